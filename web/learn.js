/** Learning a game: its lessons with what is done of them, and one of them at its table. */

import { coverOf, theGame } from "./data.js";
import { make } from "./dom.js";
import { isLearned, learnAddress, setLearned } from "./learned.js";
import { loadSentences } from "./sentences.js";

/** @import { GameData } from "./table/types.js" */
/** @import { PenguinTable } from "./table/element.js" */
/** @import { Sentences } from "./sentences.js" */

export class Learn {
  /** @type {PenguinTable | null} */
  #table = null;

  /**
   * @param {URLSearchParams} query
   * @param {Sentences} sentences
   */
  constructor(query, sentences) {
    this.game = query.get("game") ?? "";
    this.lesson = query.get("lesson");
    this.sentences = sentences;
    this.element = make("div", { class: "learn" });
  }

  async start() {
    const game = await theGame(this.game);
    const messages = await loadSentences(this.sentences.language, this.game);
    const title = messages.say("learn-title", { game: messages.say("game-name") });
    document.title = messages.say("page-title-game", { game: title });
    if (this.lesson === null) this.#list(game, messages, title);
    else this.#play(game, messages, title, this.lesson);
  }

  /** Goes on in another language. @param {Sentences} sentences */
  async translate(sentences) {
    this.sentences = sentences;
    await this.start();
    await this.#table?.localize();
  }

  /**
   * @param {GameData} game
   * @param {Sentences} messages
   * @param {string} title
   */
  #list(game, messages, title) {
    const next = game.lessons.find(({ name }) => !isLearned(game.name, name)) ?? game.lessons[0];
    const items = game.lessons.map(({ name }) => {
      const done = isLearned(game.name, name);
      const link = make("a", { href: learnAddress(game.name, name) }, messages.say(`lesson-${name}`));
      return make("li", { class: done ? "done" : null }, link, done ? make("span", { class: "learned" }, messages.say("learn-done")) : null);
    });
    const name = messages.say("game-name");
    const ways = make(
      "p",
      { class: "buttons" },
      next ? link(learnAddress(game.name, next.name), messages.say("learn-begin", { title: messages.say(`lesson-${next.name}`) }), "main") : null,
      link(`#/rules?game=${this.game}`, messages.say("rules-of", { game: name })),
      link(`#/?game=${this.game}`, messages.say("lobby-back")),
    );
    const heading = make("h1", { tabindex: -1 }, title);
    const list = make("ol", { class: "lessons" }, ...items);
    const cover = game.cover ? make("img", { class: "cover", src: coverOf(game.name), alt: "", width: 320, height: 180 }) : null;
    this.element.replaceChildren(make("section", { class: "panel" }, cover, heading, make("p", {}, messages.say("learn-lead")), list, ways));
    heading.focus();
  }

  /**
   * @param {GameData} game
   * @param {Sentences} messages
   * @param {string} title
   * @param {string} lesson
   */
  #play(game, messages, title, lesson) {
    const table = (this.#table ??= this.#open(lesson));
    const again = make("button", { type: "button", slot: "tools", "data-action": "lesson-again" }, messages.say("learn-again"));
    again.addEventListener("click", () => this.#again(lesson));
    const all = link(learnAddress(this.game), messages.say("learn-all"));
    all.slot = "tools";
    const following = game.lessons[game.lessons.findIndex(({ name }) => name === lesson) + 1];
    const next = following
      ? link(learnAddress(this.game, following.name), messages.say("learn-next", { title: messages.say(`lesson-${following.name}`) }), "main")
      : link(`#/?game=${this.game}`, messages.say("learn-play"), "main");
    next.slot = "lesson";
    table.replaceChildren(again, all, next);
    if (!table.isConnected) this.element.replaceChildren(make("h1", { class: "unseen" }), table);
    /** @type {HTMLElement} */ (this.element.firstElementChild).textContent = title;
  }

  /** @param {string} lesson */
  #open(lesson) {
    const table = /** @type {PenguinTable} */ (document.createElement("penguin-table"));
    table.addEventListener("penguin-change", () => {
      if (table.view?.lesson?.done) setLearned(this.game, lesson);
    });
    table.setAttribute("game", this.game);
    table.setAttribute("lesson", lesson);
    table.focusGame();
    return table;
  }

  /** From its beginning. @param {string} lesson */
  #again(lesson) {
    this.#table?.removeAttribute("lesson");
    this.#table?.setAttribute("lesson", lesson);
  }

  close() {
    this.#table?.remove();
  }
}

/**
 * @param {string} href
 * @param {string} text
 * @param {string} [look]
 */
function link(href, text, look = "") {
  return make("a", { class: `button ${look}`.trim(), href }, text);
}
