/** Which language a table speaks. */

import { chooseLanguage } from "../sentences.js";
import { settings } from "../settings.js";

/**
 * A language of its own goes before the player's, and that before the language of the page around.
 * @param {HTMLElement} table
 */
export function tableLanguage(table) {
  const around = table.parentElement?.closest("[lang]")?.getAttribute("lang");
  return chooseLanguage([table.lang, settings.language, around ?? "", ...navigator.languages]);
}

/**
 * Says in which language a part of the page is written.
 * @param {HTMLElement} element
 * @param {import("../sentences.js").Sentences} sentences
 */
export function written(element, sentences) {
  element.lang = sentences.language;
  element.dir = sentences.direction;
}
