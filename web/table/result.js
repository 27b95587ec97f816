/** The end of a match: who won, by which rule, and where every point of every score comes from. */

import { button, make, signed } from "../dom.js";
import { ruleLink } from "./log.js";

/** @import { Outcome, Shown } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @param {Shown} shown with an outcome
 * @param {Words} words
 * @param {{ again: () => void, coach: () => void, watch: () => void, openDeal: () => void, undo: (() => void) | null, openRule: (rule: string) => void }} hands
 */
export function result(shown, words, hands) {
  const outcome = /** @type {Outcome} */ (shown.outcome);
  const winners = words.playerList(outcome.winners);
  const title = words.sentences.say(outcome.winners.length === 1 ? "result-winner" : "result-winners", { names: winners });
  const why = [
    make("li", {}, words.say(`end-${outcome.reason}`), " ", ruleLink(outcome.ended_by, words, hands.openRule)),
    make("li", {}, words.say(`decided-${outcome.decided}`), " ", ruleLink(outcome.rule, words, hands.openRule)),
  ];
  const buttons = make(
    "p",
    { class: "buttons" },
    button(words, "result-again", hands.again, { class: "main", "data-action": "again" }),
    button(words, "result-coach", hands.coach, { "data-action": "coach" }),
    button(words, "result-watch", hands.watch, { "data-action": "replay" }),
    button(words, "result-deal", hands.openDeal, { "data-action": "deal" }),
    make("slot", { name: "result" }),
  );
  if (hands.undo) {
    buttons.append(button(words, "undo", hands.undo, { "data-action": "undo-end" }));
  }
  return make(
    "section",
    { class: "panel result", part: "result" },
    make("h2", { tabindex: -1, "data-focus": true }, title),
    make("ul", { class: "why" }, ...why),
    scores(outcome, words, hands.openRule),
    buttons,
    recordBox(shown.record ?? "", words),
  );
}

/**
 * @param {Outcome} outcome
 * @param {Words} words
 * @param {(rule: string) => void} openRule
 */
function scores(outcome, words, openRule) {
  const head = ["result-player", "result-parts", "result-score"].map((id) => make("th", { scope: "col" }, words.say(id)));
  const rows = outcome.scores.map((score, seat) => {
    const won = outcome.winners.includes(seat);
    const parts = outcome.parts.filter((part) => part.seat === seat);
    const lines = parts.map((part) =>
      make("li", { "data-part": outcome.parts.indexOf(part) }, words.part(part), " = ", make("b", {}, signed(part.points)), " ", ruleLink(part.rule, words, openRule)),
    );
    return make(
      "tr",
      { class: won ? "won" : null },
      make("th", { scope: "row" }, words.player(seat), won ? make("span", { class: "winner" }, words.say("result-won")) : null),
      make("td", {}, lines.length > 0 ? make("ul", { class: "parts" }, ...lines) : words.say("result-nothing")),
      make("td", { class: "score" }, signed(score)),
    );
  });
  return make(
    "table",
    { class: "scores" },
    make("caption", {}, words.say("result-scores")),
    make("thead", {}, make("tr", {}, ...head)),
    make("tbody", {}, ...rows),
  );
}

/**
 * The whole deal and all moves, so that anybody can check them.
 * @param {string} record
 * @param {Words} words
 */
function recordBox(record, words) {
  return make(
    "details",
    { class: "record" },
    make("summary", {}, words.say("result-record")),
    make("p", {}, words.say("result-record-help")),
    make("textarea", { readonly: true, rows: 10, "aria-label": words.say("result-record") }, record),
  );
}
