/**
 * Keeps every file of its version, so that after one visit no network is needed, by Workbox's precache.
 *
 * A new version waits until a page sends SKIP_WAITING. The version before it is kept beside it until the new one has started once: one
 * that does not start gives its place back, and the earlier page is shown, until a still newer version comes.
 *
 * The docs are kept apart, when a page asks for it or one of them is read: most players never open them.
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

const shelf = `docs ${scope}`;

/** The docs' addresses, and the names under which this version of them is kept. */
const docs = new Map(DOCS.map(({ url, revision }) => [new URL(url, scope).href, new URL(`${url}?${revision}`, scope).href]));

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

async function keepDocs() {
  const cache = await caches.open(shelf);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  for (const [address, key] of docs) {
    if (known.delete(key)) continue;
    const reply = await fetch(address, { cache: "no-cache" });
    if (!reply.ok) return;
    await cache.put(key, new Response(reply.body, reply)); // a new one, which no longer says that it was redirected
  }
  for (const old of known) await cache.delete(old);
}

/** Of the docs this version, else what the network has, else an earlier one. @param {Request} request @param {string} address */
async function doc(request, address) {
  const cache = await caches.open(shelf);
  const found = await cache.match(docs.get(address) ?? "");
  return found ?? fetch(request).catch(async (error) => (await cache.match(address, { ignoreSearch: true })) ?? Promise.reject(error));
}

/**
 * The interpreter as the browser's own cache has it: only beside that one do browsers keep what they have compiled of it. One that is
 * not there any more, or is damaged, is null.
 * @param {Request} request
 */
async function compiled({ url, cache }) {
  const entry = cache === "default" && listed.find((known) => known.url.endsWith(".wasm") && new URL(known.url, scope).href === url);
  return entry ? fetch(url, { cache: "only-if-cached", mode: "same-origin", integrity: entry.integrity }).catch(() => null) : null;
}

/** @param {Request} request */
async function answer(request) {
  const written = meant(request.url).find((name) => docs.has(name));
  if (written) return doc(request, written);
  const known = await compiled(request);
  if (known) return known;
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
  if (type === "DOCS") await keepDocs().catch(() => {}); // next time, then
  if (type === "FAILED") return { fallback: own && (await giveWay(await open())) };
  if (type !== "STARTED") return {};
  if (own) await forget(await open());
  return { earlier: !own };
}

worker.addEventListener("install", (/** @type {any} */ event) => files.install(event));

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  event.respondWith(answer(request));
  if (request.mode === "navigate" && meant(request.url).some((name) => docs.has(name))) event.waitUntil(keepDocs().catch(() => {}));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.type === "SKIP_WAITING") return worker.skipWaiting();
  const [port] = event.ports;
  event.waitUntil(hear(event.data ?? {}).then((reply) => port?.postMessage(reply)));
});
