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
 * The word of a text that an error is about, for showing it in its line.
 * @param {string} text
 * @param {Pick<import("../table/types.js").Fault, "line" | "column">} fault
 * @returns {{ number: number, before: string, part: string, after: string } | null}
 */
export function placeIn(text, { line = 0, column = 1 }) {
  const shown = text.split(/\r\n|\r|\n/)[line - 1];
  if (shown === undefined) return null;
  const letters = [...shown]; // columns count letters, as Python does
  const before = letters.slice(0, column - 1).join("");
  const [part = ""] = /^\S*/.exec(shown.slice(before.length)) ?? [];
  return { number: line, before, part, after: shown.slice(before.length + part.length) };
}
