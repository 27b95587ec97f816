/** Who the bots are: what each of them remembers, how far it looks, and what it values. */

import { make } from "../dom.js";

/** @import { GameData } from "../table/types.js" */
/** @import { Sentences } from "../sentences.js" */

/**
 * @param {GameData} game
 * @param {Sentences} sentences with the game's messages
 */
export function levelsBox(game, sentences) {
  const lines = game.bots
    .filter(({ name }) => sentences.has(`bot-${name}-about`))
    .flatMap(({ name }) => [make("dt", {}, sentences.say(`bot-${name}`)), make("dd", {}, sentences.say(`bot-${name}-about`))]);
  if (lines.length === 0) return null;
  return make("details", { class: "levels" }, make("summary", {}, sentences.say("lobby-levels")), make("dl", {}, ...lines));
}
