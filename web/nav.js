/** Where one can go from here: the pages that are no game. */

import { make } from "./dom.js";
import { docs } from "./places.js";

/** @import { Sentences } from "./sentences.js" */

/** Paths of addresses, and the messages of their names. */
const places = { "": "nav-lobby", games: "nav-games", statistics: "nav-statistics", fairness: "nav-fairness", storage: "nav-storage" };

/**
 * @param {Sentences} sentences
 * @param {string} here the path of this page
 */
export function nav(sentences, here) {
  const links = Object.entries(places).map(([path, name]) =>
    make("li", {}, make("a", { class: "button", href: `#/${path}`, "aria-current": path === here ? "page" : null }, sentences.say(name))),
  );
  if (docs) links.push(make("li", {}, make("a", { class: "button", href: docs.href, hreflang: "en" }, sentences.say("nav-docs"))));
  return make("nav", { class: "pages", "aria-label": sentences.say("nav-pages") }, make("ul", {}, ...links));
}

/**
 * A page with its links and its title.
 * @param {Sentences} sentences
 * @param {string} path
 * @param {string} title
 * @param {...(Node | null)} content
 */
export function pageOf(sentences, path, title, ...content) {
  return make("div", { class: "sheet" }, nav(sentences, path), make("h1", { tabindex: -1 }, title), ...content);
}
