/** A card may be dragged to its place by mouse or pen; it is the same as two presses. Fingers press: they scroll by dragging. */

/** @import { Selection } from "./selection.js" */

/** Pixels that a pressed pointer may move before it drags. */
const SLACK = 8;

export class Drag {
  /** What is pressed. @type {{ key: string, item: HTMLElement, x: number, y: number } | null} */
  #from = null;
  /** What follows the pointer. @type {HTMLElement | null} */
  #ghost = null;
  /** Whether the click that follows belongs to the drag. */
  #dropped = false;

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
    const item = event.target instanceof Element ? event.target.closest(".piece.open") : null;
    const key = item instanceof HTMLElement ? item.dataset["key"] : undefined;
    if (event.pointerType === "touch" || event.button !== 0 || !(item instanceof HTMLElement) || !key) return;
    event.stopPropagation(); // a board under it shall not be panned
    this.#from = { key, item, x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#from) return;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.#ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      this.#lift(this.#from, event.pointerId);
    }
    if (this.#ghost) this.#ghost.style.translate = `${dx}px ${dy}px`;
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
    this.#dropped = true;
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
    this.#ghost?.remove();
    this.#ghost = null;
    this.#from = null;
  }
}
