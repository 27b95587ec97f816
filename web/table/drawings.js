/** Faces as drawings: each SVG is parsed once and cloned wherever it lies. */

/** @import { Face } from "./types.js" */

export class Drawings {
  /** @type {Map<string, Element>} */
  #parsed = new Map();

  /** @param {Readonly<Record<string, Face>>} faces */
  constructor(faces) {
    this.faces = faces;
  }

  /**
   * @param {string} name the code of a face, `back` for the back of a card
   * @returns {Element}
   */
  draw(name) {
    let drawing = this.#parsed.get(name);
    if (!drawing) {
      const text = this.faces[name]?.svg;
      if (text === undefined) console.error(`There is no face “${name}”.`);
      const page = new DOMParser().parseFromString(text ?? "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml");
      drawing = page.documentElement;
      this.#parsed.set(name, drawing);
    }
    return /** @type {Element} */ (document.importNode(drawing, true));
  }
}
