/** The rule book of a game: contents, search by number or words, every rule with its pictures. */

import { loadFigures, loadRules } from "./data.js";
import { make, write } from "./dom.js";
import { renderRules } from "./rules.js";
import { drawFigure } from "./table/figure.js";
import { loadFurniture } from "./table/furniture.js";

/** @import { Sentences } from "./sentences.js" */

export class RuleBook {
  /** @type {Map<string, HTMLElement>} the sections by rule, those without a number by their title */
  #sections = new Map();

  /**
   * @param {Sentences} sentences with the game's messages
   * @param {2 | 3} level of the headings of rules
   */
  constructor(sentences, level) {
    this.sentences = sentences;
    this.level = level;
    this.search = make("input", { type: "search", name: "search", autocomplete: "off", oninput: () => this.#filter() });
    this.found = make("p", { class: "found", role: "status" });
    this.contents = make("ol", { role: "list" });
    this.text = make("div", { class: "book-text" });
    const label = make("label", { class: "book-search" }, sentences.say("book-search"), this.search);
    const title = sentences.say("book-contents");
    const contents = make("details", { open: matchMedia("(width >= 60rem)").matches }, make("summary", {}, title), make("nav", { "aria-label": title }, this.contents));
    this.element = make("div", { class: "book" }, make("div", { class: "book-ways" }, label, this.found, contents), this.text);
  }

  /** @param {string} game */
  async open(game) {
    const { sentences } = this;
    const [text, figures, furniture] = await Promise.all([loadRules(game, sentences.language), loadFigures(game), loadFurniture(game, sentences.language)]);
    const [, ...blocks] = renderRules(text, this.level - 2); // the title stands above the book
    let section = make("section", { class: "book-lead" });
    this.text.append(section);
    for (const block of blocks) {
      if (block.localName === `h${this.level}`) {
        section = make("section", {}, block);
        const rule = block.dataset["rule"];
        this.#sections.set(rule ?? block.textContent ?? "", section);
        this.text.append(section);
      } else section.append(block);
    }
    for (const figure of figures) this.#sections.get(figure.rule)?.append(drawFigure(figure, furniture));
    this.contents.append(...[...this.#sections].map(([name, each]) => this.#entry(name, each)));
    this.#filter();
  }

  /**
   * Shows a rule and gives it the focus.
   * @param {string} name of the rule, or the title of a section without a number
   */
  go(name) {
    const heading = this.#sections.get(name)?.querySelector("h2, h3");
    if (!(heading instanceof HTMLElement)) return;
    this.search.value = "";
    this.#filter();
    for (const old of this.text.querySelectorAll(".meant")) old.classList.remove("meant");
    heading.classList.add("meant");
    heading.scrollIntoView({ block: "start" });
    heading.focus();
  }

  /**
   * @param {string} name
   * @param {HTMLElement} section
   */
  #entry(name, section) {
    const title = section.querySelector("h2, h3")?.textContent ?? name;
    return make("li", {}, make("button", { type: "button", class: "book-entry", onclick: () => this.go(name) }, title));
  }

  /** Only sections that hold what is searched for: a number like `7` or `XY-7`, or words. */
  #filter() {
    const wanted = this.search.value.trim().toLocaleLowerCase(this.sentences.language);
    let count = 0;
    [...this.#sections].forEach(([name, section], place) => {
      const number = /^\d+$/.test(wanted);
      const fits = number
        ? name.split("-")[1] === wanted
        : (section.textContent ?? "").toLocaleLowerCase(this.sentences.language).includes(wanted);
      section.hidden = !fits;
      /** @type {HTMLElement} */ (this.contents.children[place]).hidden = !fits;
      if (fits) count += 1;
    });
    for (const lead of this.text.querySelectorAll(".book-lead")) lead.toggleAttribute("hidden", wanted !== "");
    write(this.found, wanted === "" ? "" : this.sentences.say("book-found", { count }));
  }
}
