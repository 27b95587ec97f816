/** What looks back at the match that is over: the coach, or watching it again; one at a time, each with its panel. */

import { Replay } from "./replay.js";
import { ReplayPanel } from "./replay_panel.js";
import { Review } from "./review.js";
import { ReviewPanel } from "./review_panel.js";

/** @import { LookBack } from "./look_back.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Session } from "./session.js" */
/** @import { Words } from "./words.js" */

export class LookingBack {
  /** @type {LookBack | null} */
  #back = null;
  /** @type {{ element: Element, draw: (scene: Scene) => void } | null} */
  panel = null;

  /**
   * @param {Session} session
   * @param {{ draw: () => void, fail: (error: unknown) => void, watch: (on: boolean) => void, words: () => Words }} screen
   */
  constructor(session, screen) {
    this.session = session;
    this.screen = screen;
  }

  /** The table as it was. */
  get past() {
    return this.#back?.past ?? null;
  }

  /** The coach looks at the match. */
  review() {
    const review = new Review(this.session, this.screen.draw, this.screen.fail);
    this.#open(review);
    void review.run();
  }

  /** The match is watched again, or no longer. @param {boolean} on */
  replay(on) {
    if (on === this.#back instanceof Replay) return;
    this.leave();
    if (on) {
      const replay = new Replay(this.session, this.screen.draw, this.screen.fail);
      this.#open(replay);
      void replay.run();
    }
    this.screen.draw();
  }

  /** Goes on where the same table was in another language. @param {LookingBack} before */
  adopt(before) {
    if (before.#back) this.#open(before.#back);
  }

  /** @param {LookBack} back */
  #open(back) {
    const { draw, watch, words } = this.screen;
    back.change = draw;
    this.#back = back;
    const leave = () => {
      this.leave();
      draw();
    };
    if (back instanceof Review) this.panel = new ReviewPanel(back, words(), leave);
    else if (back instanceof Replay) this.panel = new ReplayPanel(back, words(), () => watch(false));
  }

  /**
   * Marks what would have been best.
   * @param {Scene} scene
   */
  mark(scene) {
    const best = this.#back?.marked;
    scene.hint = scene.shown.picture.choices.find(({ move }) => move === best) ?? null;
  }

  leave() {
    void this.#back?.close().catch(this.screen.fail);
    this.#back = null;
    this.panel = null;
  }
}
