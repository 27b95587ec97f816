/** *Share and embed*: what is to be pasted into a page of one's own, as one wishes it, with a preview that is the thing itself. */

import { loadIndex } from "../data.js";
import { copyField, openDialog } from "../dialogs.js";
import { make, write } from "../dom.js";
import { nameOf } from "../language_box.js";
import { writeLink } from "../memory/link.js";
import { fileAddress } from "../places.js";
import { loadSentences } from "../sentences.js";
import { readOptions, readSeats, SetupError, standardPlayers, writeOptions, writeSeats } from "../setup.js";
import { standardNames } from "../table/attributes.js";
import { describe } from "../table/faults.js";
import { snippets } from "./snippets.js";

/** @import { Sentences } from "../sentences.js" */
/** @import { GameData } from "../table/types.js" */
/** @import { Embed } from "./snippets.js" */

/** What is to be embedded at first: a setup as attributes, or a record of a game. @typedef {{ game: string, record?: string } & Record<string, string>} Wish */

/** Names of places that are the same in every language. */
const named = { wordpress: "WordPress", mediawiki: "MediaWiki", tiddlywiki: "TiddlyWiki", dokuwiki: "DokuWiki", notion: "Notion", ghost: "Ghost" };

class EmbedBox {
  /** Of the games, in the dialog's language, by id. @type {Map<string, string>} */
  #names = new Map();
  #packed = "";

