/** What a player does at the table: presses and keys, and the move that they make. */

import { settings } from "../settings.js";
import { Drag } from "./drag.js";
import { pressKey } from "./keys.js";
import { readOut } from "./readout.js";

/** @import { Screen } from "./screen.js" */
/** @import { Choice } from "./types.js" */

export class Picking {
  /** @param {Screen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** Listens, once the table's element is there. */
  listen() {
    const { element, pieces } = this.screen;
    this.drag = new Drag(element, { selection: () => this.screen.scene?.selection ?? null, pick: (key) => this.pick(key), back: () => this.back() });
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("keydown", (event) => this.#key(event));
    for (const on of ["pointerover", "focusin"]) element.addEventListener(on, ({ target }) => pieces.enliven(target));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const body = event.target instanceof Element ? event.target.closest(".piece > .body, .place > .body") : null;
    const scene = this.screen.scene;
    const key = body?.parentElement?.dataset.key ?? (scene && this.screen.centre.map((zone) => zone.pointedAt(scene, event)).find(Boolean));
    if (key && (body || this.screen.session.phase === "person")) this.pick(key);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    // A key held down plays one card, not the next one too.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    if (event.key === "Escape" && this.screen.film.now) {
      event.preventDefault();
      this.screen.draw();
    } else if (event.key === "Escape" && this.screen.scene && this.screen.scene.selection.picks.length > 0) {
      event.preventDefault();
      this.back();
    } else if (!event.repeat && pressKey(this.screen.element, event, this.screen.hands.openKeys, (key) => this.#read(key))) event.preventDefault();
  }

  /** @param {string} key */
  #read(key) {
    const text = this.screen.scene ? readOut(key, this.screen.scene, this.screen.seats, this.screen.log) : "";
    if (text) this.screen.announcer.say(text);
    return text !== "";
  }

  /**
   * Picks a piece, a place or a button.
   * @param {string} key
   */
  pick(key) {
    const scene = this.screen.scene;
    if (this.screen.film.now) return this.screen.draw();
    if (!scene || this.screen.session.busy) return;
    const { selection } = scene;
    if (!selection.next.has(key) && selection.picks.includes(key)) return this.back();
    if (!selection.pick(key) && !selection.change(key)) return this.screen.hands.why([...selection.picks, key]);
    this.screen.say("");
    const { move } = selection;
    const asked = move && (settings.get("confirm") === "on" || (move.note && (move.face !== null || !key.startsWith("="))));
    if (move && !asked) return this.play(move);
    return this.screen.draw();
  }

  /** Takes one pick back. */
  back() {
    this.screen.scene?.selection.back();
    this.screen.draw();
  }

  /** @param {Choice} choice */
  play(choice) {
    this.screen.teacher.moved();
    this.screen.hands.play(choice.move);
  }
}
