/** What a worker tells about its start, and that it has died: for every carrier that has one. */

import { Deferred } from "./deferred.js";
import { NoWorker } from "./failures.js";
import { channel } from "./runtime-channel.js";

/** @import { LockNote, Note } from "./types.js" */

export class Overheard {
  /** @type {Worker | undefined} */
  worker;
  /** Settled when the worker has died, where there are locks. @type {Deferred<void>} */
  died = new Deferred();
  /** Rejected when the worker cannot start, or ends with an error. @type {Deferred<never>} */
  refused = new Deferred();

  #listen;
  #closed = false;
  /** Whether it has said anything: then it can start here. */
  running = false;

  /** @param {(note: Note) => void} listen */
  constructor(listen) {
    this.#listen = listen;
  }

  /** @param {Worker} worker that was just made */
  watch(worker) {
    this.worker = worker;
    // A worker whose script may not load tells it by a plain event; errors inside it reject the promise of who made it.
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.refused.reject(this.running ? new Error(event.message) : new NoWorker(event.message));
    });
    worker.addEventListener("message", ({ data }) => {
      const note = /** @type {Note | LockNote | undefined} */ (data?.[channel]);
      if (!note) return;
      this.running = true;
      if (note.kind === "lock") void navigator.locks.request(note.name, () => this.died.resolve());
      else if (!this.#closed) this.#listen(note);
    });
    if (this.#closed) worker.terminate();
  }

  close() {
    this.#closed = true;
    this.worker?.terminate();
  }
}
