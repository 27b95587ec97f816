/** Stepping through a match: the table as it was. Who extends this says through what. */

import { moment } from "./questions.js";

/** @import { Session } from "./session.js" */
/** @import { Shown } from "./types.js" */

export class LookBack {
  /** The table as it was at the place that is shown. @type {Shown | null} */
  past = null;
  /** Place among the positions that can be looked at. */
  at = 0;
  closed = false;

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

  /** How many positions there are. */
  get length() {
    return 0;
  }

  /** A move that is to be marked at the table. @returns {string | null} */
  get marked() {
    return null;
  }

  /**
   * @param {number} _at
   * @returns {{ round: number, moves: number, seat: number | null } | null}
   */
  positionAt(_at) {
    return null;
  }

  /** @param {number} at */
  async go(at) {
    const wanted = this.positionAt(at);
    if (!wanted) return;
    this.at = at;
    const past = await moment(this.session, wanted.round, wanted.moves, wanted.seat);
    if (this.closed || this.at !== at || past === null) return;
    this.past = past;
    this.change();
  }

  /** Goes somewhere because somebody pressed something. @param {number} at */
  turnTo(at) {
    void this.go(at).catch(this.fail);
  }

  async close() {
    this.closed = true;
  }
}
