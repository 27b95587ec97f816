/** A finished match watched again: every position of it, step by step or by itself. */

import { settings } from "../settings.js";
import { LookBack } from "./look_back.js";
import { moments } from "./questions.js";
import { peopleOf } from "./viewer.js";

/** @import { Session } from "./session.js" */
/** @import { Moment } from "./types.js" */

/** Milliseconds from one move to the next. */
const paces = { slow: 2400, normal: 1200, quick: 500 };
/** @typedef {keyof typeof paces} Pace */

/** Whose cards are seen: a seat, nobody (null), or whoever is on turn. @typedef {number | null | "turn"} Eyes */

export class Replay extends LookBack {
  /** @type {readonly Moment[]} */
  moments = [];
  playing = false;
  /** @type {Pace} */
  pace = settings.get("speed") in paces ? /** @type {Pace} */ (settings.get("speed")) : "normal";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;

  /**
   * @param {Session} session
   * @param {() => void} change
   * @param {(error: unknown) => void} fail
   */
  constructor(session, change, fail) {
    super(session, change, fail);
    const people = peopleOf(session.shown?.players ?? []);
    /** @type {Eyes} */
    this.eyes = people.length === 1 ? (people[0] ?? null) : "turn";
  }

  /** @override */
  get length() {
    return this.moments.length;
  }

  /**
   * @override
   * @param {number} at
   */
  positionAt(at) {
    const found = this.moments[at];
    if (!found) return null;
    const { round, moves, turn } = found;
    return { round, moves, seat: this.eyes === "turn" ? turn : this.eyes };
  }

  /** What was told between the position shown before and this one; after a jump only what led here. */
  get fresh() {
    const events = this.past?.events ?? [];
    const before = this.moments[this.at - 1];
    return before ? events.slice(before.events) : [];
  }

  async run() {
    try {
      this.moments = (await moments(this.session)) ?? [];
      await this.go(0);
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {Eyes} eyes */
  see(eyes) {
    this.eyes = eyes;
    this.turnTo(this.at);
  }

  /** @param {Pace} pace */
  hasten(pace) {
    this.pace = pace;
    if (this.playing) this.#wait();
    this.change();
  }

  /** Plays on by itself, from the start if this is the end; or stops. */
  toggle() {
    this.playing = !this.playing;
    clearTimeout(this.#next);
    if (this.playing && this.at >= this.length - 1) void this.#step(0);
    else if (this.playing) void this.#step(this.at + 1);
    this.change();
  }

  #wait() {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.#step(this.at + 1), paces[this.pace]);
  }

  /** @param {number} at */
  async #step(at) {
    try {
      await this.go(at);
    } catch (error) {
      this.playing = false;
      this.fail(error);
    }
    if (this.closed || !this.playing) return;
    if (this.at >= this.length - 1) this.playing = false;
    else return this.#wait();
    this.change();
  }

  /** @override */
  async close() {
    clearTimeout(this.#next);
    await super.close();
  }
}
