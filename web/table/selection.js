/** A move in the making: the picks so far, the picks that are possible next, and the move they lead to. */

/** @import { Choice } from "./types.js" */

export class Selection {
  /** Keys picked so far, in order. @type {string[]} */
  picks = [];

  /** What follows from the picks, worked out once for them: every piece of a table asks. */
  #known = { picks: /** @type {string[] | null} */ (null), candidates: /** @type {Choice[]} */ ([]), next: /** @type {Set<string>} */ (new Set()) };

  /** @param {readonly Choice[]} choices */
  constructor(choices) {
    this.choices = choices;
  }

  get #now() {
    const { picks } = this;
    if (this.#known.picks !== picks) {
      const candidates = this.#after(picks);
      this.#known = { picks, candidates, next: new Set(candidates.flatMap((choice) => choice.path[picks.length] ?? [])) };
    }
    return this.#known;
  }

  /** Moves that begin with the picks so far. @returns {Choice[]} */
  get candidates() {
    return this.#now.candidates;
  }

  /** The move that the picks make, null while picks are missing. @returns {Choice | null} */
  get move() {
    if (this.picks.length === 0) return null;
    const done = this.candidates.filter((choice) => choice.path.length === this.picks.length);
    if (done.length > 1) console.error(`One path makes several moves: ${done.map((choice) => choice.move).join(", ")}`);
    return done[0] ?? null;
  }

  /** Keys that may be picked next: of pieces, of places (`zone/place`), of buttons (`=message`). @returns {Set<string>} */
  get next() {
    return this.#now.next;
  }

  /** Keys that may be picked instead of the last one that made a move. @returns {Set<string>} */
  get others() {
    if (!this.move) return new Set();
    const last = this.picks.length - 1;
    const keys = this.#after(this.picks.slice(0, last)).flatMap((choice) => choice.path[last] ?? []);
    return new Set(keys.filter((key) => key !== this.picks[last]));
  }

  /**
   * Moves that one more pick leads to.
   * @param {string} key
   * @returns {readonly Choice[]}
   */
  leads(key) {
    return this.candidates.filter((choice) => choice.path[this.picks.length]?.includes(key));
  }

  /**
   * The move that one more pick would complete, null if it needs further picks.
   * @param {string} key
   * @returns {Choice | null}
   */
  completes(key) {
    const all = this.leads(key);
    const [choice] = all;
    return all.length === 1 && choice && choice.path.length === this.picks.length + 1 ? choice : null;
  }

  /**
   * @param {string} key
   * @returns {boolean} whether it was possible
   */
  pick(key) {
    if (!this.next.has(key)) return false;
    this.picks = [...this.picks, key];
    return true;
  }

  /**
   * Picks this instead of one of the picks made, of a late one rather than an early one: a change of mind.
   * @param {string} key
   * @returns {boolean} whether it was possible
   */
  change(key) {
    for (let length = this.picks.length - 1; length >= 0; length -= 1) {
      const picks = this.picks.slice(0, length);
      if (!this.#after(picks).some((choice) => choice.path[length]?.includes(key))) continue;
      this.picks = [...picks, key];
      return true;
    }
    return false;
  }

  /** Takes one pick back. */
  back() {
    this.picks = this.picks.slice(0, -1);
  }

  /** @param {readonly string[]} picks */
  #after(picks) {
    return this.choices.filter((choice) => picks.every((key, step) => choice.path[step]?.includes(key)));
  }
}
