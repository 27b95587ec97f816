/** Tells of a newer version, and lets it come into use only between two games. */

import { Offline } from "./offline.js";

/** @import { Notes } from "./notes.js" */
/** @import { Sentences } from "./sentences.js" */

export class Updates {
  #offline = new Offline();
  /** @type {Sentences} */
  #sentences;

  /**
   * @param {Sentences} sentences
   * @param {Notes} notes
   */
  constructor(sentences, notes) {
    this.#sentences = sentences;
    this.notes = notes;
    this.#offline.addEventListener("change", () => this.#tell());
  }

  /** In another language from now on. @param {Sentences} sentences */
  set sentences(sentences) {
    this.#sentences = sentences;
    this.#tell();
  }

  #tell() {
    if (!this.#offline.updateReady) return;
    const press = () => this.#offline.update();
    this.notes.say("update", this.#sentences.say("update-ready"), { text: this.#sentences.say("update-now"), press });
  }

  start() {
    return this.#offline.start();
  }

  /**
   * To be called between two games.
   * @returns {boolean} whether the page is about to load anew, in its newer version
   */
  apply() {
    if (this.#offline.updateReady) this.#offline.update();
    return this.#offline.updateReady;
  }
}
