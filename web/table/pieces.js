/**
 * The elements of pieces and places, kept across views by their keys, so that a card that moves stays itself.
 *
 * Each is a list item. Inside is a real button where it may be pointed at, and a picture with a name elsewhere.
 */

import { make, write } from "../dom.js";

/** @import { Drawings } from "./drawings.js" */
/** @import { Piece } from "./types.js" */

/**
 * @typedef {object} Look how a piece or place is shown
 * @property {string} name for screen readers and the tooltip
 * @property {string} caption shown below it, or ""
 * @property {string} marks shown below that, or ""
 * @property {number} many how many alike pieces it stands for
 * @property {boolean} covered by others of its pile
 * @property {boolean} button whether it may be pointed at
 * @property {boolean} open whether it may be picked now
 * @property {boolean} picked
 * @property {boolean} hinted
 */

export class Pieces {
  /** @type {Map<string, HTMLLIElement>} */
  #items = new Map();
  /** @type {Set<string>} */
  #used = new Set();

  /** @param {Drawings} drawings */
  constructor(drawings) {
    this.drawings = drawings;
  }

  /** All items on the table. */
  get items() {
    return this.#items.values();
  }

  /** Begins a new view: what is not asked for until `sweep` is gone. */
  begin() {
    this.#used.clear();
  }

  sweep() {
    for (const [key, item] of this.#items) {
      if (this.#used.has(key)) continue;
      item.remove();
      this.#items.delete(key);
    }
  }

  /**
   * @param {Piece} piece
   * @param {Look} look
   */
  piece(piece, look) {
    const item = this.#item(piece.token, "piece");
    const body = this.#body(item, look);
    this.#draw(body, piece.face ?? "back", piece.marks.length > 0);
    item.classList.toggle("turned", piece.turned);
    item.classList.toggle("hidden-face", piece.face === null);
    item.classList.toggle("marked", piece.marks.length > 0);
    item.dataset.marks = piece.marks.join(" ");
    if (look.covered) item.setAttribute("aria-hidden", "true");
    else item.removeAttribute("aria-hidden");
    this.#dress(item, body, look);
    return item;
  }

  /**
   * A place where nothing lies.
   * @param {string} key `zone/place`
   * @param {string | null} face drawn in it
   * @param {boolean} turned
   * @param {Look} look
   */
  place(key, face, turned, look) {
    const item = this.#item(key, "place");
    item.classList.toggle("turned", turned);
    const body = this.#body(item, look);
    this.#draw(body, face ?? "");
    this.#dress(item, body, look);
    return item;
  }

  /**
   * Lets a piece move that is pointed at, if it can.
   * @param {EventTarget | null} at
   */
  enliven(at) {
    const body = at instanceof Element ? at.closest(".piece > .body") : null;
    if (body instanceof HTMLElement) this.#draw(body, body.dataset.face ?? "", true);
  }

  /**
   * @param {HTMLElement} body
   * @param {string} face "" for none
   * @param {boolean} [moving]
   */
  #draw(body, face, moving = false) {
    const moves = moving && face !== "" && this.drawings.moves(face);
    if (body.dataset.face === face && body.hasAttribute("data-moving") === moves) return;
    body.querySelector(":scope > .face")?.remove();
    if (face) body.prepend(this.drawings.draw(face, moves));
    body.dataset.face = face;
    body.toggleAttribute("data-moving", moves);
  }

  /**
   * @param {string} key
   * @param {string} kind
   */
  #item(key, kind) {
    this.#used.add(key);
    let item = this.#items.get(key);
    if (!item) {
      item = make("li", { class: kind, "data-key": key });
      this.#items.set(key, item);
    }
    return item;
  }

  /**
   * @param {HTMLLIElement} item
   * @param {Look} look
   * @returns {HTMLElement}
   */
  #body(item, look) {
    const old = item.querySelector(":scope > .body");
    const tag = look.button ? "button" : "span";
    if (old instanceof HTMLElement && old.localName === tag) return old;
    const body = look.button
      ? make("button", { class: "body", type: "button", tabindex: -1 })
      : make("span", { class: "body", role: "img" });
    // Only while somebody points at it: who hears the name would hear it twice.
    body.onpointerenter = body.onpointerleave = ({ type }) => (body.title = (type === "pointerenter" && body.ariaLabel) || "");
    old?.remove();
    item.prepend(body);
    return body;
  }

  /**
   * @param {HTMLLIElement} item
   * @param {HTMLElement} body
   * @param {Look} look
   */
  #dress(item, body, look) {
    if (body.getAttribute("aria-label") !== look.name) body.setAttribute("aria-label", look.name);
    if (look.button) {
      body.setAttribute("aria-disabled", String(!look.open));
      body.toggleAttribute("data-picked", look.picked);
    }
    item.classList.toggle("open", look.open);
    item.classList.toggle("picked", look.picked);
    item.classList.toggle("hinted", look.hinted);
    this.#below(item, "caption", look.caption);
    this.#below(item, "mark", look.marks);
    this.#below(item, "many", look.many > 1 ? `×${look.many}` : "");
  }

  /**
   * @param {HTMLLIElement} item
   * @param {string} kind
   * @param {string} text
   */
  #below(item, kind, text) {
    let line = item.querySelector(`:scope > .${kind}`);
    if (!text) return line?.remove();
    if (!line) {
      line = make("span", { class: kind, "aria-hidden": "true" }); // the name says it too
      item.append(line);
    }
    return write(line, text);
  }
}
