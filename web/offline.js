/** Keeps the site for use without a network by a service worker. The page works without one too. */

import { build, serviceWorker } from "./places.js";

/** Milliseconds until the docs are kept too: whoever only looks in does not pay for them. */
const DOCS_AFTER = 20_000;

/** @typedef {"idle" | "off" | "keeping" | "kept"} OfflineState */

/** The service worker that serves this page. In a sandboxed frame even asking for it throws. */
function controllerHere() {
  try {
    return "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
  } catch {
    return null;
  }
}

/** Dispatches "change" when the state changes or when a newer version of the site is ready to take over. */
export class Offline extends EventTarget {
  /** "off": this place has no service workers; "keeping": the files are on their way; "kept": all are there. @type {OfflineState} */
  state = "idle";
  /** Why the state is "off", for whoever looks into it. */
  reason = "";
  /** A newer version is there; `update` takes it. It never comes by itself: it would reload a running game. */
  updateReady = false;

  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;

  /** Registers the worker, if the page is not in a frame of somebody's site and the browser can and may. */
  async start() {
    if (this.state !== "idle") return;
    if (window.top !== window) return this.#off("in a frame");
    try {
      if (!("serviceWorker" in navigator)) return this.#off("no service workers here");
      this.#set("keeping");
      await this.#register();
    } catch (error) {
      // Denied storage, for one: the page plays online then.
      this.#off(String(error));
    }
  }

  async #register() {
    if (navigator.serviceWorker.controller) {
      // Another tab took the newer version: what this one has not loaded yet may be gone.
      navigator.serviceWorker.addEventListener("controllerchange", () => this.#ready());
    }
    const registration = await navigator.serviceWorker.register(serviceWorker, { updateViaCache: "none" });
    this.#registration = registration;
    if (registration.waiting && registration.active) this.#ready();
    this.#follow(registration.installing);
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    await navigator.serviceWorker.ready;
    this.#set("kept");
    const line = /** @type {any} */ (navigator)["connection"];
    if (!line?.saveData) setTimeout(() => void this.#say("DOCS"), DOCS_AFTER);
  }

  /**
   * Says that this version has started, so that the one before it may be forgotten.
   * @returns {Promise<boolean>} whether this page is an earlier one, because the newer one did not start
   */
  async started() {
    return (await this.#say("STARTED"))?.["earlier"] === true;
  }

  /**
   * Says that this version does not start.
   * @returns {Promise<boolean>} whether an earlier one will come at a reload
   */
  async failed() {
    return (await this.#say("FAILED"))?.["fallback"] === true;
  }

  /**
   * @param {string} type
   * @returns {Promise<Record<string, unknown> | null>} nothing where no service worker serves this page
   */
  async #say(type) {
    const controller = controllerHere();
    if (!controller) return null;
    const { port1: port, port2: theirs } = new MessageChannel();
    return new Promise((resolve) => {
      port.onmessage = ({ data }) => resolve(data);
      controller.postMessage({ type, build }, [theirs]);
    });
  }

  /** Lets the newer version take over and loads it: one reload. */
  update() {
    const waiting = this.#registration?.waiting;
    if (!waiting) return window.location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
    waiting.postMessage({ type: "SKIP_WAITING" });
  }

  /** @param {ServiceWorker | null} worker that is being installed */
  #follow(worker) {
    worker?.addEventListener("statechange", () => {
      const active = this.#registration?.active;
      if (worker.state === "installed" && active) this.#ready();
      if (worker.state === "redundant" && !active) this.#off("the files could not be kept");
    });
  }

  #ready() {
    this.updateReady = true;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} reason */
  #off(reason) {
    this.reason = reason;
    this.#set("off");
  }

  /** @param {OfflineState} state */
  #set(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}
