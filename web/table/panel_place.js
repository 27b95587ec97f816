/** What stands in the table's place for panels: hand-over, the end of a round or of the match, looking back. */

import { handover, roundOver } from "./panels.js";
import { result } from "./result.js";

/** @import { Hands } from "./hands.js" */
/** @import { LookingBack } from "./looking_back.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Session } from "./session.js" */
/** @import { Phase } from "./viewer.js" */

export class PanelPlace {
  /** What the panels show. */
  #of = "";
  /** @type {Element[]} */
  #panels = [];

  /**
   * @param {Session} session
   * @param {LookingBack} lookingBack
   * @param {Hands} hands
   */
  constructor(session, lookingBack, hands) {
    this.session = session;
    this.lookingBack = lookingBack;
    this.hands = hands;
  }

  /** A match was begun or resumed. */
  begin() {
    this.#of = "";
    this.#panels = [];
  }

  /**
   * What stands there in a phase; made anew only for something else.
   * @param {Scene} scene
   * @param {Phase} phase
   * @returns {readonly Element[]}
   */
  draw(scene, phase) {
    const { undoer } = this.session;
    const { panel } = this.lookingBack;
    if (panel) {
      this.#of = "review";
      panel.draw(scene);
      return [panel.element];
    }
    const of = ["handover", "round", "over"].includes(phase) ? `${phase} ${scene.shown.position} ${undoer}` : "";
    if (of === this.#of) return this.#panels;
    this.#of = of;
    const { hands } = this;
    /** @type {Element[]} */
    let panels = [];
    if (phase === "handover") panels = [handover(scene, undoer, hands)];
    else if (phase === "round") panels = [roundOver(scene, hands.nextRound)];
    else if (phase === "over") {
      const undo = undoer === null ? null : hands.undo;
      const { again, openDeal, openRules: openRule } = hands;
      panels = [result(scene.shown, scene.words, { again, coach: () => this.lookingBack.review(), watch: () => hands.watch(true), openDeal, undo, openRule })];
    }
    this.#panels = panels;
    return panels;
  }
}
