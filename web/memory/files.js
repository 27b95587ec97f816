/** Files that go to the player and come from there; nothing is sent anywhere. */

import { make } from "../dom.js";

/**
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function saveFile(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href: address, download: name }).click();
  // The browser has taken it up by then: it reads the address before anything else of the page runs.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** The day as a part of a file's name. @param {number} when */
export const dayOf = (when) => new Date(when).toISOString().slice(0, 10);
