/**
 * `<penguin-table>`: a whole game at one table.
 *
 * Attributes: game, seats, options, practice, seed (see setup.js), or record (goes on from it), or game and lesson; lang,
 * theme. The language is that of `lang`, else the player's choice, else that of the page around, else the browser's;
 * `localize()` looks again.
 * `view` is what is shown; `play(move)` plays for the seat on turn; `ready` is settled when the first match is dealt.
 * Events: penguin-ready, penguin-move {move, seat}, penguin-change (something to save), penguin-over {outcome},
 * penguin-error {type, code, where, line, column, rule, facts, message}, penguin-again (cancelable; dealt anew otherwise),
 * penguin-watch {on} (cancelable; watched again otherwise).
 */

import { Deferred } from "../bridge/deferred.js";
import { Engine } from "../bridge/engine.js";
import { make } from "../dom.js";
import { settings } from "../settings.js";
import { freshSeed, SetupError } from "../setup.js";
import { readAttributes, themeKnown } from "./attributes.js";
import { describe, faultOf } from "./faults.js";
import { handsOf } from "./hands.js";
import { Screen } from "./screen.js";
import { Session } from "./session.js";
import { Stage } from "./stage.js";

/** @import { Fault } from "./types.js" */
/** @import { Sentences } from "../sentences.js" */

const matchAttributes = ["game", "seats", "options", "practice", "seed", "record", "lesson"];

export class PenguinTable extends HTMLElement {
  static observedAttributes = [...matchAttributes, "lang", "theme"];

  /** The seat that held the device, for going on from `record`. @type {number | null} */
  looking = null;
  /** Fingerprints of its deals that were seen before, for going on from `record`. @type {readonly string[]} */
  known = [];

  #stage = new Stage(this);
  #session = new Session(Engine.shared());
  /** @type {Screen | null} */
  #screen = null;
  #asked = false;
  /** How often a match was wished for: what was overtaken by another wish is dropped. */
  #opened = 0;
  /** The match as it was when the element was taken out of the page. @type {string | null} */
  #left = null;
  #over = false;
  #watching = false;
  #wantsFocus = false;
  /** @type {Deferred<PenguinTable>} */
  #ready = new Deferred();

  constructor() {
    super();
    this.#session.addEventListener("change", () => this.#draw());
    this.#session.addEventListener("fault", (event) => this.#fail(/** @type {CustomEvent} */ (event).detail));
    this.#session.addEventListener("move", (event) => this.#send("penguin-move", /** @type {CustomEvent} */ (event).detail));
  }

  /** Settled when the first match is dealt; rejected if it cannot be. @returns {Promise<PenguinTable>} */
  get ready() {
    return this.#ready.promise;
  }

  /** What is shown now, null before the first deal. */
  get view() {
    return this.#session.shown;
  }

  /** The match as text, hidden cards and all; null before the first deal. */
  get record() {
    return this.view?.record ?? null;
  }

  /** The seat that holds the device. @returns {number | null} */
  get holder() {
    return this.#session.looking;
  }

  /** Fingerprints of the deals so far that were shown while the cards were hidden. */
  get prints() {
    return this.#session.prints;
  }

