/** A game's page: its table, saved after every change under its own address. */

import { make } from "./dom.js";
import { keep, keptOf, markTab, sameTab } from "./kept_match.js";
import { matchName, putAside, readMatch, savedText } from "./matches.js";
import { openShare } from "./memory/share.js";
import { loadSentences } from "./sentences.js";
import { freshSeed, SetupError } from "./setup.js";
import { shelf } from "./storage.js";
import { TabLock } from "./tab_lock.js";
import { orderFurniture } from "./table/furniture.js";
import { Words } from "./table/words.js";

/** @import { Match } from "./matches.js" */
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
  /** What is saved as far as this tab knows: another text there is another tab's. @type {string | null} */
  #saved = null;
  #home = make("a", { class: "button", href: "#/" });
  /** The match as it was saved last. @type {Match | null} */
  #match = null;

  /**
   * @param {URLSearchParams} query
   * @param {Sentences} sentences
   * @param {Notes} notes
   * @param {boolean} watching the finished match again
   */
  constructor(query, sentences, notes, watching) {
    this.query = query;
    this.sentences = sentences;
    this.notes = notes;
    this.key = query.toString();
    this.lock = new TabLock(this.key, () => this.#lostLock("keep-taken"));
    this.table = /** @type {PenguinTable} */ (document.createElement("penguin-table"));
    const toLobby = (/** @type {string} */ slot) => make("a", { class: "button", slot, href: `#/?${this.#setup()}` });
    this.toLobby = { "lobby-back": toLobby("tools"), "lobby-change": toLobby("result") };
    const share = (/** @type {string} */ slot, /** @type {string} */ action) =>
      make("button", { type: "button", slot, "data-action": action, onclick: () => void this.#share() });
    this.shares = { "share-game": share("result", "share"), "share-running": share("side", "share-running") };
    this.table.append(...Object.values(this.toLobby), ...Object.values(this.shares));
    this.table.watching = watching;
    this.table.addEventListener("penguin-watch", (event) => this.#watch(/** @type {CustomEvent} */ (event)));
    this.table.addEventListener("penguin-ready", () => {
      this.#home.remove();
      if (this.table.view?.over !== "match") this.#cannotWatch();
      void this.#entitle();
    });
    this.table.addEventListener("penguin-change", () => {
      this.shares["share-running"].hidden = this.table.view?.over === "match"; // then it is shared from the result
      this.#save();
    });
    this.table.addEventListener("penguin-again", (event) => this.#again(event));
    this.table.addEventListener("penguin-error", (event) => this.#failed(/** @type {CustomEvent} */ (event).detail));
    this.heading = make("h1", { class: "unseen" });
    this.element = make("div", { class: "play" }, this.heading, this.table);
    this.#write();
  }

  #write() {
    this.heading.textContent = this.sentences.say("page-title");
    this.#home.textContent = this.sentences.say("lobby-back");
    for (const [id, link] of Object.entries({ ...this.toLobby, ...this.shares })) link.textContent = this.sentences.say(id);
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
    if (!this.query.get("game")) throw new SetupError("attribute-missing", "game");
    if (!this.query.get("seed")) {
      const fresh = new URLSearchParams(this.query);
      fresh.set("seed", freshSeed());
      location.replace(`#/play?${fresh}`); // comes back here with an address that says which deal it is
      return;
    }
    window.addEventListener("storage", this.#storage);
    void orderFurniture(this.query.get("game"), this.sentences.language);
    if (await this.lock.take()) this.#saving = true;
    else this.#lostLock("keep-other-tab");
    if (!this.#stopped) this.#open();
  }

  /** Goes on with the saved match of this address, or deals it. */
  #open() {
    const text = savedText(this.key);
    this.#saved = text;
    this.#match = null;
    this.table.focusGame();
    if (text === null) return this.#deal();
    try {
      const match = readMatch(text);
      const { record, looking, prints } = match;
      this.#match = match;
      this.#reading = text;
      this.table.known = prints;
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
    this.#saved = savedText(this.key);
    this.table.known = [];
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
    if (!this.#saving || !this.#alone()) return;
    const before = this.#match;
    const { match, text } = keptOf(this.table, before);
    if (text === this.#saved) return;
    this.#match = match;
    this.#saved = text;
    const done = keep(this.key, match, before, view.practice);
    if (!done && shelf.kept) this.#tell(() => this.notes.say("match", this.sentences.say("keep-full"), this.#toGames()));
  }

  #toGames() {
    const press = () => {
      location.hash = "#/games";
    };
    return { text: this.sentences.say("nav-games"), press };
  }

  /** Whether nobody else has changed what is saved. Locks alone do not see to it: plain http has none. */
  #alone() {
    const text = savedText(this.key);
    if (text === this.#saved) return true;
    if (text === null) this.#lost();
    else this.#lostLock("keep-taken");
    return false;
  }

  /** @param {StorageEvent} event of another tab */
  #storage = (event) => {
    const ours = event.key === null || event.key.endsWith(matchName(this.key));
    if (ours && this.#saving && this.#saved !== null) this.#alone();
  };

  /** Another tab has had this game forgotten. */
  #lost() {
    this.#saving = false;
    const press = () => {
      this.#tell(null);
      this.#saved = savedText(this.key);
      this.#saving = true;
      this.#save();
    };
    this.#tell(() => this.notes.say("match", this.sentences.say("keep-forgotten"), { text: this.sentences.say("keep-again"), press }));
  }

  /** @param {Fault & { message: string }} fault */
  #failed(fault) {
    if (this.#reading !== null && fault.type !== "FileMissing") this.#aside(this.#reading, fault, fault.message);
    else if (!this.table.view) this.element.append(this.#home); // the table has no place for its own
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

  /** Watching has an address of its own, so that the way back leads to the result. @param {CustomEvent} event */
  #watch(event) {
    event.preventDefault();
    location.hash = `#/${event.detail.on ? "replay" : "play"}?${this.key}`;
  }

  /** Only what is over can be watched: another game goes on under its own address. */
  #cannotWatch() {
    if (!this.table.watching) return;
    this.table.watching = false;
    history.replaceState(null, "", `#/play?${this.key}`);
  }

  async #share() {
    const { record, view } = this.table;
    if (record === null || view === null) return;
    const sentences = await loadSentences(this.sentences.language, view.game, "memory");
    await openShare(document.body, sentences, { record, over: view.over === "match", game: view.game });
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
    window.removeEventListener("storage", this.#storage);
    this.lock.release();
    this.table.remove();
  }
}
