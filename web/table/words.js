/** The engine's notes and facts in words: codes of faces become names, seats become players. */

/** @import { Face, Fact, Facts, Fault, GameEvent, Note, Part, Piece, Player } from "./types.js" */
/** @import { Sentences } from "../sentences.js" */

/**
 * @param {number} count
 * @param {string} name
 */
const many = (count, name) => (count > 1 ? `${count} × ${name}` : name);

export class Words {
  /**
   * @param {Sentences} sentences
   * @param {Readonly<Record<string, Face>>} faces
   * @param {readonly Player[]} players
   */
  constructor(sentences, faces, players) {
    this.sentences = sentences;
    this.faces = faces;
    this.players = players;
  }

  /**
   * @param {string} id
   * @param {Facts} [facts]
   */
  say(id, facts = {}) {
    return this.sentences.say(id, this.values(facts));
  }

  /** @param {Note} note */
  note(note) {
    return this.say(note.message, note.facts);
  }

  /** @param {number} seat */
  player(seat) {
    return this.players[seat]?.name ?? String(seat + 1);
  }

  /** @param {readonly number[]} seats */
  playerList(seats) {
    return this.sentences.list(seats.map((seat) => this.player(seat)));
  }

  /** @param {string | null} code */
  face(code) {
    const face = this.faces[code ?? "back"];
    return face ? this.note(face.name) : (code ?? "");
  }

  /**
   * Facts as the arguments of a message: `card` and `…_card` are faces, `seat` and `…_seat` players,
   * `…_messages` names of messages.
   * @param {Facts} facts
   * @returns {Record<string, string | number>}
   */
  values(facts) {
    /** @type {Record<string, string | number>} */
    const values = {};
    for (const [key, fact] of Object.entries(facts)) {
      const last = key.split("_").at(-1);
      if (last === "seat" || last === "seats") {
        values[key.replace(/seat(s?)$/, "name$1")] = this.seatsText(fact);
      } else {
        values[key] = this.#value(last, fact);
      }
    }
    return values;
  }

  /** @param {Fact} fact */
  seatsText(fact) {
    return this.playerList([fact].flat().map(Number));
  }

  /**
   * @param {string | undefined} kind
   * @param {Fact} fact
   */
  #value(kind, fact) {
    if (kind === "card" || kind === "cards") {
      return this.sentences.list(this.#counted([fact].flat().map(String)));
    }
    if (typeof fact === "number" || typeof fact === "string") return fact;
    const items = fact.map(String);
    return this.sentences.listed(kind === "messages" ? items.map((id) => this.sentences.say(id)) : items);
  }

  /**
   * The names of faces, each once: of several alike their number.
   * @param {readonly string[]} codes
   */
  #counted(codes) {
    return [...new Set(codes)].map((code) => many(codes.filter((other) => other === code).length, this.face(code)));
  }

  /** @param {GameEvent} event */
  event(event) {
    const secret = Object.keys(event.secret).length > 0;
    /** @type {Facts} */
    const seat = event.seat === null ? {} : { seat: event.seat };
    return this.say(`event-${event.kind}${secret ? "-secret" : ""}`, { ...seat, ...event.facts, ...event.secret });
  }

  /** @param {Part} part */
  part(part) {
    return this.say(`part-${part.kind}`, { seat: part.seat, ...part.facts });
  }

  /** @param {Fault} fault */
  fault(fault) {
    const error = this.say(`error-${fault.code}`, fault.facts);
    const { line, column } = fault;
    const at = [line ? this.sentences.say("text-place", { line, column: column ?? 1 }) : "", fault.where].filter(Boolean);
    const place = at.length > 0 ? this.sentences.say("error-at", { error, where: this.sentences.listed(at) }) : error;
    return fault.rule ? this.sentences.say("error-by-rule", { error: place, rule: fault.rule }) : place;
  }

  /**
   * What a place of a zone is called, "" where the game has no name for it. Arguments: of a row `order` and `name`,
   * of tiers `tier` and `column`, of a grid `column` and `row` from 1, and `letter`, the column's.
   * @param {import("./types.js").ZoneKind} kind
   * @param {string} place
   */
  place(kind, place) {
    const id = `place-${kind.name}`;
    if (!this.sentences.has(id)) return "";
    const [first = "", second = ""] = place.split(":");
    const [a, b] = [Number(first), Number(second)];
    if (kind.form === "tiers") return this.say(id, { tier: a, column: b });
    if (kind.form === "grid") return this.say(id, { column: a + 1, row: b + 1, letter: String.fromCharCode(97 + a) });
    return this.say(id, second ? { order: a, seat: b } : { order: a });
  }

  /**
   * What stands below a piece: whose it is in a row of several players' pieces, elsewhere the place's name.
   * @param {import("./types.js").ZoneKind} kind
   * @param {string} place
   */
  caption(kind, place) {
    const [, seat] = place.split(":");
    return kind.form === "row" && seat !== undefined ? this.player(Number(seat)) : this.place(kind, place);
  }

  /** @param {Pick<Piece, "face" | "marks" | "count" | "note">} piece */
  piece(piece) {
    const note = piece.note ? [this.note(piece.note)] : [];
    return this.sentences.listed([many(piece.count, this.face(piece.face)), ...piece.marks.map((mark) => this.say(mark)), ...note]);
  }
}
