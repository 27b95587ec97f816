/** Python without PyScript, in this realm. */

import { answerOf } from "../bridge/python-answer.js";
import { engineScript, runtimeScript } from "../places.js";
import { loadable } from "./files.js";

/** @import { Pyodide } from "../bridge/types.js" */

/**
 * @param {number} attempt names another interpreter
 * @returns {Promise<(text: string) => Promise<string>>} what the engine answers
 */
export async function startPython(attempt) {
  /** @type {{ loadPyodide(options: object): Promise<Pyodide> }} */
  const runtime = await import(`${loadable(runtimeScript)}#${attempt}`);
  const script = await (await fetch(engineScript)).text();
  const python = await runtime.loadPyodide({});
  await python.runPythonAsync(script);
  return answerOf(python);
}
