/** What a player likes: kept on the shelf, shared by every table of the page. */

import { shelf } from "./storage.js";

/** Milliseconds before a bot's move; the time to follow the one before, and to take back one's own. */
const pauses = { off: 0, quick: 500, normal: 1000, slow: 2000 };
/** Milliseconds that a card is on its way; several of them take less than twice as long. */
const flights = { off: 0, quick: 220, normal: 420, slow: 850 };
const known = {
  speed: ["normal", "off", "quick", "slow"],
  // `slips`: where one stray touch or a bare Enter would be a whole move.
  confirm: ["slips", "on", "off"],
  forced: ["off", "on"],
  explain: ["on", "off"],
  theme: ["auto", "light", "dark"],
  sound: ["off", "on"],
};

/** @typedef {keyof typeof known} SettingName */

export class Settings extends EventTarget {
  /** @type {Record<string, string>} */
  #values = {};
  #language = "";

  constructor() {
    super();
    this.#take();
    // Another tab has changed something.
    window.addEventListener("storage", ({ key }) => {
      if (key === null || key.includes(":setting:")) this.read();
    });
  }

  /** Takes up what is kept now. */
  read() {
    this.#take();
    this.dispatchEvent(new Event("change"));
  }

  #take() {
    this.#language = shelf.get("setting:language") ?? "";
    for (const [name, choices] of Object.entries(known)) {
      const kept = shelf.get(`setting:${name}`);
      this.#values[name] = kept !== null && choices.includes(kept) ? kept : /** @type {string} */ (choices[0]);
    }
    // What cannot be remembered as explained would be explained at every visit.
    if (!shelf.kept) this.#values["explain"] = "off";
  }

  /** @param {SettingName} name */
  get(name) {
    return /** @type {string} */ (this.#values[name]);
  }

  /**
   * @param {SettingName} name
   * @param {string} value
   */
  set(name, value) {
    this.#values[name] = value;
    shelf.set(`setting:${name}`, value);
    this.dispatchEvent(new Event("change"));
  }

  /**
   * How a hand of a game is sorted, "" as long as the player does not mind.
   * @param {string} game
   */
  order(game) {
    return shelf.get(`setting:order:${game}`) ?? "";
  }

  /**
   * @param {string} game
   * @param {string} name
   */
  setOrder(game, name) {
    shelf.set(`setting:order:${game}`, name);
    this.dispatchEvent(new Event("change"));
  }

  /** The language that the player wants, "" as long as that is left to the browser. Which there are, the index says. */
  get language() {
    return this.#language;
  }

  set language(tag) {
    this.#language = tag;
    shelf.set("setting:language", tag);
    this.dispatchEvent(new Event("change"));
  }

  /** Languages of a page that is ours, the dearest first. @returns {readonly string[]} */
  get languages() {
    return [this.#language, ...navigator.languages].filter(Boolean);
  }

  /** @returns {readonly SettingName[]} */
  get names() {
    return /** @type {SettingName[]} */ (Object.keys(known));
  }

  /** @param {SettingName} name */
  choices(name) {
    return known[name];
  }

  /** @returns {number} milliseconds */
  get pause() {
    return pauses[/** @type {keyof typeof pauses} */ (this.get("speed"))];
  }

  /** @returns {number} milliseconds, 0 for no movement */
  get flight() {
    return flights[/** @type {keyof typeof flights} */ (this.get("speed"))];
  }
}

export const settings = new Settings();
