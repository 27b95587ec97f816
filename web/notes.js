/** Quiet notes above the page: that nothing can be kept, that another tab plays this game, that a new version is there. */

import { make } from "./dom.js";

export class Notes {
  /** @type {Map<string, HTMLElement>} */
  #shown = new Map();

  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    place.setAttribute("role", "status");
  }

  /**
   * Says something under a name; another text under the same name takes its place.
   * @param {string} name
   * @param {string} text
   * @param {{ text: string, press: () => void }} [button]
   * @param {Node} [more]
   */
  say(name, text, button, more) {
    this.clear(name);
    const note = make("div", { class: "notice", "data-note": name }, make("p", {}, text));
    if (button) note.append(make("button", { type: "button", onclick: button.press }, button.text));
    if (more) note.append(more);
    this.#shown.set(name, note);
    this.place.append(note);
  }

  /** @param {string} name */
  has(name) {
    return this.#shown.has(name);
  }

  /** @param {string} name */
  clear(name) {
    this.#shown.get(name)?.remove();
    this.#shown.delete(name);
  }
}
