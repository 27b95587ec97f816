/**
 * The files of the edition that is one file. They stand in the document, packed; whoever asks for one by `fetch` gets it
 * from there, as from a server. The addresses lead nowhere else: names that end in `.invalid` never do.
 */

export const root = new URL("https://penguin-parlour.invalid/");

/** Types that a browser insists on. */
const types = /** @type {Record<string, string>} */ ({ js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", svg: "image/svg+xml" });

/** By their paths. Modules of their own, as the interpreter's are, find the same files. @type {Map<string, Blob>} */
const files = (/** @type {any} */ (globalThis)[Symbol.for("penguin-parlour:files")] ??= new Map());

/** @type {Map<string, string>} */
const addresses = new Map();

/** @param {ReadonlyMap<string, Blob>} given */
export function addFiles(given) {
  for (const [path, file] of given) files.set(path, file);
}

/** @returns {ReadonlyMap<string, Blob>} */
export const allFiles = () => files;

/**
 * @param {URL} address
 * @returns {string} what a browser can import or show
 */
export function loadable(address) {
  const path = address.pathname.slice(1);
  const known = addresses.get(path);
  if (known) return known;
  const file = files.get(path);
  if (!file) throw new Error(`${path} is not in this file`);
  const made = URL.createObjectURL(file);
  addresses.set(path, made);
  return made;
}

/** Answers `fetch` in this realm, and asks nobody. */
export function answerFetches() {
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const address = new URL(input instanceof Request ? input.url : input, root);
    if (address.origin !== root.origin) return plain(input, options);
    const file = files.get(address.pathname.slice(1));
    return file ? new Response(file, { headers: { "content-type": file.type } }) : new Response(null, { status: 404 });
  };
}

/**
 * @param {string} path
 * @returns {string}
 */
export const typeOf = (path) => types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
