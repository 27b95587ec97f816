/**
 * For those who read no rules: what happens for the first time is explained by a short note, one at a time. Which events,
 * prompts and choices that are, and what is said, comes with the game; what was seen is remembered on this device.
 */

import { make, write } from "../dom.js";
import { settings } from "../settings.js";
import { shelf } from "../storage.js";
import { ruleLink } from "./log.js";

/** @import { Facts, FirstNote, GameData, GameEvent, Shown } from "./types.js" */
/** @import { Words } from "./words.js" */

/** @typedef {{ note: FirstNote, facts: Facts, rule: string | null }} Found */

/** @param {string} game */
const shelfName = (game) => `explained:${game}`;

/** @param {string} game @returns {Set<string>} names of the notes that were seen */
function seenOf(game) {
  return new Set((shelf.get(shelfName(game)) ?? "").split(" ").filter(Boolean));
}

export class FirstNotes {
  /** What waits to be read, the first one shown. @type {Found[]} */
  #waiting = [];
  /** Events looked at. */
  #looked = 0;
  /** @type {HTMLElement | null} */
  #told = null;

  /**
   * @param {GameData} game
   * @param {{ openRules: (rule?: string) => void }} hands
   * @param {() => void} change called when another note is shown, or none
   */
  constructor(game, hands, change) {
    this.game = game;
    this.hands = hands;
    this.change = change;
    this.text = make("p");
    this.rule = make("span");
    this.good = make("button", { type: "button", class: "main", "data-action": "got-it", onclick: () => this.#next() });
    this.stop = make("button", { type: "button", "data-action": "no-more-notes", onclick: () => this.#end() });
    const ways = make("p", { class: "buttons" }, this.good, this.stop, this.rule);
    this.element = make("aside", { class: "panel teach first-note", part: "first-note" }, this.text, ways);
  }

  /** Whether a note is shown, for which bots wait. */
  get open() {
    return this.#waiting.length > 0 && settings.get("explain") === "on";
  }

  /** A match was begun or resumed. @param {number} events that there are */
  begin(events) {
    this.#looked = events;
    this.#waiting = [];
    this.#told = null;
  }

  /** Goes on in another language. @param {FirstNotes} before */
  adopt(before) {
    this.#waiting = before.#waiting;
    this.#looked = before.#looked;
  }

  /**
   * Looks at what is new.
   * @param {Shown} shown
   * @param {boolean} asked whether the one who looks is to choose a move
   * @param {Words} words
   */
  draw(shown, asked, words) {
    for (const event of shown.events.slice(this.#looked)) this.#find(this.#of("event", event.kind, event, shown.seat), event);
    this.#looked = shown.events.length;
    const { prompt, choices } = shown.picture;
    if (asked && prompt) this.#find(this.#of("prompt", prompt.message), prompt);
    if (asked) {
      for (const { note } of choices) if (note) this.#find(this.#of("choice", note.message), note);
    }
    const [found] = this.#waiting;
    if (!found) return;
    write(this.text, words.say(`first-${found.note.name}`, found.facts));
    write(this.good, words.say("first-good"));
    write(this.stop, words.say("first-stop"));
    this.element.setAttribute("aria-label", words.say("first-title"));
    this.rule.replaceChildren(...(found.rule ? [ruleLink(found.rule, words, this.hands.openRules)] : []));
  }

  /** What is to be spoken, once. */
  news() {
    const [found] = this.#waiting;
    if (!this.open || !found || this.#told === this.element) return "";
    this.#told = this.element;
    return this.text.textContent ?? "";
  }

  /** A move says that the note was understood. */
  moved() {
    if (this.open) this.#next();
  }

  #end() {
    settings.set("explain", "off");
    this.#waiting = [];
    this.change();
  }

  #next() {
    const [found] = this.#waiting.splice(0, 1);
    if (found) shelf.set(shelfName(this.game.name), [...seenOf(this.game.name), found.note.name].join(" "));
    this.#told = null;
    this.change();
  }

  /**
   * @param {FirstNote["on"]} on
   * @param {string} what
   * @param {GameEvent} [event]
   * @param {number | null} [seat]
   */
  #of(on, what, event, seat) {
    return this.game.notes.filter((note) => {
      if (note.on !== on || note.what !== what) return false;
      if (!event) return true;
      return !(note.own && event.seat !== seat) && event.points * note.points >= Math.abs(note.points);
    });
  }

  /**
   * @param {readonly FirstNote[]} notes
   * @param {GameEvent | { facts: Facts }} about
   */
  #find(notes, about) {
    if (settings.get("explain") === "off" || notes.length === 0) return;
    const seen = seenOf(this.game.name);
    for (const note of notes) {
      if (seen.has(note.name) || this.#waiting.some((found) => found.note.name === note.name)) continue;
      /** @type {Facts} */
      const seat = "seat" in about && about.seat !== null ? { seat: about.seat } : {};
      this.#waiting.push({ note, facts: { ...seat, ...about.facts }, rule: note.rule ?? ("rule" in about ? about.rule : null) });
    }
  }
}
