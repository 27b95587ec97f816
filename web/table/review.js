/** The coach at work: asks for one task after the other, and steps through the decisions of a finished match. */

import { LookBack } from "./look_back.js";
import { coach, stop } from "./questions.js";

/** @import { CoachReport, Judgement } from "./types.js" */

export class Review extends LookBack {
  /** @type {CoachReport | null} */
  report = null;
  running = false;
  /** The seat whose decisions are looked at, null until one is known. @type {number | null} */
  seat = null;

  /** Seats that have decisions so far. @returns {number[]} */
  get seats() {
    return [...new Set(this.report?.judgements.map(({ seat }) => seat) ?? [])].sort((one, other) => one - other);
  }

  /** The decisions of the seat. @returns {Judgement[]} */
  get own() {
    return this.report?.judgements.filter(({ seat }) => seat === this.seat) ?? [];
  }

  get done() {
    return this.report !== null && this.report.done === this.report.total;
  }

  /** Works until all is done or somebody stops it. */
  async run() {
    if (this.running) return;
    this.running = true;
    this.change();
    try {
      while (this.running && !this.closed && !this.done) {
        const report = await coach(this.session);
        if (!report) break;
        this.report = report;
        if (this.seat === null && report.judgements[0]) await this.look(report.judgements[0].seat);
        this.change();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.running = false;
      this.change();
    }
  }

  async halt() {
    if (!this.running) return;
    this.running = false;
    await stop(this.session);
  }

  /** @param {number} seat */
  async look(seat) {
    this.seat = seat;
    await this.go(0);
  }

  /** @override */
  get length() {
    return this.own.length;
  }

  /** What would have been best. @override */
  get marked() {
    return this.own[this.at]?.best.move ?? null;
  }

  /**
   * @override
   * @param {number} at place among the decisions of the seat
   */
  positionAt(at) {
    return this.own[at] ?? null;
  }

  /** @override */
  async close() {
    await super.close();
    await this.halt();
  }
}
