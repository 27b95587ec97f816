/** What stands in the element's shadow root: the table in its language, styles and theme; before it, and when it is lost, how far the engine is. */

import { Engine } from "../bridge/engine.js";
import { coverOf } from "../data.js";
import { focusTwin } from "../dialogs.js";
import { dress, make } from "../dom.js";
import { EngineBar } from "../engine_bar.js";
import { loadSentences } from "../sentences.js";
import { settings } from "../settings.js";
import { loadFurniture } from "./furniture.js";
import { tableLanguage, written } from "./language.js";
import { tableStyles } from "./styles.js";

/** @import { Sentences } from "../sentences.js" */

export class Stage {
  /** The page's, then the game's. @type {Sentences | null} */
  sentences = null;
  #place = make("div", { class: "frame" });
  /** @type {EngineBar | null} */
  #bar = null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.root = host.attachShadow({ mode: "open" });
    this.root.append(this.#place);
  }

  /** A theme of its own goes before the player's. */
  dress() {
    this.#place.dataset.theme = this.host.hasAttribute("theme") ? "" : settings.get("theme");
  }

  /**
   * The messages and styles that a table needs before it knows its game.
   * @returns {Promise<Sentences>}
   */
  async prepare() {
    const [styles, language] = await Promise.all([tableStyles(), tableLanguage(this.host)]);
    this.root.adoptedStyleSheets = styles;
    this.sentences = await loadSentences(language);
    return this.sentences;
  }

  /**
   * Into the language that is wanted now.
   * @returns {Promise<boolean>} whether it is another one
   */
  async localize() {
    const language = await tableLanguage(this.host);
    if (!this.sentences || language === this.sentences.language) return false;
    const sentences = await loadSentences(language);
    if (language !== (await tableLanguage(this.host)) || !this.host.isConnected) return false; // another choice was faster
    this.sentences = sentences;
    return true;
  }

  /**
   * Words, faces and styles of a game; null before anything can be said, or if they are no longer wanted when they come.
   * @param {string} name
   * @param {() => boolean} wanted
   */
  async furnish(name, wanted) {
    if (!this.sentences) return null;
    const { game, drawings, sentences, styles } = await loadFurniture(name, this.sentences.language);
    if (!wanted()) return null;
    written(this.#place, sentences);
    this.root.adoptedStyleSheets = styles;
    this.sentences = sentences;
    this.#place.dataset.game = game.name;
    if (game.cover) dress(this.#place, "--cover", `url("${coverOf(name)}")`);
    return { game, drawings, sentences };
  }

  /** @param {...Node} content in the place of what stands there; a button's twin takes over its focus */
  show(...content) {
    const held = this.root.activeElement;
    this.endWaiting();
    this.#place.replaceChildren(...content);
    if (held instanceof HTMLElement && !held.isConnected) focusTwin(this.root, held);
  }

  /** Before the first deal, in the language of the moment. */
  begin() {
    if (this.sentences) written(this.#place, this.sentences);
    this.endWaiting();
    this.wait(false);
  }

  /**
   * Says how far the engine is, above whatever stands here.
   * @param {boolean} lost a game that is under way
   */
  wait(lost) {
    if (this.#bar || !this.sentences) return;
    this.#bar = new EngineBar(Engine.shared(), this.sentences, this.sentences.say(lost ? "table-lost" : "table-waiting"));
    // The way back, which stands among the tools as soon as there are any.
    if (!lost) this.#bar.element.append(make("slot", { name: "tools" }));
    this.#bar.element.toggleAttribute("data-lost", lost);
    this.#place.prepend(this.#bar.element);
  }

  endWaiting() {
    this.#bar?.close();
    this.#bar = null;
  }
}
