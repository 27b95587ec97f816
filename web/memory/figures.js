/** Tables of figures, days and sizes. */

import { make } from "../dom.js";

/** @import { Sentences } from "../sentences.js" */

/**
 * @param {Sentences} sentences
 * @param {string} caption
 * @param {readonly string[]} heads messages
 * @param {readonly (readonly (string | Node)[])[]} rows the first of each is its name
 */
export function figures(sentences, caption, heads, rows) {
  const lines = rows.map(([name = "", ...cells]) =>
    make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell, at) => make("td", { "data-head": sentences.say(heads[at + 1] ?? "") }, cell))),
  );
  return make(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": caption },
    make(
      "table",
      { class: "figures" },
      make("caption", {}, caption),
      make("thead", {}, make("tr", {}, ...heads.map((id) => make("th", { scope: "col" }, sentences.say(id))))),
      make("tbody", {}, ...lines),
    ),
  );
}

/**
 * @param {number} when in milliseconds
 * @param {Sentences} sentences
 * @param {"short"} [timeStyle] with the time of the day
 */
export function timeOf(when, sentences, timeStyle) {
  const text = new Intl.DateTimeFormat(sentences.language, { dateStyle: "medium", timeStyle }).format(when);
  return make("time", { datetime: new Date(when).toISOString() }, text);
}

/**
 * @param {number} bytes
 * @param {Sentences} sentences
 */
export function sizeText(bytes, sentences) {
  const power = bytes < 1_000_000 ? 1 : bytes < 1_000_000_000 ? 2 : 3;
  const unit = ["byte", "kilobyte", "megabyte", "gigabyte"][power];
  return new Intl.NumberFormat(sentences.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(bytes / 1000 ** power);
}

/** @param {number} bytes @param {Sentences} sentences */
export const sizeOf = (bytes, sentences) => make("data", { value: bytes }, sizeText(bytes, sentences));
