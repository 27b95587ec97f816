/**
 * One match at the engine: asks, drops stale answers, lets bots move, and knows who may look.
 *
 * Who looks: with one person always that person; with several the one who said so at the hand-over; a spectator else.
 * When the interpreter is lost, the match goes on from the record of the last reply.
 */

import { EngineError } from "../bridge/failures.js";
import { closeTable, engineReady, insist } from "./engine_ready.js";
import { notePrint } from "./fingerprint.js";
import { Pace } from "./pace.js";
import { phaseOf, undoerOf, viewerOf } from "./viewer.js";

/** @import { Engine } from "../bridge/engine.js" */
/** @import { Request, Reply } from "../bridge/types.js" */
/** @import { LessonWish, Setup, Shown } from "./types.js" */
/** @import { Phase } from "./viewer.js" */

let tables = 0;

/** Dispatches "change" after every change, "move" after every move, "fault" with a Fault as detail. */
export class Session extends EventTarget {
  /** @type {Phase} */
  phase = "empty";
  /** The last reply. @type {Shown | null} */
  shown = null;
  /** The engine was lost or did not start. */
  lost = false;
  /** A question of the player is under way. */
  busy = false;
  /** The seat that looked last, for its undo at the hand-over. @type {number | null} */
  holder = null;
  /** The seat whose own move is being answered. @type {number | null} */
  mover = null;
  /** Fingerprints of deals, by round, that were shown while the cards were hidden. @type {string[]} */
  prints = [];

  #table = "";
  /** Grows with every match begun or closed: answers to an earlier one are dropped. */
  #era = 0;
  #pace = new Pace();

  /** @param {Engine} engine */
  constructor(engine) {
    super();
    this.engine = engine;
  }

  /** Whether bots wait. */
  get held() {
    return this.#pace.held;
  }

  /** Whether the player lets bots wait. */
  get paused() {
    return this.#pace.paused;
  }

