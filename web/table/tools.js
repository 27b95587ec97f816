/** The head of the table: the game's name, facts of the moment, and what may be done besides moving. */

import { button, make, write } from "../dom.js";

/** @import { Sentences } from "../sentences.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Session } from "./session.js" */
/** @import { Hands } from "./hands.js" */

export class Tools {
  /**
   * @param {Sentences} sentences
   * @param {Hands} hands
   */
  constructor(sentences, hands) {
    this.facts = make("p", { class: "facts" });
    this.undo = button(sentences, "undo", hands.undo);
    this.hint = button(sentences, "hint", hands.hint);
    this.pause = button(sentences, "pause", hands.pause);
    const rules = button(sentences, "rules", () => hands.openRules());
    const settings = button(sentences, "settings", hands.openSettings);
    const tools = make("div", { class: "tools" }, this.undo, this.hint, this.pause, rules, settings, make("slot", { name: "tools" }));
    const title = make("h2", { class: "title", lang: sentences.languageOf("game-name"), dir: "auto" }, sentences.say("game-name"));
    this.element = make("header", { class: "bar", part: "bar" }, make("div", { class: "heading" }, title, this.facts), tools);
  }

  /**
   * @param {Scene} scene
   * @param {Session} session
   */
  draw({ words, shown }, session) {
    const facts = shown.picture.facts.map((note) => words.note(note));
    if (shown.practice) facts.push(words.say("table-practice"));
    write(this.facts, facts.join(" · "));
    this.undo.disabled = session.undoer === null || session.phase === "handover";
    const bots = shown.players.some(({ bot }) => bot !== null);
    this.pause.hidden = !bots || shown.lesson !== null || session.phase === "over" || session.phase === "review";
    this.pause.setAttribute("aria-pressed", String(session.paused));
    this.hint.disabled = session.phase !== "person";
    if (shown.lesson) write(this.hint, words.say("lesson-show-me"));
  }
}
