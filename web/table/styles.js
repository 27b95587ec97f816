/** Style sheets for shadow roots: fetched once, shared by every table. */

import { loadStyle, textOf } from "../data.js";
import { pageFile } from "../places.js";

/** @type {Map<string, Promise<CSSStyleSheet>>} */
const sheets = new Map();

/**
 * @param {string} key
 * @param {() => Promise<string>} load
 */
function sheet(key, load) {
  let found = sheets.get(key);
  if (!found) {
    found = load().then((text) => new CSSStyleSheet().replace(text));
    sheets.set(key, found);
    found.catch(() => sheets.delete(key));
  }
  return found;
}

/**
 * @param {string} [game] whose own styles come last
 * @returns {Promise<CSSStyleSheet[]>}
 */
export function tableStyles(game) {
  const own = sheet("own", () => textOf(pageFile("shadow.css")));
  return Promise.all(game ? [own, sheet(`game ${game}`, () => loadStyle(game))] : [own]);
}
