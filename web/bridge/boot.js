/** One attempt to start the engine, from the first file to the answered handshake. */

import { site } from "../places.js";
import { carriers } from "./carriers.js";
import { Deferred } from "./deferred.js";
import { diagnose } from "./diagnosis.js";
import { BootFailure, EngineError, NoWorker } from "./failures.js";
import { Progress } from "./progress.js";
import { forgetMemory } from "./snapshot.js";
import { exchange } from "./wire.js";
import { Watchdog } from "./watchdog.js";

/** @import { Carrier, Failure, FailureCode, Note, Opening, Reply, Step } from "./types.js" */

/** Codes that say all; the others are symptoms, and a look at the files may find their cause. */
const final = new Set(/** @type {FailureCode[]} */ (["missing", "type", "damaged", "altered", "policy", "webassembly", "memory", "version", "python"]));

export class Boot {
  #attempt;
  #changed;
  #progress = new Progress(site.files);
  #watchdog = new Watchdog(() => void this.#stalled());
  /** @type {Opening | null} */
  #opening = null;
  #closed = false;
  /** Was Python's memory that of an earlier visit? */
  restored = false;
  /** Rejected by the first thing that goes wrong. @type {Deferred<never>} */
  #failed = new Deferred();

  /**
   * @param {number} attempt 1 for the first of the page
   * @param {() => void} changed called at every progress
   */
  constructor(attempt, changed) {
    this.#attempt = attempt;
    this.#changed = changed;
  }

  /** 0…1 */
  get fraction() {
    return this.#progress.fraction;
  }

  /** Has everything arrived, so that what remains is Python's own start? */
  get loaded() {
    return this.#progress.loaded;
  }

  /**
   * @returns {Promise<{ carrier: Carrier, hello: Reply }>}
   * @throws {BootFailure}
   */
  async run() {
    this.#watchdog.start();
    try {
      return await Promise.race([this.#start(), this.#failed.promise]);
    } catch (error) {
      this.close();
      if (this.restored) await forgetMemory();
      throw await explained(error);
    } finally {
      this.#watchdog.stop();
    }
  }

  /** Ends all that this attempt has started. */
  close() {
    this.#closed = true;
    this.#watchdog.stop();
    this.#opening?.close();
  }

  async #start() {
    const listen = (/** @type {Note} */ note) => this.#listen(note);
    const carrier = await this.#first(await carriers(this.#attempt, listen, () => this.#watchdog.progress()));
    const hello = await exchange(carrier, { v: 1, id: 0, op: "hello" });
    if (hello.engine !== site.version) {
      throw new BootFailure("version", { expected: site.version, found: String(hello.engine) });
    }
    this.#step("hello");
    return { carrier, hello };
  }

  /**
   * @param {(() => Opening)[]} ways the best first
   * @returns {Promise<Carrier>} of the first one that is possible here
   */
  async #first([way, ...others]) {
    try {
      return await this.#open(/** @type {() => Opening} */ (way));
    } catch (error) {
      if (!(error instanceof NoWorker) || others.length === 0) throw error;
      return this.#first(others);
    }
  }

  /**
   * @param {() => Opening} open
   * @returns {Promise<Carrier>}
   */
  async #open(open) {
    this.#opening?.close();
    // Somebody tried again, while PyScript was loading: there must not be two interpreters.
    if (this.#closed) throw new BootFailure("crashed", { message: "closed" });
    this.#opening = open();
    return this.#opening.ready;
  }

  /** @param {Failure} failure */
  #fail({ code, facts }) {
    this.#failed.reject(new BootFailure(code, facts));
  }

  /** @param {Step} step */
  #step(step) {
    this.#progress.step(step);
    if (step === "engine") this.#watchdog.threadIsDone();
    this.#watchdog.progress();
    this.#changed();
  }

  /** @param {Note} note */
  #listen(note) {
    if (note.kind === "beat") this.#watchdog.beat();
    else if (note.kind === "restored") this.restored = true;
    else if (note.kind === "failure") this.#fail(note.failure);
    else if (note.kind === "step") this.#step(note.step);
    else {
      this.#progress.bytes(note.path, note.bytes);
      this.#watchdog.progress();
      this.#changed();
    }
  }

  async #stalled() {
    const { failure, flowing } = await diagnose();
    if (failure === null && flowing) this.#watchdog.progress();
    else this.#fail(failure ?? { code: "stalled", facts: {} });
  }
}

/**
 * @param {unknown} error
 * @returns {Promise<BootFailure>} its cause, if the files show one
 */
async function explained(error) {
  const failure =
    error instanceof BootFailure
      ? error
      : new BootFailure(error instanceof EngineError ? "python" : "crashed", { message: String(error) });
  if (final.has(failure.failure.code)) return failure;
  const { failure: cause } = await diagnose();
  return cause === null ? failure : new BootFailure(cause.code, cause.facts);
}
