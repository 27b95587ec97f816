/**
 * `<penguin-table>` on pages of other people: a picture and *play*; the game comes in a frame when that is pressed. The build
 * makes one classic script of it, embed.js, which runs wherever a script tag does, and puts in what it says (FACADE).
 *
 * Attributes: game, seats, options, practice, seed, or record; lang, theme, height in pixels. Events: penguin-ready, penguin-move,
 * penguin-over, penguin-resize, penguin-error, with the message as detail. Methods: start(setup), load(record).
 */

const { version, languages, games, pictures, size, words } = FACADE;
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript ?? document.querySelector("script[src*='/embed.js']"));
const site = new URL(".", script?.src ?? location.href);

const key = "penguin-parlour";
const matchNames = ["game", "seats", "options", "practice", "seed", "record"];
/** The form of attributes, and how it is told. @type {Record<string, [RegExp, string]>} */
const allowed = {
  game: [new RegExp(`^(${Object.keys(games).join("|")})$`), Object.keys(games).join(", ")],
  seats: [/^[^;=]+(=[^;=]+)?(;[^;=]+(=[^;=]+)?)*$/, "3; Ada; Pip=gentoo"],
  options: [/^([^;=]+=[^;=]+(;\s*|$))*$/, "name=value; name=value"],
  practice: [/^(on|off|)$/, "on, off"],
  theme: [/^(auto|light|dark)$/, "auto, light, dark"],
  height: [/^([2-9]\d\d|[1-3]\d{3}|4000)$/, "200–4000"],
};
/** Before the frame has said how high it is. */
const likelyHeight = 720;

const style = `
  :host { display: block; max-inline-size: 100%; }
  :host([hidden]) { display: none; }
  iframe { display: block; box-sizing: border-box; inline-size: 100%; border: 0; border-radius: 8px; }
  button { display: block; position: relative; inline-size: 100%; max-inline-size: 40rem; padding: 0; overflow: hidden; border: 0;
    border-radius: 8px; background: #0d2b45; color: #fff; font: 600 1rem/1.4 system-ui, sans-serif; text-align: start; cursor: pointer; }
  button:focus-visible { outline: 3px solid #b3005e; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
  img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 16 / 9; object-fit: cover; }
  .play { display: grid; justify-items: center; margin: -1.8em .8em 0; }
  .play b { padding: .5em 1em; border: 3px solid #fff8ea; border-radius: 1.7em; background: #9c1f36; color: #fff8ea; font-size: min(1.1rem, 6vw); text-align: center; }
  button:hover b { background: #6c1022; }
  @media (forced-colors: active) { .play b, button:hover b { border-color: ButtonText; background: ButtonFace; color: ButtonText; } }
  small { display: block; padding: .6em 1em; font-weight: 400; }
  p { margin: 0; padding: .6em .9em; border: 2px solid #9c1f36; border-radius: 8px; background: #fffdf7; color: #0e2c40;
    font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
`;

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

class Facade extends HTMLElement {
  static observedAttributes = [...matchNames, "lang", "theme", "height"];

