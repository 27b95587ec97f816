/** How far the engine is: a real bar while it loads, and in words why it failed, with *try again*. */

import { button, make, write } from "./dom.js";
import { reportBox, reportOf } from "./report.js";

/** @import { Engine } from "./bridge/engine.js" */
/** @import { Sentences } from "./sentences.js" */

export class EngineBar {
  /**
   * @param {Engine} engine
   * @param {Sentences} sentences
   * @param {string} [lead] why one has to wait
   */
  constructor(engine, sentences, lead) {
    this.engine = engine;
    this.sentences = sentences;
    this.text = make("p", { role: "status" });
    this.bar = make("progress", { max: 1, value: 0, "aria-label": sentences.say("boot-progress") });
    this.retry = button(sentences, "boot-retry", undefined, { class: "main", "data-action": "retry" });
    this.retry.addEventListener("click", () => engine.retry());
    const why = lead ? make("p", { class: "waiting" }, lead) : null;
    /** @type {HTMLElement | null} */
    this.report = null;
    this.element = make("div", { class: "engine-bar", part: "engine" }, why, this.text, this.bar, this.retry);
    this.draw = this.draw.bind(this);
    engine.addEventListener("change", this.draw);
    this.draw();
  }

  draw() {
    const { state, progress, failure } = this.engine;
    const failed = state === "failed" && failure !== null;
    const text = failed
      ? this.sentences.say("boot-failed", { reason: this.sentences.say(`boot-failed-${failure.code}`, failure.facts) })
      : this.sentences.say(`boot-${state}`, { percent: Math.floor(progress * 100) });
    write(this.text, text);
    this.bar.value = progress;
    this.bar.hidden = failed || state === "ready" || state === "idle";
    this.retry.hidden = !failed;
    this.element.dataset.state = state;
    if (failed === (this.report !== null)) return;
    this.report?.remove();
    this.report = failed ? reportBox(reportOf(this.engine), this.sentences) : null;
    if (this.report) this.element.append(this.report);
  }

  close() {
    this.engine.removeEventListener("change", this.draw);
    this.element.remove();
  }
}
