/** The files that the build took from the engine: games, faces, styles, messages, rules. Nothing here knows a game. */

import { dataFolder, loadable, pageFile } from "./places.js";
import { SetupError } from "./setup.js";

/** @import { Face, FigureData, GameData, Index } from "./table/types.js" */

/** @type {Map<string, Promise<string>>} */
const loaded = new Map();

/** A file of the site did not come. */
export class FileMissing extends Error {
  /**
   * @param {string} file
   * @param {string} reason
   */
  constructor(file, reason) {
    super(`${file}: ${reason}`);
    this.name = "FileMissing";
    this.fault = { type: "FileMissing", code: "file-missing", where: file, rule: "", facts: { reason } };
  }
}

/**
 * The text of a file, asked for once; a failed request may be tried again.
 * @param {URL} address
 * @returns {Promise<string>}
 */
export function textOf(address) {
  const known = loaded.get(address.href);
  if (known) return known;
  const promise = load(address);
  loaded.set(address.href, promise);
  promise.catch(() => loaded.delete(address.href));
  return promise;
}

/** @param {URL} address */
async function load(address) {
  const name = address.pathname.split("/").at(-1) ?? address.pathname;
  let response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw new FileMissing(name, String(error));
  }
  if (!response.ok) throw new FileMissing(name, `HTTP ${response.status}`);
  return response.text();
}

/** @param {string} name */
const dataText = (name) => textOf(new URL(name, dataFolder));

/** @returns {Promise<Index>} */
export async function loadIndex() {
  return JSON.parse(await dataText("index.json"));
}

/**
 * @param {string} name
 * @returns {Promise<GameData | undefined>}
 */
export async function findGame(name) {
  return (await loadIndex()).games.find((game) => game.name === name);
}

/**
 * @param {string} name
 * @returns {Promise<GameData>}
 * @throws {SetupError} if there is no such game
 */
export async function theGame(name) {
  const game = await findGame(name);
  if (game) return game;
  const allowed = (await loadIndex()).games.map((known) => known.name).join(", ");
  throw new SetupError("game-unknown", "game", { value: name, allowed });
}

/**
 * @param {string} game
 * @returns {Promise<Record<string, Face>>}
 */
export async function loadFaces(game) {
  return JSON.parse(await dataText(`${game}.faces.json`));
}

/** The picture above the lobby. */
export const banner = loadable(new URL("banner.svg", dataFolder));

/** The picture on a game's box. @param {string} game */
export const coverOf = (game) => loadable(new URL(`${game}.cover.svg`, dataFolder));

/**
 * @param {string} game
 * @returns {Promise<FigureData[]>}
 */
export async function loadFigures(game) {
  return JSON.parse(await dataText(`${game}.figures.json`));
}

/** @param {string} game */
export const loadStyle = (game) => dataText(`${game}.css`);

/**
 * @param {string} game
 * @param {string} language
 */
export const loadRules = (game, language) => dataText(`${game}.rules.${language}.md`);

/**
 * What was measured of the game's deals (build/bench_shuffling.py), null if nothing was.
 * @param {string} game
 * @returns {Promise<null | { deals: number, seats: number, tests: readonly { field: string, kind: string, chi_square: number, degrees: number, probability: number }[], firsts: readonly { field: string, counts: Record<string, number>, expected: number }[] }>}
 */
export async function loadMeasured(game) {
  return JSON.parse(await dataText(`${game}.shuffling.json`));
}

/**
 * The page's own messages, the engine's shared ones and, if they are named, a game's and those of a part of the page.
 * @param {string} language
 * @param {string} [game]
 * @param {string} [part]
 * @returns {Promise<string[]>}
 */
export function loadMessages(language, game, part) {
  const own = (/** @type {string} */ name) => textOf(pageFile(`messages/${name}.${language}.ftl`));
  const files = [own("page"), dataText(`parlour.${language}.ftl`)];
  if (game) files.push(dataText(`${game}.${language}.ftl`));
  if (part) files.push(own(part));
  return Promise.all(files);
}
