/** Keys for those who play without a pointer, as long as the focus is at the table; `?` lists them. */

import { make } from "../dom.js";
import { readings } from "./readout.js";

/** @import { Sentences } from "../sentences.js" */

/** What a letter presses, by the `data-action` of a button that is there now. */
const presses = { h: "hint", u: "undo", r: "rules", s: "settings", p: "pause", g: "got-it", m: "hurry", w: "watch", c: "sort" };
/** Where a letter brings the focus. @type {Readonly<Record<string, string>>} */
const goes = { o: ".own .form-fan [tabindex='0'], .own .form-fan .body", t: ".centre [tabindex='0'], .centre ul", l: ".log" };

/**
 * @param {HTMLElement} table
 * @param {KeyboardEvent} event
 * @param {() => void} help
 * @param {(key: string) => boolean} read what a key reads out
 * @returns {boolean} whether the key meant something
 */
export function pressKey(table, event, help, read) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
  if (event.key === "?") {
    help();
    return true;
  }
  if (read(event.key)) return true;
  const key = event.key.toLowerCase();
  const action = presses[/** @type {keyof typeof presses} */ (key)];
  const button = action ? table.querySelector(`[data-action="${action}"]:not([hidden])`) : null;
  if (button instanceof HTMLButtonElement && !button.disabled && button.checkVisibility()) {
    button.click();
    return true;
  }
  const goal = goes[key] ? table.querySelector(/** @type {string} */ (goes[key])) : null;
  if (!(goal instanceof HTMLElement)) return false;
  if (goal.tabIndex < 0 && !goal.matches("button")) goal.tabIndex = -1;
  goal.focus();
  return true;
}

/**
 * The list of all keys.
 * @param {Sentences} sentences
 */
export function keysList(sentences) {
  const line = (/** @type {string} */ key, /** @type {string} */ text) => make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, sentences.say(text)));
  return make(
    "dl",
    { class: "keys" },
    line("← → ↑ ↓", "keys-arrows"),
    line("Tab", "keys-tab"),
    line("Enter", "keys-enter"),
    line("Esc", "pick-back"),
    line("O", "keys-own"),
    line("T", "keys-table"),
    line("L", "keys-log"),
    ...Object.entries(readings).map(([key, text]) => line(key, text)),
    line("C", "keys-sort"),
    line("W", "watch-again"),
    line("H", "hint"),
    line("U", "undo"),
    line("M", "bot-hurry"),
    line("P", "pause"),
    line("G", "first-good"),
    line("R", "rules"),
    line("S", "settings"),
    line("+ − 0", "keys-view"),
    line("?", "keys-help"),
  );
}
