/**
 * Ends the wait for an answer that cannot come any more. Browsers do not tell that a worker has died: the lock that it held
 * does, at once; where there are no locks, or the worker hangs, it is asked.
 */

import { Deferred } from "./deferred.js";
import { EngineError } from "./failures.js";
import { exchange } from "./wire.js";

/** @import { Carrier } from "./types.js" */

const second = 1000;

/** Seconds without any answer, while some are awaited, until the engine is asked whether it lives; a long search is no sign of death. */
const doubtAfter = 8;

/** Seconds for that question. Seconds of a page that sleeps do not count, as its timers sleep too. */
const deadAfter = 8;

export class Lifeline {
  /** @type {Set<Deferred<never>>} */
  #waiting = new Set();
  /** @type {Carrier | null} */
  #carrier = null;
  #timer = 0;
  #quiet = 0;
  #lost;

  /** @param {(error: EngineError) => void} lost */
  constructor(lost) {
    this.#lost = lost;
  }

  /** @param {Carrier} carrier */
  watch(carrier) {
    this.#carrier = carrier;
    void carrier.died.then(() => this.#mourn(carrier, "the worker ended"));
  }

  /**
   * @param {Carrier} carrier
   * @param {string} reason
   */
  #mourn(carrier, reason) {
    if (carrier === this.#carrier) this.#lost(new EngineError({ type: "engine", code: "lost", facts: { reason } }));
  }

  /** @param {EngineError} error rejects all who wait */
  cut(error) {
    this.#carrier = null;
    this.#rest();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const end of waiting) end.reject(error);
  }

  /**
   * @template T
   * @param {Promise<T>} answer
   * @returns {Promise<T>} the same, or rejected when the engine is lost or restarted
   */
  async guard(answer) {
    /** @type {Deferred<never>} */
    const end = new Deferred();
    this.#waiting.add(end);
    this.#timer ||= setInterval(() => this.#tick(), second);
    try {
      return await Promise.race([answer, end.promise]);
    } finally {
      this.#waiting.delete(end);
      this.#quiet = 0;
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  #rest() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#quiet = 0;
  }

  #tick() {
    this.#quiet += 1;
    if (this.#quiet === doubtAfter) void this.#ask();
    if (this.#quiet === doubtAfter + deadAfter) this.#lost(new EngineError({ type: "engine", code: "lost" }));
  }

  async #ask() {
    const carrier = this.#carrier;
    if (carrier === null) return;
    try {
      await exchange(carrier, { v: 1, id: -1, op: "hello" });
      this.#quiet = 0;
    } catch (error) {
      this.#mourn(carrier, String(error));
    }
  }
}
