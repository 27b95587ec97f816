/** What was played in a frame outlives a reload: it is kept like any game, and the frame's own address leads to it. */

import { keep, keptOf, markTab, sameTab } from "../kept_match.js";
import { putAside, readMatch, savedText } from "../matches.js";
import { SetupError } from "../setup.js";
import { shelf } from "../storage.js";
import { TabLock } from "../tab_lock.js";

/** @import { Match } from "../matches.js" */
/** @import { PenguinTable } from "../table/element.js" */
/** @import { Wish } from "./address.js" */

export class Resume {
  /** The address of the game, "" while none is kept. */
  #key = "";
  /** @type {Match | null} */
  #match = null;

  /**
   * @param {PenguinTable} table
   * @param {Wish} wish of the frame's address
   */
  constructor(table, wish) {
    this.table = table;
    this.name = `frame:${new URLSearchParams(wish)}`;
    this.lock = new TabLock(this.name, () => this.stop());
  }

  /** The record to go on from, null if there is none, or if another frame plays it. @returns {Promise<string | null>} */
  async found() {
    const key = shelf.get(this.name);
    this.free = await this.lock.take();
    const text = key === null || !this.free ? null : savedText(key);
    if (key === null || text === null) return null;
    try {
      const { record, looking, prints } = (this.#match = readMatch(text));
      this.#key = key;
      this.table.known = prints;
      this.table.looking = sameTab(key) ? looking : null;
      return record;
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      putAside(key, text);
      return null;
    }
  }

  /** From now on this game is kept. @param {Wish} wish with its seed */
  begin(wish) {
    this.#match = null;
    this.#key = this.free ? new URLSearchParams(wish).toString() : "";
  }

  /** After every change. */
  save() {
    if (!this.#key || this.table.record === null) return;
    const { match } = keptOf(this.table, this.#match);
    if (match.record === this.#match?.record && match.looking === this.#match.looking) return;
    keep(this.#key, match, this.#match, this.table.view?.practice ?? false);
    this.#match = match;
    shelf.set(this.name, this.#key);
    markTab(this.#key);
  }

  /** What cannot be gone on with is put aside, and no longer in the way. */
  refuse() {
    if (this.#key && this.#match) putAside(this.#key, savedText(this.#key) ?? "");
    this.stop();
  }

  stop() {
    this.#key = "";
  }
}
