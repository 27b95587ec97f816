/** The whole table of one match as elements, drawn anew at every change; what stays the same stays in place. */

import { arrange, make, write } from "../dom.js";
import { settings } from "../settings.js";
import { Actions } from "./actions.js";
import { adviceList, adviceText } from "./advice.js";
import { Announcer } from "./announcer.js";
import { Drag } from "./drag.js";
import { Film } from "./film.js";
import { departure, fly, places } from "./flight.js";
import { Focus } from "./focus.js";
import { Fingerprint } from "./fingerprint.js";
import { Forced } from "./forced.js";
import { pressKey } from "./keys.js";
import { Lights } from "./lights.js";
import { Log } from "./log.js";
import { LookingBack } from "./looking_back.js";
import { moveWords } from "./move_words.js";
import { handover, roundOver } from "./panels.js";
import { Pieces } from "./pieces.js";
import { readOut } from "./readout.js";
import { result } from "./result.js";
import { Scene } from "./scene.js";
import { Seats } from "./seats.js";
import { Ears, land } from "./sounds.js";
import { Teacher } from "./teacher.js";
import { Tools } from "./tools.js";
import { Words } from "./words.js";
import { Zone } from "./zones/zone.js";

/** @import { Advice, Choice, GameData, Shown } from "./types.js" */
/** @import { Sentences } from "../sentences.js" */
/** @import { Drawings } from "./drawings.js" */
/** @import { Session } from "./session.js" */
/** @import { Phase } from "./viewer.js" */

/**
 * @typedef {object} Hands what the screen asks of the element
 * @property {(move: string) => void} play
 * @property {(picks: string[]) => void} why
 * @property {() => void} undo
 * @property {() => void} hint
 * @property {() => void} hurry
 * @property {() => void} pause
 * @property {() => void} openKeys
 * @property {() => void} takeOver
 * @property {() => void} nextRound
 * @property {() => void} again
 * @property {(on: boolean) => void} watch
 * @property {() => void} openDeal
 * @property {(rule?: string) => void} openRules
 * @property {() => void} openSettings
 * @property {(error: unknown) => void} fail
 */

export class Screen {
  /** @type {Scene | null} */
  #scene = null;
  /** What the panels show: they are made anew only for something else. */
  #panelOf = "";
  /** @type {Element[]} */
  #panels = [];
  /** What is to be said with the answer to a move that was made for the player. */
  #coming = "";
  /** Events that were there at the last move of each seat, and at the last drawing. @type {Map<number | null, number>} */
  #known = new Map();
  #seen = 0;
  #film = new Film();
  #ears = new Ears();

