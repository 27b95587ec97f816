/** The lobby: a plain form that needs nothing but the build's data, so it can be used while Python is still on its way. */

import { banner, findGame, loadIndex } from "../data.js";
import { dayAddress } from "../day.js";
import { openRules, openSettings } from "../dialogs.js";
import { button, make } from "../dom.js";
import { EngineBar } from "../engine_bar.js";
import { languageBox } from "../language_box.js";
import { isLearned, learnAddress } from "../learned.js";
import { nav } from "../nav.js";
import { knownPeople, rememberPeople } from "../people.js";
import { oneFile } from "../places.js";
import { loadSentences } from "../sentences.js";
import { freshSeed, setupQuery, standardPlayers } from "../setup.js";
import { standardNames } from "../table/attributes.js";
import { gamesBox } from "./games.js";
import { Options } from "./options.js";
import { Seats } from "./seats.js";

/** @import { Engine } from "../bridge/engine.js" */
/** @import { GameData, Player, Setup } from "../table/types.js" */
/** @import { Sentences } from "../sentences.js" */

/**
 * The way to the lessons of a game, with how many of them are done.
 * @param {GameData} game
 * @param {Sentences} sentences
 */
function learnLink(game, sentences) {
  const count = game.lessons.filter(({ name }) => isLearned(game.name, name)).length;
  return make("a", { class: "button", href: learnAddress(game.name) }, sentences.say("learn-lessons", { count, all: game.lessons.length }));
}

/** @typedef {Omit<Setup, "seed">} Wish what a lobby is opened with, as far as it fits */

export class Lobby {
  /** @type {Wish | null} */
  #wish = null;
  /** @type {GameData | null} */
  #game = null;
  /** @type {Seats | undefined} */
  seats;
  /** @type {Options | undefined} */
  options;
  /** @type {HTMLElement | undefined} */
  settingsPlace;
  /** @type {HTMLElement | undefined} */
  rulesPlace;

