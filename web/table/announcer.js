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
   * Speaks the new events, the player's own too: that the key was heard, and what others at this device have not seen.
   * @param {readonly GameEvent[]} events
   * @param {Words} words
   * @param {readonly string[]} more what else is new, "" for nothing
   */
  tell(events, words, more) {
    const sentences = [...events.slice(this.spoken).map((event) => words.event(event)), ...more].filter(Boolean);
    this.spoken = events.length;
    if (sentences.length > 0) this.say(sentences.join(" "));
  }

  /** @param {string} text */
  say(text) {
    // The same sentence twice must be a change, or it is not spoken again.
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text;
  }
}
