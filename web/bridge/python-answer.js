/** Python's `answer` as a function of JavaScript, for a realm in which the interpreter itself runs. */

/** @import { Pyodide } from "./types.js" */

/**
 * What Pyodide gives for a call of an async function: it must be destroyed, or it lives until the page ends.
 * @typedef {Promise<string> & { destroy(): void }} Coroutine
 */

/**
 * @param {Pyodide} python in which engine.py has run
 * @returns {(text: string) => Promise<string>}
 */
export function answerOf(python) {
  const answer = /** @type {(text: string) => Coroutine} */ (python.globals.get("answer"));
  return async (text) => {
    const coroutine = answer(text);
    try {
      return await coroutine;
    } finally {
      coroutine.destroy();
    }
  };
}
