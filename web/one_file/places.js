/** In the place of ../places.js: where the files of the edition that is one file are. */

import { root } from "./files.js";
import { site } from "../site.js";

export { loadable } from "./files.js";
export { site };

const app = new URL("app/", root);

export const dataFolder = new URL("data/", root);
export const runtimeFolder = new URL("runtime/", root);
export const runtimeScript = new URL("runtime.js", app);
export const engineScript = new URL("engine.py", app);
export const serviceWorker = new URL("service-worker.js", root);
export const build = app.href;
export const manifest = new URL("manifest.json", root);
export const oneFile = null;
export const docs = null;

/** @param {string} name of a file of the page's own */
export const pageFile = (name) => new URL(name, app);

/** @param {string} path below the root */
export const fileAddress = (path) => new URL(path, root);

/**
 * @param {string | URL} address
 * @returns {string} the path below the root; the whole address of a file outside it
 */
export function filePath(address) {
  const { href, origin, pathname } = new URL(address, root);
  return origin === root.origin ? pathname.slice(1) : href;
}
