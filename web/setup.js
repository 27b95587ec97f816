/**
 * A setup as texts: the attributes of `<penguin-table>` and the address of a game.
 *
 * seats: `Ada; Pip=greedy; Bo`, a name or name=bot per seat; or a mere number, one person against bots of the standard level.
 * options: `experts=on; open-scores=off`. In a name `;`, `=` and `%` are written as `%3B`, `%3D`, `%25`.
 * Whether game, bots and options exist is the engine's to say.
 */

/** @import { Fault, GameData, Player, Setup } from "./table/types.js" */

/** An attribute, address or saved text of no form that we know. */
export class SetupError extends Error {
  /**
   * @param {string} code of the message `error-<code>`
   * @param {string} where
   * @param {Fault["facts"]} [facts]
   */
  constructor(code, where, facts = {}) {
    super(`${code} at ${where}`);
    this.name = "SetupError";
    /** @type {Fault} */
    this.fault = { type: "SetupError", code, where, rule: "", facts };
  }
}

/** @param {string} name */
const guarded = (name) => name.replace(/[;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * @param {string} text
 * @param {string} where
 */
function unguarded(text, where) {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    throw new SetupError("attribute-escape", where, { text });
  }
}

/** @param {readonly Player[]} players */
export function writeSeats(players) {
  return players.map(({ name, bot }) => (bot ? `${guarded(name)}=${bot}` : guarded(name))).join("; ");
}

/**
 * @param {string} text
 * @param {(count: number) => Player[]} standard players for a mere number
 * @returns {Player[]}
 */
export function readSeats(text, standard) {
  if (/^\s*\d{1,2}\s*$/.test(text)) return standard(Number(text));
  return text.split(";").map((entry, place) => {
    const where = `seats, entry ${place + 1}`;
    const parts = entry.split("=");
    const [name = "", bot = null] = parts;
    if (parts.length > 2 || name.trim() === "" || bot?.trim() === "") {
      throw new SetupError("attribute-seat", where, { text: entry.trim() });
    }
    return { name: unguarded(name, where), bot: bot === null ? null : bot.trim() };
  });
}

/** @param {Readonly<Record<string, string>>} options */
export function writeOptions(options) {
  return Object.entries(options).map(([name, value]) => `${name}=${value}`).join("; ");
}

/**
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readOptions(text) {
  /** @type {Record<string, string>} */
  const options = {};
  for (const [place, entry] of text.split(";").entries()) {
    if (entry.trim() === "") continue;
    const where = `options, entry ${place + 1}`;
    const [name = "", value, ...more] = entry.split("=").map((part) => part.trim());
    if (name === "" || value === undefined || more.length > 0) {
      throw new SetupError("attribute-option", where, { text: entry.trim() });
    }
    if (Object.hasOwn(options, name)) throw new SetupError("attribute-twice", where, { text: name });
    options[name] = value;
  }
  return options;
}

/**
 * @param {string | null} text of the attribute `practice`, `""`, `on` or `off`; null if it is not there
 * @returns {boolean}
 */
export function readPractice(text) {
  if (text === null || text === "off") return false;
  if (text === "" || text === "on") return true;
  throw new SetupError("attribute-switch", "practice", { text });
}

/** A seed that nobody can foresee and that can be read aloud. */
export function freshSeed() {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(numbers, (number) => number.toString(36).padStart(7, "0")).join("");
}

/**
 * One person first, then bots of the standard level, named in turn.
 * @param {GameData | undefined} game
 * @param {number} count
 * @param {{ person: (seat: number) => string, bot: (seat: number) => string }} names seats from 1
 * @returns {Player[]}
 */
export function standardPlayers(game, count, names) {
  const bot = game?.standard_bot ?? null;
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 || bot === null
      ? { name: names.person(seat + 1), bot: null }
      : { name: names.bot(seat + 1), bot },
  );
}

/**
 * @param {Setup} setup
 * @returns {URLSearchParams}
 */
export function setupQuery(setup) {
  const query = new URLSearchParams({ game: setup.game, seats: writeSeats(setup.players) });
  const options = writeOptions(setup.options);
  if (options) query.set("options", options);
  if (setup.practice) query.set("practice", "on");
  if (setup.seed) query.set("seed", setup.seed);
  return query;
}
