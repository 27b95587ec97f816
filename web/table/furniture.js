/** All that a table of one game is made of, apart from the match. */

import { findGame, loadFaces, theGame } from "../data.js";
import { loadSentences } from "../sentences.js";
import { Drawings } from "./drawings.js";
import { tableStyles } from "./styles.js";

/**
 * @param {string} name of the game
 * @param {string} language
 */
export async function loadFurniture(name, language) {
  const [game, faces, sentences, styles] = await Promise.all([
    theGame(name),
    loadFaces(name),
    loadSentences(language, name),
    tableStyles(name),
  ]);
  return { game, drawings: new Drawings(faces), sentences, styles };
}

/**
 * Asks for all of it while Python is still on its way. What does not come is asked for again when it is needed, and missed then.
 * @param {string | null} name
 * @param {string} language
 */
export async function orderFurniture(name, language) {
  try {
    if (name !== null && (await findGame(name))) await loadFurniture(name, language);
  } catch (error) {
    console.info(`${name} is asked for again:`, error);
  }
}
