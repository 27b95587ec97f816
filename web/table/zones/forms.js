/** How the items of a zone lie. An item is a piece or a free place, at a place like `3`, `0:2` or `4:-1`. */

import { dress } from "../../dom.js";
import { tiers } from "./tiers.js";

/** @typedef {{ item: HTMLLIElement, place: string, style?: string }} Laid an item with its place, and its style there */
/** @typedef {readonly [number, number, number, number]} Bounds first column, first row or tier, last column, last row or tier */

/** Pieces of a pile that are drawn; the rest is the number beside it. */
export const PILE_DEPTH = 3;

/**
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 */
function fan(list, laid) {
  dress(list, "--count", laid.length);
}

/** @type {Record<string, (list: HTMLElement, laid: readonly Laid[], bounds: Bounds) => void>} */
const forms = { fan, tiers }; // a grid is laid out by its viewport

/** The style that each item has, so that none is set twice. @type {WeakMap<HTMLElement, string>} */
const worn = new WeakMap();

/**
 * @param {HTMLElement} item
 * @param {string} [style]
 */
export function wear(item, style = "") {
  if ((worn.get(item) ?? "") === style) return;
  worn.set(item, style);
  item.style.cssText = style;
}

/**
 * @param {string} form
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 * @param {Bounds} [bounds] of tiers and grids
 */
export function lay(form, list, laid, bounds = [0, 0, 0, 0]) {
  if (form === "grid") return;
  forms[form]?.(list, laid, bounds);
  for (const { item, style } of laid) wear(item, style);
}
