/**
 * Keeps every file of its version, so that after one visit no network is needed, by Workbox's precache.
 *
 * A new version waits until a page sends SKIP_WAITING. The version before it is kept beside it until the new one has started once: one
 * that does not start gives its place back, and the earlier page is shown, until a still newer version comes.
 */

import { PrecacheController } from "workbox-precaching";

const worker = /** @type {any} */ (self);
/** @type {string} */
const scope = worker.registration.scope;

/** @type {readonly { url: string, revision: string | null, integrity?: string }[]} */
const listed = FILES;
const files = new PrecacheController();
files.addToCacheList([...listed]);

/** Kept until this version has started: the files of the version before, and how often its own pages were asked for in vain. */
const noted = new URL("earlier-version", scope).href;
const patience = 3;

/** @typedef {{ keys: string[], calls: number }} Note */

const open = () => caches.open(files.strategy.cacheName);

/** @param {Cache} cache @returns {Promise<Note | null>} */
const noteIn = async (cache) => (await (await cache.match(noted))?.json()) ?? null;

/** @param {Cache} cache @param {Note} note */
const write = (cache, note) => cache.put(noted, new Response(JSON.stringify(note)));

/** Names that an address may stand for: what follows `?` and `#` is for the page. @param {string} address */
function meant(address) {
  const { origin, pathname } = new URL(address);
  return [pathname, pathname.endsWith("/") ? `${pathname}index.html` : `${pathname}.html`].map((path) => origin + path);
}

/** @param {Cache} cache @param {string} address of a file of the earlier version */
async function earlier(cache, address) {
  const names = meant(address);
  const key = (await noteIn(cache))?.keys.find((known) => names.includes(known.replace(/\?.*$/, "")));
  return key && cache.match(key);
}

/** Forgets the pages of this version, if there are earlier ones. @param {Cache} cache */
async function giveWay(cache) {
  if (!(await earlier(cache, scope))) return false;
  for (const { url, revision } of listed) {
    const key = files.getCacheKeyForURL(new URL(url, scope).href);
    if (revision && key) await cache.delete(key);
  }
  return true;
}

/** @param {Cache} cache */
async function countCall(cache) {
  const note = await noteIn(cache);
  if (note === null) return;
  if (note.calls === patience) return giveWay(cache);
  await write(cache, { ...note, calls: note.calls + 1 });
}

/** @param {Request} request */
async function answer(request) {
  const cache = await open();
  if (request.mode === "navigate") await countCall(cache).catch(() => {}); // a full storage counts no calls
  for (const name of meant(request.url)) {
    const key = files.getCacheKeyForURL(name);
    const found = key && (await cache.match(key));
    if (found) return found;
  }
  return (await earlier(cache, request.url)) || fetch(request);
}

/** What is there beside the files of this version, when it takes over. */
async function takeOver() {
  const cache = await open();
  const own = new Set(files.getURLsToCacheKeys().values());
  const keys = (await cache.keys()).map(({ url }) => url).filter((url) => !own.has(url) && url !== noted);
  if (keys.length > 0) await write(cache, { keys, calls: 0 });
  await worker.clients.claim(); // the first version's page is served from here at once, should the network go
}

/** @param {Cache} cache of which the earlier version is not needed any more; a newer one may be there already */
async function forget(cache) {
  for (const key of (await noteIn(cache))?.keys ?? []) await cache.delete(key);
  await cache.delete(noted);
}

/**
 * What a page says of itself, by the folder of its scripts.
 * @param {{ type: string, build?: string }} said
 * @returns {Promise<object>}
 */
async function hear({ type, build }) {
  const own = listed.some(({ url }) => new URL(url, scope).href.startsWith(String(build)));
  if (type === "FAILED") return { fallback: own && (await giveWay(await open())) };
  if (type !== "STARTED") return {};
  if (own) await forget(await open());
  return { earlier: !own };
}

worker.addEventListener("install", (/** @type {any} */ event) => files.install(event));

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope)) event.respondWith(answer(request));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.type === "SKIP_WAITING") return worker.skipWaiting();
  const [port] = event.ports;
  event.waitUntil(hear(event.data ?? {}).then((reply) => port?.postMessage(reply)));
});
