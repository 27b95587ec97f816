/** Who has played on this device, with the numbers that games ask of people: offered where somebody sits down again. */

import { shelf } from "./storage.js";

/** @typedef {{ name: string, numbers: Record<string, string> }} Person numbers by the option that asks for them */

/** So many are remembered, those who played last. */
const MOST = 12;

/** @returns {Person[]} who played last comes first; nobody where what is kept is damaged */
export function knownPeople() {
  let kept;
  try {
    kept = JSON.parse(shelf.get("people") ?? "[]");
  } catch {
    return []; // somebody has changed it by hand; it is written anew at the next game
  }
  return Array.isArray(kept) ? kept.filter(isPerson) : [];
}

/**
 * @param {any} one
 * @returns {one is Person}
 */
function isPerson(one) {
  return typeof one?.name === "string" && typeof one.numbers === "object" && one.numbers !== null && Object.values(one.numbers).every((number) => typeof number === "string");
}

/** @param {readonly Person[]} people who sit down now */
export function rememberPeople(people) {
  const before = knownPeople();
  const now = people.map(({ name, numbers }) => ({ name, numbers: { ...before.find((one) => one.name === name)?.numbers, ...numbers } }));
  const others = before.filter(({ name }) => !now.some((one) => one.name === name));
  shelf.set("people", JSON.stringify([...now, ...others].slice(0, MOST)));
}
