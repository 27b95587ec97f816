/** What one drawing of the table needs to know: the shown view, its words, the move in the making. */

import { Selection } from "./selection.js";

/** @import { Choice, Shown, ZoneKind } from "./types.js" */
/** @import { Words } from "./words.js" */
/** @import { Pieces } from "./pieces.js" */
/** @import { Phase } from "./session.js" */

export class Scene {
  /**
   * @param {Shown} shown
   * @param {Phase} phase
   * @param {Words} words
   * @param {Pieces} pieces
   * @param {readonly ZoneKind[]} zones of the game
   */
  constructor(shown, phase, words, pieces, zones) {
    this.shown = shown;
    this.phase = phase;
    this.words = words;
    this.pieces = pieces;
    this.zones = zones;
    this.selection = new Selection(phase === "person" ? shown.picture.choices : []);
    /** The move that a hint shows. @type {Choice | null} */
    this.hint = null;
  }

  /** @param {string} key */
  hinted(key) {
    return this.hint !== null && (this.hint.path[this.selection.picks.length]?.includes(key) ?? false);
  }

  /**
   * What picking a key would do, "" where it cannot be picked.
   * @param {string} key
   */
  effect(key) {
    const { selection, words } = this;
    if (!selection.next.has(key)) return "";
    const move = selection.completes(key);
    const text = words.say(move ? "pick-plays" : "pick-more");
    return move?.note ? `${text}, ${words.note(move.note)}` : text;
  }

  /**
   * @param {ZoneKind} kind
   * @param {number} [seat]
   */
  zoneId(kind, seat) {
    return seat === undefined ? kind.name : `${kind.name}-${seat}`;
  }
}
