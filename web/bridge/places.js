/** Where the files of this build are, whatever folder the site is served from. */

import { site } from "../site.js";

const siteScript = new URL("../site.js", import.meta.url);

/** site.js stands in app/<hash>/. */
const root = new URL("../../", siteScript);

export const runtimeFolder = new URL(site.runtime, siteScript);
export const runtimeScript = new URL("runtime.js", import.meta.url);
export const engineScript = new URL("../engine.py", import.meta.url);
export const pyscriptScript = new URL(site.pyscript, runtimeFolder);
export const manifest = new URL("manifest.json", root);

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