  #root = this.attachShadow({ mode: "open" });
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** What cannot be said before the frame listens; null once it does. @type {object[] | null} */
  #waiting = [];

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.#root.adoptedStyleSheets = [sheet]; // a host's policy may forbid styles in the page
  }

  connectedCallback() {
    window.addEventListener("message", this.#hear);
    this.#show();
  }

  disconnectedCallback() {
    window.removeEventListener("message", this.#hear);
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (!this.isConnected || before === after) return;
    const fault = this.#fault();
    if (!fault && this.#frame && name === "height") this.#resize(Number(after) || likelyHeight);
    else if (!fault && this.#frame && name === "theme") this.#say("theme", { theme: after ?? "auto" });
    else this.#show();
  }

  /** Deals a match; what is not named is as the attributes say. @param {Record<string, string>} [setup] */
  start(setup = {}) {
    this.#say("start", setup);
    this.play();
  }

  /** Shows a record, or goes on from it. @param {string} record */
  load(record) {
    this.#say("load", { record });
    this.play();
  }

  /** As if the reader had pressed *play*. */
  play() {
    if (this.#frame || this.#fault()) return;
    const frame = /** @type {HTMLIFrameElement} */ (make("iframe", { title: this.#title, allow: "clipboard-write; fullscreen" }));
    frame.src = new URL(`embed.html#${this.#query()}`, site).href;
    this.#frame = frame;
    this.#resize(Number(this.getAttribute("height")) || likelyHeight);
    this.#root.replaceChildren(frame);
    frame.focus();
  }

  #query() {
    const query = new URLSearchParams({ lang: this.#language });
    for (const name of [...matchNames, "theme"]) {
      const value = this.getAttribute(name);
      const link = name === "record" && value ? /[?#&]([zt])=([\w-]+)/.exec(value) : null;
      if (link?.[1] && link[2]) query.set(link[1], link[2]);
      else if (value !== null && !(name === "practice" && value === "off")) query.set(name, name === "practice" ? "on" : value);
    }
    return query;
  }

  #show() {
    this.#frame = null;
    this.#waiting = [];
    const fault = this.#fault();
    if (fault) {
      this.#root.replaceChildren(make("p", { role: "alert", lang: this.#language }, fault));
      return;
    }
    const word = this.#words;
    const game = this.#game;
    const label = word[this.hasAttribute("record") ? "watch" : "play"].replace("{game}", this.#name);
    const button = make(
      "button",
      { type: "button", lang: this.#language },
      make("img", { src: new URL(pictures[game] ?? pictures[""] ?? "", site).href, alt: "", width: "640", height: "360" }),
      make("span", { class: "play" }, make("b", {}, `▶ ${label}`)),
      make("small", {}, word.note.replace("{size}", String(size)).replace("{host}", site.host)),
    );
    button.addEventListener("click", () => this.play());
    this.#root.replaceChildren(button);
  }

  /** What is wrong with attributes, as sentences. What only the engine can know, the frame says. */
  #fault() {
    const { fault } = this.#words;
    return Object.entries(allowed).flatMap(([name, [form, choices]]) => {
      const value = this.getAttribute(name);
      return value === null || form.test(value) ? [] : fault.replace("{name}", name).replace("{allowed}", choices).replace("{value}", value);
    }).join(" ");
  }

  /** The game, for picture and title; "" if that is not known. */
  get #game() {
    const named = this.getAttribute("game") ?? /^game: (\S+)$/m.exec(this.getAttribute("record") ?? "")?.[1] ?? "";
    return games[named] ? named : "";
  }

  get #name() {
    return games[this.#game]?.[this.#language] ?? FACADE.title;
  }

  get #title() {
    return this.#game ? `${this.#name} · ${FACADE.title}` : FACADE.title;
  }

  get #language() {
    const around = this.closest("[lang]")?.getAttribute("lang");
    const tags = [around ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
    return tags.find((tag) => languages.includes(tag)) ?? languages[0] ?? "";
  }

  get #words() {
    return /** @type {FacadeWords} */ (words[this.#language]);
  }

  /**
   * @param {string} type
   * @param {Record<string, string>} content
   */
  #say(type, content) {
    const message = { [key]: version, type, ...content };
    if (this.#waiting) this.#waiting.push(message);
    else this.#frame?.contentWindow?.postMessage(message, "*"); // its origin may be none, and nothing in it is secret
  }

  #hear = (/** @type {MessageEvent} */ { source, data }) => {
    if (!this.#frame || source !== this.#frame.contentWindow || data?.[key] !== version) return;
    const waiting = data.type === "ready" || data.type === "error" ? (this.#waiting ?? []) : [];
    if (data.type === "ready" || data.type === "error") this.#waiting = null;
    for (const message of waiting) this.#frame.contentWindow?.postMessage(message, "*");
    if (data.type === "resize" && !this.hasAttribute("height")) this.#resize(data.height);
    this.dispatchEvent(new CustomEvent(`penguin-${data.type}`, { detail: data, bubbles: true, composed: true }));
  };

  /** @param {number} height */
  #resize(height) {
    if (this.#frame) this.#frame.style.height = `${height}px`;
  }
}

// A page of this site may have the table itself.
if (!customElements.get("penguin-table")) customElements.define("penguin-table", Facade);
