/** What stands in the hand's place while nobody may see a hand: the hand-over, and the end of a round. */

import { make } from "../dom.js";

/** @import { Scene } from "./scene.js" */

/**
 * @param {Scene} scene
 * @param {number | null} undoer the seat that may take its move back
 * @param {{ takeOver: () => void, undo: () => void }} hands
 */
export function handover({ words, shown }, undoer, hands) {
  const facts = { seat: shown.turn ?? 0 };
  const button = make(
    "button",
    { type: "button", class: "main", "data-action": "take-over", "data-focus": true, onclick: hands.takeOver },
    words.say("handover-take", facts),
  );
  const panel = make(
    "section",
    { class: "panel handover", part: "handover" },
    make("h3", {}, words.say("handover-title", facts)),
    make("p", {}, words.say("handover-help", facts)),
    make("p", { class: "buttons" }, button),
  );
  if (undoer !== null) {
    const text = words.say("undo-of", { seat: undoer });
    panel.lastElementChild?.append(make("button", { type: "button", "data-action": "undo-of", onclick: hands.undo }, text));
  }
  return panel;
}

/**
 * @param {Scene} scene
 * @param {() => void} next
 */
export function roundOver({ words, shown }, next) {
  const standings = shown.picture.seats.flatMap((line, seat) =>
    line.score === null ? [] : [make("li", {}, words.say("round-standing", { seat, points: line.score }))],
  );
  return make(
    "section",
    { class: "panel round-over", part: "round" },
    make("h3", {}, words.say("round-over", { number: shown.round })),
    make("ul", {}, ...standings),
    make(
      "p",
      { class: "buttons" },
      make("button", { type: "button", class: "main", "data-action": "next-round", "data-focus": true, onclick: next }, words.say("round-next")),
    ),
  );
}
