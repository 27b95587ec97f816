/** What a table asks the engine about the present position, besides changing it. */

/** @import { Session } from "./session.js" */
/** @import { Advice, CoachReport, Fault, Moment, RevealedDeal, Shown } from "./types.js" */

/**
 * Why the one who looks may not pick these.
 * @param {Session} session
 * @param {readonly string[]} picks keys as in the paths of choices
 * @returns {Promise<Fault | null>} null if they can be picked, or nobody looks
 */
export async function why(session, picks) {
  if (session.looking === null) return null;
  const reply = await session.ask({ op: "why", by: session.looking, picks });
  return /** @type {Fault | null} */ (reply?.reason ?? null);
}

/**
 * The best moves for the one who looks, the best first.
 * @param {Session} session
 * @returns {Promise<readonly Advice[] | null>} null if the table has moved on meanwhile, or nobody looks
 */
export async function hint(session) {
  if (session.looking === null) return null;
  const reply = await session.ask({ op: "hint", by: session.looking });
  return /** @type {readonly Advice[] | null} */ (reply?.advice ?? null);
}

/**
 * The bot that thinks plays the best that it has found.
 * @param {Session} session
 */
export async function hurry(session) {
  await session.ask({ op: "hurry" });
}

/**
 * The coach does its next task.
 * @param {Session} session
 * @returns {Promise<CoachReport | null>} null if it was stopped
 */
export async function coach(session) {
  const reply = await session.ask({ op: "coach" });
  return /** @type {CoachReport | null} */ (reply?.report ?? null);
}

/**
 * Ends what the coach is doing just now.
 * @param {Session} session
 */
export async function stop(session) {
  await session.ask({ op: "stop" });
}

/**
 * The table as it was, with what a seat could see.
 * @param {Session} session
 * @param {number} round from 1
 * @param {number} moves of that round
 * @param {number | null} seat
 * @returns {Promise<Shown | null>}
 */
export async function moment(session, round, moves, seat) {
  const reply = await session.ask({ op: "step", round, moves, seat });
  return /** @type {Shown | null} */ (/** @type {unknown} */ (reply));
}

/**
 * Every position of the match that can be looked back at.
 * @param {Session} session
 * @returns {Promise<readonly Moment[] | null>}
 */
export async function moments(session) {
  const reply = await session.ask({ op: "moments" });
  return /** @type {readonly Moment[] | null} */ (reply?.moments ?? null);
}

/**
 * The deals of the match that is over.
 * @param {Session} session
 * @returns {Promise<{ deals: readonly RevealedDeal[], seed: string } | null>}
 */
export async function reveal(session) {
  const reply = await session.ask({ op: "reveal" });
  return /** @type {{ deals: readonly RevealedDeal[], seed: string } | null} */ (/** @type {unknown} */ (reply));
}
