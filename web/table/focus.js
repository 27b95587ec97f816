/** Focus goes where the game goes: to one's own hand, to what a hand-over or a result says. Never into a table unasked. */

import { measureOwn, reveal } from "./reveal.js";

export class Focus {
  #last = "";
  #had = false;
  /** The player has turned to this table, even if focus has nowhere to be just now. */
  engaged = false;
  /** Whether focus is where the table has put it, and not the player. */
  given = false;

  /** @param {HTMLElement} table inside a shadow root */
  constructor(table) {
    this.table = table;
    table.addEventListener("focusin", () => {
      this.engaged = true;
      this.given = false;
    });
    table.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget !== null) this.engaged = false; // focusin sets it again if it stays at the table
    });
  }

  /** @returns {Element | null} */
  get #active() {
    const root = /** @type {ShadowRoot} */ (this.table.getRootNode());
    const { activeElement } = root;
    return activeElement && this.table.contains(activeElement) ? activeElement : null;
  }

  /** Before a drawing. */
  note() {
    this.#had = this.#active !== null;
  }

  /**
   * After a drawing.
   * @param {string} moment another text, another moment of the game
   * @param {string} phase
   */
  follow(moment, phase) {
    const news = moment !== this.#last;
    this.#last = moment;
    const lost = this.#active === null && (this.#had || this.engaged);
    if (!(news && (this.#had || this.engaged)) && !lost) return;
    if (document.querySelector("dialog[open]") || this.table.getRootNode() instanceof ShadowRoot === false) return;
    if (/** @type {ShadowRoot} */ (this.table.getRootNode()).querySelector("dialog[open]")) return;
    measureOwn(this.table);
    const goal = this.#goal(phase, lost);
    goal?.focus({ preventScroll: phase === "bot" });
    if (goal) this.given = true;
    if (phase === "person") reveal(this.table, this.#active);
  }

  /**
   * @param {string} phase
   * @param {boolean} lost
   * @returns {HTMLElement | null}
   */
  #goal(phase, lost) {
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (this.table.querySelector(selector));
    if (phase === "handover" || phase === "round" || phase === "over" || phase === "review" || phase === "lesson") return find("[data-focus]");
    if (phase === "person") {
      if (this.#active?.matches(".open > .body")) return null;
      return find(".own .open > [tabindex='0']") ?? find(".own .open > .body") ?? find(".open > [tabindex='0']") ?? find(".open > button.body") ?? find(".actions button") ?? find(".prompt");
    }
    return lost ? (find(".own-seat [tabindex='0'].body") ?? find(".prompt")) : null;
  }
}
