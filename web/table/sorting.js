/** A hand as its player wants it sorted; the ways come from the engine. */

import { make, write } from "../dom.js";
import { settings } from "../settings.js";

/** @import { Piece } from "./types.js" */
/** @import { Scene } from "./scene.js" */

export class Sorting {
  #press = () => {};

  constructor() {
    this.button = make("button", { type: "button", class: "sort", "data-action": "sort", onclick: () => this.#press() });
  }

  /**
   * @param {Scene} scene
   * @param {string} id of the zone
   * @param {string} zone its name
   * @param {readonly Piece[]} pieces
   * @returns {readonly Piece[]}
   */
  sorted({ words, shown }, id, zone, pieces) {
    const orders = shown.picture.orders[id] ?? {};
    const names = Object.keys(orders);
    const name = names.find((each) => each === settings.order(shown.game)) ?? names[0];
    this.button.hidden = name === undefined || names.length < 2;
    if (name === undefined) return pieces;
    const order = words.say(`order-${name}`);
    write(this.button, words.say("sort-by", { order }));
    this.button.ariaLabel = words.say("sort-other", { zone, order });
    this.#press = () => settings.setOrder(shown.game, names[(names.indexOf(name) + 1) % names.length] ?? name);
    const places = new Map(orders[name]?.map((token, place) => [token, place]));
    return [...pieces].sort((one, other) => (places.get(one.token) ?? 0) - (places.get(other.token) ?? 0));
  }
}
