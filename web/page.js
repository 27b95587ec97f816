/**
 * The page: a lobby at `#/`, a game at `#/play?…`, watched again at `#/replay?…`, a record at `#/record?…`, lessons at
 * `#/learn?…`, the rules at `#/rules?…`, and the pages of what is kept. Every setup, game and record has its address, and the
 * back button works.
 */

import { Engine } from "./bridge/engine.js";
import { theGame } from "./data.js";
import { Day } from "./day.js";
import { make } from "./dom.js";
import { Lobby } from "./lobby/lobby.js";
import { savedGames } from "./lobby/saved.js";
import { Notes } from "./notes.js";
import { chooseLanguage, loadSentences } from "./sentences.js";
import { settings } from "./settings.js";
import { readOptions, readPractice, readSeats, SetupError, setupQuery } from "./setup.js";
import { shelf } from "./storage.js";
import { faultOf } from "./table/faults.js";
import { written } from "./table/language.js";
import { Words } from "./table/words.js";
import { Updates } from "./updates.js";

/** @import { Learn } from "./learn.js" */
/** @import { Play } from "./play.js" */
/** @import { RulesPage } from "./rules_page.js" */
/** @import { Sentences } from "./sentences.js" */
/** @import { Setup } from "./table/types.js" */

/** What a page needs to know. @typedef {{ query: URLSearchParams, sentences: Sentences, notes: Notes }} Place */
/** @typedef {{ title: string, element: HTMLElement, close?: () => void }} Sheet */

/** Paths of the pages of what is kept (memory/pages.js). */
const sheets = new Set(["fairness", "games", "record", "statistics", "storage"]);

/** Paths of the pages that have a table. */
const withTable = new Set(["learn", "play", "replay", "rules"]);

/** Milliseconds after the engine's start. */
const keepAfter = 1500;

const rest = () => import("./rest.js");

/** @returns {{ path: string, query: URLSearchParams }} */
function address() {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path, query: new URLSearchParams(query) };
}

class Page {
  /** @type {Lobby | Play | Learn | RulesPage | Sheet | Day | null} */
  #here = null;
  #place = /** @type {HTMLElement} */ (document.getElementById("page"));
  /** Grows with every change of place: what was slower than the player is dropped. */
  #turn = 0;

  /** @param {Sentences} sentences */
  constructor(sentences) {
    this.sentences = sentences;
    this.notes = new Notes(/** @type {HTMLElement} */ (document.getElementById("notes")));
    this.updates = new Updates(sentences, this.notes);
  }

