/** Who sits where: a person with a name, or a bot; and the numbers that a game asks of each seat. */

import { arrange, make } from "../dom.js";
import { knownPeople } from "../people.js";
import { levelsBox } from "./levels.js";

/** @import { GameData, Player } from "../table/types.js" */
/** @import { Sentences } from "../sentences.js" */

/** @typedef {{ person: (seat: number) => string, bot: (seat: number) => string }} Names */

const nameLength = 30;

/** The list of names that fields offer. */
const offered = "people";

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
    const people = knownPeople();
    this.offers = people.length > 0; // else the fields are plain ones
    const known = make("datalist", { id: offered }, ...people.map((person) => make("option", { value: person.name })));
    const counts = game.seats.map((count) => this.#countButton(count, count === players.length));
    this.element = make(
      "fieldset",
      { class: "lobby-seats" },
      make("legend", {}, sentences.say("lobby-seats")),
      make("div", { class: "counts", role: "radiogroup", "aria-label": sentences.say("lobby-count") }, ...counts),
      this.rows,
      known,
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

  /** Somebody who has played before and does not sit here yet. @returns {string | undefined} */
  get newcomer() {
    const seated = this.#rows.map(({ player }) => player.name);
    return knownPeople().find(({ name }) => !seated.includes(name))?.name;
  }

  /** The people with names of their own, for the next time. @returns {import("../people.js").Person[]} */
  get people() {
    const numbered = this.game.options.filter((option) => option.numbers);
    return this.#rows.flatMap(({ player: { name, bot }, numbers }, seat) => {
      if (bot || name === this.names.person(seat + 1)) return [];
      return [{ name, numbers: Object.fromEntries(numbered.map((option, place) => [option.name, numbers[place]?.value ?? ""])) }];
    });
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

  /** Whether everybody has a name, and one that tells them apart; says so in the form where not. */
  check() {
    const names = this.players.map(({ name }) => name);
    return this.#rows.every((row, seat) => row.check(names.indexOf(/** @type {string} */ (names[seat])) < seat));
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
    this.twice = sentences.say("lobby-name-twice");
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
      list: seats.offers ? offered : null,
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
        value: numbers[place] ?? this.#knownNumber(game, name),
      }),
    );
    this.kind.addEventListener("change", () => {
      const standard = [names.person(seat + 1), names.bot(seat + 1)];
      const person = () => seats.newcomer ?? names.person(seat + 1);
      if (standard.includes(this.name.value.trim())) this.name.value = this.kind.value ? names.bot(seat + 1) : person();
      number();
    });
    const number = () =>
      numbered.forEach(({ name }, place) => {
        const input = this.numbers[place];
        if (input) input.value = this.#knownNumber(game, name);
      });
    this.name.addEventListener("change", () => this.player.bot === null && knownPeople().some(({ name }) => name === this.player.name) && number());
    const sign = make("span", { class: "seat-number", "aria-hidden": "true" }, String(seat + 1));
    this.element = make("li", { class: "seat-row" }, sign, this.kind, this.name, ...this.numbers);
  }

  /**
   * The number of a bot's kind, or the one that this person gave last time.
   * @param {GameData} game
   * @param {string} option
   */
  #knownNumber(game, option) {
    const { name, bot } = this.player;
    if (bot === null) return knownPeople().find((person) => person.name === name)?.numbers[option] ?? "";
    return String(game.bots.find((one) => one.name === bot)?.numbers[option] ?? "");
  }

  /** @returns {Player} */
  get player() {
    return { name: this.name.value.trim(), bot: this.kind.value || null };
  }

  /** @param {number} place */
  number(place) {
    return this.numbers[place]?.value ?? "";
  }

  /** @param {boolean} twice whether somebody before has the same name */
  check(twice) {
    this.name.setCustomValidity(!this.player.name ? this.needed : twice ? this.twice : "");
    return this.name.reportValidity() && this.numbers.every((input) => input.reportValidity());
  }
}
