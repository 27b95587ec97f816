/** After a boot has failed or hung: asks for each of its files again and says what is wrong with them. */

import { fileAddress, manifest, site } from "../places.js";

/** @import { Failure, SizedFile } from "./types.js" */

const probePatience = 4000;

/** The line is alive if something came in the end of that time; what comes first may be left over in the browser. */
const alive = 2000;

/** Browsers refuse other types for these. */
const types = [
  { name: /\.m?js$/, type: /^(text|application)\/(x-)?(java|ecma)script\b/i, expected: "text/javascript" },
  { name: /\.wasm$/, type: /^application\/wasm\b/i, expected: "application/wasm" },
];

/**
 * @typedef {object} Probe
 * @property {Failure | null} failure
 * @property {boolean} flowing bytes came, but not all of them in time: a slow line
 */

/** @param {ArrayBuffer} bytes @returns {Promise<string>} in hexadecimal digits */
async function sha256(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Reads a file to its end and compares it with what the build says of it.
 * @param {SizedFile} file
 * @param {string} [hash] nothing: not compared
 * @param {AbortSignal} [signal]
 * @returns {Promise<Probe>}
 */
export async function probe({ path: file, size }, hash = undefined, signal = undefined) {
  const failed = (/** @type {Failure["code"]} */ code, facts = {}) => ({
    failure: { code, facts: { file, ...facts } },
    flowing: false,
  });
  let received = 0;
  let last = -Infinity;
  try {
    const response = await fetch(fileAddress(file), { signal });
    if (!response.ok) return failed("missing", { status: response.status });
    const type = response.headers.get("content-type") ?? "";
    const rule = types.find(({ name }) => name.test(file));
    if (rule && !rule.type.test(type)) return failed("type", { type, expected: rule.expected });
    /** @type {BlobPart[]} */
    const chunks = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      received += part.value.byteLength;
      last = performance.now();
      chunks.push(part.value);
    }
    if (received !== size) return failed("damaged", { size: received, expected: size });
    // Browsers give `crypto.subtle` to secure pages only.
    if (hash !== undefined && globalThis.crypto.subtle) {
      if ((await sha256(await new Blob(chunks).arrayBuffer())) !== hash) return failed("altered");
    }
    return { failure: null, flowing: false };
  } catch (error) {
    if (signal?.aborted) {
      const flowing = performance.now() - last < alive;
      return { failure: flowing ? null : failed("stalled").failure, flowing };
    }
    return failed("blocked", { message: String(error) });
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<Map<string, string> | null>} hashes by path, or nothing if the manifest itself cannot be had
 */
async function hashes(signal) {
  try {
    const response = await fetch(manifest, { signal, cache: "no-cache" });
    /** @type {Record<string, { sha256: string }>} */
    const files = await response.json();
    return new Map(Object.entries(files).map(([path, { sha256: hash }]) => [path, hash]));
  } catch {
    return null; // not an error of its own: the files are then judged by size, and the line by whether any of them comes
  }
}

/** @returns {Promise<Probe>} the failure of the first file that has one */
export async function diagnose() {
  const signal = AbortSignal.timeout(probePatience);
  const known = await hashes(signal);
  const probes = await Promise.all(site.files.map((file) => probe(file, known?.get(file.path), signal)));
  const unreachable = probes.every(({ failure }) => failure?.code === "blocked");
  if (known === null && unreachable) return { failure: { code: "offline", facts: {} }, flowing: false };
  const failure = probes.map(({ failure: found }) => found).find((found) => found !== null) ?? null;
  return { failure, flowing: probes.some(({ flowing }) => flowing) };
}

/**
 * Asks for the file that failed past the browser's cache, which may have kept the bad answer.
 * @param {Failure} failure
 */
export async function refresh({ facts: { file } }) {
  if (typeof file !== "string") return;
  try {
    const response = await fetch(fileAddress(file), { cache: "reload", signal: AbortSignal.timeout(probePatience) });
    await response.arrayBuffer();
  } catch {
    // The boot that follows meets the same error, and reports it.
  }
}