  /**
   * Lets bots wait for a reason, or no longer.
   * @param {string} reason
   * @param {boolean} on
   */
  hold(reason, on) {
    if (this.#pace.hold(reason, on)) this.#resumeBots();
  }

  /** The seat that looks, null for a spectator. @returns {number | null} */
  get looking() {
    return this.shown?.seat ?? null;
  }

  /** The seat that may take back its last move now. @returns {number | null} */
  get undoer() {
    return undoerOf(this.shown, this.holder);
  }

  /**
   * Deals a new match. The running one goes on if the engine refuses.
   * @param {Setup} setup
   */
  begin(setup) {
    return this.#open({ op: "new", ...setup }, null, []);
  }

  /**
   * Begins a lesson, or goes on after the moves made.
   * @param {LessonWish} wish
   */
  learn(wish) {
    return this.#open({ op: "lesson", ...wish }, null, []);
  }

  /**
   * Goes on from a record. The running match goes on if the engine refuses.
   * @param {string} record
   * @param {number | null} looking the seat that held the device
   * @param {readonly string[]} prints fingerprints that were seen before
   */
  resume(record, looking, prints) {
    return this.#open({ op: "load", record }, looking, prints);
  }

  close() {
    this.#era += 1;
    this.#pace.stop();
    if (this.shown && this.engine.state === "ready") closeTable(this.engine, this.#table);
    this.phase = "empty";
    this.shown = null;
  }

  /**
   * Plays for the seat on turn.
   * @param {string} move
   */
  async play(move) {
    const by = this.shown?.turn ?? 0;
    this.mover = by;
    try {
      await this.#change({ op: "play", by, move }, this.looking);
    } finally {
      this.mover = null;
    }
    this.dispatchEvent(new CustomEvent("move", { detail: { move, seat: by } }));
  }

  async undo() {
    const by = this.undoer;
    if (by !== null) await this.#change({ op: "undo", by }, by);
  }

  async nextRound() {
    await this.#change({ op: "next" }, this.looking);
  }

  /** The person on turn has the device. */
  async takeOver() {
    await this.#change({ op: "view" }, this.shown?.turn ?? null);
  }

  /**
   * @param {Request} request
   * @param {number | null} looking
   * @param {readonly string[]} prints
   */
  async #open(request, looking, prints) {
    const era = this.#era + 1;
    this.#era = era;
    this.#pace.stop();
    this.busy = false;
    const before = { phase: this.phase, table: this.#table };
    if (!this.shown) this.#enter("waiting");
    tables += 1;
    const table = `table-${tables}`;
    try {
      const lost = () => {
        if (era === this.#era) this.#lose();
        return era === this.#era;
      };
      const reply = await insist(this.engine, { ...request, table, seat: looking, with_record: true }, lost);
      if (era !== this.#era) return;
      this.#table = table;
      this.holder = looking;
      this.prints = [...prints];
      await this.#settle(reply, looking, era);
      if (before.table) closeTable(this.engine, before.table);
    } catch (error) {
      if (era !== this.#era) return;
      this.phase = before.phase;
      this.#resumeBots();
      throw error;
    }
  }

  /**
   * A change that the player asks for, one at a time.
   * @param {Request} request
   * @param {number | null} looking who is to look afterwards
   */
  async #change(request, looking) {
    if (this.busy || !this.shown) return;
    this.busy = true;
    this.#pace.stop();
    const era = this.#era;
    try {
      const reply = await this.ask({ ...request, seat: looking, with_record: true });
      if (reply) await this.#settle(reply, looking, era);
      else this.#tell();
    } finally {
      if (era === this.#era) {
        this.busy = false;
        this.#resumeBots();
      }
    }
  }

  /** @param {number} era */
  async #bot(era) {
    if (era !== this.#era || this.busy || this.held || this.phase !== "bot") return;
    const seat = this.shown?.turn;
    const looking = this.looking;
    try {
      const reply = await this.ask({ op: "bot", seat: looking, with_record: true });
      if (!reply || era !== this.#era) return;
      await this.#settle(reply, looking, era);
      this.dispatchEvent(new CustomEvent("move", { detail: { move: reply.played, seat } }));
    } catch (error) {
      this.dispatchEvent(new CustomEvent("fault", { detail: error }));
    }
  }

  #resumeBots() {
    this.#pace.stop();
    const era = this.#era;
    const wanted = () => era === this.#era && this.phase === "bot" && !this.lost;
    if (wanted()) this.#pace.start(() => void this.#bot(era), wanted);
  }

  /**
   * Shows a reply, to the right one.
   * @param {Reply} reply
   * @param {number | null} looking
   * @param {number} era
   */
  async #settle(reply, looking, era) {
    const shown = /** @type {Shown} */ (/** @type {unknown} */ (reply));
    if (looking !== null) this.holder = looking;
    const wanted = viewerOf(shown, looking);
    if (wanted !== shown.seat) {
      await this.#look(wanted, era);
      return;
    }
    this.shown = shown;
    notePrint(this.prints, shown);
    this.lost = false;
    this.#enter(phaseOf(shown));
    this.#resumeBots();
  }

  /** @param {Phase} phase */
  #enter(phase) {
    this.phase = phase;
    this.#tell();
  }

  #lose() {
    this.lost = true;
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }

  /**
   * A question about the present position; null if the table has moved on or was lost meanwhile.
   * @param {Request} request
   * @returns {Promise<Reply | null>}
   */
  async ask(request) {
    const era = this.#era;
    const position = this.shown?.position ?? 0;
    try {
      const reply = await this.engine.ask({ ...request, table: this.#table, position });
      return era === this.#era ? reply : null;
    } catch (error) {
      if (era !== this.#era) return null;
      if (!(error instanceof EngineError)) throw error;
      if (error.code === "thinking-stopped") return null;
      if (error.code === "position-stale") await this.#look(this.looking, era);
      else if (error.type === "engine" || error.type === "Stale") void this.#recover(era);
      else throw error;
      return null;
    }
  }

  /**
   * Shows the table as it is now.
   * @param {number | null} seat that looks
   * @param {number} era
   */
  async #look(seat, era) {
    const reply = await this.engine.ask({ op: "view", table: this.#table, seat, with_record: true });
    if (era === this.#era) await this.#settle(reply, seat, era);
  }

  /** @param {number} era */
  async #recover(era) {
    this.#lose();
    await engineReady(this.engine);
    if (era !== this.#era || !this.shown?.record) return;
    const { game, players, lesson } = this.shown;
    try {
      if (lesson) await this.learn({ game, players, lesson: lesson.name, made: lesson.made });
      else await this.resume(this.shown.record, this.looking, this.prints);
    } catch (error) {
      this.dispatchEvent(new CustomEvent("fault", { detail: error }));
    }
  }
}
