/** How far the engine is, above whatever is at the table's place. */

import { Engine } from "../bridge/engine.js";
import { EngineBar } from "../engine_bar.js";

/** @import { Sentences } from "../sentences.js" */

export class Waiting {
  /** @type {EngineBar | null} */
  #bar = null;

  /** @param {HTMLElement} place of the table */
  constructor(place) {
    this.place = place;
  }

  /**
   * @param {Sentences | null} sentences without them nothing can be said yet
   * @param {boolean} lost a game that is under way
   */
  begin(sentences, lost) {
    if (this.#bar || !sentences) return;
    this.#bar = new EngineBar(Engine.shared(), sentences, sentences.say(lost ? "table-lost" : "table-waiting"));
    this.place.prepend(this.#bar.element);
  }

  end() {
    this.#bar?.close();
    this.#bar = null;
  }
}
