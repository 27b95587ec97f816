/**
 * Named to PyScript as its interpreter: Pyodide's `loadPyodide`, with the parts that a boot needs around it. It runs where the
 * interpreter runs, in the worker or in the page, and tells the page about progress and about what went wrong, because
 * Pyodide itself never settles when its wasm is blocked, missing or of the wrong type.
 */

import { loadable, runtimeFolder, site } from "../places.js";
import { keepPyScriptInMemory } from "./memory-database.js";
import { order, watchFetches } from "./runtime-files.js";
import { attempt, endBeats, fail, holdLock, tell } from "./runtime-tell.js";
import { forgetMemory, importGames, keepMemory, sowAnew, storedMemory, takeMemory } from "./snapshot.js";

/** @import { Pyodide, PyodideModule } from "./types.js" */

/** Milliseconds after the boot in which the player's first wishes go before the memory of this boot. */
const keepAfter = 3000;

keepPyScriptInMemory();
holdLock();

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
  if (memory) setTimeout(() => void importGames(interpreter).then(() => keepMemory(memory)), keepAfter);
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
      endBeats();
    }
  };
}
