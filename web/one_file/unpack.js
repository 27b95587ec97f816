/** Takes the files out of the document: they were deflated together and written with 85 letters (build/one_file.py). */

import { typeOf } from "./files.js";

/** Python's base64.b85encode, but for the sign that begins a tag. */
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;.=>?@^_`{|}~";

/** This page did not arrive whole. */
export class Damaged extends Error {
  /**
   * @param {string} reason
   * @param {number} size letters that came
   * @param {number} expected
   */
  constructor(reason, size, expected) {
    super(reason);
    this.name = "Damaged";
    this.size = size;
    this.expected = expected;
  }
}

/** @param {string} text of whole groups: five letters for four bytes */
function decode(text) {
  const values = new Uint8Array(128);
  for (let value = 0; value < letters.length; value += 1) values[letters.charCodeAt(value)] = value;
  const view = new DataView(new ArrayBuffer((text.length / 5) * 4));
  for (let from = 0, to = 0; from < text.length; from += 5, to += 4) {
    let group = 0;
    for (let place = from; place < from + 5; place += 1) group = group * 85 + /** @type {number} */ (values[text.charCodeAt(place)]);
    view.setUint32(to, group);
  }
  return view.buffer;
}

/**
 * @param {string} id of the element that holds them
 * @returns {Promise<Map<string, Blob>>} by their paths
 * @throws {Damaged}
 */
export async function unpack(id) {
  const element = document.getElementById(id);
  const text = element?.textContent?.trim() ?? "";
  const { letters: length, bytes, files } = JSON.parse(element?.dataset["index"] ?? "{}");
  if (text.length !== length) throw new Damaged(`${id}: ${text.length} letters, where ${length} belong`, text.length, length ?? 0);
  try {
    const stream = new Blob([decode(text).slice(0, bytes)]).stream().pipeThrough(new DecompressionStream("deflate"));
    const all = await new Response(stream).blob();
    let start = 0;
    return new Map(
      /** @type {[string, number][]} */ (files).map(([path, size]) => {
        const file = all.slice(start, start + size, typeOf(path));
        start += size;
        return [path, file];
      }),
    );
  } catch (error) {
    throw new Damaged(`${id}: ${error}`, length, length);
  }
}
