/** What the coach shows: how far it is, the curve, the decision that is looked at, turning points, and what was luck. */

import { arrange, button, make, tenths, write } from "../dom.js";
import { expected } from "./advice.js";
import { curve } from "./curve.js";
import { moveWords } from "./move_words.js";
import { Steps } from "./steps.js";

/** @import { Review } from "./review.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Advice } from "./types.js" */
/** @import { Words } from "./words.js" */

const accounts = /** @type {const} */ (["even", "dealt", "fortune", "missed", "result"]);

/**
 * A share as a percentage, or a change of one with its sign.
 * @param {number} share
 */
function percent(share) {
  return Math.round(100 * share);
}

export class ReviewPanel {
  /**
   * @param {Review} review
   * @param {Words} words
   * @param {() => void} leave
   */
  constructor(review, words, leave) {
    this.review = review;
    this.words = words;
    this.progress = make("progress", { max: 1, value: 0, "aria-label": words.say("coach-progress") });
    this.stop = button(words, "coach-stop", () => void review.halt().catch(review.fail));
    this.resume = button(words, "coach-resume", () => void review.run());
    this.work = make("p", { class: "work" }, this.progress, this.stop, this.resume);
    this.seats = make("p", { class: "buttons seats-of", role: "group", "aria-label": words.say("coach-seats") });
    this.curve = make("div", { class: "curve-place" });
    this.steps = new Steps(review, words, { place: "coach-decision", before: "coach-before", after: "coach-after" });
    this.decision = make("div", { class: "decision", "aria-live": "polite" });
    // Where there is little room the table comes first.
    const open = matchMedia("(width >= 60rem)").matches;
    this.turning = make("details", { class: "turning", open, hidden: true });
    this.account = make("details", { class: "account", open, hidden: true });
    this.element = make(
      "section",
      { class: "panel coach", part: "coach" },
      make("h2", { tabindex: -1, "data-focus": true }, words.say("coach-title")),
      make("p", {}, words.say("coach-help")),
      this.work,
      this.seats,
      this.curve,
      this.steps.element,
      this.decision,
      this.turning,
      this.account,
      make("p", { class: "buttons" }, button(words, "coach-leave", leave)),
    );
  }

  /** @param {Scene} scene of the decision that is shown */
  draw(scene) {
    const { review, words } = this;
    const { report, own, running, done } = review;
    this.work.hidden = done;
    this.progress.max = report?.total ?? 1;
    this.progress.value = report?.done ?? 0;
    this.stop.hidden = !running;
    this.resume.hidden = running;
    this.steps.draw();
    this.#drawSeats();
    const account = report?.accounts.find(({ seat }) => seat === review.seat) ?? null;
    if (own.length > 0 && review.seat !== null) {
      const label = words.say("coach-curve", { seat: review.seat, first: percent(own[0]?.best.share ?? 0), last: percent(own.at(-1)?.played.share ?? 0) });
      this.curve.replaceChildren(curve(own, 1 / scene.shown.seats, account?.result ?? null, review.at, label));
    }
    this.#drawDecision(scene);
    this.#drawTurning();
    this.#drawAccount(account);
  }

  #drawSeats() {
    const { review, words } = this;
    const { seats } = review;
    this.seats.hidden = seats.length < 2;
    const buttons = seats.map((seat) => {
      const old = this.seats.querySelector(`[data-seat="${seat}"]`);
      const look = () => void review.look(seat).catch(review.fail);
      const button = old ?? make("button", { type: "button", "data-seat": seat, onclick: look }, words.player(seat));
      button.setAttribute("aria-pressed", String(seat === review.seat));
      return button;
    });
    arrange(this.seats, buttons);
  }

  /** @param {Scene} scene */
  #drawDecision(scene) {
    const { review, words } = this;
    const judgement = review.own[review.at];
    if (!judgement || scene.phase !== "review") return;
    const line = (/** @type {string} */ id, /** @type {Advice} */ item) =>
      make("p", {}, make("b", {}, words.say(id, { move: moveWords(item.move, scene) })), " ", expected(item, words));
    const same = judgement.best.move === judgement.played.move;
    const reasons = judgement.best.reasons.map((reason) => make("li", {}, words.note(reason)));
    const text = `${review.at} ${judgement.seat} ${judgement.best.move} ${judgement.best.share}`;
    if (this.decision.dataset.of === text) return;
    this.decision.dataset.of = text;
    this.decision.replaceChildren(
      make("h3", {}, words.say("coach-at", { number: review.at + 1, round: judgement.round })),
      line(same ? "coach-played-best" : "coach-played", judgement.played),
      ...(same ? [] : [line("coach-best", judgement.best)]),
      ...(reasons.length > 0 ? [make("ul", { class: "reasons" }, ...reasons)] : []),
    );
  }

  #drawTurning() {
    const { review, words } = this;
    const judgements = review.report?.judgements ?? [];
    const own = review.report?.turning.filter(({ seat }) => seat === review.seat) ?? [];
    this.turning.hidden = own.length === 0;
    const items = own.map(({ kind, judgement, change }) => {
      const place = review.own.indexOf(/** @type {import("./types.js").Judgement} */ (judgements[judgement]));
      const id = kind === "missed" ? "coach-missed" : change > 0 ? "coach-luck" : "coach-misfortune";
      const press = () => void review.go(place).catch(review.fail);
      const text = words.say(id, { number: place + 1, change: Math.abs(percent(change)) });
      return make("li", {}, make("button", { type: "button", "data-action": "coach-turning", onclick: press }, text));
    });
    if (this.turning.childElementCount === 0 || this.turning.dataset.seat !== String(review.seat)) {
      this.turning.dataset.seat = String(review.seat);
      this.turning.replaceChildren(...(items.length > 0 ? [make("summary", {}, words.say("coach-turning")), make("ol", {}, ...items)] : []));
    }
  }

  /** @param {import("./types.js").Account | null} account */
  #drawAccount(account) {
    const { words } = this;
    this.account.hidden = account === null;
    if (!account || this.account.dataset.seat === String(account.seat)) return;
    this.account.dataset.seat = String(account.seat);
    const rows = accounts.map((name) => {
      const sign = name === "missed" ? -1 : 1;
      const cell = make("td", { class: "score" });
      write(cell, words.say("coach-percent", { change: sign * percent(account[name]) }));
      return make("tr", { class: name }, make("th", { scope: "row" }, words.say(`coach-account-${name}`)), cell);
    });
    const cards = tenths(Math.abs(account.cards));
    const sort = cards === 0 ? "same" : account.cards > 0 ? "better" : "worse";
    this.account.replaceChildren(
      make("summary", {}, words.say("coach-account")),
      make("table", { class: "scores" }, make("tbody", {}, ...rows)),
      make("p", {}, words.say(`coach-cards-${sort}`, { points: cards })),
    );
  }
}
