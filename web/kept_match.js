/** The match at a table, kept under its address; and which tab played it. */

import { forgetResult, matchOf, matchText, resultOf, saveMatch, saveResult } from "./matches.js";

/** @import { Match } from "./matches.js" */
/** @import { PenguinTable } from "./table/element.js" */

/** A match as it is kept. @typedef {{ match: Match, text: string }} Kept */

/**
 * What would be kept of the match at a table.
 * @param {PenguinTable} table with a match
 * @param {Match | null} before as it was kept last
 * @returns {Kept}
 */
export function keptOf(table, before) {
  const { holder, prints } = table;
  const record = /** @type {string} */ (table.record);
  const when = before?.record === record ? before.when : Date.now();
  const match = matchOf(/** @type {NonNullable<typeof table.view>} */ (table.view), { record, looking: holder, prints, when });
  return { match, text: matchText(match) };
}

/**
 * Keeps a match, and what came out of it.
 * @param {string} key
 * @param {Match} match
 * @param {Match | null} before as it was kept last
 * @param {boolean} practice
 * @returns {boolean} whether it will outlive the page
 */
export function keep(key, match, before, practice) {
  const last = before?.record === match.record ? before : null;
  const done = saveMatch(key, match);
  if (match.outcome && !last?.outcome) saveResult(key, resultOf(match, match.outcome, practice));
  if (!match.outcome && !last) forgetResult(key);
  return done;
}

/** sessionStorage outlives a reload, not the tab; where it is denied every reload asks for a hand-over. */
const tabKey = "penguin-parlour:tab";

/** @param {string} key of the match that this tab plays */
export function markTab(key) {
  try {
    sessionStorage.setItem(tabKey, key);
  } catch {
    // denied: nothing is kept there, and a hand-over is asked for instead
  }
}

/** @param {string} key */
export function sameTab(key) {
  try {
    return sessionStorage.getItem(tabKey) === key;
  } catch {
    return false; // denied, as above
  }
}
