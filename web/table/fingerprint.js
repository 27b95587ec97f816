/** The fingerprint of the deal, from the moment on when the cards are dealt: who notes it can check them afterwards. */

import { make, write } from "../dom.js";

/** @import { Sentences } from "../sentences.js" */
/** @import { Shown } from "./types.js" */

/** So many signs are enough to be told from others at a glance. */
const short = 8;

/**
 * A fingerprint as it is read: its digits in groups, which vanish when it is copied.
 * @param {string} print
 */
export function printText(print) {
  const groups = (print.match(/.{8}/g) ?? []).map((group) => make("span", {}, group));
  return make("code", { class: "print" }, ...groups);
}

/**
 * Keeps the fingerprint of a round that is shown; once the match is over, it proves nothing any more.
 * @param {string[]} prints by round
 * @param {Shown} shown
 */
export function notePrint(prints, { over, round, fingerprint }) {
  if (over === "match") return;
  while (prints.length < round - 1) prints.push("");
  prints[round - 1] ??= fingerprint;
}

export class Fingerprint {
  #of = "";

  /** @param {Sentences} sentences */
  constructor(sentences) {
    this.sentences = sentences;
    this.summary = make("summary");
    this.place = make("div");
    this.element = make("details", { class: "fingerprint", part: "fingerprint" }, this.summary, this.place, make("p", {}, sentences.say("print-help")));
  }

  /** @param {Shown} shown */
  draw({ fingerprint, lesson, round }) {
    this.element.hidden = lesson !== null; // its cards are laid, not dealt
    const of = `${round} ${fingerprint}`;
    if (of === this.#of) return;
    this.#of = of;
    write(this.summary, this.sentences.say("print-of", { round, print: fingerprint.slice(0, short) }));
    this.place.replaceChildren(printText(fingerprint));
  }
}
