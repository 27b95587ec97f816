/** The whole table of one match as elements, drawn anew at every change; what stays the same stays in place. */

import { arrange, make, write } from "../dom.js";
import { settings } from "../settings.js";
import { Actions } from "./actions.js";
import { adviceList, adviceText } from "./advice.js";
import { Announcer } from "./announcer.js";
import { Film } from "./film.js";
import { departure, fly, places } from "./flight.js";
import { Focus } from "./focus.js";
import { Fingerprint } from "./fingerprint.js";
import { Forced } from "./forced.js";
import { Lights } from "./lights.js";
import { Log } from "./log.js";
import { LookingBack } from "./looking_back.js";
import { moveWords } from "./move_words.js";
import { PanelPlace } from "./panel_place.js";
import { Picking } from "./picking.js";
import { Pieces } from "./pieces.js";
import { Scene } from "./scene.js";
import { Seats } from "./seats.js";
import { Ears, land } from "./sounds.js";
import { Teacher } from "./teacher.js";
import { Tools } from "./tools.js";
import { Words } from "./words.js";
import { Zone } from "./zones/zone.js";

/** @import { Hands } from "./hands.js" */
/** @import { Advice, GameData, Shown } from "./types.js" */
/** @import { Sentences } from "../sentences.js" */
/** @import { Drawings } from "./drawings.js" */
/** @import { Session } from "./session.js" */

export class Screen {
  /** What is drawn. @type {Scene | null} */
  scene = null;
  /** What is to be said with the answer to a move that was made for the player. */
  #coming = "";
  /** Events that were there at the last move of each seat, and at the last drawing. @type {Map<number | null, number>} */
  #known = new Map();
  #seen = 0;
  film = new Film();
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
    this.picking = new Picking(this);
    this.actions = new Actions({
      pick: (key) => this.picking.pick(key),
      back: () => this.picking.back(),
      confirm: (choice) => this.picking.play(choice),
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
    this.panels = new PanelPlace(session, this.lookingBack, hands);
    this.announcer = new Announcer();
    this.tools = new Tools(sentences, hands);
    this.message = make("p");
    this.notice = make("div", { class: "notice", hidden: true }, this.message);
    this.panel = make("div", { class: "panel-place" });
    this.teacher = new Teacher(game, session, hands, () => this.draw());
    this.element = this.#build();
    this.focus = new Focus(this.element);
    this.forced = new Forced();
    this.lights = new Lights(this.element, session, hands.fail);
    this.picking.listen();
  }

  #build() {
    const elements = (/** @type {Zone[]} */ zones) => zones.map((zone) => zone.element);
    const centre = make("div", { class: "centre" }, ...elements(this.centre));
    const own = make("div", { class: "own" }, this.actions.element, this.seats.own);
    const label = this.sentences.say("table-board");
    // A high board leaves its side to the others (desk.css).
    const high = this.centre.some(({ kind }) => kind.form === "tiers" || kind.form === "grid");
    const many = (this.session.shown?.seats ?? 0) > 4;
    const board = make("div", { class: `board ${high ? "beside" : ""} ${many ? "crowd" : ""}`, role: "group", "aria-label": label }, this.seats.others, centre, own);
    const side = make("aside", { class: "side" }, ...elements(this.aside), this.log.element, this.fingerprint.element, make("slot", { name: "side" }));
    return make("div", { class: "table" }, this.tools.element, this.notice, this.panel, board, side, this.announcer.element);
  }

