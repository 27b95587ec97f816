/** The coach at work: asks for one task after the other, and steps through the decisions of a finished match. */

import { coach, moment, stop } from "./questions.js";

/** @import { Session } from "./session.js" */
/** @import { CoachReport, Judgement, Shown } from "./types.js" */

export class Review {
  /** @type {CoachReport | null} */
  report = null;
  /** The table at the decision that is shown. @type {Shown | null} */
  past = null;
  running = false;
  closed = false;
  /** Place among the decisions of the seat. */
  at = 0;
  /** The seat whose decisions are looked at, null until one is known. @type {number | null} */
  seat = null;

  /**
   * @param {Session} session
   * @param {() => void} change called after every change
   * @param {(error: unknown) => void} fail
   */
  constructor(session, change, fail) {
    this.session = session;
    this.change = change;
    this.fail = fail;
  }

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

  /** @param {number} at place among the decisions of the seat */
  async go(at) {
    const judgement = this.own[at];
    if (!judgement) return;
    this.at = at;
    const past = await moment(this.session, judgement.round, judgement.moves, judgement.seat);
    if (this.closed || this.at !== at || past === null) return;
    this.past = past;
    this.change();
  }

  async close() {
    this.closed = true;
    await this.halt();
  }
}
