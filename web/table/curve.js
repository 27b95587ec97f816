/** The curve of a seat's expected share of the match, decision by decision. */

import { shape } from "../svg.js";

/** @import { Judgement } from "./types.js" */

const wide = 600;
const high = 160;
const edge = 8;

/**
 * @param {readonly Judgement[]} own of one seat, in order
 * @param {number} even the share that everybody starts with
 * @param {number | null} result the share that it had in the end, null while that is not to be drawn
 * @param {number} at the decision that is shown, from 0
 * @param {string} label
 */
export function curve(own, even, result, at, label) {
  const steps = Math.max(1, own.length);
  const x = (/** @type {number} */ place) => edge + ((wide - 2 * edge) * place) / steps;
  const y = (/** @type {number} */ share) => high - edge - (high - 2 * edge) * share;
  const points = own.flatMap(({ best, played }, place) => [
    [x(place), y(best.share)],
    [x(place + 0.5), y(played.share)],
  ]);
  if (result !== null) points.push([x(own.length), y(result)]);
  const shown = own[at];
  return shape(
    "svg",
    { class: "curve", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": label },
    shape("line", { class: "even", x1: edge, x2: wide - edge, y1: y(even), y2: y(even) }),
    shape("line", { class: "axis", x1: edge, x2: wide - edge, y1: y(0), y2: y(0) }),
    shape("line", { class: "axis", x1: edge, x2: wide - edge, y1: y(1), y2: y(1) }),
    shape("polyline", { class: "share", points: points.map((point) => point.join(",")).join(" ") }),
    ...(shown
      ? [
          shape("line", { class: "at", x1: x(at + 0.25), x2: x(at + 0.25), y1: y(0), y2: y(1) }),
          shape("circle", { class: "best", cx: x(at), cy: y(shown.best.share), r: 6 }),
          shape("circle", { class: "played", cx: x(at + 0.5), cy: y(shown.played.share), r: 6 }),
        ]
      : []),
  );
}
