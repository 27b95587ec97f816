/** The attributes of `<penguin-table>` as a wish: a setup to deal, a lesson, or a record to go on from. */

import { findGame } from "../data.js";
import { freshSeed, readOptions, readPractice, readSeats, SetupError, standardPlayers } from "../setup.js";

/** @import { LessonWish, Setup } from "./types.js" */
/** @import { Sentences } from "../sentences.js" */

/**
 * @typedef {{ record?: string, setup?: Setup, lesson?: LessonWish }} Wish one of these
 */

/**
 * @param {Sentences} sentences with the page's messages
 * @param {number} seat from 1
 */
export function botName(sentences, seat) {
  const names = sentences.say("bot-penguins").split(", ");
  return names[(seat - 1) % names.length] ?? "";
}

/**
 * What players are called as long as nobody says otherwise; seats from 1.
 * @param {Sentences} sentences
 */
export function standardNames(sentences) {
  return {
    person: (/** @type {number} */ seat) => sentences.say("lobby-person-name", { seat }),
    bot: (/** @type {number} */ seat) => botName(sentences, seat),
  };
}

/**
 * @param {Element} element
 * @param {Sentences} sentences
 * @returns {Promise<Wish | null>} null as long as nothing is wished
 * @throws {SetupError}
 */
export async function readAttributes(element, sentences) {
  const theme = element.getAttribute("theme");
  if (!themeKnown(theme)) throw new SetupError("attribute-theme", "theme", { text: theme ?? "" });
  const record = element.getAttribute("record");
  if (record !== null) return { record };
  const game = element.getAttribute("game");
  if (game === null) {
    if (!element.hasAttribute("seats")) return null;
    throw new SetupError("attribute-missing", "game");
  }
  const data = await findGame(game);
  const standard = (/** @type {number} */ count) => standardPlayers(data, count, standardNames(sentences));
  const lesson = element.getAttribute("lesson");
  if (lesson !== null) {
    // A game or lesson that there is not is the engine's to refuse.
    const count = data?.lessons.find(({ name }) => name === lesson)?.seats ?? 2;
    return { lesson: { game, lesson, players: standard(count), made: [] } };
  }
  const seats = element.getAttribute("seats");
  const players = seats === null ? standard(data?.seats[0] ?? 2) : readSeats(seats, standard);
  const options = readOptions(element.getAttribute("options") ?? "");
  const practice = readPractice(element.getAttribute("practice"));
  const seed = element.getAttribute("seed") ?? freshSeed();
  return { setup: { game, players, options, practice, seed } };
}

/**
 * @param {string | null} theme
 * @returns {boolean} whether it is one; none is one too
 */
export function themeKnown(theme) {
  return theme === null || ["auto", "light", "dark"].includes(theme);
}
