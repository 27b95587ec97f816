/**
 * Named to PyScript as its interpreter: Pyodide's `loadPyodide`, with the parts that a boot needs around it. It runs where the
 * interpreter runs, in the worker or in the page, and tells the page about progress and about what went wrong, because
 * Pyodide itself never settles when its wasm is blocked, missing or of the wrong type.
 */

import { filePath, runtimeFolder, site } from "../places.js";
import { keepPyScriptInMemory } from "./memory-database.js";
import { channel } from "./runtime-channel.js";

/** @import { FailureCode, Failure, LockNote, Note, Pyodide, PyodideModule } from "./types.js" */

const beatEvery = 1000;
const files = new Set(site.files.map(({ path }) => path));

/** In the page, several attempts may follow each other; each loads this module by its own fragment. */
const attempt = new URL(import.meta.url).hash;

/** @param {Note | LockNote} note */
function tell(note) {
  if ("document" in globalThis) globalThis.dispatchEvent(new CustomEvent(channel + attempt, { detail: note }));
  else globalThis.postMessage({ [channel]: note });
}

/**
 * @param {FailureCode} code
 * @param {Failure["facts"]} facts
 */
function fail(code, facts) {
  clearInterval(beats);
  tell({ kind: "failure", failure: { code, facts } });
}

/** A thread that computes has no time for beats; one that waits in vain has. So the watchdog can tell them apart. */
const beats = setInterval(() => tell({ kind: "beat" }), beatEvery);

/** The first word from here: the worker runs. */
tell({ kind: "beat" });

keepPyScriptInMemory();
holdLock();

/**
 * A lock that is held as long as this worker lives. The page waits for it, and so learns at once that the worker has died,
 * which browsers tell in no other way.
 */
function holdLock() {
  if ("document" in globalThis || !("locks" in navigator)) return;
  const name = `penguin-parlour:engine:${crypto.randomUUID()}`;
  const hold = () => {
    tell({ kind: "lock", name });
    return new Promise(() => {});
  };
  // SecurityError: an origin without storage has no locks; there the lifeline asks.
  navigator.locks.request(name, hold).catch(() => {});
}

/**
 * The same response, whose bytes are told while they arrive.
 * @param {Response} response
 * @param {string} path
 */
function counted(response, path) {
  let bytes = 0;
  const counter = new TransformStream({
    /** @param {Uint8Array} chunk @param {TransformStreamDefaultController<Uint8Array>} controller */
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      tell({ kind: "bytes", path, bytes });
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(counter) ?? null, { status, statusText, headers });
}

/** Counts and checks what Pyodide fetches of this build, until the returned function is called. */
function watchFetches() {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const path = filePath(input instanceof Request ? input.url : input);
    if (!files.has(path)) return plainFetch(input, options);
    /** @type {Response} */
    let response;
    try {
      response = await plainFetch(input, options);
    } catch (error) {
      fail("blocked", { file: path, message: String(error) });
      throw error;
    }
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok) fail("missing", { file: path, status: response.status });
    else if (path.endsWith(".wasm") && !/^application\/wasm\b/i.test(type)) {
      fail("type", { file: path, type, expected: "application/wasm" });
    }
    return counted(response, path);
  };
  return () => {
    globalThis.fetch = plainFetch;
  };
}

/** The page's policy may forbid WebAssembly, and Pyodide would wait for it for ever. */
async function checkPolicy() {
  try {
    await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch (error) {
    fail("policy", { directive: "script-src 'wasm-unsafe-eval'", message: String(error) });
    throw error;
  }
}

/** @type {PyodideModule} */
const pyodide = await import(new URL(`pyodide.mjs${attempt}`, runtimeFolder).href);
tell({ kind: "step", step: "module" });

export const { version } = pyodide;

/** @type {(interpreter: Pyodide) => void} */
let resolveLoaded;

/** The interpreter, for the carrier in the page. @type {Promise<Pyodide>} */
export const loaded = new Promise((resolve) => {
  resolveLoaded = resolve;
});

/**
 * PyScript calls this in place of Pyodide's own.
 * @param {object} options
 * @returns {Promise<Pyodide>}
 */
export async function loadPyodide(options) {
  const stopWatching = watchFetches();
  try {
    await checkPolicy();
    const interpreter = await pyodide.loadPyodide({
      ...options,
      indexURL: runtimeFolder.href,
      // Without it Pyodide takes packages that are not found from its CDN.
      packageBaseUrl: runtimeFolder.href,
      // The lock of this build names the engine's wheel and its hash.
      packages: ["penguin-parlour"],
    });
    tell({ kind: "step", step: "interpreter" });
    reportErrors(interpreter);
    resolveLoaded(interpreter);
    return interpreter;
  } finally {
    stopWatching();
  }
}

/**
 * PyScript only prints what its script raises, and then calls it ready.
 * @param {Pyodide} interpreter
 */
function reportErrors(interpreter) {
  const run = interpreter.runPythonAsync.bind(interpreter);
  interpreter.runPythonAsync = async (code, ...rest) => {
    try {
      const result = await run(code, ...rest);
      tell({ kind: "step", step: "engine" });
      return result;
    } catch (error) {
      fail("python", { message: String(error) });
      throw error;
    } finally {
      clearInterval(beats);
    }
  };
}
