/** Takes matches from elsewhere among those that are kept here, without loss and without duplicates. */

import { allMatches } from "../matches.js";
import { keyOf } from "./reader.js";

/** @import { Match } from "../matches.js" */
/** @import { MatchSummary } from "../table/types.js" */

/** @typedef {"new" | "same" | "longer" | "shorter" | "both"} News what another match is to those that are here */
/** @typedef {{ key: string, news: News, match: Match }} Kept */

/**
 * What makes a match this one: its setup, its seed and its first deal; not the versions of its form and rules, nor comments.
 * @param {string} record
 */
const headOf = (record) => record.slice(record.indexOf("\n") + 1, record.indexOf("\nmoves:")).replace(/^(rules: |\{).*\n/gm, "");

/** @param {string} record @returns {string[][]} the moves of each round, without comments */
export function movesOf(record) {
  return Array.from(record.matchAll(/^moves:(.*)$/gm), ([, moves = ""]) => moves.replace(/\{[^}]*\}/g, "").split(" ").filter(Boolean));
}

/** @param {string} record @returns {string[]} its comments */
const commentsOf = (record) => record.match(/\{[^}]*\}/g) ?? [];

/**
 * Whether another match of the same head has all that one has, moves and comments.
 * @param {string} short
 * @param {string} long
 */
function begins(short, long) {
  const [few, many] = [movesOf(short), movesOf(long)];
  const said = commentsOf(long);
  if (!commentsOf(short).every((comment) => said.includes(comment))) return false;
  return few.every((moves, round) => {
    const others = many[round] ?? [];
    const whole = round === few.length - 1 || moves.length === others.length;
    return many.length > round && whole && moves.every((move, place) => move === others[place]);
  });
}

export class Keeper {
  /** By what makes them these. @type {Map<string, { key: string, record: string }[]>} */
  #known = new Map();
  #keys = new Set();

  constructor() {
    for (const { key, match } of allMatches()) this.#note(key, match.record);
  }

  /**
   * @param {string} key
   * @param {string} record
   */
  #note(key, record) {
    const head = headOf(record);
    this.#keys.add(key);
    this.#known.set(head, [...(this.#known.get(head) ?? []), { key, record }]);
  }

  /**
   * Finds the place of a match. Nothing is written; of several that are added, each counts for those after it.
   * @param {MatchSummary} summary
   * @param {Pick<Match, "prints" | "when">} facts
   * @returns {Kept}
   */
  add(summary, { prints, when }) {
    const { game, players, record, outcome } = summary;
    const short = outcome && { scores: outcome.scores, winners: outcome.winners };
    const match = { game, players, over: outcome !== null, outcome: short, record, looking: null, prints, when };
    const known = this.#known.get(headOf(record)) ?? [];
    for (const one of known) {
      if (begins(record, one.record)) return { key: one.key, news: begins(one.record, record) ? "same" : "shorter", match };
    }
    const shorter = known.find((one) => begins(one.record, record));
    if (shorter) {
      shorter.record = record;
      return { key: shorter.key, news: "longer", match };
    }
    const key = this.#free(keyOf(summary));
    this.#note(key, record);
    return { key, news: known.length > 0 ? "both" : "new", match };
  }

  /** @param {string} key */
  #free(key) {
    let free = key;
    for (let copy = 2; this.#keys.has(free); copy += 1) free = `${key}&copy=${copy}`;
    return free;
  }
}
