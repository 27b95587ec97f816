/** Games that were begun on this device, to go on with. */

import { make } from "../dom.js";
import { allMatches, forgetMatch, titleOf } from "../matches.js";
import { loadSentences } from "../sentences.js";

/** @import { Match } from "../matches.js" */
/** @import { Sentences } from "../sentences.js" */

/** So many are offered. */
const shown = 5;

/**
 * @param {Sentences} sentences
 * @returns {Promise<HTMLElement[]>} nothing where there are none
 */
export async function savedGames(sentences) {
  const matches = allMatches().slice(0, shown);
  if (matches.length === 0) return [];
  const items = await Promise.all(matches.map(({ key, match }) => item(key, match, sentences)));
  const list = make("ul", { class: "saved-games" }, ...items);
  const all = make("p", {}, make("a", { href: "#/games" }, sentences.say("lobby-all-games")));
  return [make("section", { class: "panel" }, make("h2", {}, sentences.say("lobby-resume")), list, all)];
}

/**
 * @param {string} key the address of the game
 * @param {Match} match
 * @param {Sentences} sentences
 */
async function item(key, match, sentences) {
  const { game, players } = titleOf(key, match);
  const messages = await loadSentences(sentences.language, game);
  const facts = { game: messages.say("game-name"), names: sentences.list(players.map(({ name }) => name)) };
  const link = make("a", { href: `#/play?${key}` }, sentences.say(match.over ? "lobby-resume-over" : "lobby-resume-game", facts));
  const forget = make("button", { type: "button", "aria-label": sentences.say("lobby-forget", facts) }, "×");
  const line = make("li", {}, link, forget);
  forget.addEventListener("click", () => {
    forgetMatch(key);
    line.remove();
  });
  return line;
}
