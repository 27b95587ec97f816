/** A move in words: what would be picked for it, one after the other. */

/** @import { Scene } from "./scene.js" */
/** @import { Shown, ZoneKind } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @param {string} move
 * @param {Pick<Scene, "shown" | "words" | "zones">} scene in which it may be chosen
 * @returns {string} the move itself where it may not
 */
export function moveWords(move, { shown, words, zones }) {
  const choice = shown.picture.choices.find((other) => other.move === move);
  if (!choice) return move;
  const picks = choice.path.map(([key = ""]) => pickWords(key, shown, words, zones));
  if (choice.face) picks.unshift(words.face(choice.face));
  return picks.reduce((before, next) => words.sentences.say("move-then", { before, next }));
}

/**
 * @param {string} key a piece's token, a place or the name of a button, as in the paths of choices
 * @param {Shown} shown
 * @param {Words} words
 * @param {readonly ZoneKind[]} zones
 */
function pickWords(key, shown, words, zones) {
  if (key.startsWith("=")) return words.say(key.slice(1));
  const piece = shown.picture.pieces.find(({ token }) => token === key);
  if (piece) {
    const kind = zones.find(({ name, form }) => form === "grid" && name === piece.zone);
    return [words.face(piece.face), kind ? words.place(kind, piece.place) : ""].filter(Boolean).join(" ");
  }
  const [zone = "", place = ""] = key.split("/");
  const kind = zones.find(({ name }) => name === zone);
  return (kind && words.place(kind, place)) || words.say("place-free", { place });
}
