/** A game's page: its table, saved after every change under its own address. */

import { make } from "./dom.js";
import { putAside, readMatch, savedText, saveMatch } from "./matches.js";
import { loadSentences } from "./sentences.js";
import { freshSeed, SetupError } from "./setup.js";
import { shelf } from "./storage.js";
import { TabLock } from "./tab_lock.js";
import { Words } from "./table/words.js";

/** @import { Notes } from "./notes.js" */
/** @import { PenguinTable } from "./table/element.js" */
/** @import { Fault } from "./table/types.js" */
/** @import { Sentences } from "./sentences.js" */

const attributes = ["game", "seats", "options", "practice", "seed"];

export class Play {
  #saving = false;
  #stopped = false;
  /** What stands above the game, said in the language of the moment. @type {(() => void) | null} */
  #note = null;
  /** A saved text that is being read just now. @type {string | null} */
  #reading = null;

  /**
   * @param {URLSearchParams} query
   * @param {Sentences} sentences
   * @param {Notes} notes
   */
  constructor(query, sentences, notes) {
    this.query = query;
    this.sentences = sentences;
    this.notes = notes;
    this.key = query.toString();
    this.lock = new TabLock(this.key, () => this.#lostLock("keep-taken"));
    this.table = /** @type {PenguinTable} */ (document.createElement("penguin-table"));
    const toLobby = (/** @type {string} */ slot) => make("a", { class: "button", slot, href: `#/?${this.#setup()}` });
    this.toLobby = { "lobby-back": toLobby("tools"), "lobby-change": toLobby("result") };
    this.table.append(...Object.values(this.toLobby));
    this.table.addEventListener("penguin-ready", () => void this.#entitle());
    this.table.addEventListener("penguin-change", () => this.#save());
    this.table.addEventListener("penguin-again", (event) => this.#again(event));
    this.table.addEventListener("penguin-error", (event) => this.#failed(/** @type {CustomEvent} */ (event).detail));
    this.heading = make("h1", { class: "unseen" });
    this.element = make("div", { class: "play" }, this.heading, this.table);
    this.#write();
  }

  #write() {
    this.heading.textContent = this.sentences.say("page-title");
    for (const [id, link] of Object.entries(this.toLobby)) link.textContent = this.sentences.say(id);
  }

  /** The game goes on in another language. @param {Sentences} sentences */
  async translate(sentences) {
    this.sentences = sentences;
    this.#write();
    this.#note?.();
    await this.table.localize();
    if (this.table.view) await this.#entitle();
  }

  /** The address of the same setup without its deal. */
  #setup() {
    const setup = new URLSearchParams(this.query);
    setup.delete("seed");
    return setup;
  }

  async #entitle() {
    const messages = await loadSentences(this.sentences.language, this.table.view?.game);
    if (!this.#stopped) document.title = messages.say("page-title-game", { game: messages.say("game-name") });
  }

  async start() {
    if (!this.query.get("seed")) {
      const fresh = new URLSearchParams(this.query);
      fresh.set("seed", freshSeed());
      location.replace(`#/play?${fresh}`); // comes back here with an address that says which deal it is
      return;
    }
    if (await this.lock.take()) this.#saving = true;
    else this.#lostLock("keep-other-tab");
    if (!this.#stopped) this.#open();
  }

  /** Goes on with the saved match of this address, or deals it. */
  #open() {
    const text = savedText(this.key);
    this.table.focusGame();
    if (text === null) return this.#deal();
    try {
      const { record, looking } = readMatch(text);
      this.#reading = text;
      // Only the tab that played may go on without a hand-over: somebody else may have opened this one.
      this.table.looking = sameTab(this.key) ? looking : null;
      this.table.setAttribute("record", record);
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      this.#aside(text, error.fault, new Words(this.sentences, {}, []).fault(error.fault));
    }
    return undefined;
  }

  #deal() {
    this.#reading = null;
    this.table.removeAttribute("record");
    for (const name of attributes) {
      const value = this.query.get(name);
      if (value !== null) this.table.setAttribute(name, value);
    }
  }

  #save() {
    const { record, view } = this.table;
    if (record === null || view === null) return;
    this.#reading = null;
    markTab(this.key);
    if (!this.#saving) return;
    const match = { record, looking: this.table.holder, over: view.over === "match", when: Date.now() };
    const done = saveMatch(this.key, match);
    if (!done && shelf.kept) this.#tell(() => this.notes.say("match", this.sentences.say("keep-full")));
  }

  /** @param {Fault & { message: string }} fault */
  #failed(fault) {
    if (this.#reading !== null && fault.type !== "FileMissing") this.#aside(this.#reading, fault, fault.message);
  }

  /**
   * @param {string} text
   * @param {Fault} fault
   * @param {string} error
   */
  #aside(text, fault, error) {
    this.#reading = null;
    if (this.#saving) putAside(this.key, text);
    const newer = fault.type === "NewerVersion" || fault.code === "saved-newer";
    const press = () => {
      this.#tell(null);
      this.#deal();
    };
    this.#tell(() => {
      const message = this.sentences.say(newer ? "keep-aside-newer" : "keep-aside", { error });
      const label = this.sentences.say("keep-aside-text");
      const box = make("details", {}, make("summary", {}, label), make("textarea", { readonly: true, rows: 6, "aria-label": label }, text));
      this.notes.say("match", message, { text: this.sentences.say("keep-new"), press }, box);
    });
  }

  /** @param {string} reason */
  #lostLock(reason) {
    this.#saving = false;
    if (this.#stopped) return;
    const press = async () => {
      this.#tell(null);
      this.#saving = await this.lock.take(true);
      this.table.removeAttribute("record");
      this.#open();
    };
    this.#tell(() => this.notes.say("match", this.sentences.say(reason), { text: this.sentences.say("keep-take"), press }));
  }

  /**
   * Says something above the game, also after a change of the language; null takes it away.
   * @param {(() => void) | null} note
   */
  #tell(note) {
    this.#note = note;
    if (note) note();
    else this.notes.clear("match");
  }

  /** @param {Event} event */
  #again(event) {
    event.preventDefault();
    const next = this.#setup();
    next.set("seed", freshSeed());
    location.hash = `#/play?${next}`;
  }

  close() {
    this.#stopped = true;
    this.lock.release();
    this.table.remove();
  }
}

/** sessionStorage outlives a reload, not the tab; where it is denied every reload asks for a hand-over. */
const tabKey = "penguin-parlour:tab";

/** @param {string} key */
function markTab(key) {
  try {
    sessionStorage.setItem(tabKey, key);
  } catch {
    // denied: nothing is kept there, and a hand-over is asked for instead
  }
}

/** @param {string} key */
function sameTab(key) {
  try {
    return sessionStorage.getItem(tabKey) === key;
  } catch {
    return false; // denied, as above
  }
}
