/**
 * A record as an address, nothing sent anywhere: `#/record?z=` and the text deflated, or `#/record?t=` and the text as it is, both
 * in base64url (docs/notation.md).
 */

import { SetupError } from "../setup.js";

/** As many characters as the engine reads; what unpacks to more was not made by us. */
const longest = 500_000;
const format = "deflate-raw";

/** @param {Uint8Array} bytes */
function toText(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * @param {string} text
 * @throws {SetupError}
 */
function toBytes(text) {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    const strange = text.replace(/[\w-]/g, "");
    if (strange) throw new SetupError("link-letters", "link", { text: strange.slice(0, 10) });
    throw new SetupError("link-damaged", "link", { letters: text.length });
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > longest) throw new SetupError("link-too-long", "link", { limit: longest });
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * @param {string} record
 * @returns {Promise<string>} the address of its page, from `#` on
 */
export async function writeLink(record) {
  const bytes = new TextEncoder().encode(record);
  if (!("CompressionStream" in window)) return `#/record?t=${toText(bytes)}`;
  return `#/record?z=${toText(await through(bytes, new CompressionStream(format)))}`;
}

/**
 * @param {URLSearchParams} query of the address
 * @returns {Promise<string>} the text of the record; whether it is one is the engine's to say
 * @throws {SetupError}
 */
export async function readLink(query) {
  const plain = query.get("t");
  const packed = query.get("z");
  if (plain === null && packed === null) throw new SetupError("link-empty", "link");
  let bytes = toBytes(plain ?? packed ?? "");
  if (plain === null) {
    if (!("DecompressionStream" in window)) throw new SetupError("link-unpack", "link");
    try {
      bytes = await through(bytes, new DecompressionStream(format));
    } catch (error) {
      if (error instanceof SetupError) throw error;
      throw new SetupError("link-damaged", "link", { letters: (packed ?? "").length });
    }
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SetupError("link-damaged", "link", { letters: (plain ?? packed ?? "").length });
  }
}

/**
 * The query of a link to a record that a text is or holds; null if there is none.
 * @param {string} text
 */
export function linkIn(text) {
  const found = /#\/record\?(\S+)/.exec(text);
  return found ? new URLSearchParams(found[1]) : null;
}
