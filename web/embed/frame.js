/** The table alone, for the frames of other people's pages (embed.html): docs/embedding.md. */

import { Engine } from "../bridge/engine.js";
import { make } from "../dom.js";
import { matchWish, readFrameAddress } from "./address.js";
import { Height } from "./height.js";
import { Host } from "./host.js";
import { Resume } from "./resume.js";
import { chooseLanguage, loadSentences } from "../sentences.js";
import { settings } from "../settings.js";
import { freshSeed, SetupError, setupQuery } from "../setup.js";
import { describe, faultOf } from "../table/faults.js";
import { written } from "../table/language.js";

/** @import { HostMessage } from "./host.js" */
/** @import { Wish } from "./address.js" */
/** @import { PenguinTable } from "../table/element.js" */
/** @import { Sentences } from "../sentences.js" */

const { documentElement: root } = document;

class Frame {
  #engine = Engine.shared();
  #place = /** @type {HTMLElement} */ (document.getElementById("table"));
  table = /** @type {PenguinTable} */ (document.createElement("penguin-table"));
  /** To the same game in the whole site, where a frame may open windows. */
  link = make("a", { class: "button", slot: "tools", href: "./", target: "_blank", rel: "noopener" });
  heading = make("h1", { class: "unseen" });
  /** Of the message whose wish is being fulfilled. @type {string | undefined} */
  #id;
  /** What the address wanted: the host's wishes change it. @type {Wish} */
  #wish = {};
  /** @type {Resume | null} */
  #resume = null;
  /** A record that was kept is being read just now. */
  #resuming = false;

