/** The usual carrier: PyScript in a worker, so that a thinking bot never freezes the table. */

import { NoWorker } from "./failures.js";
import { Overheard } from "./overheard.js";
import { engineScript, runtimeScript } from "../places.js";

/** @import { Note, Opening, PyScript, PyScriptWorker } from "./types.js" */

/**
 * @param {PyScript} pyscript
 * @param {number} attempt
 * @param {(note: Note) => void} listen
 * @returns {Opening}
 */
export function openWorker(pyscript, attempt, listen) {
  const heard = new Overheard(listen);
  const close = () => heard.close();

  /** @type {(wrap: unknown, made: PyScriptWorker) => void} */
  const watch = (_, made) => {
    pyscript.hooks.main.onWorker.delete(watch);
    heard.watch(made);
    made.onerror = null; // PyScript would print what we report
  };

  async function open() {
    pyscript.hooks.main.onWorker.add(watch);
    try {
      const made = pyscript.PyWorker(engineScript.href, {
        version: `${runtimeScript.href}#${attempt}`,
        config: {},
        async: true,
      });
      const { sync } = await Promise.race([made, heard.refused.promise]);
      const answer = (/** @type {string} */ text) => sync.answer(text);
      return { kind: /** @type {const} */ ("worker"), close, died: heard.died.promise, answer };
    } catch (error) {
      // The constructor itself throws where a frame has an opaque origin or the policy forbids the worker.
      if (heard.worker === undefined) throw new NoWorker(String(error));
      throw error;
    } finally {
      pyscript.hooks.main.onWorker.delete(watch);
    }
  }

  return { ready: open(), close };
}
