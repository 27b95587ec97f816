/** Whatever was thrown, as one shape that can be shown and sent in an event. */

import { EngineError } from "../bridge/failures.js";
import { FileMissing } from "../data.js";
import { SetupError } from "../setup.js";

/** @import { Fault, Facts } from "./types.js" */

/**
 * @param {unknown} error
 * @returns {Fault}
 */
export function faultOf(error) {
  if (error instanceof SetupError || error instanceof FileMissing) return error.fault;
  if (error instanceof EngineError) {
    const facts = /** @type {Facts} */ (error.facts);
    return { type: error.type, code: error.code, where: error.where ?? "", rule: error.rule ?? "", facts };
  }
  console.error(error); // a fault of ours: it must be seen where faults are looked for
  return { type: "Unexpected", code: "unexpected", where: "", rule: "", facts: { text: String(error) } };
}
