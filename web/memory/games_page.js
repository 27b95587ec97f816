/** The games that are kept here: those that go on, those that are over, and what comes from elsewhere. */

import { button, make } from "../dom.js";
import { allMatches, forgetMatch, keysOf, limits, matchName, titleOf } from "../matches.js";
import { pageOf } from "../nav.js";
import { loadSentences } from "../sentences.js";
import { shelf } from "../storage.js";
import { bringBox } from "./bring.js";
import { timeOf } from "./figures.js";
import { movesOf } from "./keep.js";
import { openShare } from "./share.js";

/** @import { Match } from "../matches.js" */
/** @import { Place } from "../page.js" */
/** @import { Sentences } from "../sentences.js" */

/** @param {Place} place */
export async function open({ sentences: page }) {
  const sentences = await loadSentences(page.language, undefined, "memory");
  const lists = make("div", { class: "sheet" });
  const draw = async () => {
    const all = allMatches();
    const parts = await Promise.all([false, true].map((over) => listBox(all.filter(({ match }) => match.over === over), over, sentences)));
    lists.replaceChildren(...parts, ...unreadable(all.map(({ key }) => key), sentences));
  };
  await draw();
  const help = make("p", { class: "help" }, sentences.say("games-limits", limits));
  const title = sentences.say("games-title");
  return { title, element: pageOf(sentences, "games", title, lists, bringBox(sentences, () => void draw()), help) };
}

/**
 * @param {readonly { key: string, match: Match }[]} matches
 * @param {boolean} over
 * @param {Sentences} sentences
 */
async function listBox(matches, over, sentences) {
  const items = await Promise.all(matches.map(({ key, match }) => item(key, match, sentences)));
  const none = make("p", { class: "help" }, sentences.say(over ? "games-none-over" : "games-none-open"));
  return make(
    "section",
    { class: "panel", "data-list": over ? "over" : "open" },
    make("h2", { tabindex: -1 }, sentences.say(over ? "games-over" : "games-open")),
    items.length > 0 ? make("ul", { class: "games-kept" }, ...items) : none,
  );
}

/**
 * What is kept though it cannot be read: perhaps by somebody, some day.
 * @param {readonly string[]} readable keys
 * @param {Sentences} sentences
 */
function unreadable(readable, sentences) {
  const names = [...keysOf("aside:").map((key) => `aside:${key}`), ...keysOf("match:").flatMap((key) => (readable.includes(key) ? [] : [matchName(key)]))];
  if (names.length === 0) return [];
  const items = names.map((name) => {
    const label = sentences.say("keep-aside-text");
    const forget = () => {
      shelf.remove(name);
      line.remove();
    };
    const line = make(
      "li",
      {},
      make("details", { class: "entry" }, make("summary", {}, label), make("textarea", { readonly: true, rows: 6, "aria-label": label }, shelf.get(name) ?? "")),
      button(sentences, "games-forget", forget),
    );
    return line;
  });
  const title = make("h2", {}, sentences.say("storage-aside", { count: names.length }));
  return [make("section", { class: "panel", "data-list": "aside" }, title, make("ul", { class: "games-kept" }, ...items))];
}

/**
 * @param {string} key the address of the game
 * @param {Match} match
 * @param {Sentences} page
 */
async function item(key, match, page) {
  const { game, players } = titleOf(key, match);
  const sentences = await loadSentences(page.language, game, "memory");
  const facts = { game: sentences.say("game-name"), names: sentences.list(players.map(({ name }) => name)) };
  const title = sentences.say("games-entry", facts);
  const link = make("a", { href: `#/${match.over ? "replay" : "play"}?${key}` }, title);
  const button = (/** @type {string} */ id, /** @type {() => void} */ press) =>
    make("button", { type: "button", "data-action": id, "aria-label": sentences.say(`${id}-of`, { title }), onclick: press }, sentences.say(id));
  const line = make(
    "li",
    {},
    make("div", { class: "entry" }, link, make("p", { class: "help" }, ...state(match, players.map(({ name }) => name), sentences))),
    button("games-share", () => void openShare(document.body, sentences, { record: match.record, over: match.over, game })),
    button("games-forget", () => {
      forgetMatch(key);
      const next = line.nextElementSibling ?? line.previousElementSibling;
      const goal = next?.querySelector("a") ?? line.closest("section")?.querySelector("h2");
      line.remove();
      if (goal instanceof HTMLElement) goal.focus();
    }),
  );
  return line;
}

/**
 * How far a game is, or how it ended; and when.
 * @param {Match} match
 * @param {readonly string[]} names
 * @param {Sentences} sentences
 * @returns {(Node | string)[]}
 */
function state({ over, outcome, record, when }, names, sentences) {
  const facts = [];
  if (outcome) {
    const winners = sentences.list(outcome.winners.map((seat) => names[seat] ?? ""));
    facts.push(sentences.say(outcome.winners.length === 1 ? "result-winner" : "result-winners", { names: winners }));
    facts.push(...outcome.scores.map((score, seat) => sentences.say("games-score", { name: names[seat] ?? "", score })));
  }
  if (!over) facts.push(sentences.say("games-moves", { count: movesOf(record).flat().length }));
  return [...facts.flatMap((fact) => [fact, " · "]), timeOf(when, sentences, "short")];
}
