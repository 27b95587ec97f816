/** The choice of the language, each one called as its speakers call it. */

import { loadIndex } from "./data.js";
import { make } from "./dom.js";
import { settings } from "./settings.js";

/** @import { Sentences } from "./sentences.js" */

/**
 * What its speakers call a language.
 * @param {string} tag
 */
export function nameOf(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** @param {Sentences} sentences */
export function languageBox(sentences) {
  const choose = () => {
    settings.language = select.value;
  };
  const select = make("select", { name: "language", "data-action": "language", onchange: choose });
  const option = (/** @type {string} */ value, /** @type {string} */ text, /** @type {string | null} */ lang) =>
    make("option", { value, lang, selected: value === settings.language }, text);
  const fill = async () => {
    const { languages } = await loadIndex();
    const named = languages.map((tag) => ({ tag, name: nameOf(tag) })).sort((one, other) => one.name.localeCompare(other.name));
    select.append(
      option("", sentences.say("setting-language-auto"), null),
      ...named.map(({ tag, name }) => option(tag, name, tag)),
    );
  };
  void fill();
  return make("label", { class: "language" }, make("span", {}, sentences.say("setting-language")), " ", select);
}
