/** Small charts of our own: a bar with a mark, and a row of bars. What they show stands in a table beside them. */

import { shape } from "../svg.js";

/**
 * A share from 0 to 1, and the share that equal players would have.
 * @param {number} share
 * @param {number} even
 */
export function bar(share, even) {
  const wide = 100;
  return shape(
    "svg",
    { class: "bar", viewBox: `0 0 ${wide} 12`, "aria-hidden": "true" },
    shape("rect", { class: "room", x: 0, y: 1, width: wide, height: 10, rx: 3 }),
    shape("rect", { class: "part", x: 0, y: 1, width: wide * share, height: 10, rx: 3 }),
    shape("line", { class: "even", x1: wide * even, x2: wide * even, y1: 0, y2: 12 }),
  );
}

/**
 * Bars side by side from a line of zero.
 * @param {readonly { value: number, marked?: boolean }[]} bars
 * @param {string} label
 * @param {{ level?: number }} [more] a line across, e.g. what is expected
 */
export function bars(bars, label, { level } = {}) {
  const [wide, high, edge] = [600, 140, 4];
  const values = [...bars.map(({ value }) => value), level ?? 0, 0];
  const [low, top] = [Math.min(...values), Math.max(...values)];
  const y = (/** @type {number} */ value) => high - edge - ((high - 2 * edge) * (value - low)) / (top - low || 1);
  const step = (wide - 2 * edge) / Math.max(bars.length, 8);
  const items = bars.map(({ value, marked }, place) =>
    shape("rect", {
      class: marked ? "marked" : "plain",
      x: edge + place * step + step * 0.1,
      width: step * 0.8,
      y: Math.min(y(value), y(0)) - 1,
      height: Math.abs(y(value) - y(0)) + 2,
    }),
  );
  const across = (/** @type {string} */ kind, /** @type {number} */ value) =>
    shape("line", { class: kind, x1: edge, x2: wide - edge, y1: y(value), y2: y(value) });
  return shape(
    "svg",
    { class: "bars", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": label },
    ...items,
    across("axis", 0),
    ...(level === undefined ? [] : [across("even", level)]),
  );
}
