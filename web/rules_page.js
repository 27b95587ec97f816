/** The rule book as a page of its own, to be read and printed. */

import { RuleBook } from "./book.js";
import { loadIndex, theGame } from "./data.js";
import { button, make } from "./dom.js";
import { learnAddress } from "./learned.js";
import { loadSentences } from "./sentences.js";

/** @import { Sentences } from "./sentences.js" */

export class RulesPage {
  /**
   * @param {URLSearchParams} query `game`, and `rule` to be shown first
   * @param {Sentences} sentences
   */
  constructor(query, sentences) {
    this.game = query.get("game") ?? "";
    this.rule = query.get("rule");
    this.sentences = sentences;
    this.element = make("div", { class: "rules-page" });
  }

  async start() {
    await theGame(this.game);
    const { language } = this.sentences;
    const messages = await loadSentences(language, this.game);
    const title = messages.say("rules-of", { game: messages.say("game-name") });
    const book = new RuleBook(messages, 2);
    await book.open(this.game);
    document.title = messages.say("page-title-game", { game: title });
    const link = (/** @type {string} */ href, /** @type {string} */ text) => make("a", { class: "button", href }, text);
    const others = (await loadIndex()).games.filter(({ name }) => name !== this.game);
    const names = await Promise.all(others.map(({ name }) => loadSentences(language, name)));
    const ways = make(
      "p",
      { class: "buttons" },
      button(messages, "book-print", () => window.print(), { class: "main", "data-action": "print" }),
      link(learnAddress(this.game), messages.say("learn-title", { game: messages.say("game-name") })),
      ...others.map(({ name }, place) => {
        const other = /** @type {Sentences} */ (names[place]);
        return link(`#/rules?game=${name}`, other.say("rules-of", { game: other.say("game-name") }));
      }),
      link(`#/?game=${this.game}`, messages.say("lobby-back")),
    );
    const heading = make("h1", { tabindex: -1 }, title);
    this.element.replaceChildren(make("header", {}, heading, ways), book.element);
    if (this.rule) book.go(this.rule);
    else heading.focus();
  }

  /** Goes on in another language. @param {Sentences} sentences */
  async translate(sentences) {
    this.sentences = sentences;
    await this.start();
  }

  close() {
    this.element.remove();
  }
}
