/** What is to be done now: the prompt, the buttons of choices, and the question before a move is made. */

import { arrange, make, write } from "../dom.js";

/** @import { Choice, GameEvent } from "./types.js" */
/** @import { Scene } from "./scene.js" */

/** Lines at most of what changed somebody's points; the log has them all. */
const NEWS = 4;

export class Actions {
  /** @type {HTMLButtonElement | undefined} */
  #hurry;

  /**
   * @param {{ pick: (key: string) => void, back: () => void, confirm: (move: Choice) => void, hurry: () => void }} hands
   */
  constructor(hands) {
    this.hands = hands;
    this.prompt = make("p", { class: "prompt", tabindex: -1 });
    this.buttons = make("div", { class: "buttons" });
    this.news = make("ul", { class: "news", role: "list" });
    this.element = make("div", { class: "actions", part: "actions" }, this.news, this.prompt, this.buttons);
  }

  /**
   * @param {Scene} scene
   * @param {boolean} thinking whether a bot is on turn
   * @param {readonly GameEvent[]} fresh what happened since the player's last move
   */
  draw(scene, thinking, fresh) {
    const { words, selection, shown } = scene;
    const news = fresh.filter((event) => event.points !== 0).slice(-NEWS);
    this.news.replaceChildren(...news.map((event) => make("li", { "data-kind": event.kind }, words.event(event))));
    const { prompt } = shown.picture;
    const move = selection.move;
    let text = prompt ? words.note(prompt) : "";
    if (move) text = [move.note ? words.note(move.note) : words.say("confirm-question"), ...move.brings.map((note) => words.note(note))].join(" · ");
    else if (selection.picks.length > 0) text = this.#step(scene) ?? words.say("pick-next");
    write(this.prompt, text);
    this.prompt.classList.toggle("thinking", thinking);
    this.prompt.classList.toggle("yours", scene.phase === "person");
    /** @type {HTMLElement[]} */
    const buttons = [];
    if (move) buttons.push(this.#button("confirm", words.say("confirm-play"), "main", () => this.hands.confirm(move)));
    for (const key of [...selection.next, ...selection.others]) if (key.startsWith("=")) buttons.push(...this.#choice(scene, key));
    if (selection.picks.length > 0) buttons.push(this.#button("back", words.say("pick-back"), "", () => this.hands.back()));
    // One button for as long as bots think, so that it neither flickers nor loses the focus.
    if (thinking) buttons.push(this.#hurry ??= this.#button("hurry", words.say("bot-hurry"), "late", () => this.hands.hurry()));
    arrange(this.buttons, buttons);
  }

  /**
   * What the game asks after so many picks, null if it has no words for that.
   * @param {Scene} scene
   */
  #step({ words, selection, shown }) {
    const { prompt } = shown.picture;
    const id = `${prompt?.message}-${selection.picks.length}`;
    return prompt && words.sentences.has(id) ? words.say(id, prompt.facts) : null;
  }

  /** The first thing to be pressed, null where there is none. */
  get first() {
    return this.buttons.querySelector("button");
  }

  /**
   * @param {Scene} scene
   * @param {string} key `=message-name`
   */
  #choice(scene, key) {
    const { words, selection } = scene;
    const note = selection.completes(key)?.note;
    const button = this.#button(key, words.say(key.slice(1)), scene.hinted(key) ? "hinted" : "", () => this.hands.pick(key));
    return note ? [button, make("span", { class: "note" }, words.note(note))] : [button];
  }

  /**
   * @param {string} name
   * @param {string} text
   * @param {string} look
   * @param {() => void} press
   */
  #button(name, text, look, press) {
    return make("button", { type: "button", class: look || null, "data-action": name, onclick: press }, text);
  }
}
