/** The usual carrier: PyScript in a worker, so that a thinking bot never freezes the table. */

import { Deferred } from "./deferred.js";
import { NoWorker } from "./failures.js";
import { engineScript, runtimeScript } from "../places.js";
import { channel } from "./runtime-channel.js";

/** @import { LockNote, Note, Opening, PyScript, PyScriptWorker } from "./types.js" */

/**
 * @param {PyScript} pyscript
 * @param {number} attempt
 * @param {(note: Note) => void} listen
 * @returns {Opening}
 */
export function openWorker(pyscript, attempt, listen) {
  /** @type {PyScriptWorker | undefined} */
  let worker;
  let closed = false;
  let running = false;
  /** @type {(error: Error) => void} */
  let refuse;
  /** @type {Promise<never>} */
  const refused = new Promise((_, reject) => {
    refuse = reject;
  });
  refused.catch(() => {}); // it counts only in the race below

  /** @type {Deferred<void>} */
  const died = new Deferred();

  const close = () => {
    closed = true;
    worker?.terminate();
  };

  /** @type {(wrap: unknown, made: PyScriptWorker) => void} */
  const watch = (_, made) => {
    pyscript.hooks.main.onWorker.delete(watch);
    worker = made;
    // A worker whose script may not load tells it by a plain event; errors inside it reject PyWorker's promise.
    made.addEventListener("error", (event) => {
      event.preventDefault();
      refuse(running ? new Error(event.message) : new NoWorker(event.message));
    });
    made.addEventListener("message", ({ data }) => {
      const note = /** @type {Note | LockNote | undefined} */ (data?.[channel]);
      if (!note) return;
      running = true;
      if (note.kind === "lock") void navigator.locks.request(note.name, () => died.resolve());
      else if (!closed) listen(note);
    });
    made.onerror = null; // PyScript would print what we report
    if (closed) made.terminate();
  };

  async function open() {
    pyscript.hooks.main.onWorker.add(watch);
    try {
      const made = pyscript.PyWorker(engineScript.href, {
        version: `${runtimeScript.href}#${attempt}`,
        config: {},
        async: true,
      });
      const { sync } = await Promise.race([made, refused]);
      return { kind: /** @type {const} */ ("worker"), close, died: died.promise, answer: (/** @type {string} */ text) => sync.answer(text) };
    } catch (error) {
      // The constructor itself throws where a frame has an opaque origin or the policy forbids the worker.
      if (worker === undefined) throw new NoWorker(String(error));
      throw error;
    } finally {
      pyscript.hooks.main.onWorker.delete(watch);
    }
  }

  return { ready: open(), close };
}
