/** Tells of a newer version, and lets it come into use only between two games. */

import { Offline } from "./offline.js";

/** @import { Notes } from "./notes.js" */
/** @import { Sentences } from "./sentences.js" */

export class Updates {
  #offline = new Offline();

  /**
   * @param {Sentences} sentences
   * @param {Notes} notes
   */
  constructor(sentences, notes) {
    this.#offline.addEventListener("change", () => {
      if (!this.#offline.updateReady) return;
      const press = () => this.#offline.update();
      notes.say("update", sentences.say("update-ready"), { text: sentences.say("update-now"), press });
    });
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
