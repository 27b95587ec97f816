/** What the thread of the interpreter tells the page: progress, that it lives, and what went wrong. */

import { channel } from "./runtime-channel.js";

/** @import { FailureCode, Failure, LockNote, Note } from "./types.js" */

const beatEvery = 1000;

/** In the page, several attempts may follow each other; each loads its modules, bundled as one, by its own fragment. */
export const attempt = new URL(import.meta.url).hash;

/** @param {Note | LockNote} note */
export function tell(note) {
  if ("document" in globalThis) globalThis.dispatchEvent(new CustomEvent(channel + attempt, { detail: note }));
  else globalThis.postMessage({ [channel]: note });
}

/** A thread that computes has no time for beats; one that waits in vain has. So the watchdog can tell them apart. */
const beats = setInterval(() => tell({ kind: "beat" }), beatEvery);

/** The first word from here: the worker runs. */
tell({ kind: "beat" });

/** It is no longer waited for. */
export const endBeats = () => clearInterval(beats);

/**
 * @param {FailureCode} code
 * @param {Failure["facts"]} facts
 */
export function fail(code, facts) {
  endBeats();
  tell({ kind: "failure", failure: { code, facts } });
}

/**
 * A lock that is held as long as this worker lives. The page waits for it, and so learns at once that the worker has died,
 * which browsers tell in no other way.
 */
export function holdLock() {
  if ("document" in globalThis || !("locks" in navigator)) return;
  const name = `penguin-parlour:engine:${crypto.randomUUID()}`;
  const hold = () => {
    tell({ kind: "lock", name });
    return new Promise(() => {});
  };
  // SecurityError: an origin without storage has no locks; there the lifeline asks.
  navigator.locks.request(name, hold).catch(() => {});
}
