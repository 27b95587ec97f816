/** Who sits where: a person with a name, or a bot; and the numbers that a game asks of each seat. */

import { arrange, make } from "../dom.js";
import { levelsBox } from "./levels.js";

/** @import { GameData, Player } from "../table/types.js" */
/** @import { Sentences } from "../sentences.js" */

/** @typedef {{ person: (seat: number) => string, bot: (seat: number) => string }} Names */

const nameLength = 30;

/** Dispatches "count" when the number of seats changes. */
export class Seats extends EventTarget {
  /** @type {Row[]} */
  #rows = [];

  /**
   * @param {GameData} game
   * @param {Sentences} sentences with the game's messages
   * @param {Names} names
   * @param {readonly Player[]} players
   * @param {Readonly<Record<string, string>>} options whose numbers fill the rows
   */
  constructor(game, sentences, names, players, options) {
    super();
    this.game = game;
    this.sentences = sentences;
    this.names = names;
    this.rows = make("ol", { class: "seat-rows" });
    const counts = game.seats.map((count) => this.#countButton(count, count === players.length));
    this.element = make(
      "fieldset",
      { class: "lobby-seats" },
      make("legend", {}, sentences.say("lobby-seats")),
      make("div", { class: "counts", role: "radiogroup", "aria-label": sentences.say("lobby-count") }, ...counts),
      this.rows,
      levelsBox(game, sentences),
    );
    const numbered = game.options.filter((option) => option.numbers);
    this.#rows = players.map((player, seat) => {
      const numbers = numbered.map((option) => options[option.name]?.split(",")[seat] ?? null);
      return new Row(this, seat, player, numbers);
    });
    this.#draw();
  }

  /**
   * @param {number} count
   * @param {boolean} checked
   */
  #countButton(count, checked) {
    const label = this.sentences.say("lobby-count-of", { count });
    const input = make("input", { type: "radio", name: "count", value: count, checked, "aria-label": label });
    input.addEventListener("change", () => this.#setCount(count));
    return make("label", { class: "count" }, input, String(count));
  }

  /** @param {number} count */
  #setCount(count) {
    const bot = this.game.standard_bot;
    while (this.#rows.length < count) {
      const seat = this.#rows.length;
      const name = bot ? this.names.bot(seat + 1) : this.names.person(seat + 1);
      this.#rows.push(new Row(this, seat, { name, bot }, []));
    }
    this.#rows.length = count;
    this.#draw();
    this.dispatchEvent(new Event("count"));
  }

  #draw() {
    arrange(this.rows, this.#rows.map((row) => row.element));
  }

  /** @returns {Player[]} */
  get players() {
    return this.#rows.map((row) => row.player);
  }

  /** Values of the options that are a number per seat. @returns {Record<string, string>} */
  get numbers() {
    const numbered = this.game.options.filter((option) => option.numbers);
    return Object.fromEntries(numbered.map(({ name }, place) => [name, this.#rows.map((row) => row.number(place)).join(",")]));
  }

  /** Whether every person has a name; says so in the form where not. */
  check() {
    return this.#rows.every((row) => row.check());
  }
}

/**
 * What a bot is called, with the budget that its text may give it.
 * @param {string} bot `emperor` or `emperor/400`
 * @param {Sentences} sentences
 */
export function botText(bot, sentences) {
  const [name = "", budget] = bot.split("/");
  const text = sentences.has(`bot-${name}`) ? sentences.say(`bot-${name}`) : name;
  return budget ? `${text} (${budget})` : text;
}

class Row {
  /**
   * @param {Seats} seats
   * @param {number} seat
   * @param {Player} player
   * @param {readonly (string | null)[]} numbers
   */
  constructor(seats, seat, player, numbers) {
    const { game, sentences, names } = seats;
    this.needed = sentences.say("lobby-name-needed");
    const kinds = [{ value: "", text: sentences.say("lobby-person") }];
    const bots = game.bots.map((bot) => bot.name);
    // A link may name a bot that is not offered.
    if (player.bot && !bots.includes(player.bot)) bots.push(player.bot);
    for (const bot of bots) kinds.push({ value: bot, text: botText(bot, sentences) });
    const label = (/** @type {string} */ id, facts = {}) => sentences.say(id, { seat: seat + 1, ...facts });
    this.kind = make("select", { "aria-label": label("lobby-seat-kind"), name: `kind-${seat + 1}` });
    for (const { value, text } of kinds) this.kind.append(make("option", { value, selected: value === (player.bot ?? "") }, text));
    this.name = make("input", {
      type: "text",
      name: `name-${seat + 1}`,
      "aria-label": label("lobby-seat-name"),
      value: player.name,
      maxlength: nameLength,
      autocomplete: "off",
      required: true,
    });
    const numbered = game.options.filter((option) => option.numbers);
    this.numbers = numbered.map(({ name, numbers: range }, place) =>
      make("input", {
        type: "number",
        "aria-label": label("lobby-seat-number", { option: sentences.say(`option-${name}`) }),
        title: sentences.say(`option-${name}-help`),
        placeholder: sentences.say(`option-${name}`),
        min: range?.[0],
        max: range?.[1],
        value: numbers[place] ?? this.#botNumber(game, name),
      }),
    );
    this.kind.addEventListener("change", () => {
      const standard = [names.person(seat + 1), names.bot(seat + 1)];
      if (standard.includes(this.name.value.trim())) this.name.value = this.kind.value ? names.bot(seat + 1) : names.person(seat + 1);
      numbered.forEach(({ name }, place) => {
        const input = this.numbers[place];
        if (input) input.value = this.#botNumber(game, name);
      });
    });
    const number = make("span", { class: "seat-number", "aria-hidden": "true" }, String(seat + 1));
    this.element = make("li", { class: "seat-row" }, number, this.kind, this.name, ...this.numbers);
  }

  /**
   * @param {GameData} game
   * @param {string} option
   */
  #botNumber(game, option) {
    const bot = game.bots.find(({ name }) => name === this.kind.value);
    return String(bot?.numbers[option] ?? "");
  }

  /** @returns {Player} */
  get player() {
    return { name: this.name.value.trim(), bot: this.kind.value || null };
  }

  /** @param {number} place */
  number(place) {
    return this.numbers[place]?.value ?? "";
  }

  check() {
    this.name.setCustomValidity(this.name.value.trim() ? "" : this.needed);
    return this.name.reportValidity() && this.numbers.every((input) => input.reportValidity());
  }
}
