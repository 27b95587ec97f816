/** What came out of all games that were finished here: by game, number of players and opponent. */

import { loadIndex } from "../data.js";
import { make } from "../dom.js";
import { botText } from "../lobby/seats.js";
import { allResults } from "../matches.js";
import { pageOf } from "../nav.js";
import { loadSentences } from "../sentences.js";
import { bar, bars } from "./charts.js";
import { figures, timeOf } from "./figures.js";
import { ahead, grouped, peopleIn, playedBy, tally } from "./tally.js";

/** @import { Place } from "../page.js" */
/** @import { Sentences } from "../sentences.js" */
/** @import { GameData } from "../table/types.js" */
/** @import { Played, Tally } from "./tally.js" */

/** So many games a chart shows. */
const charted = 40;

/** @param {Place} place */
export async function open({ query, sentences: page }) {
  const { games } = await loadIndex();
  const sentences = await loadSentences(page.language, undefined, "memory");
  const results = allResults().flatMap(({ result }) => (result.practice ? [] : [result]));
  const people = peopleIn(results);
  const place = make("div", { class: "sheet" });
  const show = async (/** @type {string} */ name) => {
    const played = playedBy(results, name);
    const parts = await Promise.all(games.map((game) => gameBox(game, played.filter(({ result }) => result.game === game.name), page.language)));
    place.replaceChildren(...parts.filter((part) => part !== null));
  };
  const wish = query.get("player") ?? "";
  const first = people.includes(wish) ? wish : (people[0] ?? "");
  await show(first);
  const select = make("select", { "data-action": "player" });
  for (const name of people) select.append(make("option", { value: name, selected: name === first }, name));
  select.addEventListener("change", () => {
    history.replaceState(null, "", `#/statistics?${new URLSearchParams({ player: select.value })}`);
    void show(select.value);
  });
  const choice = make("p", {}, make("label", {}, sentences.say("statistics-player"), " ", select));
  const title = sentences.say("statistics-title");
  const none = make("p", { class: "help" }, sentences.say("statistics-none"));
  const help = make("p", { class: "help" }, sentences.say("statistics-help"));
  return { title, element: pageOf(sentences, "statistics", title, ...(people.length > 0 ? [choice, place, help] : [none])) };
}

/**
 * @param {GameData} game
 * @param {readonly Played[]} played
 * @param {string} language
 */
async function gameBox(game, played, language) {
  if (played.length === 0) return null;
  const sentences = await loadSentences(language, game.name, "memory");
  const sizes = [...grouped(played, ({ result }) => [result.players.length])].sort(([one], [other]) => one - other);
  const lines = sizes.map(([count, some]) => ({ name: String(count), sum: tally(some) }));
  const all = { name: sentences.say("statistics-all"), sum: tally(played) };
  return make(
    "section",
    { class: "panel", "data-game": game.name },
    make("h2", {}, sentences.say("game-name")),
    sharesTable([...(lines.length > 1 ? [all] : []), ...lines], sentences),
    rivalsTable(game, played, sentences),
    ...course(played.slice(-charted), sentences),
  );
}

/** @param {number} share @param {Sentences} sentences */
const percent = (share, sentences) => sentences.say("statistics-percent", { share: Math.round(100 * share) });

/** @param {number} points @param {Sentences} sentences */
const mean = (points, sentences) => sentences.say("statistics-mean", { points: Math.round(10 * points) / 10 });

/**
 * A share as its number and its bar.
 * @param {number} share
 * @param {number} even
 * @param {Sentences} sentences
 */
const shareCell = (share, even, sentences) => make("span", { class: "share-cell" }, make("span", {}, percent(share, sentences)), bar(share, even));

/**
 * @param {readonly { name: string, sum: Tally }[]} lines
 * @param {Sentences} sentences
 */
function sharesTable(lines, sentences) {
  const rows = lines.map(({ name, sum }) => [
    name,
    String(sum.games),
    String(sum.wins),
    shareCell(sum.share, sum.even, sentences),
    percent(sum.even, sentences),
    mean(sum.points, sentences),
  ]);
  const heads = ["players", "games", "wins", "share", "even", "points"].map((id) => `statistics-${id}`);
  return figures(sentences, sentences.say("statistics-by-count"), heads, rows);
}

/**
 * @param {GameData} game
 * @param {readonly Played[]} played
 * @param {Sentences} sentences
 */
function rivalsTable(game, played, sentences) {
  const rivals = grouped(played, ({ result, seat }) =>
    result.players.flatMap(({ name, bot }, place) => (place === seat ? [] : [bot === null ? `=${name}` : bot])),
  );
  const rows = [...rivals]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([rival, some]) => {
      const person = rival.startsWith("=");
      const is = (/** @type {Played["result"]["players"][number]} */ { name, bot }) => (person ? bot === null && name === rival.slice(1) : bot === rival);
      const { better } = ahead(some, is, game.lowest_wins);
      return [person ? rival.slice(1) : botText(rival, sentences), String(some.length), shareCell(better, 0.5, sentences)];
    });
  return figures(sentences, sentences.say("statistics-by-rival"), ["statistics-rival", "statistics-games", "statistics-ahead"], rows);
}

/**
 * The points of the last games, one after the other.
 * @param {readonly Played[]} played
 * @param {Sentences} sentences
 */
function course(played, sentences) {
  const label = sentences.say("statistics-course", { count: played.length });
  const items = played.map(({ result, seat }) => ({ value: result.scores[seat] ?? 0, marked: result.winners.includes(seat) }));
  const rows = played.map(({ result }, place) => [
    timeOf(result.when, sentences),
    String(items[place]?.value).replace("-", "−"),
    items[place]?.marked ? sentences.say("result-won") : "",
  ]);
  return [
    make("h3", {}, label),
    bars(items, label),
    make("p", { class: "help" }, sentences.say("statistics-course-help")),
    make(
      "details",
      {},
      make("summary", {}, sentences.say("statistics-as-table")),
      figures(sentences, sentences.say("statistics-course-table"), ["statistics-day", "statistics-points-one", "statistics-won"], rows),
    ),
  ];
}
