/** When bots move: after a pause for the eye, not while anything holds them, and not in a page that nobody sees. */

import { settings } from "../settings.js";

export class Pace {
  /** Why bots wait. @type {Set<string>} */
  #holds = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /** Whether bots wait. */
  get held() {
    return this.#holds.size > 0;
  }

  /** Whether the player lets bots wait. */
  get paused() {
    return this.#holds.has("pause");
  }

  /**
   * @param {string} reason
   * @param {boolean} on
   * @returns {boolean} whether that is another answer than before
   */
  hold(reason, on) {
    if (on === this.#holds.has(reason)) return false;
    if (on) this.#holds.add(reason);
    else this.#holds.delete(reason);
    return true;
  }

  stop() {
    clearTimeout(this.#pause);
  }

  /**
   * @param {() => void} move
   * @param {() => boolean} wanted whether it is still to be made, when somebody looks again
   */
  start(move, wanted) {
    this.stop();
    if (this.held) return;
    if (document.hidden && settings.pause > 0) {
      document.addEventListener("visibilitychange", () => wanted() && this.start(move, wanted), { once: true });
      return;
    }
    this.#pause = setTimeout(move, settings.pause);
  }
}
