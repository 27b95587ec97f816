/** The deal of the day: the same for everybody, from the date in UTC. `#/day?game=…` is today's, with `date` another day's. */

import { theGame } from "./data.js";
import { make } from "./dom.js";
import { loadSentences } from "./sentences.js";
import { SetupError, setupQuery, standardPlayers } from "./setup.js";
import { standardNames } from "./table/attributes.js";

/** @import { Sentences } from "./sentences.js" */

/** So many play where the game allows it. */
const seats = 3;

/** @param {string} game */
export const dayAddress = (game) => `#/day?${new URLSearchParams({ game })}`;

/**
 * The day that is meant, like `2026-11-30`.
 * @param {string | null} date today if there is none
 * @throws {SetupError}
 */
export function dayOf(date) {
  const today = new Date().toISOString().slice(0, 10);
  if (date === null) return today;
  const meant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(meant.getTime()) || meant.toISOString().slice(0, 10) !== date) throw new SetupError("attribute-date", "date", { text: date });
  return date;
}

export class Day {
  /**
   * @param {URLSearchParams} query
   * @param {Sentences} sentences
   */
  constructor(query, sentences) {
    this.game = query.get("game") ?? "";
    this.date = query.get("date");
    this.sentences = sentences;
    this.element = make("div");
  }

  /** Goes to the game's own address: the seed is the day, and everybody sits with the standard bots. */
  async start() {
    const game = await theGame(this.game);
    const names = standardNames(await loadSentences(this.sentences.language, game.name));
    const count = game.seats.includes(seats) ? seats : (game.seats[0] ?? 2);
    const players = standardPlayers(game, count, names);
    location.replace(`#/play?${setupQuery({ game: game.name, players, options: {}, practice: false, seed: `day-${dayOf(this.date)}` })}`);
  }

  /** Nothing is shown here for long. */
  translate() {}

  close() {
    this.element.remove();
  }
}
