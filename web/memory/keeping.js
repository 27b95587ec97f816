/** What the browser keeps for this site besides the shelf: the files for playing offline, its promise to keep all, its room. */

import { serviceWorker } from "../places.js";
import { shelf } from "../storage.js";

/** Caches of this folder of the site: other folders of the same host may have theirs. */
async function ourCaches() {
  const scope = new URL("./", serviceWorker).href;
  const names = await asked(async () => ("caches" in window ? caches.keys() : []), []);
  return names.filter((name) => name.endsWith(scope));
}

/**
 * What the browser answers, or something else where it refuses to: frames without storage of their own.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {T} refused
 */
async function asked(ask, refused) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return refused;
    throw error;
  }
}

/** Bytes of the files that are kept for playing offline. */
export async function offlineBytes() {
  let bytes = 0;
  for (const name of await ourCaches()) {
    const cache = await caches.open(name);
    for (const response of await cache.matchAll()) bytes += (await response.blob()).size;
  }
  return bytes;
}

/** What the whole site uses and may use; null where the browser does not say. */
export async function roomOf() {
  if (!navigator.storage?.estimate) return null;
  const { usage, quota } = await asked(() => navigator.storage.estimate(), {});
  return usage === undefined || quota === undefined ? null : { used: usage, quota };
}

/** Whether the browser has promised to keep all; null where it does not say. */
export async function persisted() {
  return asked(async () => (navigator.storage?.persisted ? navigator.storage.persisted() : null), null);
}

/**
 * Forgets all that is kept, and starts anew.
 * @param {boolean} files those for playing offline too
 */
export async function forgetEverything(files) {
  shelf.clear();
  if (files) {
    for (const name of await ourCaches()) await caches.delete(name);
    const registration = await navigator.serviceWorker?.getRegistration(serviceWorker);
    await registration?.unregister();
  }
  location.hash = "#/";
  location.reload();
}
