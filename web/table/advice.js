/** What a hint says: the best moves, what each is expected to bring, and why. */

import { make, tenths } from "../dom.js";
import { moveWords } from "./move_words.js";

/** @import { Scene } from "./scene.js" */
/** @import { Advice } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @param {readonly Advice[]} advice the best first
 * @param {Scene} scene
 * @param {(move: string) => void} show marks a move at the table
 */
export function adviceList(advice, scene, show) {
  const { words } = scene;
  const items = advice.map((item) => {
    const press = { type: "button", "data-action": "show-advice", "aria-pressed": String(scene.hint?.move === item.move), onclick: () => show(item.move) };
    const reasons = item.reasons.map((reason) => make("li", {}, words.note(reason)));
    return make(
      "li",
      {},
      make("button", press, moveWords(item.move, scene)),
      make("span", { class: "expected" }, expected(item, words)),
      reasons.length > 0 ? make("ul", { class: "reasons" }, ...reasons) : null,
    );
  });
  return make("ol", { class: "advice", role: "list" }, ...items);
}

/**
 * The best of it as one spoken text.
 * @param {readonly Advice[]} advice
 * @param {Scene} scene
 */
export function adviceText(advice, scene) {
  const [best] = advice;
  if (!best) return "";
  const { words } = scene;
  const head = words.say("hint-best", { move: moveWords(best.move, scene) });
  return [head, expected(best, words), ...best.reasons.map((reason) => words.note(reason))].join(" ");
}

/**
 * @param {Advice} item
 * @param {Words} words
 */
export function expected(item, words) {
  return words.say("advice-expected", { share: Math.round(100 * item.share), points: tenths(item.points) });
}
