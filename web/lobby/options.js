/** What else is agreed before the deal: the game's options, each with its help, and whether it is for practice. */

import { make } from "../dom.js";

/** @import { GameData, GameOption } from "../table/types.js" */
/** @import { Sentences } from "../sentences.js" */

export class Options {
  /** @type {Map<string, HTMLSelectElement>} */
  #selects = new Map();

  /**
   * @param {GameData} game
   * @param {Sentences} sentences with the game's messages
   * @param {Readonly<Record<string, string>>} values
   * @param {boolean} practice
   * @param {number} count of seats
   */
  constructor(game, sentences, values, practice, count) {
    this.game = game;
    this.sentences = sentences;
    const chosen = game.options.filter((option) => !option.numbers);
    const boxes = chosen.map((option) => this.#box(option, values[option.name], count));
    this.check = make("input", { type: "checkbox", name: "practice", checked: practice, "aria-describedby": "practice-help" });
    const free = make(
      "div",
      { class: "option" },
      make("label", {}, this.check, sentences.say("lobby-practice")),
      make("p", { class: "help", id: "practice-help" }, sentences.say("lobby-practice-help")),
    );
    this.element = make("fieldset", { class: "lobby-options" }, make("legend", {}, sentences.say("lobby-options")), ...boxes, free);
  }

  /**
   * @param {GameOption} option
   * @param {string | undefined} value
   * @param {number} count
   */
  #box(option, value, count) {
    const id = `option-${option.name}`;
    const select = make("select", { name: id, id, "aria-describedby": `${id}-help` });
    this.#selects.set(option.name, select);
    this.#fill(option, select, count, value ?? option.choices[0] ?? "");
    return make(
      "div",
      { class: "option" },
      make("label", { for: id }, this.sentences.say(id)),
      select,
      make("p", { class: "help", id: `${id}-help` }, this.sentences.say(`${id}-help`)),
    );
  }

  /**
   * @param {GameOption} option
   * @param {HTMLSelectElement} select
   * @param {number} count
   * @param {string} value
   */
  #fill(option, select, count, value) {
    const entries = option.choices.map((choice) => ({ choice, text: this.sentences.say(`option-${option.name}-${choice}`) }));
    if (option.seats_too) {
      for (let seat = 1; seat <= count; seat += 1) entries.push({ choice: String(seat), text: this.sentences.say("lobby-seat", { seat }) });
    }
    select.replaceChildren(...entries.map(({ choice, text }) => make("option", { value: choice, selected: choice === value }, text)));
  }

  /** Seats that may be chosen are those that there are. @param {number} count */
  setCount(count) {
    for (const option of this.game.options) {
      const select = this.#selects.get(option.name);
      if (select && option.seats_too) this.#fill(option, select, count, select.value);
    }
  }

  /** @returns {Record<string, string>} */
  get values() {
    return Object.fromEntries([...this.#selects].map(([name, select]) => [name, select.value]));
  }

  get practice() {
    return this.check.checked;
  }
}
