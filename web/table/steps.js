/** Buttons and a slider that step through what can be looked back at. */

import { make } from "../dom.js";

/** @import { LookBack } from "./look_back.js" */
/** @import { Words } from "./words.js" */

export class Steps {
  /**
   * @param {LookBack} back
   * @param {Words} words
   * @param {{ place: string, before: string, after: string, first?: string, last?: string }} names of messages
   */
  constructor(back, words, { place, before, after, first, last }) {
    this.back = back;
    const button = (/** @type {string} */ id, /** @type {() => number} */ goal) =>
      make("button", { type: "button", "data-action": id, onclick: () => this.#press(goal()) }, words.say(id));
    this.slider = make("input", { type: "range", min: 0, step: 1, "aria-label": words.say(place), oninput: () => back.turnTo(Number(this.slider.value)) });
    const backward = [first ? button(first, () => 0) : null, button(before, () => back.at - 1)];
    const onward = [button(after, () => back.at + 1), last ? button(last, () => back.length - 1) : null];
    this.backward = backward.filter((one) => one !== null);
    this.onward = onward.filter((one) => one !== null);
    this.element = make("p", { class: "steps" }, ...this.backward, this.slider, ...this.onward);
  }

  /** @param {number} goal */
  #press(goal) {
    if (goal >= 0 && goal < this.back.length) this.back.turnTo(goal);
  }

  draw() {
    const { at, length } = this.back;
    this.element.hidden = length === 0;
    // Not `disabled`, which would take the focus away at either end.
    for (const one of this.backward) one.setAttribute("aria-disabled", String(at === 0));
    for (const one of this.onward) one.setAttribute("aria-disabled", String(at >= length - 1));
    this.slider.max = String(Math.max(0, length - 1));
    this.slider.value = String(at);
  }
}