  /**
   * @param {Sentences} sentences with the part `embed`
   * @param {Wish} wish
   */
  constructor(sentences, wish) {
    this.sentences = sentences;
    this.wish = wish;
    const say = (/** @type {string} */ id) => sentences.say(id);
    this.game = make("select", { onchange: () => this.#choose() });
    this.seats = make("input", { type: "text", autocomplete: "off", spellcheck: "false" });
    this.seed = make("input", { type: "text", maxlength: 100, autocomplete: "off" });
    this.language = make("select");
    this.theme = make("select", {}, ...["auto", "light", "dark"].map((name) => make("option", { value: name }, say(`setting-theme-${name}`))));
    this.height = make("input", { type: "number", min: 200, max: 4000, step: 10, inputmode: "numeric" });
    this.place = make("select", {}, ...Object.keys(snippets).map((id) => make("option", { value: id }, this.#placeName(id))));
    this.place.value = "html";
    this.fault = make("p", { role: "alert", class: "fault" });
    this.note = make("p", { class: "help" });
    this.text = make("textarea", { readonly: true, rows: 6, "aria-label": say("embed-text"), spellcheck: "false" });
    this.told = make("span", { role: "status" });
    const copy = () => void copyField(this.text, this.told, say("embed-copied"), say("embed-marked"));
    this.copy = make("button", { type: "button", class: "main", "data-action": "embed-copy", onclick: copy }, say("embed-copy"));
    this.preview = make("iframe", { title: say("embed-preview"), class: "preview" });
    const field = (/** @type {string} */ id, /** @type {HTMLElement} */ input, help = "") =>
      make("label", {}, make("span", {}, say(id)), input, help ? make("small", {}, say(help)) : null);
    const match = wish.record
      ? [make("p", {}, say("embed-record"))]
      : [field("lobby-game", this.game), field("embed-seats", this.seats, "embed-seats-help"), field("embed-seed", this.seed, "embed-seed-help")];
    const look = [field("setting-language", this.language), field("setting-theme", this.theme), field("embed-height", this.height, "embed-height-help")];
    const fields = make("div", { class: "embed-fields" }, ...match, ...look, this.fault);
    fields.addEventListener("change", () => this.draw());
    const place = field("embed-place", this.place);
    place.addEventListener("change", () => this.draw());
    const result = make("div", { class: "embed-text" }, place, this.note, this.text, make("p", { class: "buttons" }, this.copy, this.told));
    const shown = make("section", {}, make("h3", {}, say("embed-preview")), this.preview);
    this.element = make("div", { class: "embed" }, make("p", {}, say("embed-lead")), fields, result, shown);
  }

  /** Games, languages and the record, which come from files. */
  async fill() {
    const { games, languages } = await loadIndex();
    this.games = games;
    for (const { name } of games) {
      const said = await loadSentences(this.sentences.language, name);
      this.#names.set(name, said.say("game-name"));
      this.game.append(make("option", { value: name, lang: said.languageOf("game-name") }, said.say("game-name")));
    }
    this.game.value = this.wish.game;
    this.#shorten();
    this.language.append(
      make("option", { value: "" }, this.sentences.say("embed-language-any")),
      ...languages.map((tag) => make("option", { value: tag, lang: tag }, nameOf(tag))),
    );
    if (this.wish.record) this.#packed = (await writeLink(this.wish.record)).split("?")[1] ?? "";
    this.draw();
  }

  /** What is as usual need not be said: then names come in the reader's language. */
  #shorten() {
    const { wish } = this;
    const data = this.#data;
    const players = readSeats(wish["seats"] ?? "0", () => []);
    const usual = writeSeats(standardPlayers(data, players.length, standardNames(this.sentences)));
    this.seats.value = wish["seats"] === usual ? String(players.length) : (wish["seats"] ?? "");
    const options = Object.entries(readOptions(wish["options"] ?? ""));
    const chosen = options.filter(([name, value]) => data?.options.find((option) => option.name === name)?.choices[0] !== value);
    this.wish = { ...wish, options: writeOptions(Object.fromEntries(chosen)) };
  }

  /** Another game: names and numbers of the other one need not fit. */
  #choose() {
    this.seats.value = String(this.#data?.seats[0] ?? 2);
    this.wish = { game: this.game.value };
  }

  /** @returns {GameData | undefined} */
  get #data() {
    return this.games?.find(({ name }) => name === this.game.value);
  }

  /** @param {string} id */
  #placeName(id) {
    return named[/** @type {keyof typeof named} */ (id)] ?? this.sentences.say(`embed-place-${id}`);
  }

  /** @throws {SetupError} */
  #check() {
    if (this.wish.record) return;
    const seats = this.#data?.seats ?? [];
    const players = readSeats(this.seats.value, (count) => Array(count).fill({ name: "", bot: null }));
    if (seats.includes(players.length)) return;
    throw new SetupError("embed-seats", "", { low: seats[0] ?? 0, high: seats.at(-1) ?? 0, count: players.length });
  }

  /** @returns {Embed} */
  #embed() {
    const { wish, sentences } = this;
    const game = this.game.value;
    const title = this.#names.get(game) ?? game;
    /** @type {Record<string, string>} */
    const setup = wish.record ? {} : { seats: this.seats.value.trim(), options: wish["options"] ?? "", practice: wish["practice"] ?? "", seed: this.seed.value.trim() };
    const look = { lang: this.language.value, theme: this.theme.value === "auto" ? "" : this.theme.value };
    const filled = (/** @type {Record<string, string>} */ all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
    const site = fileAddress("").href;
    const behind = wish.record ? `record?${this.#packed}` : `?${new URLSearchParams({ game, ...filled(setup) })}`;
    return {
      site,
      page: `${site}${game}.html#/${behind}`,
      picture: `${site}pictures/${game}.png`,
      title: `${title} · ${sentences.say("page-title")}`,
      alt: sentences.say(wish.record ? "embed-watch" : "embed-play", { game: title }),
      attributes: { game, ...filled({ ...setup, ...look }) },
      packed: this.#packed,
      height: this.height.value,
    };
  }

  draw() {
    const place = this.place.value;
    write(this.note, this.sentences.say(`embed-note-${place}`));
    write(this.told, "");
    try {
      this.#check();
      if (!this.height.checkValidity()) throw new SetupError("embed-height", "");
      const embed = this.#embed();
      write(this.fault, "");
      this.text.value = /** @type {(embed: Embed) => string} */ (snippets[place])(embed);
      const html = snippets["html"]?.(embed).replace(/ style="[^"]+"/, ""); // our own policy refuses it, and would say so
      const shown = `<!doctype html><meta name="viewport" content="width=device-width">${html}`;
      if (this.preview.srcdoc !== shown) this.preview.srcdoc = shown;
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      write(this.fault, describe(error.fault, this.sentences, {}, []));
      this.text.value = "";
    }
    this.copy.disabled = this.text.value === "";
  }
}

/**
 * @param {string} language
 * @param {Wish} wish
 */
export async function openEmbed(language, wish) {
  const sentences = await loadSentences(language, undefined, "embed");
  const box = new EmbedBox(sentences, wish);
  await box.fill();
  openDialog(document.body, sentences, sentences.say("embed-title"), box.element).classList.add("embed-dialog");
}
