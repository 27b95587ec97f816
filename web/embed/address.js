/**
 * What the address of a frame wants: the attributes of `<penguin-table>`, after `?` or `#`, and a record also as it stands in links
 * (`z`, `t`). What follows the `#` is sent to no server.
 */

import { SetupError } from "../setup.js";

const matchNames = ["game", "seats", "options", "practice", "seed", "lesson", "record", "z", "t"];
const names = new Set([...matchNames, "lang", "theme"]);

/** @typedef {Record<string, string>} Wish attributes by name */

/**
 * @param {{ search: string, hash: string }} location
 * @returns {{ wish: Wish, strange: string[] }} and names that mean nothing here: hosts add names of their own
 * @throws {SetupError} if something is there twice
 */
export function readFrameAddress({ search, hash }) {
  /** @type {Wish} */
  const wish = {};
  const strange = [];
  // WordPress adds `#?secret=…`.
  const own = hash.startsWith("#?") ? "" : hash.slice(1);
  for (const [name, value] of [...new URLSearchParams(search), ...new URLSearchParams(own)]) {
    if (!names.has(name)) strange.push(name);
    else if (Object.hasOwn(wish, name)) throw new SetupError("attribute-twice", name, { text: name });
    else wish[name] = value;
  }
  return { wish, strange };
}

/**
 * The attributes of a match among others; a record comes as its text.
 * @param {Wish} wish
 * @returns {Promise<Wish>}
 * @throws {SetupError} if the record cannot be unpacked
 */
export async function matchWish(wish) {
  const { z, t, ...match } = Object.fromEntries(Object.entries(wish).filter(([name]) => matchNames.includes(name)));
  if (match["record"] === undefined && (z !== undefined || t !== undefined)) {
    const { readLink } = await import("../rest.js");
    match["record"] = await readLink(new URLSearchParams({ ...(z ? { z } : {}), ...(t ? { t } : {}) }));
  }
  return match;
}
