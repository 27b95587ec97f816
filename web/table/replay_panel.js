/** What watches a match again: whose cards are seen, the steps, play and speed, and what has just happened. */

import { button, make, write } from "../dom.js";
import { Steps } from "./steps.js";

/** @import { Pace, Replay } from "./replay.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Words } from "./words.js" */

/** Keys that step, wherever the focus is in this panel; the slider and the lists have their own. */
const keys = {
  ArrowLeft: (/** @type {Replay} */ { at }) => at - 1,
  ArrowRight: (/** @type {Replay} */ { at }) => at + 1,
  Home: () => 0,
  End: (/** @type {Replay} */ { length }) => length - 1,
};

export class ReplayPanel {
  /**
   * @param {Replay} replay
   * @param {Words} words
   * @param {() => void} leave
   */
  constructor(replay, words, leave) {
    this.replay = replay;
    this.words = words;
    this.play = button(words, "replay-play", () => replay.toggle());
    this.steps = new Steps(replay, words, {
      place: "replay-place",
      before: "replay-before",
      after: "replay-after",
      first: "replay-first",
      last: "replay-last",
    });
    this.where = make("p", { class: "help" });
    this.told = make("p", { class: "told", "aria-live": "polite" });
    this.said = make("p", { class: "help said", dir: "auto", hidden: true });
    this.element = make(
      "section",
      { class: "panel coach replay", part: "replay" },
      make("h2", { tabindex: -1, "data-focus": true }, words.say("replay-title")),
      this.steps.element,
      make("div", { class: "work" }, this.play, this.#pace(), this.#eyes()),
      this.where,
      this.told,
      this.said,
      make("p", { class: "buttons" }, button(words, "replay-leave", leave)),
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  #pace() {
    const { replay, words } = this;
    const choose = () => replay.hasten(/** @type {Pace} */ (select.value));
    const select = make("select", { "data-action": "replay-pace", "aria-label": words.say("replay-pace"), onchange: choose });
    for (const pace of ["slow", "normal", "quick"]) {
      select.append(make("option", { value: pace, selected: pace === replay.pace }, words.say(`replay-pace-${pace}`)));
    }
    return select;
  }

  #eyes() {
    const { replay, words } = this;
    const choose = () => {
      const { value } = select;
      replay.see(value === "turn" ? "turn" : value === "" ? null : Number(value));
    };
    const select = make("select", { "data-action": "replay-eyes", "aria-label": words.say("replay-eyes"), onchange: choose });
    const seats = words.players.map((_, seat) => ({ value: String(seat), text: words.say("replay-eyes-seat", { seat }) }));
    const others = ["turn", ""].map((value) => ({ value, text: words.say(value ? "replay-eyes-turn" : "replay-eyes-nobody") }));
    for (const { value, text } of [...seats, ...others]) {
      select.append(make("option", { value, selected: value === String(replay.eyes ?? "") }, text));
    }
    return select;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in keys)) return;
    event.preventDefault();
    const goal = keys[/** @type {keyof typeof keys} */ (event.key)](this.replay);
    if (goal >= 0 && goal < this.replay.length) this.replay.turnTo(goal);
  }

  /** @param {Scene} _scene of the position that is shown */
  draw(_scene) {
    const { replay, words } = this;
    this.steps.draw();
    write(this.play, words.say(replay.playing ? "replay-pause" : "replay-play"));
    const found = replay.moments[replay.at];
    if (!found || !replay.past) return;
    write(this.where, words.say("replay-at", { number: replay.at + 1, count: replay.length, round: found.round }));
    write(this.said, found.comments.join(" "));
    this.said.hidden = found.comments.length === 0;
    write(this.told, replay.fresh.map((event) => words.event(event)).join(" ") || words.say("replay-dealt", { round: found.round }));
  }
}
