/**
 * PyScript opens an IndexedDB at every boot, for caches that we do not use, and dies where storage is denied. Its
 * databases (all named IDBMap/…) therefore live in memory; everybody else's go to the browser as before.
 */

const prefix = "IDBMap/";

/** @type {Map<string, Map<IDBValidKey, unknown>>} */
const stores = new Map();

/**
 * A request that succeeds soon, as IndexedDB's do.
 * @param {() => unknown} result
 */
function request(result) {
  const answer = { result: /** @type {unknown} */ (undefined), onsuccess: null, onerror: null };
  queueMicrotask(() => {
    answer.result = result();
    /** @type {((event: { target: object }) => void) | null} */ (answer.onsuccess)?.({ target: answer });
  });
  return answer;
}

/** @param {string} name */
function database(name) {
  const store = stores.get(name) ?? new Map();
  stores.set(name, store);
  const objectStore = {
    clear: () => request(() => store.clear()),
    count: () => request(() => store.size),
    delete: (/** @type {IDBValidKey} */ key) => request(() => void store.delete(key)),
    get: (/** @type {IDBValidKey} */ key) => request(() => store.get(key)),
    getAll: () => request(() => [...store.values()]),
    getAllKeys: () => request(() => [...store.keys()]),
    getKey: (/** @type {IDBValidKey} */ key) => request(() => (store.has(key) ? key : undefined)),
    put: (/** @type {unknown} */ value, /** @type {IDBValidKey} */ key) => request(() => void store.set(key, value)),
  };
  return {
    objectStoreNames: ["entries"],
    close() {},
    transaction: () => ({ objectStore: () => objectStore }),
  };
}

/** Puts the stand-in in front of this realm's `indexedDB`. May be called again. */
export function keepPyScriptInMemory() {
  const property = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  if (property?.value?.[keepPyScriptInMemory.name]) return;
  // Read late: in a sandboxed frame, merely reading the property throws.
  const read = property?.get?.bind(globalThis) ?? (() => property?.value);
  const standIn = new Proxy(
    {},
    {
      get(_, key) {
        if (key === keepPyScriptInMemory.name) return true;
        if (key === "open") {
          return (/** @type {string} */ name, /** @type {number[]} */ ...version) =>
            name.startsWith(prefix) ? request(() => database(name)) : read().open(name, ...version);
        }
        const value = Reflect.get(read(), key);
        return typeof value === "function" ? value.bind(read()) : value;
      },
    },
  );
  Object.defineProperty(globalThis, "indexedDB", { value: standIn, configurable: true, enumerable: true });
}
