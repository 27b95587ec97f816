/**
 * A window onto a grid: fit, zoom and pan. It is the browser's own scroll area, so that touch, wheel, keys and focus
 * move it as usual; zooming changes the size of a cell, so that what is pressed is what is seen.
 */

import { make, write } from "../../dom.js";
import { gestures } from "./gestures.js";

/** @import { Bounds } from "./forms.js" */
/** @import { Words } from "../words.js" */

const RATIO = 1.4; // a card's height by its width
const STEP = 1.3;
const LARGEST = 132; // pixels that a cell is wide at most
const LARGEST_FIT = 92;

export class Viewport {
  /** A cell's width in pixels, 0 before the first drawing. */
  #cell = 0;
  /** Whether the size follows what lies there, until the player chooses another. */
  #fits = true;
  /** Where that has scrolled it to. */
  #fitted = [0, 0];
  /** @type {Bounds} */
  #bounds = [0, 0, 0, 0];
  /** @type {Bounds} */
  #crop = [0, 0, 0, 0];

  /** @param {HTMLElement} list of the grid */
  constructor(list) {
    this.list = list;
    this.columns = make("div", { class: "ruler columns", "aria-hidden": "true" });
    this.rows = make("div", { class: "ruler rows", "aria-hidden": "true" });
    const sheet = make("div", { class: "sheet" }, this.columns, this.rows, list);
    this.window = make("div", { class: "viewport", role: "group", tabindex: 0 }, sheet);
    /** @type {Record<string, HTMLButtonElement>} */
    this.buttons = {};
    const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {() => void} */ press) =>
      (this.buttons[id] = make("button", { type: "button", "data-view": id, onclick: press }, sign));
    this.tools = make(
      "div",
      { class: "view-tools", role: "group" },
      button("view-out", "−", () => this.zoom(1 / STEP)),
      button("view-fit", "", () => this.fit()),
      button("view-in", "+", () => this.zoom(STEP)),
      button("view-left", "←", () => this.pan(-1, 0)),
      button("view-up", "↑", () => this.pan(0, -1)),
      button("view-down", "↓", () => this.pan(0, 1)),
      button("view-right", "→", () => this.pan(1, 0)),
    );
    gestures(this.window, this);
    new ResizeObserver(() => this.#resize()).observe(this.window);
    this.window.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    for (const part of [this.window, this.tools]) part.addEventListener("keydown", (event) => this.#key(event), true);
  }

  /**
   * After every drawing of the list.
   * @param {Words} words
   * @param {string} name of the zone
   * @param {Bounds} bounds
   * @param {Bounds} crop what has to be seen
   */
  show(words, name, bounds, crop) {
    const changed = String([...bounds, ...crop]) !== String([...this.#bounds, ...this.#crop]);
    if (String(bounds) !== String(this.#bounds)) this.#rule(bounds);
    this.#bounds = bounds;
    this.#crop = crop;
    this.window.setAttribute("aria-label", words.say("view-of", { name }));
    this.tools.setAttribute("aria-label", words.say("view-tools", { name }));
    for (const [id, button] of Object.entries(this.buttons)) button.title = button.ariaLabel = words.say(id);
    write(/** @type {HTMLElement} */ (this.buttons["view-fit"]), words.say("view-fit-text"));
    this.window.style.setProperty("--columns", String(this.#count(0)));
    this.window.style.setProperty("--rows", String(this.#count(1)));
    if (changed && this.#fits) this.fit();
    this.#able();
  }

  /** Shows all that lies there and the cells around it, as large as it goes. */
  fit() {
    this.#fits = true;
    const [width, height] = this.#room();
    if (width <= 0 || height <= 0) return;
    const [left, top, right, bottom] = this.#crop;
    const [columns, rows] = [right - left + 1, bottom - top + 1];
    this.#resizeTo(Math.min(width / columns, height / rows / RATIO, LARGEST_FIT));
    const { window } = this;
    window.scrollLeft = (left - this.#bounds[0] + columns / 2) * this.#cell - width / 2;
    window.scrollTop = (top - this.#bounds[1] + rows / 2) * this.#cell * RATIO - height / 2;
    this.#fitted = [window.scrollLeft, window.scrollTop];
    this.#able();
  }

  /**
   * @param {number} factor
   * @param {readonly [number, number]} [at] what stays where it is, in the window's pixels; its middle if left out
   */
  zoom(factor, at) {
    const [width, height] = this.#room();
    const { window } = this;
    const [x, y] = at ?? [width / 2, height / 2];
    const before = this.#cell;
    this.#fits = false;
    const [spotX, spotY] = [window.scrollLeft + x, window.scrollTop + y];
    this.#resizeTo(before * factor);
    window.scrollLeft = (spotX * this.#cell) / before - x;
    window.scrollTop = (spotY * this.#cell) / before - y;
    this.#able();
  }

  /**
   * One cell in a direction.
   * @param {number} right
   * @param {number} down
   */
  pan(right, down) {
    this.window.scrollBy(right * this.#cell, down * this.#cell * RATIO);
  }

  /** The room for cells, in pixels. @returns {[number, number]} */
  #room() {
    return [this.window.clientWidth - this.rows.offsetWidth, this.window.clientHeight - this.columns.offsetHeight];
  }

  /** How many cells there are, across (0) or down (1). @param {0 | 1} way */
  #count(way) {
    return this.#bounds[way + 2] - this.#bounds[way] + 1;
  }

  /** @param {number} cell */
  #resizeTo(cell) {
    const [width, height] = this.#room();
    const least = Math.min(width / this.#count(0), height / this.#count(1) / RATIO);
    // Rounded down: a pixel too much would let the whole be panned.
    this.#cell = Math.max(Math.floor(least * 100) / 100, Math.min(LARGEST, Math.floor(cell * 100) / 100));
    this.window.style.setProperty("--cell", `${this.#cell}px`);
  }

  /** Who scrolls wants to see something else. */
  #scrolled() {
    const [left = 0, top = 0] = this.#fitted;
    if (Math.hypot(this.window.scrollLeft - left, this.window.scrollTop - top) > 2) this.#fits = false;
    this.#able();
  }

  #resize() {
    if (this.#fits || this.#cell === 0) this.fit();
    else this.#resizeTo(this.#cell);
  }

  /** What can still be done. */
  #able() {
    const { window, buttons } = this;
    const [width, height] = this.#room();
    const least = Math.min(width / this.#count(0), height / this.#count(1) / RATIO);
    const able = {
      "view-out": this.#cell > least + 0.1,
      "view-in": this.#cell < LARGEST - 0.1,
      "view-left": window.scrollLeft > 1,
      "view-up": window.scrollTop > 1,
      "view-right": window.scrollLeft < window.scrollWidth - window.clientWidth - 1,
      "view-down": window.scrollTop < window.scrollHeight - window.clientHeight - 1,
    };
    for (const [id, can] of Object.entries(able)) buttons[id]?.setAttribute("aria-disabled", String(!can));
    buttons["view-fit"]?.setAttribute("aria-pressed", String(this.#fits));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const { key } = event;
    const [right = 0, down = 0] = ways[/** @type {keyof typeof ways} */ (key)] ?? [];
    const alone = event.target === this.window;
    if (key === "+" || key === "=") this.zoom(STEP);
    else if (key === "-") this.zoom(1 / STEP);
    else if (key === "0") this.fit();
    else if ((event.shiftKey || alone) && (right || down)) this.pan(right, down);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Letters above, numbers at the left, as places are called. @param {Bounds} bounds */
  #rule([left, top, right, bottom]) {
    const names = (/** @type {number} */ from, /** @type {number} */ to, /** @type {(at: number) => string} */ name) =>
      Array.from({ length: to - from + 1 }, (_, at) => make("span", {}, name(from + at)));
    this.columns.replaceChildren(...names(left, right, (column) => String.fromCharCode(97 + column)));
    this.rows.replaceChildren(...names(top, bottom, (row) => String(row + 1)));
  }
}
