/**
 * A window onto a grid. Until the player zooms or pans it shows what has to be seen and no more, so that nothing is to be
 * scrolled; then it is the browser's own scroll area over the whole grid, which touch, wheel, keys and focus move as
 * usual. Zooming changes the size of a cell, so that what is pressed is what is seen.
 */

import { dress, make, write } from "../../dom.js";
import { gestures } from "./gestures.js";
import { grid } from "./grid.js";

/** @import { Bounds, Laid } from "./forms.js" */
/** @import { Words } from "../words.js" */

const RATIO = 1.4; // a card's height by its width
const STEP = 1.3;
const LARGEST = 8.25; // letters' heights (rem) that a cell is wide at most
const LARGEST_FIT = 5.75;

/**
 * How many cells there are, across (0) or down (1).
 * @param {Bounds} bounds
 * @param {0 | 1} way
 */
const count = (bounds, way) => bounds[way + 2] - bounds[way] + 1;

export class Viewport {
  /** A cell's width in pixels, 0 before the first drawing. */
  #cell = 0;
  /** Whether the size follows what lies there, until the player chooses another. */
  #fits = true;
  /** Of the whole grid. @type {Bounds} */
  #bounds = [0, 0, 0, 0];
  /** @type {Bounds} */
  #crop = [0, 0, 0, 0];
  /** @type {readonly Laid[]} */
  #laid = [];
  /** Across, down, and how high a letter is (rem), in pixels. @type {[number, number, number] | null} */
  #measured = null;
  /** Of the names that are written. @type {unknown} */
  #language = null;
  #ruled = "";
  /** Where it was scrolled to. @type {[number, number]} */
  #spot = [0, 0];
  /** Whether that is yet to be shown. */
  #adopted = false;

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
    new ResizeObserver(() => {
      this.#measured = null;
      this.#resize();
    }).observe(this.window);
    this.window.addEventListener(
      "scroll",
      () => {
        this.#spot = [this.window.scrollLeft, this.window.scrollTop];
        this.#able();
      },
      { passive: true },
    );
    for (const part of [this.window, this.tools]) part.addEventListener("keydown", (event) => this.#key(event), true);
  }

  /** The part of the grid that is laid out. */
  get bounds() {
    return this.#fits ? this.#crop : this.#bounds;
  }

