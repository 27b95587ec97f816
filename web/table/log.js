/** What happened, one line an event, each with its points and the number of the rule that made it happen. */

import { make, signed, write } from "../dom.js";

/** @import { GameEvent } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * The number of a rule as a button that opens the rules there.
 * @param {string} rule
 * @param {Words} words
 * @param {(rule: string) => void} open
 */
export function ruleLink(rule, words, open) {
  const name = words.say("rule-open", { rule });
  return make("button", { class: "rule", type: "button", "aria-label": name, onclick: () => open(rule) }, rule);
}

export class Log {
  /** Whether it has lines that were not scrolled to. */
  #grown = false;

  /**
   * @param {(rule: string) => void} openRule
   * @param {() => void} watch shows the last moves again
   */
  constructor(openRule, watch) {
    this.openRule = openRule;
    this.title = make("h3");
    this.watch = make("button", { type: "button", "data-action": "watch", onclick: watch });
    this.list = make("ol");
    // The announcer speaks; the log is for reading back.
    this.scroll = make("div", { class: "log", role: "log", "aria-live": "off", tabindex: 0 }, this.list);
    this.element = make("section", { class: "log-box", part: "log" }, make("div", { class: "log-head" }, this.title, this.watch), this.scroll);
    /** Sentences that are there. @type {string[]} */
    this.lines = [];
  }

  /**
   * @param {readonly GameEvent[]} events
   * @param {Words} words
   */
  draw(events, words) {
    write(this.title, words.say("log-title"));
    write(this.watch, words.say("watch-again"));
    this.scroll.setAttribute("aria-label", words.say("log-title"));
    const lines = events.map((event) => words.event(event));
    let same = 0;
    while (same < lines.length && lines[same] === this.lines[same]) same += 1;
    if (same === lines.length && same === this.lines.length) return;
    while (this.list.children.length > same) this.list.lastElementChild?.remove();
    for (let number = same; number < lines.length; number += 1) {
      const event = /** @type {GameEvent} */ (events[number]);
      this.list.append(this.#line(/** @type {string} */ (lines[number]), event, words, number));
    }
    this.lines = lines;
    this.#grown = true;
  }

  /** Shows the newest lines. Called when everything is laid out: before, it would cost a layout of its own. */
  follow() {
    if (this.#grown) this.scroll.scrollTop = this.scroll.scrollHeight;
    this.#grown = false;
  }

  /**
   * @param {string} text
   * @param {GameEvent} event
   * @param {Words} words
   * @param {number} number of the event
   */
  #line(text, event, words, number) {
    const line = make("li", { "data-kind": event.kind, "data-event": number }, `${text} `);
    if (event.points !== 0 && event.seat !== null) {
      const points = event.points > 0 ? `+${event.points}` : signed(event.points);
      const label = words.say("log-points", { seat: event.seat, points: event.points });
      line.append(make("span", { class: "points", role: "img", "aria-label": label }, points), " ");
    }
    line.append(ruleLink(event.rule, words, this.openRule));
    return line;
  }
}
