/** Whatever a player brings, as matches: the engine reads every record, and says what is wrong with it and where. */

import { Engine } from "../bridge/engine.js";
import { setupQuery } from "../setup.js";

/** @import { MatchSummary } from "../table/types.js" */

/**
 * @param {string} record
 * @returns {Promise<MatchSummary>}
 * @throws {import("../bridge/failures.js").EngineError}
 */
export async function readRecord(record) {
  const reply = await Engine.shared().ask({ op: "read", record });
  return /** @type {MatchSummary} */ (reply.match);
}

/**
 * The address under which a match is kept, the same wherever it was dealt.
 * @param {MatchSummary} match
 */
export function keyOf(match) {
  return setupQuery(match).toString();
}

/**
 * The part of a record that an error is about, for showing it: its line, and where in it.
 * @param {string} text
 * @param {string} where `line 7`, `cards[3] of line 9`, `move 4 of round 2`
 * @returns {{ number: number, before: string, part: string, after: string } | null}
 */
export function placeIn(text, where) {
  const lines = text.split("\n");
  const line = /line (\d+)$/.exec(where);
  const move = /move (\d+) of round (\d+)$/.exec(where);
  let number = line ? Number(line[1]) : 0;
  let item = Number(/\[(\d+)\]/.exec(where)?.[1] ?? NaN);
  if (move) {
    const start = lines.findIndex((one) => one.trim() === `round ${move[2]}`);
    number = lines.findIndex((one, place) => place > start && one.trim().startsWith("moves:")) + 1;
    item = Number(move[1]) - 1;
  }
  const shown = lines[number - 1];
  if (shown === undefined) return null;
  const words = [...shown.matchAll(/\S+/g)].slice(1);
  const word = words[item];
  if (!word) return { number, before: "", part: shown, after: "" };
  return { number, before: shown.slice(0, word.index), part: word[0], after: shown.slice(word.index + word[0].length) };
}
