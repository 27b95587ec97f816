/** Moves without a choice, made for a player who wants that, each with a notice. */

import { settings } from "../settings.js";

/** @import { Scene } from "./scene.js" */
/** @import { Choice } from "./types.js" */

export class Forced {
  /** Most events that there were: with fewer, a move was taken back. */
  #most = 0;
  /** @type {Scene | null} */
  #done = null;

  /**
   * @param {Scene} scene
   * @returns {Choice | null} the only move there is, once
   */
  move(scene) {
    const { shown, phase } = scene;
    const undone = shown.events.length < this.#most;
    this.#most = Math.max(this.#most, shown.events.length);
    const [only, ...more] = shown.picture.choices;
    if (scene === this.#done || undone || phase !== "person" || shown.lesson || !only || more.length > 0) return null;
    if (settings.get("forced") === "off") return null;
    this.#done = scene;
    return only;
  }
}
