/** What stands in the hand's place while nobody may see a hand: the hand-over, and the end of a round. */

import { make, signed } from "../dom.js";

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
    { type: "button", class: "main", "data-action": "take-over", onclick: hands.takeOver },
    words.say("handover-take", facts),
  );
  const panel = make(
    "section",
    { class: "panel handover", part: "handover" },
    // Not the button has the focus: an Enter too many, after the last move, would show the next hand.
    make("h3", { tabindex: -1, "data-focus": true }, words.say("handover-title", facts)),
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
 * Where everybody stands after a round, and what the engine says of the next one.
 * @param {Scene} scene
 * @param {() => void} next
 */
export function roundOver({ words, shown }, next) {
  const { prompt, seats } = shown.picture;
  const head = ["result-player", "round-what", "round-score"].map((id) => make("th", { scope: "col" }, words.say(id)));
  const rows = seats.map(({ score, notes }, seat) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, words.player(seat)),
      make("td", {}, notes.map((note) => words.note(note)).join(" · ")),
      make("td", { class: "score" }, score === null ? "–" : signed(score)),
    ),
  );
  const press = { type: "button", class: "main", "data-action": "next-round", onclick: next };
  return make(
    "section",
    { class: "panel round-over", part: "round" },
    make("h2", { tabindex: -1, "data-focus": true }, words.say("round-over", { number: shown.round })),
    prompt ? make("p", { class: "next" }, words.note(prompt)) : null,
    make(
      "table",
      { class: "scores" },
      make("caption", {}, words.say("round-standing")),
      make("thead", {}, make("tr", {}, ...head)),
      make("tbody", {}, ...rows),
    ),
    make("p", { class: "buttons" }, make("button", press, words.say("round-next"))),
  );
}
