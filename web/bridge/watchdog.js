/**
 * Notices that a boot hangs. It counts from the last progress, so a slow line raises no alarm; and once the interpreter's
 * thread runs it counts that thread's beats instead of the clock's, so neither does a slow processor.
 */

const second = 1000;

/** Seconds without progress; with a diagnosis of `probePatience` (diagnosis.js) it must stay below 20. */
const patience = 9;

/** Seconds without any sign of a thread that did run: it computes for ever, or it is dead. */
const silence = 120;

export class Watchdog {
  #idle = 0;
  #silent = 0;
  #threadRuns = false;
  #timer = 0;
  #alarm;

  /** @param {() => void} alarm called once for each stall; `progress()` arms it again */
  constructor(alarm) {
    this.#alarm = alarm;
  }

  start() {
    this.#timer = setInterval(() => this.#tick(), second);
  }

  stop() {
    clearInterval(this.#timer);
  }

  progress() {
    this.#idle = 0;
    this.#silent = 0;
  }

  beat() {
    this.#threadRuns = true;
    this.#silent = 0;
    this.#wait();
  }

  /** The thread beats only while it loads: from now on the clock counts. */
  threadIsDone() {
    this.#threadRuns = false;
  }

  #tick() {
    this.#silent += 1;
    if (this.#silent === silence) this.#alarm();
    else if (!this.#threadRuns) this.#wait();
  }

  #wait() {
    this.#idle += 1;
    if (this.#idle === patience) this.#alarm();
  }
}
