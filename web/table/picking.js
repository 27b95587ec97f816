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
    if (key && (body || this.screen.session.phase === "person")) this.pick(key, this.#slips(event));
  }

  /**
   * Whether a press may have been none: a finger strays, and Enter falls on what the table itself has given the focus.
   * @param {MouseEvent} event
   */
  #slips(event) {
    const { focus, scene } = this.screen;
    if (scene?.shown.practice || scene?.shown.lesson) return false; // there it is taken back
    return event.detail === 0 ? focus.given : (this.drag?.touched ?? false);
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
   * @param {boolean} [slips] whether it may not have been meant
   */
  pick(key, slips = false) {
    const scene = this.screen.scene;
    if (this.screen.film.now) return this.screen.draw();
    if (!scene || this.screen.session.busy) return;
    const { selection } = scene;
    const wish = settings.get("confirm");
    const careful = slips && wish === "slips";
    if (!selection.next.has(key) && selection.picks.includes(key)) {
      return careful && selection.move && selection.picks.length === 1 ? this.play(selection.move) : this.back(); // pressed again
    }
    if (!selection.pick(key) && !selection.change(key)) return this.screen.hands.why([...selection.picks, key]);
    this.screen.say("");
    const { move } = selection;
    const whole = careful && selection.picks.length === 1;
    const asked = move && (wish === "on" || whole || (move.note && (move.face !== null || !key.startsWith("="))));
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
