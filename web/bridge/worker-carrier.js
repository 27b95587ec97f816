/** The usual carrier: PyScript in a worker, so that a thinking bot never freezes the table. */

import { NoWorker } from "./failures.js";
import { Overheard } from "./overheard.js";
import { engineScript, runtimeScript } from "../places.js";

/** @import { Note, Opening, PyScript } from "./types.js" */

/**
 * @param {PyScript} pyscript
 * @param {number} attempt
 * @param {(note: Note) => void} listen
 * @returns {Opening}
 */
export function openWorker(pyscript, attempt, listen) {
  const heard = new Overheard(listen);
  const close = () => heard.close();

  async function open() {
    let worker;
    try {
      // Not PyScript's PyWorker: at every start it would write PyScript's Python half, to be compiled, of which we need nothing.
      worker = pyscript.XWorker(engineScript.href, { type: "pyodide", version: `${runtimeScript.href}#${attempt}`, config: {}, async: true });
    } catch (error) {
      throw new NoWorker(String(error)); // where a frame has an opaque origin or the policy forbids the worker
    }
    heard.watch(worker);
    worker.onerror = () => {}; // PyScript would print what we report
    await Promise.race([worker.ready, heard.refused.promise]);
    const answer = (/** @type {string} */ text) => worker.sync.answer(text);
    return { kind: /** @type {const} */ ("worker"), close, died: heard.died.promise, answer };
  }

  return { ready: open(), close };
}
