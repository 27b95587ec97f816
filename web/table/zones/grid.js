/** A square of cells: everything lies in its cell, whatever is shown of the square. */

import { dress } from "../../dom.js";
import { wear } from "./forms.js";
import { pair } from "./pair.js";

/** @import { Bounds, Laid } from "./forms.js" */

/**
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 * @param {Bounds} bounds
 */
export function grid(list, laid, [firstColumn, firstRow, lastColumn, lastRow]) {
  dress(list, "--columns", lastColumn - firstColumn + 1);
  dress(list, "--rows", lastRow - firstRow + 1);
  for (const { item, place } of laid) {
    const [column, row] = pair(place);
    wear(item, `grid-area: ${row - firstRow + 1} / ${column - firstColumn + 1}`);
  }
}

/**
 * What has to be seen: all that lies there and one cell around it, where the next thing may come to lie.
 * @param {readonly string[]} taken places of what lies there
 * @param {Bounds} bounds
 * @returns {Bounds}
 */
export function cropped(taken, bounds) {
  if (taken.length === 0) return bounds;
  const columns = taken.map((place) => pair(place)[0]);
  const rows = taken.map((place) => pair(place)[1]);
  return [
    Math.max(bounds[0], Math.min(...columns) - 1),
    Math.max(bounds[1], Math.min(...rows) - 1),
    Math.min(bounds[2], Math.max(...columns) + 1),
    Math.min(bounds[3], Math.max(...rows) + 1),
  ];
}

/**
 * The place of a grid's list that was pointed at.
 * @param {HTMLElement} list
 * @param {MouseEvent} event
 * @param {Bounds} bounds
 * @returns {string}
 */
export function placeAt(list, event, [firstColumn, firstRow, lastColumn, lastRow]) {
  const box = list.getBoundingClientRect();
  const [columns, rows] = [lastColumn - firstColumn + 1, lastRow - firstRow + 1];
  const column = Math.floor(((event.clientX - box.left) / box.width) * columns);
  const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
  return `${firstColumn + Math.min(columns - 1, column)}:${firstRow + Math.min(rows - 1, row)}`;
}
