/**
 * Where the files of this build are, whatever folder the site is served from. The build puts all modules into one folder,
 * app/<hash>/, beside site.js; so this is the only module that may ask where it stands.
 */

import { site } from "./site.js";

export { site };

/** app/<hash>/ */
const app = new URL("./", import.meta.url);
const root = new URL("../../", app);

export const dataFolder = new URL(site.data, app);
export const runtimeFolder = new URL(site.runtime, app);
export const runtimeScript = new URL("runtime.js", app);
export const engineScript = new URL("engine.py", app);
export const pyscriptScript = new URL(site.pyscript, runtimeFolder);
export const serviceWorker = new URL("service-worker.js", root);
/** The folder of this version, as the service worker knows it. */
export const build = app.href;
export const manifest = new URL("manifest.json", root);
/** The edition that is one file; nothing in that edition itself. @type {URL | null} */
export const oneFile = new URL("penguin-parlour.html", root);
/** The docs, which the edition that is one file has not. @type {URL | null} */
export const docs = new URL("docs/index.html", root);

/**
 * @param {string} name of a file of the page's own
 * @returns {URL}
 */
export function pageFile(name) {
  return new URL(name, app);
}

/**
 * What a browser imports or shows a file by: its address, where it has one of its own.
 * @param {URL} address of a file of this build
 * @returns {string}
 */
export function loadable({ href }) {
  return href;
}

/**
 * @param {string} path below the site's root
 * @returns {URL}
 */
export function fileAddress(path) {
  return new URL(path, root);
}

/**
 * @param {string | URL} address
 * @returns {string} the path below the site's root; the whole address of a file outside it
 */
export function filePath(address) {
  const { href } = new URL(address, root);
  return href.startsWith(root.href) ? href.slice(root.href.length).replace(/[?#].*$/, "") : href;
}
