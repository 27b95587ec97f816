/** What a key reads out to those who do not see the table: the same picture that is drawn, in the same words. */

import { inOrder } from "./zones/order.js";

/** @import { Piece, ZoneKind } from "./types.js" */
/** @import { Log } from "./log.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Seats } from "./seats.js" */

/** Lines of the log that "what happened last" is. */
const recent = 4;

/** Keys, and the messages that say what each reads out, in the order of their list. */
export const readings = { 1: "read-hand", 2: "read-table", 3: "read-turn", 4: "read-last" };

/**
 * @param {string} key
 * @param {Scene} scene
 * @param {Seats} seats
 * @param {Log} log
 * @returns {string} "" where the key reads nothing out
 */
export function readOut(key, scene, seats, log) {
  const reading = readings[/** @type {1} */ (Number(key))];
  const own = (/** @type {ZoneKind} */ kind) => kind.per_seat;
  if (reading === "read-hand") return scene.shown.seat === null ? scene.words.say("read-no-hand") : zones(scene, own, scene.shown.seat);
  if (reading === "read-table") return zones(scene, (kind) => !own(kind));
  if (reading === "read-turn") return seats.seats.map((seat) => seat.told).join(". ");
  if (reading === "read-last") return log.lines.slice(-recent).join(" ") || scene.words.say("read-nothing");
  return "";
}

/**
 * @param {Scene} scene
 * @param {(kind: ZoneKind) => boolean} wanted
 * @param {number} [seat]
 */
function zones(scene, wanted, seat) {
  return scene.zones.filter(wanted).map((kind) => zone(scene, kind, seat)).join(". ");
}

/**
 * @param {Scene} scene
 * @param {ZoneKind} kind
 * @param {number} [seat]
 */
function zone(scene, kind, seat) {
  const { words, shown } = scene;
  const name = words.say(`zone-${kind.name}`, seat === undefined ? {} : { seat });
  const pieces = shown.picture.pieces.filter(({ zone: id, on }) => id === scene.zoneId(kind, seat) && on === "");
  inOrder(kind.form, pieces);
  const total = pieces.reduce((sum, { count }) => sum + count, 0);
  if (kind.form === "pile") return words.sentences.say("zone-count", { name, count: total });
  const told = (/** @type {Piece} */ piece) => words.sentences.listed([words.piece(piece), words.place(kind, piece.place)]);
  return words.say("read-zone", { name, pieces: pieces.length > 0 ? pieces.map(told).join("; ") : words.say("read-empty") });
}