  /**
   * @param {Engine} engine
   * @param {Sentences} sentences the page's
   * @param {(setup: Setup) => void} play
   */
  constructor(engine, sentences, play) {
    this.sentences = sentences;
    this.play = play;
    this.bar = new EngineBar(engine, sentences);
    this.saved = make("div", { class: "saved" });
    this.form = make("form", { class: "lobby-form" });
    // Not by `submit`: a frame may forbid forms, and then nothing would happen.
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("change", () => queueMicrotask(() => this.#address()));
    this.form.addEventListener("keydown", (event) => this.#key(event));
    this.element = make("div", { class: "lobby" }, this.#head(), this.saved, this.form, this.bar.element, this.#foot());
  }

  #head() {
    return make(
      "header",
      { class: "lobby-head" },
      languageBox(this.sentences),
      make("img", { src: banner, alt: "", width: 1200, height: 300 }),
      make("h1", { tabindex: -1 }, this.sentences.say("lobby-title")),
      make("p", {}, this.sentences.say("lobby-lead")),
      nav(this.sentences, ""),
    );
  }

  #foot() {
    const settings = button(this.sentences, "settings");
    settings.addEventListener("click", () => openSettings(document.body, this.sentences));
    return make("footer", {}, settings, make("p", {}, this.sentences.say("lobby-footer")));
  }

  /**
   * Fills the form.
   * @param {Wish | null} wish
   */
  async open(wish) {
    const { games } = await loadIndex();
    this.#wish = wish;
    const first = games.find((game) => game.name === wish?.game) ?? games[0];
    const box = await gamesBox(games, first?.name ?? "", this.sentences, (name) => void this.#choose(name).then(() => this.#address()));
    this.settingsPlace = make("div", { class: "lobby-settings" });
    const play = make("button", { type: "button", class: "main play", onclick: () => this.#play() }, this.sentences.say("lobby-play"));
    this.rulesPlace = make("span", { class: "buttons" });
    this.form.replaceChildren(box, this.settingsPlace, make("p", { class: "buttons lobby-play" }, play, this.rulesPlace));
    if (first) await this.#choose(first.name);
  }

  /** @param {string} name */
  async #choose(name) {
    const game = await findGame(name);
    if (!game || !this.settingsPlace) return;
    const sentences = await loadSentences(this.sentences.language, name);
    const wish = this.#wish?.game === name ? this.#wish : null;
    this.#game = game;
    const names = standardNames(sentences);
    const kept = this.seats?.players;
    const likely = wish?.players.length || kept?.length || 3;
    const count = game.seats.includes(likely) ? likely : (game.seats[0] ?? 2);
    const [first] = knownPeople();
    const usual = first ? { ...names, person: (/** @type {number} */ seat) => (seat === 1 ? first.name : names.person(seat)) } : names;
    const players = wish?.players.length === count ? wish.players : standardPlayers(game, count, usual);
    this.seats = new Seats(game, sentences, names, players, wish?.options ?? {});
    this.options = new Options(game, sentences, wish?.options ?? {}, wish?.practice ?? false, count);
    this.seats.addEventListener("count", () => this.options?.setCount(this.seats?.players.length ?? count));
    const rules = make("button", { type: "button", "data-action": "rules" }, sentences.say("rules-of", { game: sentences.say("game-name") }));
    rules.addEventListener("click", () => void openRules(document.body, sentences, name));
    this.settingsPlace.replaceChildren(this.seats.element, this.options.element);
    const embed = oneFile ? button(sentences, "embed", () => void this.#embed()) : "";
    const day = make("a", { class: "button", href: dayAddress(name) }, sentences.say("lobby-day"));
    this.rulesPlace?.replaceChildren(day, learnLink(game, sentences), rules, embed);
  }

  /**
   * What has been chosen so far, as it is wished for in another language: names that we gave are given anew.
   * @param {Sentences} sentences
   * @returns {Wish | null}
   */
  wishIn(sentences) {
    const { seats, options } = this;
    if (!seats || !options || !this.#game) return null;
    const [old, fresh] = [standardNames(this.sentences), standardNames(sentences)];
    const renamed = (/** @type {Player} */ { name, bot }, /** @type {number} */ place) => {
      const kind = bot ? "bot" : "person";
      return { name: name === old[kind](place + 1) ? fresh[kind](place + 1) : name, bot };
    };
    const values = { ...options.values, ...seats.numbers };
    return { game: this.#game.name, players: seats.players.map(renamed), options: values, practice: options.practice };
  }

  /** The address says what is chosen, so that it can be kept and sent. */
  #address() {
    const { seats, options } = this;
    if (!seats || !options || !this.#game || seats.players.some(({ name }) => name === "")) return;
    const setup = { game: this.#game.name, players: seats.players, options: { ...options.values, ...seats.numbers } };
    history.replaceState(null, "", `#/?${setupQuery({ ...setup, practice: options.practice, seed: "" })}`);
  }

  /** Enter in a field plays, as in any form. @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    this.#play();
  }

  #play() {
    const { seats, options } = this;
    if (!seats || !options || !this.#game || !seats.check()) return;
    rememberPeople(seats.people);
    this.play({
      game: this.#game.name,
      players: seats.players,
      options: { ...options.values, ...seats.numbers },
      practice: options.practice,
      seed: freshSeed(),
    });
  }

  /** What is chosen, on a page of the player's own. */
  async #embed() {
    const { seats, options } = this;
    if (!seats || !options || !this.#game || !seats.check()) return;
    const wish = { game: this.#game.name, players: seats.players, options: { ...options.values, ...seats.numbers }, practice: options.practice, seed: "" };
    const { openEmbed } = await import("../rest.js");
    await openEmbed(this.sentences.language, /** @type {import("../embed/dialog.js").Wish} */ (Object.fromEntries(setupQuery(wish))));
  }

  close() {
    this.bar.close();
  }
}
