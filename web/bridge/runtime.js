/**
 * Named to PyScript as its interpreter: Pyodide's `loadPyodide`, with the parts that a boot needs around it. It runs where the
 * interpreter runs, in the worker or in the page, and tells the page about progress and about what went wrong, because
 * Pyodide itself never settles when its wasm is blocked, missing or of the wrong type.
 */

import { filePath, loadable, runtimeFolder, site } from "../places.js";
import { keepPyScriptInMemory } from "./memory-database.js";
import { channel } from "./runtime-channel.js";
import { forgetMemory, keepMemory, sowAnew, storedMemory, takeMemory } from "./snapshot.js";

/** @import { FailureCode, Failure, LockNote, Note, Pyodide, PyodideModule } from "./types.js" */

const beatEvery = 1000;
/** Milliseconds: a page that drew every piece of a file would draw hundreds of times. */
const tellEvery = 100;
/** Milliseconds after the boot in which the player's first wishes go before the memory of this boot. */
const keepAfter = 3000;
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
 * Tells how many bytes of a response have arrived, from a copy of it: of a response that was not made by `fetch` itself a browser
 * would compile the WebAssembly anew at every visit.
 * @param {Response} response
 * @param {string} path
 */
async function count(response, path) {
  const reader = response.clone().body?.getReader();
  let bytes = 0;
  let told = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (performance.now() - told < tellEvery) continue;
      told = performance.now();
      tell({ kind: "bytes", path, bytes });
    }
    tell({ kind: "bytes", path, bytes });
  } catch (error) {
    console.info(`${path} ended early:`, error); // whoever reads the response itself meets it, and says so
  }
}

/** What was asked for before Pyodide asks for it, by its path. @type {Map<string, Promise<Response>>} */
const ordered = new Map();

/**
 * A file of this build, whose bytes are counted, and whose status and type are checked.
 * @param {string} path
 * @param {RequestInfo | URL} input
 * @param {RequestInit} [options]
 */
async function checked(path, input, options) {
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
  void count(response, path);
  return response;
}

/** The browser's own, also where an earlier attempt in this page has left its watch. @type {typeof fetch} */
const plainFetch = /** @type {typeof fetch & { plain?: typeof fetch }} */ (globalThis.fetch).plain ?? globalThis.fetch.bind(globalThis);

/**
 * Asks for a file at once: Pyodide would only do so when both of its halves are there.
 * @param {string} name
 * @param {RequestInit} [options]
 */
function order(name, options) {
  const address = new URL(name, runtimeFolder);
  const path = filePath(address);
  const response = checked(path, address, options);
  ordered.set(path, response);
  response.catch(() => {}); // told already, and met again by whoever takes it
  return response;
}

/** Gives Pyodide what was ordered, and checks what else it fetches of this build, until the returned function is called. */
function watchFetches() {
  /** @type {typeof fetch} */
  const watched = async (input, options) => {
    const path = filePath(input instanceof Request ? input.url : input);
    if (!files.has(path)) return plainFetch(input, options);
    const early = ordered.get(path);
    ordered.delete(path);
    return early ?? checked(path, input, options);
  };
  globalThis.fetch = Object.assign(watched, { plain: plainFetch });
  return () => {
    globalThis.fetch = plainFetch;
  };
}

/**
 * Pyodide gets the code that is compiled while its scripts still come. What hinders that code from running it prints only, and
 * then waits for ever.
 */
function watchInstantiation() {
  const plain = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    try {
      const module = await compiled;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      fail(error instanceof RangeError ? "memory" : "crashed", { message: String(error) });
      throw error;
    } finally {
      WebAssembly.instantiateStreaming = plain;
    }
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

if (!("WebAssembly" in globalThis)) {
  fail("webassembly", {});
  throw new ReferenceError("WebAssembly is switched off");
}

/** The engine's wheel of this build, by its hash. */
const wheel = order(site.wheel, { integrity: site.integrity }).then(async (response) => new Uint8Array(await response.arrayBuffer()));
wheel.catch(() => {}); // as above
const compiled = WebAssembly.compileStreaming(order("pyodide.asm.wasm"));
compiled.catch(() => {}); // as above
order("python_stdlib.zip");
/** What an earlier visit kept; a second attempt does without. */
const memory = attempt === "" || attempt === "#1" ? storedMemory() : null;
memory?.catch(() => {}); // whoever waits for it says so

/** @param {string} name of a module of this attempt: what failed to load is remembered by its address */
const load = (name) => import(loadable(new URL(name, runtimeFolder)) + attempt);

/** Pyodide would ask for its second half only when the first one is there. @type {[PyodideModule, { default: unknown }]} */
const [pyodide, { default: createPyodideModule }] = await Promise.all([load("pyodide.mjs"), load("pyodide.asm.mjs")]);
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
  watchInstantiation();
  try {
    await checkPolicy();
    const interpreter = (await restored(options)) ?? (await started(options));
    tell({ kind: "step", step: "interpreter" });
    reportErrors(interpreter);
    resolveLoaded(interpreter);
    return interpreter;
  } finally {
    stopWatching();
  }
}

/** @param {object} options */
const located = (options) => ({
  ...options,
  createPyodideModule,
  indexURL: runtimeFolder.href,
  // Without it Pyodide takes packages that are not found from its CDN.
  packageBaseUrl: runtimeFolder.href,
});

/**
 * Python imports from the wheel as it is, by the build's quick_import.py: unpacking it would take longer than all imports.
 * @param {string} file
 */
const mountWheel = (file) => `
import sitecustomize
with open(${JSON.stringify(file)}, "rb") as wheel:
    sitecustomize.mount(wheel.name, wheel.read())
del wheel
import parlour_written
`;

/**
 * An ordinary start.
 * @param {object} options
 */
async function started(options) {
  const interpreter = await pyodide.loadPyodide({ ...located(options), _makeSnapshot: true });
  const file = `/${site.wheel}`;
  interpreter.FS.writeFile(file, await wheel);
  interpreter.runPython(mountWheel(file));
  const memory = await takeMemory(interpreter);
  if (memory) setTimeout(() => void keepMemory(memory), keepAfter);
  return interpreter;
}

/**
 * The memory of an earlier visit, if there is one that works.
 * @param {object} options
 * @returns {Promise<Pyodide | null>}
 */
async function restored(options) {
  try {
    const kept = await memory;
    if (!kept) return null;
    const interpreter = await pyodide.loadPyodide({ ...located(options), _loadSnapshot: kept });
    interpreter.FS.writeFile(`/${site.wheel}`, await wheel);
    sowAnew(interpreter);
    tell({ kind: "restored" });
    return interpreter;
  } catch (error) {
    console.warn("The kept memory does not fit:", error);
    await forgetMemory();
    return null;
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
