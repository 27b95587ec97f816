/** The files of this build as the interpreter gets them: asked for early, their bytes counted, status and type checked. */

import { filePath, runtimeFolder, site } from "../places.js";
import { fail, tell } from "./runtime-tell.js";

/** Milliseconds: a page that drew every piece of a file would draw hundreds of times. */
const tellEvery = 100;
const files = new Set(site.files.map(({ path }) => path));

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
export function order(name, options) {
  const address = new URL(name, runtimeFolder);
  const path = filePath(address);
  const response = checked(path, address, options);
  ordered.set(path, response);
  response.catch(() => {}); // told already, and met again by whoever takes it
  return response;
}

/** Gives Pyodide what was ordered, and checks what else it fetches of this build, until the returned function is called. */
export function watchFetches() {
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
