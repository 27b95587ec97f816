/** What one drawing of the table needs to know: the shown view, its words, the move in the making. */

import { Selection } from "./selection.js";

/** @import { Choice, Shown, ZoneKind } from "./types.js" */
/** @import { Words } from "./words.js" */
/** @import { Pieces } from "./pieces.js" */
/** @import { Phase } from "./viewer.js" */

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
    // Of several keys that mean the same, the first: one mark is calmer than five.
    if (this.phase === "review") return this.hint?.path.some(([first]) => first === key) ?? false;
    return this.hint?.path[this.selection.picks.length]?.[0] === key;
  }

  /**
   * What picking a key would do, "" where it cannot be picked.
   * @param {string} key
   */
  effect(key) {
    const { selection, words } = this;
    if (!selection.next.has(key)) return "";
    const move = selection.completes(key);
    const notes = [...(move?.note ? [move.note] : []), ...(move?.brings ?? [])].map((note) => words.note(note).replace(/[^.。]$/, "$&."));
    const text = words.say(move ? "pick-plays" : "pick-more");
    return notes.length > 0 ? `${text}: ${notes.join(" ")}` : text;
  }

  /**
   * A few signs of what picking a place would bring, "" for nothing.
   * @param {string} key
   */
  short(key) {
    const [first] = this.selection.next.has(key) ? this.selection.leads(key) : [];
    const notes = first ? [...(first.note ? [first.note] : []), ...first.brings] : [];
    const signs = notes.filter(({ message }) => this.words.sentences.has(`${message}-short`));
    return signs.map(({ message, facts }) => this.words.say(`${message}-short`, facts)).join(" ");
  }

  /**
   * What will lie at a picked place: what the move shows there, or the piece that was picked before.
   * @param {string} key
   * @returns {{ face: string, turned: boolean } | null}
   */
  preview(key) {
    const { picks, candidates } = this.selection;
    const at = picks.indexOf(key);
    if (at < 0) return null;
    const shown = candidates.find((choice) => choice.face !== null);
    if (shown?.face) return { face: shown.face, turned: shown.turned };
    const piece = this.shown.picture.pieces.find(({ token }) => token === picks[at - 1]);
    return piece?.face ? { face: piece.face, turned: piece.turned } : null;
  }

  /**
   * @param {ZoneKind} kind
   * @param {number} [seat]
   */
  zoneId(kind, seat) {
    return seat === undefined ? kind.name : `${kind.name}-${seat}`;
  }
}
