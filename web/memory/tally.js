/** What one player's results come to: by game, by number of players, and against whom. Practice tables do not count. */

/** @import { Result } from "../matches.js" */

/**
 * @typedef {object} Tally
 * @property {number} games
 * @property {number} wins those shared with others included
 * @property {number} share of all wins, ties split
 * @property {number} even the share that equal players would have
 * @property {number} points
 */

/** @typedef {{ result: Result, seat: number }} Played */

/**
 * People who have results, those with the most first.
 * @param {readonly Result[]} results
 */
export function peopleIn(results) {
  /** @type {Map<string, number>} */
  const games = new Map();
  for (const { players } of results) {
    const names = new Set(players.flatMap(({ name, bot }) => (bot === null ? [name] : [])));
    for (const name of names) games.set(name, (games.get(name) ?? 0) + 1);
  }
  return [...games].sort((one, other) => other[1] - one[1]).map(([name]) => name);
}

/**
 * The games of a player, the oldest first.
 * @param {readonly Result[]} results
 * @param {string} name
 * @returns {Played[]}
 */
export function playedBy(results, name) {
  const found = results.flatMap((result) => {
    const seat = result.players.findIndex((player) => player.name === name && player.bot === null);
    return seat < 0 ? [] : [{ result, seat }];
  });
  return found.sort((one, other) => one.result.when - other.result.when);
}

/**
 * @param {readonly Played[]} played
 * @returns {Tally}
 */
export function tally(played) {
  const sum = { games: 0, wins: 0, share: 0, even: 0, points: 0 };
  for (const { result, seat } of played) {
    const won = result.winners.includes(seat);
    sum.games += 1;
    sum.wins += Number(won);
    sum.share += won ? 1 / result.winners.length : 0;
    sum.even += 1 / result.players.length;
    sum.points += result.scores[seat] ?? 0;
  }
  const mean = (/** @type {number} */ of) => (sum.games > 0 ? of / sum.games : 0);
  return { games: sum.games, wins: sum.wins, share: mean(sum.share), even: mean(sum.even), points: mean(sum.points) };
}

/**
 * @template K
 * @param {readonly Played[]} played
 * @param {(one: Played) => readonly K[]} keys
 * @returns {Map<K, Played[]>}
 */
export function grouped(played, keys) {
  /** @type {Map<K, Played[]>} */
  const groups = new Map();
  for (const one of played) for (const key of new Set(keys(one))) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}

/**
 * How often a player did better than another one, an equal score counting half.
 * @param {readonly Played[]} played
 * @param {(player: Result["players"][number]) => boolean} other
 * @param {boolean} lowest whether the fewest points are the best
 */
export function ahead(played, other, lowest) {
  let [games, better] = [0, 0];
  for (const { result, seat } of played) {
    result.players.forEach((player, place) => {
      if (place === seat || !other(player)) return;
      const lead = ((result.scores[seat] ?? 0) - (result.scores[place] ?? 0)) * (lowest ? -1 : 1);
      games += 1;
      better += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    });
  }
  return { games, better: games > 0 ? better / games : 0 };
}
