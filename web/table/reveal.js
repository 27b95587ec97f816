/** On a phone one's own part of the table sticks to the window's lower edge: what can be picked must not lie under it. */

import { dress } from "../dom.js";

/** @param {HTMLElement} table */
const ownOf = (table) => /** @type {HTMLElement} */ (table.querySelector(".own"));

/** @param {HTMLElement} own */
const sticks = (own) => getComputedStyle(own).position === "sticky";

/**
 * Tells the styles how much of the window it takes, so that what gets the focus comes to lie above it.
 * @param {HTMLElement} table
 */
export function measureOwn(table) {
  const own = ownOf(table);
  if (sticks(own)) dress(table, "--own-size", `${own.offsetHeight}px`);
}

/**
 * Scrolls no further than needed until everything in the middle of the table that can be picked is in sight; if that is too
 * much, its upper part; what has the focus in any case.
 * @param {HTMLElement} table
 * @param {Element | null} focused
 */
export function reveal(table, focused) {
  if (!sticks(ownOf(table))) return;
  const top = (/** @type {Element} */ one) => one.getBoundingClientRect().top;
  const open = [...table.querySelectorAll(".centre .open > .body")].sort((one, other) => top(one) - top(other));
  for (const body of [open.at(-1), open[0], focused]) body?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
