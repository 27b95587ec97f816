/** Messages of Fluent files as sentences. A missing message is an error of ours and is reported as one. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import { loadIndex, loadMessages } from "./data.js";

/** Letters that are written from right to left, and those that are not. */
const rightward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const leftward = /(?!\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko})\p{L}/u;

/** A number with a true minus sign. */
class Signed extends FluentNumber {
  /**
   * @override
   * @param {import("@fluent/bundle").Scope} scope
   */
  toString(scope) {
    return super.toString(scope).replace("-", "−");
  }
}

/** `NUMBER()` of the messages, which keeps that sign. @type {import("@fluent/bundle").FluentFunction} */
function number([value], options) {
  const named = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new Signed(Number(value?.valueOf()), Object.fromEntries(named));
}

export class Sentences {
  /** What was said, for a table says most of it again at every move. @type {Map<string, string>} */
  #said = new Map();

  /**
   * @param {string} language
   * @param {readonly string[]} texts of Fluent files
   */
  constructor(language, texts) {
    this.language = language;
    // Isolation marks would stand in names that people copy: `isolated` sets them where directions are mixed.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: number } });
    for (const text of texts) {
      for (const error of this.bundle.addResource(new FluentResource(text))) console.error(String(error));
    }
    this.lists = new Intl.ListFormat(language, { type: "conjunction" });
    /** The way the language is written. */
    this.direction = this.say("direction") === "rtl" ? "rtl" : "ltr";
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /**
   * @param {string} id
   * @param {Readonly<Record<string, string | number>>} [values]
   * @returns {string} the sentence; the id itself where the files have none
   */
  say(id, values = {}) {
    const asked = `${id} ${JSON.stringify(values)}`;
    let text = this.#said.get(asked);
    if (text === undefined) this.#said.set(asked, (text = this.#format(id, values)));
    return text;
  }

  /**
   * @param {string} id
   * @param {Readonly<Record<string, string | number>>} values
   */
  #format(id, values) {
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      console.error(`There is no message “${id}”.`);
      return id;
    }
    const given = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Signed(value) : this.isolated(value)]);
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(message.value, Object.fromEntries(given), errors);
    for (const error of errors) console.error(`Message “${id}”: ${error}`);
    return text;
  }

  /**
   * The language of a message that is not in the language of its file, like the name of a game; null for any other.
   * @param {string} id
   */
  languageOf(id) {
    const said = this.bundle.getMessage(id)?.attributes["lang"];
    const tag = said ? this.bundle.formatPattern(said) : this.language;
    return tag === this.language ? null : tag;
  }

  /** @param {readonly string[]} items said as a part of a sentence: “a, b and c” */
  list(items) {
    if (items.length === 1) return this.isolated(/** @type {string} */ (items[0]));
    return this.lists.format(items.map((item) => this.isolated(item)));
  }

  /** @param {readonly string[]} items one after the other: “a, b, c”; empty ones are left out */
  listed(items) {
    const filled = items.filter(Boolean);
    return filled.length > 0 ? filled.reduce((before, next) => this.say("listed", { before, next })) : "";
  }

  /**
   * What is written in the other direction, like a name of elsewhere, so that it disturbs nothing around it.
   * @param {string} text
   */
  isolated(text) {
    const other = this.direction === "rtl" ? leftward : rightward;
    return other.test(text.replace(/\u2068.*\u2069/s, "")) ? `\u2068${text}\u2069` : text;
  }
}

/**
 * The best language that there is for wishes like `en-GB`, the dearest first.
 * @param {readonly string[]} wishes
 * @returns {Promise<string>}
 */
export async function chooseLanguage(wishes) {
  const { languages } = await loadIndex();
  for (const wish of wishes) {
    const found = [wish, wish.toLowerCase().split("-")[0] ?? ""].find((tag) => languages.includes(tag));
    if (found) return found;
  }
  return /** @type {string} */ (languages[0]);
}

/**
 * @param {string} language one of the index
 * @param {string} [game]
 * @param {string} [part] of the page that has messages of its own
 */
export async function loadSentences(language, game, part) {
  return new Sentences(language, await loadMessages(language, game, part));
}
