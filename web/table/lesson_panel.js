/** A lesson above its table: what the last step brought, what is to be done now, and in the end where to read more. */

import { make, write } from "../dom.js";
import { ruleLink } from "./log.js";

/** @import { Scene } from "./scene.js" */
/** @import { LessonLine } from "./types.js" */
/** @import { Words } from "./words.js" */

export class LessonPanel {
  /** @type {LessonLine | null} */
  #line = null;
  /** The step that came into sight last. */
  #shown = 0;
  /** What was told already. */
  #told = "";

  /** @param {{ openRules: (rule?: string) => void }} hands */
  constructor(hands) {
    this.hands = hands;
    this.title = make("h2", { tabindex: -1 });
    this.step = make("p", { class: "lesson-step" });
    this.after = make("p", { class: "lesson-after" });
    this.task = make("p", { class: "lesson-task" });
    this.rules = make("p", { class: "lesson-rules" });
    this.ways = make("p", { class: "buttons" }, make("slot", { name: "lesson" }));
    this.element = make("section", { class: "panel teach lesson", part: "lesson" }, this.title, this.step, this.after, this.task, this.rules, this.ways);
  }

  /** A lesson was begun. */
  begin() {
    this.#told = "";
    this.#shown = 0;
  }

  /** @param {Scene} scene */
  draw({ shown, words }) {
    const line = /** @type {LessonLine} */ (shown.lesson);
    this.#line = line;
    write(this.title, words.say("lesson-title", { title: words.say(`lesson-${line.name}`) }));
    write(this.step, line.done ? words.say("lesson-done") : words.say("lesson-step", { step: line.step, steps: line.steps }));
    write(this.after, line.after ? words.note(line.after) : "");
    write(this.task, line.task ? words.note(line.task) : "");
    this.after.hidden = line.after === null;
    this.task.hidden = line.task === null;
    this.rules.hidden = !line.done;
    this.element.toggleAttribute("data-done", line.done);
    this.title.toggleAttribute("data-focus", line.done);
    this.ways.hidden = !line.done;
    if (line.done && this.rules.childElementCount === 0) {
      this.rules.append(words.say("lesson-rules"), ...line.rules.flatMap((rule) => [" ", ruleLink(rule, words, this.hands.openRules)]));
    }
  }

  /** Lets what is new come into sight. */
  reveal() {
    if (this.#shown === this.#line?.step) return;
    this.#shown = this.#line?.step ?? 0;
    this.element.scrollIntoView({ block: "nearest" });
  }

  /**
   * What is to be spoken, once.
   * @param {Words} words
   */
  news(words) {
    const line = this.#line;
    if (!line) return "";
    const texts = [line.after, line.task].flatMap((note) => (note ? [words.note(note)] : []));
    if (line.done) texts.push(words.say("lesson-done"));
    const text = texts.join(" ");
    if (text === this.#told) return "";
    this.#told = text;
    return text;
  }
}
