/** Loads PyScript from this build, with all that it would otherwise ask a CDN for switched off. */

import { keepPyScriptInMemory } from "./memory-database.js";
import { fileAddress, pyscriptScript, runtimeFolder } from "../places.js";

/** @import { PyScript, SizedFile } from "./types.js" */

const plugins = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

/**
 * PyScript's modules, the file of its error plugin too. They must be sound before the first import: of a plugin that failed to
 * load PyScript says nothing, and in this page it never asks for it again.
 * @param {SizedFile} file
 */
export function isPyScript({ path }) {
  return new URL(".", fileAddress(path)).href === runtimeFolder.href && path.endsWith(".js");
}

/**
 * @param {number} attempt a browser may remember a module that failed to load; by another fragment it is another module
 * @returns {Promise<PyScript>}
 */
export async function loadPyScript(attempt) {
  keepPyScriptInMemory();
  // PyScript reads its plugins from the document, and only while its module is loaded.
  for (const tag of ["py-config", "mpy-config"]) {
    if (document.querySelector(tag)) continue;
    const config = document.createElement(tag);
    config.hidden = true;
    config.textContent = JSON.stringify({ plugins: plugins.map((name) => `!${name}`) });
    document.head.append(config);
  }
  await import(attempt === 1 ? pyscriptScript.href : `${pyscriptScript.href}#${attempt}`);
  // PyScript's core is polyscript, which leaves its exports here for whoever shares the page with it.
  return /** @type {Record<symbol, PyScript>} */ (/** @type {unknown} */ (globalThis))[Symbol.for("polyscript")];
}