  /**
   * @param {GameData} game
   * @param {Sentences} sentences
   * @param {Drawings} drawings
   * @param {Session} session
   * @param {Hands} hands
   */
  constructor(game, sentences, drawings, session, hands) {
    this.game = game;
    this.sentences = sentences;
    this.drawings = drawings;
    this.session = session;
    this.hands = hands;
    this.pieces = new Pieces(drawings);
    const count = session.shown?.seats ?? 0;
    this.seats = new Seats(count, game.zones);
    this.centre = game.zones.filter((kind) => kind.area === "centre" && !kind.per_seat).map((kind) => new Zone(kind));
    this.aside = game.zones.filter((kind) => kind.area === "aside" && !kind.per_seat).map((kind) => new Zone(kind));
    this.actions = new Actions({
      pick: (key) => this.#pick(key),
      back: () => this.#back(),
      confirm: (choice) => this.#play(choice),
      hurry: () => hands.hurry(),
    });
    this.log = new Log((rule) => hands.openRules(rule), () => this.watch());
    this.fingerprint = new Fingerprint(sentences);
    this.lookingBack = new LookingBack(session, {
      draw: () => this.draw(),
      fail: hands.fail,
      watch: hands.watch,
      words: () => new Words(this.sentences, this.drawings.faces, this.session.shown?.players ?? []),
    });
    this.announcer = new Announcer();
    this.tools = new Tools(sentences, hands);
    this.message = make("p");
    this.notice = make("div", { class: "notice", hidden: true }, this.message);
    this.panel = make("div", { class: "panel-place" });
    this.teacher = new Teacher(game, session, hands, () => this.draw());
    this.element = this.#build();
    this.focus = new Focus(this.element);
    this.forced = new Forced();
    this.drag = new Drag(this.element, { selection: () => this.#scene?.selection ?? null, pick: (key) => this.#pick(key), back: () => this.#back() });
    this.lights = new Lights(this.element, session, hands.fail);
    this.element.addEventListener("click", (event) => this.#click(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    for (const on of ["pointerover", "focusin"]) this.element.addEventListener(on, ({ target }) => this.pieces.enliven(target));
  }

  #build() {
    const elements = (/** @type {Zone[]} */ zones) => zones.map((zone) => zone.element);
    const centre = make("div", { class: "centre" }, ...elements(this.centre));
    const own = make("div", { class: "own" }, this.actions.element, this.seats.own);
    const label = this.sentences.say("table-board");
    const board = make("div", { class: "board", role: "group", "aria-label": label }, this.seats.others, centre, own);
    const side = make("aside", { class: "side" }, ...elements(this.aside), this.log.element, this.fingerprint.element);
    return make("div", { class: "table" }, this.tools.element, this.notice, this.panel, board, side, this.announcer.element);
  }

  /** A match was begun or resumed. */
  begin() {
    this.#seen = this.session.shown?.events.length ?? 0;
    this.#known = new Map([[null, this.#seen]]);
    this.announcer.begin(this.#seen);
    this.teacher.begin();
    this.#panelOf = "";
    this.#panels = [];
    this.#ears = new Ears();
    this.#film = new Film();
    this.lookingBack.leave();
  }

  /** Goes on where the same table was in another language. @param {Screen} before */
  adopt(before) {
    this.#seen = before.#seen;
    this.#known = before.#known;
    this.announcer.spoken = before.announcer.spoken;
    this.teacher.adopt(before.teacher);
    const picks = before.#scene?.selection.picks ?? [];
    this.lookingBack.adopt(before.lookingBack);
    this.draw();
    if (picks.length === 0 || !this.#scene) return;
    this.#scene.selection.picks = [...picks];
    this.draw();
  }

  /** Shows the last moves again. */
  watch() {
    this.#film.play(() => this.#draw(null));
  }

  /** Draws what the session shows. @param {number | null} [mover] the seat whose own move this is the answer to */
  draw(mover = null) {
    this.#film.stop();
    const { shown, phase } = this.session;
    if (shown) this.#film.keep(shown, mover !== null && mover === shown.seat);
    this.#draw(mover);
    this.#force();
    this.#ears.hear(phase);
  }

  /** Makes the only move there is, if the player wants that; what it was is said with its answer. */
  #force() {
    const scene = this.#scene;
    const only = scene && this.forced.move(scene);
    if (!only) return;
    setTimeout(() => {
      if (this.#scene !== scene || this.session.busy || scene.selection.picks.length > 0) return;
      this.#coming = scene.words.say("forced-played", { move: moveWords(only.move, scene) });
      this.#play(only);
    }, settings.pause);
  }

  /**
   * @param {number | null} mover
   * @returns {number} milliseconds until all has settled
   */
  #draw(mover) {
    if (this.session.phase !== "over") this.lookingBack.leave();
    const past = this.#film.now ?? this.lookingBack.past;
    const shown = past ?? this.session.shown;
    const phase = this.#film.now ? "watch" : past ? "review" : this.session.phase;
    if (!shown) return 0;
    const same = this.#scene?.shown === shown && this.#scene.phase === phase;
    if (!this.#scene || !same) {
      const words = new Words(this.sentences, this.drawings.faces, shown.players);
      this.#scene = new Scene(shown, phase, words, this.pieces, this.game.zones);
      this.#note(this.#coming);
      this.lights.clear();
    }
    if (phase === "review") this.lookingBack.mark(this.#scene);
    const { words } = this.#scene;
    const before = same ? null : places(this.pieces.items);
    this.focus.note();
    this.pieces.begin();
    for (const zone of [...this.centre, ...this.aside]) zone.draw(this.#scene, false);
    this.seats.draw(this.#scene);
    this.pieces.sweep();
    if (phase === "review") this.#known.set(null, shown.events.length);
    else if (mover === null) this.#seen = Math.max(shown.events.length, past ? this.#seen : 0);
    else this.#known.set(mover, this.#seen).set(null, this.#seen);
    const teaching = this.teacher.draw(this.#scene);
    this.actions.draw(this.#scene, phase === "bot" && !this.session.held, shown.events.slice(this.#known.get(shown.seat) ?? this.#known.get(null)));
    arrange(this.panel, [...teaching, ...this.#panelsOf(this.#scene, phase)]);
    this.tools.draw(this.#scene, this.session);
    this.log.draw(shown.events, words);
    this.fingerprint.draw(shown);
    this.log.watch.disabled = !this.#film.some;
    const news = !same && this.element.dataset.position !== String(shown.position);
    this.element.dataset.phase = phase;
    this.element.dataset.position = String(shown.position);
    this.element.dataset.step = `${shown.position}.${this.#scene.selection.picks.length}`;
    // Everything is written: now all is looked at, then what moves is set going, so that the page is laid out but once.
    const departing = before && departure(before, this.pieces.items, this.element);
    this.log.follow();
    this.focus.follow(`${phase} ${shown.position} ${this.#scene.selection.picks.length}`, phase);
    const time = fly(departing, this.element, this.drawings);
    if (news) land(time * 0.8);
    this.teacher.reveal();
    if (!past) this.announcer.tell(shown.events, words, mover, [same ? "" : this.#coming, this.teacher.news(words)].filter(Boolean).join(" "));
    if (!same) this.#coming = "";
    return time;
  }

  /**
   * Shows and speaks a sentence; "" takes it away.
   * @param {string} text
   */
  say(text) {
    this.#note(text);
    if (text) this.announcer.say(text);
  }

  /** @param {string} text shown, "" for nothing */
  #note(text) {
    write(this.message, text);
    arrange(this.notice, [this.message]);
    this.notice.hidden = text === "";
  }

  /** Takes all picks back: they led to nothing. */
  unpick() {
    if (this.#scene) this.#scene.selection.picks = [];
    this.draw();
  }

  /**
   * Marks a move at the table, and says it.
   * @param {string | null} move
   */
  showMove(move) {
    const scene = this.#scene;
    const choice = scene?.selection.choices.find((each) => each.move === move);
    if (!scene || !choice) return;
    scene.selection.picks = [];
    scene.hint = choice;
    this.say(scene.words.say("lesson-shown", { move: moveWords(choice.move, scene) }));
    this.draw();
  }

  /**
   * Lists what a hint advises, the best marked at the table.
   * @param {readonly Advice[]} advice
   */
  showAdvice(advice) {
    const scene = this.#scene;
    const [best] = advice;
    if (!scene || !best) return;
    const show = (/** @type {string} */ move) => {
      scene.selection.picks = [];
      scene.hint = scene.selection.choices.find((choice) => choice.move === move) ?? null;
      arrange(this.notice, [this.message, adviceList(advice, scene, show)]);
      this.draw();
    };
    this.say(scene.words.say("hint-given"));
    this.announcer.say(adviceText(advice, scene));
    show(best.move);
  }

  /**
   * @param {Scene} scene
   * @param {Phase} phase
   */
  #panelsOf(scene, phase) {
    const { undoer } = this.session;
    const { panel } = this.lookingBack;
    if (panel) {
      this.#panelOf = "review";
      panel.draw(scene);
      return [panel.element];
    }
    const of = ["handover", "round", "over"].includes(phase) ? `${phase} ${scene.shown.position} ${undoer}` : "";
    if (of === this.#panelOf) return this.#panels;
    this.#panelOf = of;
    const { hands } = this;
    /** @type {Element[]} */
    let panels = [];
    if (phase === "handover") panels = [handover(scene, undoer, hands)];
    else if (phase === "round") panels = [roundOver(scene, hands.nextRound)];
    else if (phase === "over") {
      const undo = undoer === null ? null : hands.undo;
      const { again, openDeal, openRules: openRule } = hands;
      panels = [result(scene.shown, scene.words, { again, coach: () => this.lookingBack.review(), watch: () => hands.watch(true), openDeal, undo, openRule })];
    }
    this.#panels = panels;
    return panels;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const body = event.target instanceof Element ? event.target.closest(".piece > .body, .place > .body") : null;
    const scene = this.#scene;
    const key = body?.parentElement?.dataset.key ?? (scene && this.centre.map((zone) => zone.pointedAt(scene, event)).find(Boolean));
    if (key && (body || this.session.phase === "person")) this.#pick(key);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    // A key held down plays one card, not the next one too.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    if (event.key === "Escape" && this.#film.now) {
      event.preventDefault();
      this.draw();
    } else if (event.key === "Escape" && this.#scene && this.#scene.selection.picks.length > 0) {
      event.preventDefault();
      this.#back();
    } else if (!event.repeat && pressKey(this.element, event, this.hands.openKeys, (key) => this.#read(key))) event.preventDefault();
  }

  /** @param {string} key */
  #read(key) {
    const text = this.#scene ? readOut(key, this.#scene, this.seats, this.log) : "";
    if (text) this.announcer.say(text);
    return text !== "";
  }

  /** @param {string} key */
  #pick(key) {
    const scene = this.#scene;
    if (this.#film.now) return this.draw();
    if (!scene || this.session.busy) return;
    const { selection } = scene;
    if (!selection.next.has(key) && selection.picks.includes(key)) return this.#back();
    if (!selection.pick(key) && !selection.change(key)) return this.hands.why([...selection.picks, key]);
    this.say("");
    const { move } = selection;
    const asked = move && (settings.get("confirm") === "on" || (move.note && (move.face !== null || !key.startsWith("="))));
    if (move && !asked) return this.#play(move);
    return this.draw();
  }

  #back() {
    this.#scene?.selection.back();
    this.draw();
  }

  /** @param {Choice} choice */
  #play(choice) {
    this.teacher.moved();
    this.hands.play(choice.move);
  }

  /** @returns {Shown | null} */
  get shown() {
    return this.#scene?.shown ?? null;
  }
}
