/** Tells of a newer version, and lets it come into use only between two games. */

import { Offline } from "./offline.js";

/** @import { Notes } from "./notes.js" */
/** @import { Sentences } from "./sentences.js" */

/** Reasons of the place and the device, which an earlier version would meet as well. */
const hosts = new Set(["offline", "blocked", "memory", "webassembly", "policy"]);

export class Updates {
  #offline = new Offline();
  #earlier = false;
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
    if (this.#earlier) this.notes.say("earlier", this.#sentences.say("update-earlier"));
    if (!this.#offline.updateReady) return;
    const press = () => this.#offline.update();
    this.notes.say("update", this.#sentences.say("update-ready"), { text: this.#sentences.say("update-now"), press });
  }

  /** Once this version has started: an earlier one is shown with a note. */
  async start() {
    if (await this.#offline.started()) {
      this.#earlier = true;
      this.#tell();
    }
    return this.#offline.start();
  }

  /**
   * Once the engine has failed: where the version itself may be the reason, the one before it comes back. There is no game to be lost.
   * @param {string} code why it failed
   */
  async fail(code) {
    if (!hosts.has(code) && (await this.#offline.failed())) return window.location.reload();
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
