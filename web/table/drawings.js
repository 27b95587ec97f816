/**
 * Faces as drawings. A card has dozens of shapes, and a full board a hundred cards: as an image each is one element, whose
 * shapes the page need not style, lay out and paint. What can move of itself is drawn by its shapes only while it may.
 */

import { make } from "../dom.js";

/** @import { Face } from "./types.js" */

/** Addresses of images by what they show, shared by all tables of the page. @type {Map<string, string>} */
const addresses = new Map();

/** @param {string} svg */
function addressOf(svg) {
  let address = addresses.get(svg);
  if (!address) {
    address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    addresses.set(svg, address);
  }
  return address;
}

export class Drawings {
  /** @param {Readonly<Record<string, Face>>} faces */
  constructor(faces) {
    this.faces = faces;
  }

  /** @param {string} name */
  #text(name) {
    const text = this.faces[name]?.svg;
    if (text === undefined) console.error(`There is no face “${name}”.`);
    return text ?? "<svg xmlns='http://www.w3.org/2000/svg'/>";
  }

  /**
   * Whether a face has parts that the game's styles move.
   * @param {string} name
   */
  moves(name) {
    return this.#text(name).includes(' class="');
  }

  /**
   * @param {string} name the code of a face, `back` for the back of a card
   * @param {boolean} [moving] whether its parts are to move
   * @returns {Element}
   */
  draw(name, moving = false) {
    const svg = this.#text(name);
    const look = this.faces[name]?.card ? "face card" : "face";
    if (!moving) return make("img", { class: look, src: addressOf(svg), alt: "" });
    const drawing = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
    drawing.setAttribute("class", look);
    return drawing;
  }
}
