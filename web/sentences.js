/** Messages of Fluent files as sentences. A missing message is an error of ours and is reported as one. */

import { loadIndex, loadMessages } from "./data.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent/index.js";

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

export class Sentences {
  /**
   * @param {string} language
   * @param {readonly string[]} texts of Fluent files
   */
  constructor(language, texts) {
    this.language = language;
    // Isolation marks are for mixed directions; they would stand in names that people copy and tests compare.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      for (const error of this.bundle.addResource(new FluentResource(text))) console.error(String(error));
    }
    this.lists = new Intl.ListFormat(language, { type: "conjunction" });
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
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      console.error(`There is no message “${id}”.`);
      return id;
    }
    const given = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Signed(value) : value]);
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(message.value, Object.fromEntries(given), errors);
    for (const error of errors) console.error(`Message “${id}”: ${error}`);
    return text;
  }

  /** @param {readonly string[]} items */
  list(items) {
    return this.lists.format(items);
  }
}

/**
 * The best language that there is for a wish like `en-GB`.
 * @param {string} wish
 * @returns {Promise<string>}
 */
export async function chooseLanguage(wish) {
  const { languages } = await loadIndex();
  const short = wish.toLowerCase().split("-")[0] ?? "";
  return languages.includes(short) ? short : /** @type {string} */ (languages[0]);
}

/**
 * @param {string} language one of the index
 * @param {string} [game]
 */
export async function loadSentences(language, game) {
  return new Sentences(language, await loadMessages(language, game));
}