  start() {
    window.addEventListener("hashchange", () => void this.show());
    settings.addEventListener("change", () => {
      this.#dress();
      void this.#translate();
    });
    window.addEventListener("languagechange", () => void this.#translate());
    this.#dress();
    this.#keep(Engine.shared());
    if (!shelf.kept) this.notes.say("keep", this.sentences.say("keep-memory"));
    return this.show(true);
  }

  /** @param {boolean} [first] */
  async show(first = false) {
    this.#turn += 1;
    const turn = this.#turn;
    const { path, query } = address();
    const watching = path === "replay";
    if (this.#here && "key" in this.#here && this.#here.key === query.toString() && (watching || path === "play")) {
      this.#here.table.watching = watching;
      return;
    }
    if (!first && this.updates.apply()) return;
    for (const dialog of document.querySelectorAll("dialog")) dialog.close(); // it belonged to the page that is left
    this.#here?.close?.();
    this.#here = null;
    this.notes.clear("match");
    try {
      const here = await this.#open(path, query);
      if (turn !== this.#turn) return here.close?.();
      this.#here = here;
      this.#place.replaceChildren(here.element);
      document.title = "title" in here ? this.sentences.say("page-title-game", { game: here.title }) : this.sentences.say("page-title");
      if ("start" in here) await here.start();
      else if (!first) this.#place.querySelector("h1")?.focus();
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * @param {string} path
   * @param {URLSearchParams} query
   * @returns {Promise<Lobby | Play | Learn | RulesPage | Sheet | Day>}
   */
  async #open(path, query) {
    const { sentences, notes } = this;
    if (path === "day") return new Day(query, sentences);
    if (withTable.has(path)) {
      const { Learn, Play, RulesPage } = await rest();
      if (path === "rules") return new RulesPage(query, sentences);
      if (path === "learn") return new Learn(query, sentences);
      return new Play(query, sentences, notes, path === "replay");
    }
    if (sheets.has(path)) {
      const { pages } = await rest();
      return pages[/** @type {keyof typeof pages} */ (path)].open({ query, sentences, notes });
    }
    let wish = null;
    try {
      if (path) throw new SetupError("address-unknown", "address", { text: path.slice(0, 80) });
      wish = await readWish(this.#wanted(query));
    } catch (error) {
      notes.say("match", this.#told(error)); // and left to the player to choose anew
    }
    return this.#lobby(wish);
  }

  /**
   * What the address asks of the lobby, or the page if it is that of one game, or else the setup that was played last.
   * @param {URLSearchParams} query
   */
  #wanted(query) {
    if (query.has("game")) return query;
    const { game } = document.documentElement.dataset;
    return new URLSearchParams(game ? { game } : (shelf.get("setup") ?? ""));
  }

  /** @param {Omit<Setup, "seed"> | null} wish */
  async #lobby(wish) {
    const lobby = new Lobby(Engine.shared(), this.sentences, (setup) => {
      shelf.set("setup", setupQuery({ ...setup, seed: "" }).toString());
      location.hash = `#/play?${setupQuery(setup)}`;
    });
    lobby.saved.append(...(await savedGames(this.sentences)));
    await lobby.open(wish);
    return lobby;
  }

  /** Into the language that the player now wants; what is here goes on in it. */
  async #translate() {
    const language = await chooseLanguage(settings.languages);
    if (language === this.sentences.language) return;
    const sentences = await loadSentences(language);
    if (language !== (await chooseLanguage(settings.languages))) return; // another choice was faster
    this.sentences = sentences;
    this.updates.sentences = sentences;
    this.#dress();
    if (this.notes.has("keep")) this.notes.say("keep", sentences.say("keep-memory"));
    const here = this.#here;
    if (here && "translate" in here) return here.translate(sentences);
    if (!(here instanceof Lobby)) return this.show(true);
    const turn = this.#turn;
    const chosen = document.activeElement?.closest("[data-action='language']");
    const lobby = await this.#lobby(here.wishIn(sentences));
    if (turn !== this.#turn) return lobby.close();
    here.close();
    this.#here = lobby;
    this.#place.replaceChildren(lobby.element);
    document.title = sentences.say("page-title");
    if (chosen) lobby.element.querySelector("select")?.focus();
  }

  /**
   * Keeping the site for use without a network asks for all of its files: not before the engine has those that it needs, and
   * the first game is drawn.
   * @param {Engine} engine
   */
  #keep(engine) {
    let kept = false;
    const look = () => {
      if (engine.state !== "idle" && engine.state !== "loading") this.#order();
      if (engine.state === "failed") void this.updates.fail(engine.failure?.code ?? "");
      if (engine.state !== "ready" || kept) return;
      kept = true;
      setTimeout(() => void this.updates.start(), keepAfter);
    };
    engine.addEventListener("change", look);
    look();
  }

  /** The table, as soon as the engine's files have come; what does not come is asked for again when it is needed. */
  #order() {
    rest().catch((error) => console.info("The rest is asked for again:", error));
  }

  #dress() {
    const { documentElement: root } = document;
    root.dataset.theme = settings.get("theme");
    written(root, this.sentences);
    document.querySelector("meta[name='description']")?.setAttribute("content", this.sentences.say("lobby-lead"));
  }

  /** @param {unknown} error */
  #fail(error) {
    const link = make("a", { class: "button", href: "#/" }, this.sentences.say("lobby-back"));
    this.#place.replaceChildren(make("p", { class: "notice", role: "alert" }, this.#told(error)), link);
  }

  /** @param {unknown} error */
  #told(error) {
    return new Words(this.sentences, {}, []).fault(faultOf(error));
  }
}

/**
 * What an address wants of the lobby.
 * @param {URLSearchParams} query
 * @returns {Promise<Omit<Setup, "seed"> | null>}
 * @throws {SetupError}
 */
async function readWish(query) {
  const game = query.get("game");
  if (!game) return null;
  await theGame(game);
  return {
    game,
    players: readSeats(query.get("seats") ?? "0", () => []),
    options: readOptions(query.get("options") ?? ""),
    practice: readPractice(query.get("practice")),
  };
}

/** Starts the page. */
export async function openPage() {
  const played = withTable.has(address().path);
  if (played) {
    Engine.shared().start(); // first of all: it takes longest
    rest().catch(() => {}); // whoever opens the page meets it
  }
  await new Page(await loadSentences(await chooseLanguage(settings.languages))).start();
  // Elsewhere there is something to read and to choose first, which is not to wait for the engine's threads.
  if (!played) onceDrawn(() => Engine.shared().start());
}

/**
 * Calls when what is in the page now has been drawn; at once in a page that nobody sees, which is not drawn.
 * @param {() => void} then
 */
function onceDrawn(then) {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
