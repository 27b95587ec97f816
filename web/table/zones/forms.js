/** How the items of a zone lie. An item is a piece or a free place, at a place like `3`, `0:2` or `4:-1`. */

import { tiers } from "./tiers.js";

/** @typedef {{ item: HTMLLIElement, place: string }} Laid */
/** @typedef {readonly [number, number, number, number]} Bounds first column, first row or tier, last column, last row or tier */

/** Pieces of a pile that are drawn; the rest is the number beside it. */
export const PILE_DEPTH = 3;

/**
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 */
function fan(list, laid) {
  list.style.setProperty("--count", String(laid.length));
}

/** @type {Record<string, (list: HTMLElement, laid: readonly Laid[], bounds: Bounds) => void>} */
const forms = { fan, tiers }; // a grid is laid out by its viewport

/**
 * @param {string} form
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 * @param {Bounds} [bounds] of tiers and grids
 */
export function lay(form, list, laid, bounds = [0, 0, 0, 0]) {
  for (const { item } of laid) item.removeAttribute("style");
  forms[form]?.(list, laid, bounds);
}
