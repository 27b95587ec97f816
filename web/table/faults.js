/** Whatever was thrown, as one shape that can be shown and sent in an event. */

import { EngineError } from "../bridge/failures.js";
import { FileMissing } from "../data.js";
import { SetupError } from "../setup.js";
import { Words } from "./words.js";

/** @import { Face, Fault, Facts, Player } from "./types.js" */
/** @import { Sentences } from "../sentences.js" */

/**
 * @param {unknown} error
 * @returns {Fault}
 */
export function faultOf(error) {
  if (error instanceof SetupError || error instanceof FileMissing) return error.fault;
  if (error instanceof EngineError) {
    const { type, code, line, column } = error;
    const facts = /** @type {Facts} */ (error.facts);
    return { type, code, where: error.where ?? "", line, column, rule: error.rule ?? "", facts };
  }
  console.error(error); // a fault of ours: it must be seen where faults are looked for
  return { type: "Unexpected", code: "unexpected", where: "", rule: "", facts: { text: String(error) } };
}

/**
 * @param {Fault} fault
 * @param {Sentences | null} sentences null while the messages are not there
 * @param {Readonly<Record<string, Face>>} faces
 * @param {readonly Player[]} players
 */
export function describe(fault, sentences, faces, players) {
  return sentences ? new Words(sentences, faces, players).fault(fault) : `${fault.code} ${fault.where}`;
}
