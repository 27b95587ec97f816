/**
 * A card may be dragged to its place; it is the same as two presses. A finger scrolls by dragging, so it first rests on the card
 * for a moment, which lifts it.
 */

/** @import { Selection } from "./selection.js" */

/** Pixels that a pressed pointer may move before it drags. */
const SLACK = 8;
/** Milliseconds that a finger rests. */
const REST = 250;

export class Drag {
  /** What is pressed. @type {{ key: string, item: HTMLElement, x: number, y: number } | null} */
  #from = null;
  /** Until a finger has rested. @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  /** What follows the pointer. @type {HTMLElement | null} */
  #ghost = null;
  /** Whether the click that follows belongs to the drag. */
  #dropped = false;
  /** Whether the last press was a finger's. */
  touched = false;

  /**
   * @param {HTMLElement} table
   * @param {{ selection: () => Selection | null, pick: (key: string) => void, back: () => void }} hands
   */
  constructor(table, hands) {
    this.table = table;
    this.hands = hands;
    table.addEventListener("pointerdown", (event) => this.#press(event), true);
    table.addEventListener("pointermove", (event) => this.#move(event));
    table.addEventListener("pointerup", (event) => this.#drop(event));
    table.addEventListener("pointercancel", () => this.#end());
    // Not passive: what is lifted follows the finger, and nothing scrolls.
    table.addEventListener("touchmove", (event) => this.#ghost && event.cancelable && event.preventDefault(), { passive: false });
    table.addEventListener("contextmenu", (event) => this.#ghost && event.preventDefault());
    table.addEventListener(
      "click",
      (event) => {
        if (this.#dropped) event.stopPropagation();
        this.#dropped = false;
      },
      true,
    );
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#dropped = false;
    this.touched = event.pointerType === "touch";
    const item = event.target instanceof Element ? event.target.closest(".piece.open") : null;
    const key = item instanceof HTMLElement ? item.dataset["key"] : undefined;
    this.#end(); // a second finger pinches
    if (!event.isPrimary || event.button !== 0 || !(item instanceof HTMLElement) || !key) return;
    const from = { key, item, x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") {
      this.#resting = setTimeout(() => this.#lift(from, event.pointerId), REST);
    } else event.stopPropagation(); // a board under it shall not be panned
    this.#from = from;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#from) return;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.#ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      if (event.pointerType === "touch") return this.#end(); // it scrolls
      this.#lift(this.#from, event.pointerId);
    }
    if (this.#ghost) this.#ghost.style.translate = `${dx}px ${dy}px`;
    return undefined;
  }

  /**
   * @param {{ key: string, item: HTMLElement }} from
   * @param {number} pointer
   */
  #lift({ key, item }, pointer) {
    const selection = this.hands.selection();
    if (!selection?.next.has(key)) return this.#end();
    const box = item.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (item.cloneNode(true));
    ghost.removeAttribute("data-key");
    ghost.classList.add("dragged");
    ghost.inert = true;
    ghost.ariaHidden = "true";
    ghost.style.cssText = `left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; --card: ${box.width}px`;
    this.table.append(ghost);
    this.table.setPointerCapture(pointer);
    this.#ghost = ghost;
    // What needs no place is made where it is let go; else the places show themselves now.
    if (!selection.completes(key)) this.hands.pick(key);
    return undefined;
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const from = this.#from;
    const lifted = this.#ghost !== null;
    this.#end();
    if (!from || !lifted) return;
    const picked = this.hands.selection()?.picks.includes(from.key) ?? false;
    const still = Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK;
    this.#dropped = !still || picked;
    if (still) return; // a slow tap: it has picked, or the click that follows plays
    const root = /** @type {ShadowRoot} */ (this.table.getRootNode());
    const below = root.elementFromPoint(event.clientX, event.clientY);
    const selection = this.hands.selection();
    const goal = below?.closest("[data-key]");
    const key = goal instanceof HTMLElement ? goal.dataset["key"] : undefined;
    if (selection?.completes(from.key)) {
      if (below?.closest(".centre")) this.hands.pick(from.key);
    } else if (key !== undefined && key !== from.key && selection?.next.has(key)) this.hands.pick(key);
    else this.hands.back();
  }

  #end() {
    clearTimeout(this.#resting);
    this.#ghost?.remove();
    this.#ghost = null;
    this.#from = null;
  }
}
