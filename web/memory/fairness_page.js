/** How shuffling works, how a deal is checked, and what was measured of many deals. */

import { loadFaces, loadIndex, loadMeasured } from "../data.js";
import { make } from "../dom.js";
import { pageOf } from "../nav.js";
import { loadSentences } from "../sentences.js";
import { Words } from "../table/words.js";
import { bars } from "./charts.js";
import { figures } from "./figures.js";

/** @import { Place } from "../page.js" */

const commands = "python -m parlour deal game.record\npython -m parlour deal game.record --round 1 | sha256sum";

/** @param {Place} place */
export async function open({ sentences: page }) {
  const sentences = await loadSentences(page.language, undefined, "memory");
  const { games } = await loadIndex();
  const title = sentences.say("fairness-title");
  const texts = (/** @type {string[]} */ ...ids) => ids.map((id) => make("p", {}, sentences.say(id)));
  const steps = ["note", "play", "look", "elsewhere"].map((id) => make("li", {}, sentences.say(`fairness-check-${id}`)));
  const measured = await Promise.all(games.map(({ name }) => measuredBox(name, page.language)));
  return {
    title,
    element: pageOf(
      sentences,
      "fairness",
      title,
      make(
        "section",
        { class: "panel" },
        make("h2", {}, sentences.say("fairness-how")),
        ...texts("fairness-seed", "fairness-shuffle", "fairness-limits", "fairness-bots"),
      ),
      make(
        "section",
        { class: "panel" },
        make("h2", {}, sentences.say("fairness-check")),
        make("p", {}, sentences.say("fairness-check-why")),
        make("ol", {}, ...steps),
        make("pre", { role: "group", "aria-label": sentences.say("fairness-command") }, make("code", {}, commands)),
      ),
      make(
        "section",
        { class: "panel" },
        make("h2", {}, sentences.say("fairness-measured")),
        ...texts("fairness-measured-how", "fairness-measured-read"),
        make("p", {}, sentences.say("fairness-measured-command"), " ", make("code", {}, "python3 build bench shuffling")),
      ),
      ...measured,
    ),
  };
}

/**
 * @param {string} game
 * @param {string} language
 */
async function measuredBox(game, language) {
  const sentences = await loadSentences(language, game, "memory");
  const found = await loadMeasured(game);
  if (!found) return null;
  const { deals, seats, tests, firsts } = found;
  const words = new Words(sentences, await loadFaces(game), []);
  const rows = tests.map(({ field, kind, chi_square, degrees, probability }) => [
    sentences.say(`measured-${kind}`, { what: sentences.say(`field-${field}`) }),
    sentences.say("measured-number", { number: chi_square }),
    sentences.say("measured-whole", { number: degrees }),
    sentences.say("measured-share", { share: probability }),
  ]);
  const heads = ["measured-what", "measured-chi", "measured-degrees", "measured-probability"];
  return make(
    "section",
    { class: "panel", "data-game": game },
    make("h2", {}, sentences.say("game-name")),
    figures(sentences, sentences.say("measured-deals", { deals, seats }), heads, rows),
    ...firsts.flatMap(({ field, counts, expected }) => {
      const what = sentences.say(`field-${field}`);
      const label = sentences.say("measured-first", { what, expected: Math.round(expected) });
      const lines = Object.entries(counts).map(([card, count]) => [words.face(card), sentences.say("measured-whole", { number: count })]);
      return [
        make("h3", {}, label),
        bars(Object.values(counts).map((value) => ({ value })), label, { level: expected }),
        make("details", {}, make("summary", {}, sentences.say("statistics-as-table")), figures(sentences, label, ["measured-card", "measured-count"], lines)),
      ];
    }),
  );
}