  /** A match was begun or resumed. */
  begin() {
    this.#seen = this.session.shown?.events.length ?? 0;
    this.#known = new Map([[null, this.#seen]]);
    this.announcer.begin(this.#seen);
    this.teacher.begin();
    this.panels.begin();
    this.#ears = new Ears();
    this.film = new Film();
    this.lookingBack.leave();
  }

  /** Goes on where the same table was in another language. @param {Screen} before */
  adopt(before) {
    this.#seen = before.#seen;
    this.#known = before.#known;
    this.announcer.spoken = before.announcer.spoken;
    this.teacher.adopt(before.teacher);
    const picks = before.scene?.selection.picks ?? [];
    this.lookingBack.adopt(before.lookingBack);
    this.centre.forEach(({ viewport }, place) => {
      const other = before.centre[place]?.viewport;
      if (viewport && other) viewport.adopt(other);
    });
    this.draw();
    const open = [...before.element.querySelectorAll("details")].map((one) => one.open);
    for (const [place, one] of this.element.querySelectorAll("details").entries()) one.open = open[place] ?? one.open;
    if (picks.length === 0 || !this.scene) return;
    this.scene.selection.picks = [...picks];
    this.draw();
  }

  /** Shows the last moves again. */
  watch() {
    this.film.play(() => this.#draw(null));
  }

  /** Draws what the session shows. @param {number | null} [mover] the seat whose own move this is the answer to */
  draw(mover = null) {
    this.film.stop();
    const { shown, phase } = this.session;
    if (shown) this.film.keep(shown, mover !== null && mover === shown.seat);
    this.#draw(mover);
    this.#force();
    this.#ears.hear(phase);
  }

  /** Makes the only move there is, if the player wants that; what it was is said with its answer. */
  #force() {
    const scene = this.scene;
    const only = scene && this.forced.move(scene);
    if (!only) return;
    setTimeout(() => {
      if (this.scene !== scene || this.session.busy || scene.selection.picks.length > 0) return;
      this.#coming = scene.words.say("forced-played", { move: moveWords(only.move, scene) });
      this.picking.play(only);
    }, settings.pause);
  }

  /**
   * @param {number | null} mover
   * @returns {number} milliseconds until all has settled
   */
  #draw(mover) {
    if (this.session.phase !== "over") this.lookingBack.leave();
    const past = this.film.now ?? this.lookingBack.past;
    const shown = past ?? this.session.shown;
    const phase = this.film.now ? "watch" : past ? "review" : this.session.phase;
    if (!shown) return 0;
    const same = this.scene?.shown === shown && this.scene.phase === phase;
    if (!this.scene || !same) {
      const words = new Words(this.sentences, this.drawings.faces, shown.players);
      this.scene = new Scene(shown, phase, words, this.pieces, this.game.zones);
      this.#note(this.#coming);
      this.lights.clear();
    }
    if (phase === "review") this.lookingBack.mark(this.scene);
    const { words } = this.scene;
    const before = same ? null : places(this.pieces.items);
    this.focus.note();
    this.pieces.begin();
    for (const zone of [...this.centre, ...this.aside]) zone.draw(this.scene, false);
    this.seats.draw(this.scene);
    this.pieces.sweep();
    if (phase === "review") this.#known.set(null, shown.events.length);
    else if (mover === null) this.#seen = Math.max(shown.events.length, past ? this.#seen : 0);
    else this.#known.set(mover, this.#seen).set(null, this.#seen);
    const teaching = this.teacher.draw(this.scene);
    this.actions.draw(this.scene, phase === "bot" && !this.session.held, shown.events.slice(this.#known.get(shown.seat) ?? this.#known.get(null)));
    arrange(this.panel, [...teaching, ...this.panels.draw(this.scene, phase)]);
    this.tools.draw(this.scene, this.session);
    this.log.draw(shown.events, words);
    this.fingerprint.draw(shown);
    this.log.watch.disabled = !this.film.some;
    const news = !same && this.element.dataset.position !== String(shown.position);
    this.element.dataset.phase = phase;
    this.element.dataset.position = String(shown.position);
    this.element.dataset.step = `${shown.position}.${this.scene.selection.picks.length}`;
    // Everything is written: now all is looked at, then what moves is set going, so that the page is laid out but once.
    const departing = before && departure(before, this.pieces.items, this.element);
    this.log.follow();
    this.focus.follow(`${phase} ${shown.position} ${this.scene.selection.picks.length}`, phase);
    const time = fly(departing, this.element, this.drawings);
    if (news) land(time * 0.8);
    this.teacher.reveal();
    // Focus may stay where it is: whose turn it is must be heard.
    const asked = news && phase === "person" ? (this.actions.prompt.textContent ?? "") : "";
    if (!past) this.announcer.tell(shown.events, words, [same ? "" : this.#coming, this.teacher.news(words) || asked]);
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
    if (this.scene) this.scene.selection.picks = [];
    this.draw();
  }

  /**
   * Marks a move at the table, and says it.
   * @param {string | null} move
   */
  showMove(move) {
    const scene = this.scene;
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
    const scene = this.scene;
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

  /** @returns {Shown | null} */
  get shown() {
    return this.scene?.shown ?? null;
  }
}
