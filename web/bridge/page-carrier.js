/** PyScript in the page itself, for frames and policies where no worker starts. A search yields there by itself. */

import { engineScript, runtimeScript } from "../places.js";
import { channel } from "./runtime-channel.js";
import { answerOf } from "./python-answer.js";

/** @import { Note, Opening, Pyodide } from "./types.js" */

/**
 * @param {number} attempt names another interpreter, so that a second try is not the first one's promise
 * @param {(note: Note) => void} listen
 * @returns {Opening}
 */
export function openPage(attempt, listen) {
  const address = `${runtimeScript.href}#${attempt}`;
  const notes = `${channel}#${attempt}`;
  const script = document.createElement("script");
  const listener = (/** @type {Event} */ event) => listen(/** @type {CustomEvent<Note>} */ (event).detail);

  const close = () => {
    globalThis.removeEventListener(notes, listener);
    script.remove();
  };

  async function open() {
    globalThis.addEventListener(notes, listener);
    // PyScript's own tag for a bare interpreter of a given address: `type="py"` allows only one for ever.
    script.type = "pyodide";
    script.setAttribute("version", address);
    script.src = engineScript.href;
    const done = new Promise((resolve) => {
      script.addEventListener("pyodide:done", resolve, { once: true });
    });
    document.head.append(script);
    await done;
    /** @type {{ loaded: Promise<Pyodide> }} */
    const runtime = await import(address);
    const python = await runtime.loaded;
    return {
      kind: /** @type {const} */ ("page"),
      close,
      died: new Promise(() => {}), // with the page only
      answer: answerOf(python),
    };
  }

  return { ready: open(), close };
}
