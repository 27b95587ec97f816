/** Where lessons are, and which of them were played to their end on this device. */

import { shelf } from "./storage.js";

/**
 * @param {string} game
 * @param {string} [lesson]
 */
export function learnAddress(game, lesson) {
  return `#/learn?${new URLSearchParams(lesson ? { game, lesson } : { game })}`;
}

/** @param {string} game */
const nameOf = (game) => `learned:${game}`;

/** @param {string} game @returns {string[]} */
function learned(game) {
  return (shelf.get(nameOf(game)) ?? "").split(" ").filter(Boolean);
}

/**
 * @param {string} game
 * @param {string} lesson
 */
export function isLearned(game, lesson) {
  return learned(game).includes(lesson);
}

/**
 * @param {string} game
 * @param {string} lesson
 */
export function setLearned(game, lesson) {
  if (!isLearned(game, lesson)) shelf.set(nameOf(game), [...learned(game), lesson].join(" "));
}