  /**
   * Plays for the seat on turn.
   * @param {string} move in the game's notation
   */
  async play(move) {
    try {
      await this.#session.play(move);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Whether the match is watched again from its start, once it is over. */
  get watching() {
    return this.#watching;
  }

  set watching(on) {
    this.#watching = on;
    if (this.#session.phase === "over") this.#screen?.lookingBack.replay(on);
  }

  /** Focus goes into the game, now or when it is dealt. */
  focusGame() {
    this.#wantsFocus = true;
    if (this.#screen) this.#screen.focus.engaged = true;
    this.#draw();
  }

  connectedCallback() {
    settings.addEventListener("change", this.#dress);
    settings.addEventListener("change", this.localize);
    this.#dress();
    this.#apply();
  }

  /** An element that was only moved elsewhere in the page goes on from here. */
  disconnectedCallback() {
    settings.removeEventListener("change", this.#dress);
    settings.removeEventListener("change", this.localize);
    this.#left = this.view?.lesson ? null : this.record; // a lesson begins anew
    this.looking = this.holder;
    this.known = this.prints;
    this.#session.close();
    this.#screen = null;
    this.#stage.show();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (!this.isConnected || before === after) return;
    if (name === "theme") {
      this.#dress();
      if (!themeKnown(after)) this.#fail(new SetupError("attribute-theme", "theme", { text: after ?? "" }));
    } else if (name === "lang") {
      void this.localize();
    } else {
      this.#left = null;
      this.#apply();
    }
  }

  /** Into the language that is wanted now; the game goes on. */
  localize = async () => {
    try {
      if (!(await this.#stage.localize())) return;
      if (this.#screen) await this.#furnish(this.#screen);
      else this.#stage.begin();
    } catch (error) {
      this.#fail(error);
    }
  };

  /** What the player likes has changed. */
  #dress = () => {
    this.#stage.dress();
    this.#screen?.draw();
  };

  /** Attributes that change together make one match. */
  #apply() {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      if (this.isConnected) void this.#open();
    });
  }

  async #open() {
    this.#opened += 1;
    const opened = this.#opened;
    try {
      const sentences = await this.#stage.prepare();
      if (!this.#session.shown) this.#stage.begin();
      if (opened !== this.#opened) return; // the attributes have changed meanwhile
      const left = this.#left;
      this.#left = null;
      const wish = left === null ? await readAttributes(this, sentences) : { record: left };
      if (!wish || !this.isConnected) return;
      const { record, setup, lesson } = wish;
      if (setup) await this.#deal(() => this.#session.begin(setup));
      else if (lesson) await this.#deal(() => this.#session.learn(lesson));
      else if (record !== undefined) await this.#deal(() => this.#session.resume(record, this.looking, this.known));
    } catch (error) {
      this.#ready.reject(this.#fail(error));
    }
  }

  /** @param {() => Promise<void>} open */
  async #deal(open) {
    const opened = this.#opened;
    const screen = this.#screen;
    this.#screen = null; // drawn again when its words and faces are there
    try {
      await open();
    } catch (error) {
      this.#screen ??= screen;
      throw error;
    }
    if (opened !== this.#opened) return;
    await this.#furnish();
    this.#ready.resolve(this);
    this.#send("penguin-ready", { view: this.view });
  }

  /**
   * Words, faces and styles of the game that was dealt.
   * @param {Screen | null} [before] the same table in another language
   */
  async #furnish(before = null) {
    const { view } = this;
    if (!view) return;
    // Another match or language may be faster.
    const found = await this.#stage.furnish(view.game, () => before === null || this.#screen === before);
    if (!found) return;
    const { game, sentences, drawings } = found;
    this.#screen = new Screen(game, sentences, drawings, this.#session, this.#hands());
    this.#screen.focus.engaged = this.#wantsFocus;
    if (before) this.#screen.adopt(before);
    else this.#screen.begin();
    this.#over &&= before !== null;
    this.#stage.show(this.#screen.element);
    this.#draw();
    if (!before && this.#watching && this.#session.phase === "over") this.#screen.lookingBack.replay(true);
  }

  #hands() {
    return handsOf({
      element: this,
      root: this.#stage.root,
      session: this.#session,
      screen: () => this.#screen,
      sentences: () => /** @type {Sentences} */ (this.#stage.sentences),
      again: () => void this.#again(),
      // The page may give that an address.
      watch: (on) => {
        if (this.#send("penguin-watch", { on }, true)) this.watching = on;
      },
      describe: (fault) => this.#describe(fault),
      fail: (error) => void this.#fail(error),
    });
  }

  async #again() {
    if (!this.view || !this.#send("penguin-again", {}, true)) return;
    const { game, players, options, practice } = this.view;
    const setup = { game, players, options, practice, seed: freshSeed() };
    await this.#deal(() => this.#session.begin(setup)).catch((error) => this.#fail(error));
  }

  #draw() {
    if (this.#session.lost) this.#stage.wait(this.#session.shown !== null);
    else if (this.#screen) this.#stage.endWaiting();
    if (!this.#screen || !this.#session.shown) return;
    this.#screen.draw(this.#session.mover);
    this.#send("penguin-change", {});
    const over = this.#session.phase === "over";
    if (over && !this.#over) this.#send("penguin-over", { outcome: this.#session.shown.outcome });
    this.#over = over;
  }

  /**
   * Says an error, on the table and as an event. Nothing else changes.
   * @param {unknown} error
   * @returns {Error}
   */
  #fail(error) {
    const fault = faultOf(error);
    const message = this.#describe(fault);
    if (this.#screen) this.#screen.say(message);
    else this.#stage.show(make("p", { class: "notice", role: "alert" }, message));
    this.#send("penguin-error", { ...fault, message });
    return error instanceof Error ? error : new Error(message);
  }

  /** @param {Fault} fault */
  #describe(fault) {
    const { players = [] } = this.view ?? {};
    return describe(fault, this.#stage.sentences, this.#screen?.drawings.faces ?? {}, players);
  }

  /**
   * @param {string} name
   * @param {object} detail
   * @param {boolean} [cancelable]
   * @returns {boolean} false if somebody else takes care of it
   */
  #send(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
}
