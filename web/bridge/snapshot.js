/**
 * The interpreter's memory, kept by the browser: a later visit restores it instead of starting Python and importing the engine.
 *
 * It is made on this machine by an ordinary boot of this very build, so nothing is downloaded for it, and it fits. It is only ever a
 * gain of time: where there is no storage, or whatever goes wrong with it, the boot is an ordinary one. What is random in Python
 * would be frozen in it, so Python's own generator is sown anew; deals come from the page's seeds anyway.
 */

import { runtimeFolder } from "../places.js";

/** @import { Pyodide } from "./types.js" */

export const shelf = "penguin-parlour-memory";

/** The folder's name is a hash of interpreter, library and engine. */
const key = new URL("memory", runtimeFolder).href;

/** Bytes that must be free besides: a phone's last space is not ours. */
const room = 300_000_000;

/** All that every game needs. The games themselves are not waited for here: each visit imports the one that is played. */
const warm = "import asyncio, random, parlour.desk";

const folders = 'from parlour.registry import folders; " ".join(folders())';

/** Milliseconds between two imports, for what else is asked meanwhile. */
const pause = 100;

/** The cache, or null where the origin has no storage: there even reading the property may throw. */
async function open() {
  try {
    return "caches" in globalThis ? await caches.open(shelf) : null;
  } catch {
    return null; // SecurityError: storage is denied
  }
}

/** @returns {Promise<Uint8Array | null>} */
export async function storedMemory() {
  const found = await (await open())?.match(key);
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** So that a boot that failed is not repeated from the same memory. */
export async function forgetMemory() {
  await (await open())?.delete(key);
}

/**
 * The memory after the engine was imported; null if nothing could keep it, or if it cannot be taken.
 * @param {Pyodide} interpreter started with `_makeSnapshot`
 * @returns {Promise<Uint8Array | null>}
 */
export async function takeMemory(interpreter) {
  if (!(await open())) return null;
  // Not every browser says in a worker how much room there is.
  if (!("storage" in navigator && "estimate" in navigator.storage)) return null;
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < room) return null;
  interpreter.runPython(warm);
  try {
    return interpreter.makeMemorySnapshot();
  } catch (error) {
    console.warn("Python's memory cannot be kept:", error); // the next visit then starts as this one
    return null;
  }
}

/** @param {Uint8Array} memory */
export async function keepMemory(memory) {
  const cache = await open();
  if (!cache) return;
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(key, new Response(/** @type {BodyInit} */ (memory)));
}

/**
 * Imports the games that are not played now, one at a time, so that nobody waits long. They then start at once; and only of an
 * interpreter that has run for a while does Chromium keep what it has compiled, for the next visit.
 * @param {Pyodide} interpreter
 */
export async function importGames(interpreter) {
  for (const name of String(interpreter.runPython(folders)).split(" ")) {
    await new Promise((go) => setTimeout(go, pause));
    interpreter.runPython(`import parlour.games.${name}`);
  }
}

/** @param {Pyodide} interpreter whose memory was restored */
export function sowAnew(interpreter) {
  interpreter.runPython("import random; random.seed()");
}