  /** @param {Sentences} sentences */
  constructor(sentences) {
    this.sentences = sentences;
    this.heading.textContent = sentences.say("page-title");
    this.link.textContent = `${sentences.say("page-title")} ↗`;
    this.table.append(this.link);
    this.host = new Host(
      (message) => this.#hear(message),
      (error, id) => this.#fail(error, id),
    );
    this.height = new Height(this.#place, (height) => this.host.sayHeight(height));
    const { table, host } = this;
    table.addEventListener("penguin-ready", () => this.#ready());
    table.addEventListener("penguin-move", (event) => host.say("move", /** @type {CustomEvent} */ (event).detail));
    table.addEventListener("penguin-over", () => {
      const { view, record } = table;
      if (view?.outcome) host.say("over", { scores: view.outcome.scores, winners: view.outcome.winners, record });
    });
    table.addEventListener("penguin-change", () => this.#resume?.save());
    table.addEventListener("penguin-again", (event) => {
      if (!this.#resume) return; // the table deals anew by itself
      event.preventDefault();
      this.#open({ ...this.#wish, seed: "" });
    });
    table.addEventListener("penguin-error", (event) => {
      host.say("error", { error: /** @type {CustomEvent} */ (event).detail }, this.#id);
      if (!this.#resuming) return;
      this.#resuming = false;
      this.#resume?.refuse();
      this.#open(this.#wish);
    });
    const engine = this.#engine;
    engine.addEventListener("change", () => {
      if (engine.state === "failed" && engine.failure) this.#failBoot(engine.failure);
    });
  }

  async start() {
    try {
      const { wish, strange } = readFrameAddress(location);
      for (const name of strange) this.#fail(new SetupError("address-unknown", "address", { text: name }));
      this.#dress(wish["theme"]);
      if (wish["lang"]) this.table.lang = wish["lang"];
      this.#wish = await matchWish(wish);
      this.#engine.start();
      if (Object.keys(this.#wish).length > 0) await this.#goOn();
      else this.#wait();
    } catch (error) {
      this.#place.replaceChildren(make("p", { class: "notice", role: "alert" }, this.#fail(error)));
    }
  }

  /** Goes on with what was played here, or deals it. */
  async #goOn() {
    if (this.#wish["record"] || this.#wish["lesson"]) return this.#open(this.#wish);
    this.#resume = new Resume(this.table, this.#wish);
    const record = await this.#resume.found();
    this.#resuming = record !== null;
    return record === null ? this.#open(this.#wish) : this.#show({ record });
  }

  /** No game yet: the host may start one. */
  #wait() {
    const link = make("a", { class: "button", href: "./", target: "_blank", rel: "noopener" }, this.link.textContent);
    this.#place.replaceChildren(make("p", { class: "notice" }, this.sentences.say("frame-waiting")), make("p", { class: "buttons" }, link));
    this.host.say("ready", { table: null });
    this.height.begin();
  }

  /** @param {HostMessage} message */
  #hear({ type, id, ...fields }) {
    if (type === "theme") return this.#dress(fields["theme"]);
    this.#resume?.stop();
    this.#resume = null;
    const { "penguin-parlour": _version, ...asked } = fields;
    const record = asked["record"];
    if (type === "load" && record) return void this.#load(record, id);
    const { record: _record, ...setup } = this.#wish;
    this.#open(asked["game"] ? asked : { ...setup, ...asked }, id);
    return undefined;
  }

  /**
   * A record as text, or as a link that holds it.
   * @param {string} text
   * @param {string} [id]
   */
  async #load(text, id) {
    try {
      const packed = /[?#&]([zt])=([\w-]+)/.exec(text);
      this.#open(packed ? await matchWish({ [packed[1] ?? ""]: packed[2] ?? "" }) : { record: text }, id);
    } catch (error) {
      this.#fail(error, id);
    }
  }

  /**
   * All attributes anew, also those that are the same as before: it is another match.
   * @param {Wish} wish
   * @param {string} [id]
   */
  #open(wish, id) {
    this.#id = id;
    this.table.watching = "record" in wish;
    const dealt = { ...wish, seed: wish["seed"] || freshSeed() };
    this.#resume?.begin(dealt);
    this.#show(dealt);
  }

  /** @param {Wish} wish */
  #show(wish) {
    const { table } = this;
    for (const name of ["game", "seats", "options", "practice", "seed", "lesson", "record"]) table.removeAttribute(name);
    for (const [name, value] of Object.entries(wish)) table.setAttribute(name, value);
    if (!table.isConnected) this.#place.replaceChildren(this.heading, table);
  }

  #ready() {
    const { table } = this;
    this.#resuming = false;
    const view = /** @type {NonNullable<typeof table.view>} */ (table.view);
    const { game, players, options, practice } = view;
    const over = view.over === "match";
    if (!over) table.watching = false; // it goes on
    const named = players.map(({ name, bot }) => ({ name, bot }));
    this.link.href = `./#/?${setupQuery({ game, players: named, options, practice, seed: "" })}`;
    // The reader who pressed *play* goes on in the game; nobody else's focus is taken.
    if (document.hasFocus()) table.focusGame();
    void loadSentences(this.sentences.language, game).then((said) => {
      document.title = said.say("page-title-game", { game: said.say("game-name") });
    });
    this.host.say("ready", { table: { game, players: named, options, practice, over } }, this.#id);
    this.#id = undefined;
    this.height.begin();
  }

  /** @param {string | undefined} theme */
  #dress(theme) {
    if (theme === undefined) root.dataset["theme"] = settings.get("theme");
    else {
      root.dataset["theme"] = theme;
      this.table.setAttribute("theme", theme);
    }
  }

  /** The reader sees it at the table's place. @param {NonNullable<Engine["failure"]>} failure */
  #failBoot({ code, facts }) {
    const message = this.sentences.say(`boot-failed-${code}`, facts);
    this.host.say("error", { error: { type: "engine", code, where: "", rule: "", facts, message } });
  }

  /**
   * @param {unknown} error
   * @param {string} [id]
   * @returns {string} the sentence
   */
  #fail(error, id) {
    const fault = faultOf(error);
    const message = describe(fault, this.sentences, {}, []);
    this.height.begin();
    this.host.say("error", { error: { ...fault, message } }, id);
    return message;
  }
}

/** Starts the frame's page. */
export async function openFrame() {
  const wanted = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`).get("lang") ?? "";
  const sentences = await loadSentences(await chooseLanguage([wanted, ...settings.languages]));
  written(root, sentences);
  await new Frame(sentences).start();
}
