/** Who may look at a table, and what it is time for. */

/** @import { Player, Shown } from "./types.js" */

/** @typedef {"empty" | "waiting" | "person" | "handover" | "bot" | "round" | "over" | "review" | "watch" | "lesson"} Phase what it is time for; `review` is the coach's look back, `watch` that the last moves are shown again, `lesson` one that is done */

/**
 * @param {readonly Player[]} players
 * @returns {number[]} the seats of people
 */
export function peopleOf(players) {
  return players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
}

/**
 * Who may look, if `looking` held the device before: a lone person always, of several the one who has the device while
 * nobody else has to decide; nobody in particular once the match is over.
 * @param {Shown} shown
 * @param {number | null} looking
 * @returns {number | null}
 */
export function viewerOf(shown, looking) {
  const people = peopleOf(shown.players);
  if (people.length < 2) return people[0] ?? null;
  if (shown.over === "match") return null;
  if (shown.bot !== null || shown.over === "round") return looking;
  return shown.turn === looking ? looking : null;
}

/**
 * @param {Shown} shown to the one who may look
 * @returns {Phase}
 */
export function phaseOf(shown) {
  if (shown.lesson?.done) return "lesson";
  if (shown.over) return shown.over === "match" ? "over" : "round";
  if (shown.bot !== null) return "bot";
  return shown.seat === shown.turn ? "person" : "handover";
}

/**
 * The seat that may take back its last move now.
 * @param {Shown | null} shown
 * @param {number | null} holder the seat that looked last
 * @returns {number | null}
 */
export function undoerOf(shown, holder) {
  const able = shown?.can_undo ?? [];
  const likely = shown?.seat ?? holder ?? able[0];
  return likely !== undefined && able.includes(likely) ? likely : null;
}
