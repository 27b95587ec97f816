/** Speaks what happens, once each, by one polite live region that stays and changes its text. */

import { make } from "../dom.js";

/** @import { GameEvent } from "./types.js" */
/** @import { Words } from "./words.js" */

export class Announcer {
  constructor() {
    this.element = make("div", { class: "spoken unseen", role: "status", "aria-live": "polite", "aria-atomic": "true" });
    /** Events spoken so far. */
    this.spoken = 0;
  }

  /** A new match: what is there already was not missed. @param {number} events */
  begin(events) {
    this.spoken = events;
    this.element.textContent = "";
  }

  /**
   * Speaks the new events of others; one's own moves need no telling, their consequences do.
   * @param {readonly GameEvent[]} events
   * @param {Words} words
   * @param {number | null} mover the seat whose own move just came back
   * @param {string} [more] what else is new
   */
  tell(events, words, mover, more = "") {
    const fresh = events.slice(this.spoken);
    this.spoken = events.length;
    const told = fresh.filter((event, place) => !(place === 0 && event.seat === mover));
    const sentences = [...told.map((event) => words.event(event)), more].filter(Boolean);
    if (sentences.length > 0) this.say(sentences.join(" "));
  }

  /** @param {string} text */
  say(text) {
    // The same sentence twice must be a change, or it is not spoken again.
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text;
  }
}
