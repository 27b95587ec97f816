/** The choice of the game. */

import { coverOf } from "../data.js";
import { make } from "../dom.js";
import { loadSentences } from "../sentences.js";

/** @import { GameData } from "../table/types.js" */
/** @import { Sentences } from "../sentences.js" */

/**
 * @param {readonly GameData[]} games
 * @param {string} chosen
 * @param {Sentences} page
 * @param {(game: string) => void} choose
 */
export async function gamesBox(games, chosen, page, choose) {
  const cards = await Promise.all(
    games.map(async (game) => {
      const sentences = await loadSentences(page.language, game.name);
      const seats = { low: game.seats[0] ?? 0, high: game.seats.at(-1) ?? 0 };
      const input = make("input", { type: "radio", name: "game", value: game.name, checked: game.name === chosen });
      input.addEventListener("change", () => choose(game.name));
      const facts = [
        sentences.say("lobby-by", { designer: sentences.say("game-designer") }),
        sentences.say("lobby-seat-range", seats),
      ];
      return make(
        "label",
        { class: "game-card" },
        game.cover ? make("img", { src: coverOf(game.name), alt: "", width: 320, height: 180 }) : null,
        input,
        make("span", { class: "game-name", lang: sentences.languageOf("game-name"), dir: "auto" }, sentences.say("game-name")),
        make("span", { class: "game-facts" }, facts.join(" · ")),
        make("span", { class: "game-blurb" }, sentences.say("game-blurb")),
      );
    }),
  );
  return make("fieldset", { class: "games" }, make("legend", {}, page.say("lobby-game")), make("div", { class: "game-cards" }, ...cards));
}
