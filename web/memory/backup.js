/**
 * Everything that is kept, as one file, and back: games, results, what the player likes. A file is read wholly before anything is
 * written; what is here already is neither lost nor doubled.
 */

import { EngineError } from "../bridge/failures.js";
import { allMatches, allResults, forgetOldest, keysOf, matchName, matchText, readResult, resultName, savedText } from "../matches.js";
import { SetupError } from "../setup.js";
import { shelf } from "../storage.js";
import { Keeper } from "./keep.js";
import { readRecord } from "./reader.js";

/** @import { News } from "./keep.js" */

const version = 1;
const header = "penguin-parlour-backup";
/** Names that are games and what came of them; everything else is what the player likes. */
const kinds = ["match:", "result:", "aside:"];

/** Everything that is kept. @param {number} when */
export function writeBackup(when) {
  const matches = allMatches();
  const readable = new Set(matches.map(({ key }) => key));
  const games = matches.map(({ key, match: { record, prints, when } }) => ({ key, record, prints, when }));
  const results = allResults().map(({ key, result }) => ({ key, ...result }));
  const aside = [
    ...keysOf("aside:").map((key) => [key, shelf.get(`aside:${key}`)]),
    ...keysOf("match:").flatMap((key) => (readable.has(key) ? [] : [[key, savedText(key)]])),
  ];
  const likes = shelf.names().filter((name) => !kinds.some((kind) => name.startsWith(kind)));
  const settings = Object.fromEntries(likes.sort().map((name) => [name, shelf.get(name)]));
  const all = { [header]: version, when: new Date(when).toISOString(), settings, games, results, aside: Object.fromEntries(aside) };
  return `${JSON.stringify(all, null, 1)}\n`;
}

/**
 * What a file would change here.
 * @typedef {object} Plan
 * @property {Record<News, number>} games how many are what
 * @property {{ fresh: number, known: number }} results
 * @property {string[]} differing names of settings that are otherwise here
 * @property {Map<string, string>} writes texts by name; those of differing settings are in `likes`
 * @property {Map<string, string>} likes
 */

/** A record of the file that the engine refuses. */
export class RecordError extends SetupError {
  /**
   * @param {EngineError} error
   * @param {string} where
   * @param {string} record
   */
  constructor(error, where, record) {
    super(error.code, [`${where}.record`, error.where].filter(Boolean).join(", "), /** @type {import("../table/types.js").Facts} */ (error.facts));
    this.fault = { ...this.fault, line: error.line, column: error.column };
    this.record = record;
  }
}

/**
 * @param {string} code
 * @param {string} where
 * @param {Record<string, string | number>} [facts]
 */
const wrong = (code, where, facts) => new SetupError(code, where, facts);

/**
 * @param {string} text
 * @returns {any}
 * @throws {SetupError}
 */
function parse(text) {
  let all;
  try {
    all = JSON.parse(text);
  } catch (error) {
    throw wrong("backup-not-json", "file", { text: String(error).replace(/^SyntaxError: /, "") });
  }
  const found = all?.[header];
  if (!Number.isInteger(found) || found < 1) throw wrong("backup-none", "file");
  if (found > version) throw wrong("backup-newer", header, { version: found, known: version });
  for (const name of ["games", "results"]) if (!Array.isArray(all[name])) throw wrong("backup-part", name);
  for (const name of ["settings", "aside"]) {
    const part = all[name];
    if (typeof part !== "object" || part === null || Array.isArray(part)) throw wrong("backup-part", name);
    for (const [key, value] of Object.entries(part)) if (typeof value !== "string") throw wrong("backup-part", `${name}.${key}`);
  }
  return all;
}

/**
 * Reads and checks a file, every record by the engine. Nothing is written.
 * @param {string} text
 * @param {(done: number, total: number) => void} progress
 * @returns {Promise<Plan>}
 * @throws {SetupError}
 */
export async function planBackup(text, progress) {
  const all = parse(text);
  /** @type {Plan} */
  const plan = { games: { new: 0, same: 0, longer: 0, shorter: 0, both: 0 }, results: { fresh: 0, known: 0 }, differing: [], writes: new Map(), likes: new Map() };
  const keeper = new Keeper();
  /** Where games of the file have their place here. @type {Map<string, string>} */
  const places = new Map();
  for (const [number, game] of all.games.entries()) {
    progress(number, all.games.length);
    const { key, summary, facts } = await readGame(game, `games[${number}]`);
    const kept = keeper.add(summary, facts);
    places.set(key, kept.key);
    plan.games[kept.news] += 1;
    if (kept.news !== "same" && kept.news !== "shorter") plan.writes.set(matchName(kept.key), matchText(kept.match));
  }
  for (const [number, one] of all.results.entries()) {
    const result = readResult(JSON.stringify({ v: 1, ...one }));
    if (!result || typeof one.key !== "string") throw wrong("backup-part", `results[${number}]`);
    const name = resultName(places.get(one.key) ?? one.key);
    const known = shelf.get(name) !== null || plan.writes.has(name);
    plan.results[known ? "known" : "fresh"] += 1;
    if (!known) plan.writes.set(name, JSON.stringify({ v: 1, ...result }));
  }
  for (const [key, aside] of Object.entries(all.aside)) {
    if (shelf.get(`aside:${key}`) === null) plan.writes.set(`aside:${key}`, aside);
  }
  for (const [name, value] of Object.entries(all.settings)) {
    if (kinds.some((kind) => name.startsWith(kind))) throw wrong("backup-part", `settings.${name}`);
    const here = shelf.get(name);
    if (here === null) plan.writes.set(name, value);
    else if (here !== value) {
      plan.differing.push(name);
      plan.likes.set(name, value);
    }
  }
  return plan;
}

/**
 * @param {any} game
 * @param {string} where
 */
async function readGame(game, where) {
  const { key, record, prints = [], when } = game ?? {};
  const sound = typeof key === "string" && typeof record === "string" && typeof when === "number";
  if (!sound || !Array.isArray(prints) || prints.some((print) => typeof print !== "string" && print !== null)) throw wrong("backup-part", where);
  try {
    return { key, summary: await readRecord(record), facts: { prints, when } };
  } catch (error) {
    if (!(error instanceof EngineError) || error.type === "engine") throw error;
    throw new RecordError(error, where, record);
  }
}

/**
 * Takes in what was planned: all of it or, where there is no room, nothing.
 * @param {Plan} plan
 * @param {boolean} likes whether settings that differ become those of the file
 * @returns {boolean} whether all of it is kept
 */
export function takeIn(plan, likes) {
  const writes = [...plan.writes, ...(likes ? plan.likes : [])];
  const before = writes.map(([name]) => /** @type {const} */ ([name, shelf.get(name)]));
  const done = writes.every(([name, text]) => shelf.set(name, text) || !shelf.kept);
  if (done) forgetOldest();
  else for (const [name, text] of before) text === null ? shelf.remove(name) : shelf.set(name, text);
  return done;
}
