/** The worker of the edition that is one file. A plain script: no module starts as a worker in a page from a disk. */

import { addFiles, answerFetches } from "./files.js";
import { startPython } from "./python.js";

/** @param {MessageEvent<{ attempt: number, files: Map<string, Blob>, port: MessagePort }>} event */
async function begin({ data: { attempt, files, port } }) {
  answerFetches();
  addFiles(files);
  try {
    const answer = await startPython(attempt);
    port.onmessage = async ({ data: { id, text } }) => {
      try {
        port.postMessage({ id, reply: await answer(text) });
      } catch (error) {
        port.postMessage({ id, error: String(error) });
      }
    };
    port.postMessage({ id: 0 });
  } catch (error) {
    port.postMessage({ id: 0, error: String(error) });
  }
}

globalThis.addEventListener("message", (event) => void begin(event), { once: true });