  /**
   * Lays the items out.
   * @param {Words} words
   * @param {string} name of the zone
   * @param {readonly Laid[]} laid
   * @param {Bounds} bounds
   * @param {Bounds} crop what has to be seen
   */
  show(words, name, laid, bounds, crop) {
    this.#bounds = bounds;
    this.#crop = crop;
    this.#laid = laid;
    if (this.#language !== words.sentences) this.#name(words, name);
    // The window's own shape is that of the whole grid, so that it does not change while one plays.
    const whole = String(count(bounds, 1) / count(bounds, 0));
    if (this.window.style.getPropertyValue("--whole") !== whole) this.#measured = null;
    dress(this.window, "--whole", whole);
    dress(this.window, "--tall", count(bounds, 1));
    if (this.#fits) this.fit();
    else {
      this.#lay();
      if (this.#adopted) this.#regain();
      requestAnimationFrame(() => this.#able()); // now it would cost a layout
    }
  }

  /**
   * @param {Words} words
   * @param {string} name of the zone
   */
  #name(words, name) {
    this.#language = words.sentences;
    this.window.setAttribute("aria-label", words.say("view-of", { name }));
    this.tools.setAttribute("aria-label", words.say("view-tools", { name }));
    for (const [id, button] of Object.entries(this.buttons)) button.title = button.ariaLabel = words.say(id);
    write(/** @type {HTMLElement} */ (this.buttons["view-fit"]), words.say("view-fit-text"));
  }

  /** Shows what another one showed, in the size that the player chose there. @param {Viewport} before */
  adopt(before) {
    this.#fits = before.#fits;
    this.#cell = before.#cell;
    this.#spot = before.#spot;
    this.#adopted = !before.#fits;
  }

  #regain() {
    if (!this.window.isConnected) return;
    this.#adopted = false;
    this.#resizeTo(this.#cell);
    this.window.scrollTo(...this.#spot);
  }

  /** Shows all that lies there and the cells around it, as large as it goes. */
  fit() {
    this.#fits = true;
    this.#lay();
    const [width, height, letter] = this.#room();
    if (width <= 0 || height <= 0) return;
    this.#resizeTo(Math.min(width / count(this.#crop, 0), height / count(this.#crop, 1) / RATIO, LARGEST_FIT * letter));
    this.#able();
  }

  /**
   * @param {number} factor
   * @param {readonly [number, number]} [at] what stays where it is, in the window's pixels; its middle if left out
   */
  zoom(factor, at) {
    this.#loosen();
    const { window } = this;
    const [width, height] = this.#room();
    const [x, y] = at ?? [width / 2, height / 2];
    const before = this.#cell;
    const [spotX, spotY] = [window.scrollLeft + x, window.scrollTop + y];
    this.#resizeTo(before * factor);
    window.scrollLeft = (spotX * this.#cell) / before - x;
    window.scrollTop = (spotY * this.#cell) / before - y;
    this.#able();
  }

  /**
   * So many cells in a direction.
   * @param {number} right
   * @param {number} down
   */
  pan(right, down) {
    this.shift(right * this.#cell, down * this.#cell * RATIO);
  }

  /**
   * So many pixels in a direction.
   * @param {number} right
   * @param {number} down
   */
  shift(right, down) {
    this.#loosen();
    this.window.scrollBy(right, down);
    this.#able();
  }

  /** From what has to be seen to the whole grid, of which the same part is seen. */
  #loosen() {
    if (!this.#fits) return;
    const [width, height] = this.#room();
    const [columns, rows] = [count(this.#crop, 0), count(this.#crop, 1)];
    this.#fits = false;
    this.#lay();
    this.window.scrollLeft = (this.#crop[0] - this.#bounds[0] + columns / 2) * this.#cell - width / 2;
    this.window.scrollTop = (this.#crop[1] - this.#bounds[1] + rows / 2) * this.#cell * RATIO - height / 2;
  }

  #lay() {
    const { bounds } = this;
    grid(this.list, this.#laid, bounds);
    this.#rule(bounds);
    dress(this.window, "--columns", count(bounds, 0));
    dress(this.window, "--rows", count(bounds, 1));
  }

  /**
   * The room for cells. It is measured anew only when the window has changed, for every look costs a layout.
   * @returns {[number, number, number]}
   */
  #room() {
    if (this.#measured) return this.#measured;
    const { window } = this;
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    /** @type {[number, number, number]} */
    const room = [window.clientWidth - this.rows.offsetWidth, window.clientHeight - this.columns.offsetHeight, letter];
    if (room[0] > 0 && room[1] > 0) this.#measured = room; // else it is not on the page yet
    return room;
  }

  /** A cell's width if the whole grid is seen. */
  get #least() {
    const [width, height] = this.#room();
    return Math.min(width / count(this.#bounds, 0), height / count(this.#bounds, 1) / RATIO);
  }

  /** @param {number} cell */
  #resizeTo(cell) {
    const least = this.#least;
    // Rounded down: a pixel too much would let the whole be panned.
    this.#cell = Math.max(Math.floor(least * 100) / 100, Math.min(LARGEST * this.#room()[2], Math.floor(cell * 100) / 100));
    dress(this.window, "--cell", `${this.#cell}px`);
  }

  #resize() {
    if (this.#fits || this.#cell === 0) this.fit();
    else this.#resizeTo(this.#cell);
  }

  /** What can still be done. */
  #able() {
    const { window, buttons } = this;
    const [left, top, right, bottom] = this.#crop;
    const able = {
      "view-out": this.#cell > this.#least + 0.1,
      "view-in": this.#cell < LARGEST * this.#room()[2] - 0.1,
      "view-left": this.#fits ? left > this.#bounds[0] : window.scrollLeft > 1,
      "view-up": this.#fits ? top > this.#bounds[1] : window.scrollTop > 1,
      "view-right": this.#fits ? right < this.#bounds[2] : window.scrollLeft < window.scrollWidth - window.clientWidth - 1,
      "view-down": this.#fits ? bottom < this.#bounds[3] : window.scrollTop < window.scrollHeight - window.clientHeight - 1,
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
    const ruled = [left, top, right, bottom].join();
    if (ruled === this.#ruled) return;
    this.#ruled = ruled;
    const names = (/** @type {number} */ from, /** @type {number} */ to, /** @type {(at: number) => string} */ name) =>
      Array.from({ length: to - from + 1 }, (_, at) => make("span", {}, name(from + at)));
    this.columns.replaceChildren(...names(left, right, (column) => String.fromCharCode(97 + column)));
    this.rows.replaceChildren(...names(top, bottom, (row) => String(row + 1)));
  }
}
