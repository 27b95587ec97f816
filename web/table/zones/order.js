/** In which order the places of a board are read out and stepped through. */

import { pair } from "./pair.js";

/**
 * A grid line by line, tiers from the bottom up, each from the left; all else as it lies.
 * @param {string} form
 * @param {{ place: string }[]} laid
 */
export function inOrder(form, laid) {
  const line = ["tiers", "grid"].indexOf(form); // which number of a place says it
  if (line < 0) return;
  const rank = (/** @type {string} */ place) => 1000 * Number(pair(place)[line]) + Number(pair(place)[1 - line]);
  laid.sort((one, other) => rank(one.place) - rank(other.place));
}
