/**
 * In the place of ../bridge/carriers.js: the ways to Python in the edition that is one file. PyScript's workers are modules,
 * which no browser starts in a page from a disk; so here Pyodide runs without PyScript, in a plain worker or in the page.
 */

import { Deferred } from "../bridge/deferred.js";
import { BootFailure, NoWorker } from "../bridge/failures.js";
import { Overheard } from "../bridge/overheard.js";
import { channel } from "../bridge/runtime-channel.js";
import { pageFile } from "../places.js";
import { addFiles, allFiles, loadable } from "./files.js";
import { startPython } from "./python.js";
import { Damaged, unpack } from "./unpack.js";

/** @import { Note, Opening } from "../bridge/types.js" */

/** @type {Promise<unknown> | undefined} */
let unpacked;

/**
 * @param {number} attempt
 * @param {(note: Note) => void} listen
 * @param {() => void} moving called when something has come
 * @returns {Promise<(() => Opening)[]>}
 */
export async function carriers(attempt, listen, moving) {
  unpacked ??= Promise.all(["interpreter", "engine"].map(async (id) => addFiles(await unpack(id))));
  try {
    await unpacked;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    const { size, expected } = error;
    const file = location.pathname.split("/").at(-1) ?? "";
    throw size === expected ? new BootFailure("altered", { file }) : new BootFailure("damaged", { file, size, expected });
  }
  moving();
  return [() => openWorker(attempt, listen), () => openPage(attempt, listen)];
}

/**
 * @param {number} attempt
 * @param {(note: Note) => void} listen
 * @returns {Opening}
 */
function openWorker(attempt, listen) {
  const heard = new Overheard(listen);
  const close = () => heard.close();

  async function open() {
    let worker;
    try {
      worker = new Worker(loadable(pageFile("worker.js")));
    } catch (error) {
      throw new NoWorker(String(error));
    }
    heard.watch(worker);
    const { port1: port, port2: theirs } = new MessageChannel();
    /** @type {Map<number, Deferred<string>>} */
    const waiting = new Map();
    /** @param {number} id @param {string} [text] */
    const ask = (id, text) => {
      /** @type {Deferred<string>} */
      const reply = new Deferred();
      waiting.set(id, reply);
      if (text !== undefined) port.postMessage({ id, text });
      return reply.promise;
    };
    port.onmessage = ({ data: { id, reply, error } }) => {
      if (error === undefined) waiting.get(id)?.resolve(reply);
      else waiting.get(id)?.reject(new Error(error));
      waiting.delete(id);
    };
    worker.postMessage({ attempt, files: allFiles(), port: theirs }, [theirs]);
    try {
      await Promise.race([ask(0), heard.refused.promise]); // zero is its word that Python is there
    } catch (error) {
      throw heard.running ? error : new NoWorker(String(error)); // WebKit lets such a worker import nothing
    }
    let last = 0;
    const answer = (/** @type {string} */ text) => ask((last += 1), text);
    return { kind: /** @type {const} */ ("worker"), close, died: heard.died.promise, answer };
  }

  return { ready: open(), close };
}

/**
 * @param {number} attempt
 * @param {(note: Note) => void} listen
 * @returns {Opening}
 */
function openPage(attempt, listen) {
  const notes = `${channel}#${attempt}`;
  const listener = (/** @type {Event} */ event) => listen(/** @type {CustomEvent<Note>} */ (event).detail);
  const close = () => globalThis.removeEventListener(notes, listener);

  async function open() {
    globalThis.addEventListener(notes, listener);
    const answer = await startPython(attempt);
    return { kind: /** @type {const} */ ("page"), close, died: new Promise(() => {}), answer }; // it dies with the page only
  }

  return { ready: open(), close };
}
