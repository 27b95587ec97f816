/** The rules pages of games, Markdown to elements: headings, paragraphs, lists, tables, emphasis, code. No HTML passes. */

import { make } from "./dom.js";

/**
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return make("strong", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 1) return make("em", {}, part.slice(1, -1));
    if (part.startsWith("`") && part.length > 1) return make("code", {}, part.slice(1, -1));
    return part;
  });
}

/** @param {string[]} lines */
function table(lines) {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  const [head = [], , ...body] = rows;
  const cells = (/** @type {string[]} */ row, /** @type {"th" | "td"} */ tag) => row.map((cell) => make(tag, {}, ...inline(cell)));
  return make(
    "div",
    { class: "scroll", tabindex: 0 },
    make(
      "table",
      {},
      make("thead", {}, make("tr", {}, ...cells(head, "th"))),
      make("tbody", {}, ...body.map((row) => make("tr", {}, ...cells(row, "td")))),
    ),
  );
}

/** @param {string[]} lines */
function list(lines) {
  const items = lines.join("\n").split(/^[-*] |^\d+\. /m).slice(1);
  return make(/^\d/.test(lines[0] ?? "") ? "ol" : "ul", {}, ...items.map((item) => make("li", {}, ...inline(item.replace(/\s+/g, " ")))));
}

/**
 * @param {string[]} lines
 * @param {number} deeper
 */
function heading(lines, deeper) {
  const [marks = "", ...words] = (lines[0] ?? "").split(" ");
  const level = /** @type {"h2" | "h3" | "h4"} */ (`h${Math.min(marks.length + deeper, 4)}`);
  const rule = /^[A-Z]{2}-\d+$/.test(words[0] ?? "") ? words[0] : null;
  return make(level, { "data-rule": rule, tabindex: -1 }, ...inline(words.join(" ")));
}

/**
 * @param {string} text Markdown
 * @param {number} deeper by how many levels its headings stand below those of the text
 * @returns {HTMLElement[]}
 */
export function renderRules(text, deeper) {
  // A heading is a block of its own, with or without a blank line after it.
  const blocks = text.replace(/^(#+ .*)$/gm, "\n$1\n").split(/\n{2,}/);
  return blocks.map((block) => block.trim().split("\n")).filter(([first]) => first).map((lines) => {
    const first = lines[0] ?? "";
    if (first.startsWith("#")) return heading(lines, deeper);
    if (first.startsWith("|")) return table(lines);
    if (/^([-*]|\d+\.) /.test(first)) return list(lines);
    if (first.startsWith("    ") || first.startsWith("```")) return make("pre", {}, lines.filter((line) => !line.startsWith("```")).join("\n"));
    return make("p", {}, ...inline(lines.join(" ")));
  });
}
