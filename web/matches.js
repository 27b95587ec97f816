/** Saved matches on the shelf: one text each, under the address of its game. */

import { SetupError } from "./setup.js";
import { shelf } from "./storage.js";

const version = 1;
/** Finished games beyond these are forgotten, the oldest first. */
const kept = 30;

/** @typedef {{ record: string, looking: number | null, over: boolean, when: number }} Match */

/** @param {string} key */
const nameOf = (key) => `match:${key}`;

/**
 * @param {string} key
 * @param {Match} match
 * @returns {boolean} whether it will outlive the page
 */
export function saveMatch(key, match) {
  const done = shelf.set(nameOf(key), JSON.stringify({ v: version, ...match }));
  forgetOldest();
  return done;
}

/**
 * @param {string} text
 * @returns {Match}
 * @throws {SetupError}
 */
export function readMatch(text) {
  const unreadable = () => new SetupError("saved-unreadable", "");
  /** @type {any} */
  let saved;
  try {
    saved = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (typeof saved?.v !== "number") throw unreadable();
  if (saved.v > version) throw new SetupError("saved-newer", "", { version: saved.v, known: version });
  const { record, looking, over, when } = saved;
  const seat = looking === null || (Number.isInteger(looking) && looking >= 0);
  if (typeof record !== "string" || !seat || typeof over !== "boolean" || typeof when !== "number") throw unreadable();
  return { record, looking, over, when };
}

/**
 * @param {string} key
 * @returns {string | null} the text as it was saved
 */
export function savedText(key) {
  return shelf.get(nameOf(key));
}

/**
 * Puts a text that cannot be read out of the way, without losing it.
 * @param {string} key
 * @param {string} text
 */
export function putAside(key, text) {
  shelf.set(`aside:${key}`, text);
  shelf.remove(nameOf(key));
}

/** @param {string} key */
export function forgetMatch(key) {
  shelf.remove(nameOf(key));
}

/** Readable matches, the newest first. @returns {{ key: string, match: Match }[]} */
export function allMatches() {
  const found = [];
  for (const name of shelf.names()) {
    if (!name.startsWith("match:")) continue;
    const key = name.slice("match:".length);
    try {
      found.push({ key, match: readMatch(shelf.get(name) ?? "") });
    } catch (error) {
      if (!(error instanceof SetupError)) throw error; // an unreadable one says so when its game is opened
    }
  }
  return found.sort((a, b) => b.match.when - a.match.when);
}

function forgetOldest() {
  for (const { key } of allMatches().filter(({ match }) => match.over).slice(kept)) forgetMatch(key);
}
