/** Who explains at a table: in a lesson the lesson, else what is new in a first game. */

import { FirstNotes } from "./first_notes.js";
import { LessonPanel } from "./lesson_panel.js";

/** @import { Scene } from "./scene.js" */
/** @import { Session } from "./session.js" */
/** @import { GameData } from "./types.js" */
/** @import { Words } from "./words.js" */

export class Teacher {
  /**
   * @param {GameData} game
   * @param {Session} session
   * @param {{ openRules: (rule?: string) => void }} hands
   * @param {() => void} change called when there is something else to show
   */
  constructor(game, session, hands, change) {
    this.session = session;
    this.lesson = session.shown?.lesson ? new LessonPanel(hands) : null;
    this.notes = new FirstNotes(game, hands, () => {
      this.#hold();
      change();
    });
  }

  /** A match was begun or resumed. */
  begin() {
    this.lesson?.begin();
    this.notes.begin(this.session.shown?.events.length ?? 0);
    this.#hold();
  }

  /** Goes on in another language. @param {Teacher} before */
  adopt(before) {
    this.notes.adopt(before.notes);
  }

  /**
   * @param {Scene} scene
   * @returns {HTMLElement[]} what is to be shown
   */
  draw(scene) {
    if (scene.phase === "review") return [];
    if (this.lesson) {
      this.lesson.draw(scene);
      return [this.lesson.element];
    }
    this.notes.draw(scene.shown, scene.phase === "person", scene.words);
    this.#hold();
    return this.notes.open ? [this.notes.element] : [];
  }

  /** Bots wait until a note was read. */
  #hold() {
    this.session.hold("note", this.notes.open);
  }

  /** Lets what is new come into sight. */
  reveal() {
    this.lesson?.reveal();
  }

  /**
   * What is to be spoken, once.
   * @param {Words} words
   */
  news(words) {
    return this.lesson ? this.lesson.news(words) : this.notes.news();
  }

  /** The player makes a move. */
  moved() {
    this.notes.moved();
  }
}
