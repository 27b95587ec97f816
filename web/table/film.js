/** The last moves, to be watched again: what was shown since the player's own last turn, kept for one pair of eyes. */

import { moving } from "./flight.js";

/** @import { Shown } from "./types.js" */

/** Views that are kept at most. */
const LENGTH = 24;
/** Milliseconds that a view stands where nothing moves. */
const STILL = 900;

export class Film {
  /** By the seat that looks: what another one has seen is not for these eyes. @type {Map<number | null, Shown[]>} */
  #reels = new Map();
  /** Of the seat that looks now. @type {Shown[]} */
  #views = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;
  /** The view that is shown now instead of the present one. @type {Shown | null} */
  now = null;

  /** Whether there is something to be watched. */
  get some() {
    return this.#views.length > 1;
  }

  /**
   * Keeps a view. What came before the last move of the seat that looks is dropped, and so is what was taken back.
   * @param {Shown} shown
   * @param {boolean} own whether it answers a move of the seat that looks
   */
  keep(shown, own) {
    let views = this.#reels.get(shown.seat) ?? [];
    const last = views.at(-1);
    if (last && (last.game !== shown.game || last.round !== shown.round || last.position > shown.position)) views = [];
    else if (own && last) views = [last];
    views = [...views.filter(({ position }) => position < shown.position), shown].slice(-LENGTH);
    this.#reels.set(shown.seat, views);
    this.#views = views;
  }

  /**
   * Shows it all again, view by view.
   * @param {() => number} draw what is `now`; the milliseconds that it takes
   */
  play(draw) {
    this.stop();
    const [first, ...rest] = this.#views;
    if (!first || rest.length === 0) return;
    const show = (/** @type {Shown} */ view, /** @type {readonly Shown[]} */ later) => {
      this.now = later.length > 0 ? view : null;
      const time = draw();
      const [next, ...others] = later;
      if (next) this.#next = setTimeout(() => show(next, others), moving() ? time + STILL / 3 : STILL);
    };
    show(first, rest);
  }

  stop() {
    clearTimeout(this.#next);
    this.now = null;
  }
}
