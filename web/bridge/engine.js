/** The page's one engine: starts it, tells how far it is, carries requests to it. docs/bridge.md shows its use. */

import { Boot } from "./boot.js";
import { Deferred } from "./deferred.js";
import { refresh } from "./diagnosis.js";
import { BootFailure, EngineError } from "./failures.js";
import { Lifeline } from "./lifeline.js";
import { exchange } from "./wire.js";

/** @import { Carrier, Failure, Reply, Request } from "./types.js" */

/** @typedef {"idle" | "loading" | "starting" | "ready" | "failed"} EngineState */

/** @type {Engine | null} */
let only = null;

/** Dispatches "change" at every change of state or progress. */
export class Engine extends EventTarget {
  /** @type {EngineState} */
  state = "idle";
  /** 0…1, from the build's table of sizes; falls only when another attempt begins. */
  progress = 0;
  /** @type {Failure | null} */
  failure = null;
  /** How many times an interpreter was started: tables of an earlier one are gone from it. */
  attempt = 0;
  /** Whether Python was not started but restored, from what an earlier visit kept. */
  restored = false;
  /** What the engine said about itself at the handshake. @type {Reply | null} */
  hello = null;

  /** @type {Boot | null} */
  #boot = null;
  /** @type {Carrier | null} */
  #carrier = null;
  #lifeline = new Lifeline((error) => this.#lost(error));
  #lastId = 0;
  /** Those who asked before the engine was ready wait for it. @type {Deferred<Carrier>} */
  #ready = new Deferred();

  /** One interpreter serves all tables of a page: a second one would be too much memory for a phone. */
  static shared() {
    only ??= new Engine();
    return only;
  }

  get carrier() {
    return this.#carrier?.kind ?? null;
  }

  /** Starts the engine, unless that was done before. */
  start() {
    if (this.state === "idle") void this.#run();
  }

  /** Ends what runs or hangs, its open requests too, and starts anew. */
  retry() {
    this.#end(new EngineError({ type: "engine", code: "restarted" }));
    void this.#run();
  }

  /**
   * @param {Request} request without `v` and `id`
   * @returns {Promise<Reply>}
   * @throws {EngineError} refused by the engine (its own type and code), or of type "engine": "not-started" (the boot failed),
   *     "lost" (it died), "restarted", "unreadable-reply"
   */
  async ask(request) {
    this.start();
    const carrier = await this.#ready.promise;
    this.#lastId += 1;
    return this.#lifeline.guard(exchange(carrier, { ...request, v: 1, id: this.#lastId }));
  }

  async #run() {
    const { failure } = this;
    if (this.attempt > 0) this.#ready = new Deferred();
    this.attempt += 1;
    const boot = new Boot(this.attempt, () => this.#update(boot));
    this.#boot = boot;
    this.#set({ state: "loading", progress: 0, failure: null });
    if (failure) await refresh(failure);
    try {
      const { carrier, hello } = await boot.run();
      if (boot !== this.#boot) return carrier.close();
      this.hello = hello;
      this.restored = boot.restored;
      this.#carrier = carrier;
      this.#lifeline.watch(carrier);
      this.#set({ state: "ready", progress: 1 });
      this.#ready.resolve(carrier);
    } catch (error) {
      if (boot !== this.#boot) return;
      if (!(error instanceof BootFailure)) throw error;
      this.#fail(error.failure, new EngineError({ type: "engine", code: "not-started", facts: error.failure.facts }));
    }
  }

  /** @param {Boot} boot */
  #update(boot) {
    if (boot !== this.#boot || this.state === "ready" || this.state === "failed") return;
    this.#set({ state: boot.loaded ? "starting" : "loading", progress: boot.fraction });
  }

  /** @param {EngineError} error */
  #lost(error) {
    this.#fail({ code: "crashed", facts: { message: error.message } }, error);
  }

  /**
   * @param {Failure} failure
   * @param {EngineError} error for those who wait
   */
  #fail(failure, error) {
    this.#end(error);
    this.#set({ state: "failed", failure });
  }

  /** @param {EngineError} error for those who wait */
  #end(error) {
    this.#boot?.close();
    this.#boot = null;
    this.#carrier?.close();
    this.#carrier = null;
    this.#lifeline.cut(error);
    this.#ready.reject(error);
    // Until somebody tries again, every later question has this answer too.
    this.#ready = new Deferred();
    this.#ready.reject(error);
  }

  /** @param {Partial<Pick<Engine, "state" | "progress" | "failure">>} change */
  #set(change) {
    Object.assign(this, change);
    this.dispatchEvent(new Event("change"));
  }
}
