/** The deals of a finished match in words and pictures, and whether they are those whose fingerprints were shown. */

import { make } from "../dom.js";
import { printText } from "./fingerprint.js";

/** @import { Drawings } from "./drawings.js" */
/** @import { Heap, RevealedDeal } from "./types.js" */
/** @import { Words } from "./words.js" */

/**
 * @param {{ deals: readonly RevealedDeal[], seed: string }} revealed
 * @param {readonly string[]} prints that were seen, by round
 * @param {Words} words
 * @param {Drawings} drawings
 * @returns {HTMLElement[]}
 */
export function dealView({ deals, seed }, prints, words, drawings) {
  return [
    make("p", {}, words.say("deal-help")),
    make("p", {}, words.say("deal-seed"), " ", make("code", {}, seed)),
    comparison(deals, words),
    ...deals.map((deal) => dealBox(deal, prints[deal.round - 1], deals.length === 1, words, drawings)),
  ];
}

/**
 * A field for a fingerprint that somebody has noted.
 * @param {readonly RevealedDeal[]} deals
 * @param {Words} words
 */
function comparison(deals, words) {
  const told = make("p", { role: "status" });
  const compare = () => {
    const noted = input.value.replace(/\s/g, "").toLowerCase();
    const found = deals.find(({ fingerprint }) => noted.length >= 8 && fingerprint.startsWith(noted));
    told.textContent = noted === "" ? "" : found ? words.say("deal-compare-same", { round: found.round }) : words.say("deal-compare-other");
  };
  const input = make("input", { type: "text", spellcheck: "false", autocomplete: "off", oninput: compare });
  return make("div", { class: "compare" }, make("label", {}, words.say("deal-compare"), " ", input), told);
}

/**
 * @param {RevealedDeal} deal
 * @param {string | undefined} seen
 * @param {boolean} open
 * @param {Words} words
 * @param {Drawings} drawings
 */
function dealBox(deal, seen, open, words, drawings) {
  const verdict = !seen ? "unseen" : seen === deal.fingerprint ? "same" : "other";
  const label = words.say("deal-text");
  return make(
    "details",
    { class: "deal", open },
    make("summary", {}, words.say("deal-round", { round: deal.round })),
    make("p", { class: "verdict", "data-verdict": verdict }, words.say(`deal-${verdict}`)),
    printText(deal.fingerprint),
    make("p", {}, words.say(deal.from_seed ? "deal-from-seed" : "deal-by-hand")),
    ...deal.heaps.map((heap) => heapBox(heap, words, drawings)),
    make(
      "details",
      {},
      make("summary", {}, label),
      make("p", {}, words.say("deal-command"), " ", make("code", {}, `python -m parlour deal game.record --round ${deal.round} | sha256sum`)),
      make("textarea", { readonly: true, rows: 8, "aria-label": label }, deal.text),
    ),
  );
}

/**
 * @param {Heap} heap
 * @param {Words} words
 * @param {Drawings} drawings
 */
function heapBox({ note, cards }, words, drawings) {
  const items = cards.map((code) => {
    return make("li", { "data-face": code }, drawings.draw(code), make("span", { class: "unseen" }, words.face(code)));
  });
  const title = make("h3", {}, words.note(note));
  return make("section", { class: "heap" }, title, items.length > 0 ? make("ol", {}, ...items) : null);
}
