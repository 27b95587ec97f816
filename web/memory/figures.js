/** Tables of figures. */

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
    make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell) => make("td", {}, cell))),
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
