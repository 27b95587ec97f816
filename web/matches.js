/** Games on the shelf, one text each under the address of its game; and what came out of finished ones, which stays longer. */

import { readSeats, SetupError } from "./setup.js";
import { shelf } from "./storage.js";

/** @import { Player, Shown } from "./table/types.js" */

const version = 2;
/** So many are kept, those played last; the result of a finished game outlives the game. */
export const limits = { over: 100, open: 100, results: 2000 };

/**
 * @typedef {object} Match
 * @property {string} game "" in what version 1 wrote
 * @property {readonly Player[]} players
 * @property {string} record
 * @property {number | null} looking the seat that held the device
 * @property {boolean} over
 * @property {{ scores: readonly number[], winners: readonly number[] } | null} outcome null too where version 1 did not write it
 * @property {readonly string[]} prints the fingerprints of deals that were seen when these were dealt, by round
 * @property {number} when of the last move, in milliseconds
 */

/** @param {string} key */
export const matchName = (key) => `match:${key}`;

/** @param {Match} match */
export const matchText = (match) => JSON.stringify({ v: version, ...match });

/**
 * @param {string} key
 * @param {Match} match
 * @returns {boolean} whether it will outlive the page
 */
export function saveMatch(key, match) {
  const fresh = shelf.get(matchName(key)) === null;
  const done = shelf.set(matchName(key), matchText(match));
  if (fresh || match.over) forgetOldest();
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
  const { game = "", players = [], record, looking, over, outcome = null, prints = [], when } = saved;
  const seat = looking === null || (Number.isInteger(looking) && looking >= 0);
  const ended = outcome === null || (numbers(outcome.scores) && numbers(outcome.winners));
  const lists = isPlayers(players) && texts(prints) && typeof game === "string";
  if (typeof record !== "string" || !seat || typeof over !== "boolean" || typeof when !== "number") throw unreadable();
  if (!ended || !lists) throw unreadable();
  return { game, players, record, looking, over, outcome, prints, when };
}

/** @param {unknown} value */
export const numbers = (value) => Array.isArray(value) && value.every((item) => typeof item === "number");

/** @param {unknown} value */
const texts = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");

/** @param {unknown} value */
export function isPlayers(value) {
  return Array.isArray(value) && value.every((one) => typeof one?.name === "string" && (one.bot === null || typeof one.bot === "string"));
}

/**
 * Which game it is and who plays; of what version 1 wrote the address says so.
 * @param {string} key
 * @param {Match} match
 * @returns {{ game: string, players: readonly Player[] }}
 */
export function titleOf(key, match) {
  if (match.game) return match;
  const query = new URLSearchParams(key);
  try {
    return { game: query.get("game") ?? "", players: readSeats(query.get("seats") ?? "", () => []) };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { game: query.get("game") ?? "", players: [] };
  }
}

/**
 * @param {string} key
 * @returns {string | null} the text as it was saved
 */
export function savedText(key) {
  return shelf.get(matchName(key));
}

/**
 * Puts a text that cannot be read out of the way, without losing it.
 * @param {string} key
 * @param {string} text
 */
export function putAside(key, text) {
  shelf.set(`aside:${key}`, text);
  shelf.remove(matchName(key));
}

/** What a player wants to be forgotten is forgotten wholly. @param {string} key */
export function forgetMatch(key) {
  shelf.remove(matchName(key));
  shelf.remove(resultName(key));
}

/**
 * Names on the shelf that begin so, without that beginning.
 * @param {string} kind with its colon
 */
export function keysOf(kind) {
  return shelf.names().flatMap((name) => (name.startsWith(kind) ? [name.slice(kind.length)] : []));
}

/** Readable matches, the newest first. @returns {{ key: string, match: Match }[]} */
export function allMatches() {
  const found = [];
  for (const key of keysOf("match:")) {
    try {
      found.push({ key, match: readMatch(savedText(key) ?? "") });
    } catch (error) {
      if (!(error instanceof SetupError)) throw error; // an unreadable one says so when its game is opened
    }
  }
  return found.sort((a, b) => b.match.when - a.match.when);
}

export function forgetOldest() {
  const all = allMatches();
  const [over, open] = [all.filter(({ match }) => match.over), all.filter(({ match }) => !match.over)];
  for (const { key } of [...over.slice(limits.over), ...open.slice(limits.open)]) shelf.remove(matchName(key));
}

/**
 * @typedef {object} Result what came out of a finished game
 * @property {string} game
 * @property {readonly Player[]} players
 * @property {boolean} practice
 * @property {readonly number[]} scores
 * @property {readonly number[]} winners
 * @property {number} when
 */

/** @param {string} key */
export const resultName = (key) => `result:${key}`;

/**
 * @param {string} key
 * @param {Result} result
 */
export function saveResult(key, result) {
  const fresh = shelf.get(resultName(key)) === null;
  const done = shelf.set(resultName(key), JSON.stringify({ v: 1, ...result }));
  if (fresh) for (const old of allResults().slice(limits.results)) shelf.remove(resultName(old.key));
  return done;
}

/** A game that is taken back from its end has no result. @param {string} key */
export function forgetResult(key) {
  shelf.remove(resultName(key));
}

/**
 * @param {string} text
 * @returns {Result | null} null if it is none
 */
export function readResult(text) {
  /** @type {any} */
  let saved;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  const { v, game, players, practice, scores, winners, when } = saved ?? {};
  const sound = v === 1 && typeof game === "string" && isPlayers(players) && typeof practice === "boolean" && typeof when === "number";
  if (!sound || !numbers(scores) || !numbers(winners) || scores.length !== players.length) return null;
  return { game, players, practice, scores, winners, when };
}

/** The newest first. @returns {{ key: string, result: Result }[]} */
export function allResults() {
  const found = [];
  for (const key of keysOf("result:")) {
    const result = readResult(shelf.get(resultName(key)) ?? "");
    if (result) found.push({ key, result });
  }
  return found.sort((a, b) => b.result.when - a.result.when);
}

/**
 * @param {Shown} view
 * @param {Omit<Match, "game" | "players" | "over" | "outcome">} facts
 * @returns {Match}
 */
export function matchOf(view, facts) {
  const { game, players, outcome } = view;
  const short = outcome && { scores: outcome.scores, winners: outcome.winners };
  return { game, players, over: view.over === "match", outcome: short, ...facts };
}

/**
 * @param {Match} match
 * @param {{ scores: readonly number[], winners: readonly number[] }} outcome
 * @param {boolean} practice
 * @returns {Result}
 */
export function resultOf({ game, players, when }, { scores, winners }, practice) {
  return { game, players, practice, scores, winners, when };
}
