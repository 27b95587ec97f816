/** What a player asks of a table: its moves, and what ends in a question to the engine or in a window. */

import { openDialog, openKeys, openRules, openSettings } from "../dialogs.js";
import { dealView } from "./deal_view.js";
import { hint, hurry, reveal, why } from "./questions.js";
import { Words } from "./words.js";

/** @import { Sentences } from "../sentences.js" */
/** @import { PenguinTable } from "./element.js" */
/** @import { Screen } from "./screen.js" */
/** @import { Session } from "./session.js" */
/** @import { Fault } from "./types.js" */

/**
 * @typedef {object} Hands what the screen asks of the element
 * @property {(move: string) => void} play
 * @property {(picks: string[]) => void} why
 * @property {() => void} undo
 * @property {() => void} hint
 * @property {() => void} hurry
 * @property {() => void} pause
 * @property {() => void} openKeys
 * @property {() => void} takeOver
 * @property {() => void} nextRound
 * @property {() => void} again
 * @property {(on: boolean) => void} watch
 * @property {() => void} openDeal
 * @property {(rule?: string) => void} openRules
 * @property {() => void} openSettings
 * @property {(error: unknown) => void} fail
 */

/**
 * @typedef {object} Asked the table that is asked
 * @property {PenguinTable} element
 * @property {ShadowRoot} root
 * @property {Session} session
 * @property {() => Screen | null} screen
 * @property {() => Sentences} sentences with the game's messages
 * @property {() => void} again
 * @property {(on: boolean) => void} watch
 * @property {(fault: Fault) => string} describe
 * @property {(error: unknown) => void} fail
 */

/**
 * @param {Asked} table
 * @returns {Hands}
 */
export function handsOf(table) {
  const { element, root, session, sentences, screen, fail } = table;
  const ask = (/** @type {() => Promise<unknown>} */ act) => () => void act().catch(fail);
  return {
    play: (move) => void element.play(move).catch(() => screen()?.unpick()),
    why: (picks) => void tellWhy(table, picks).catch(fail),
    undo: ask(() => session.undo()),
    hint: ask(() => advise(table)),
    hurry: ask(() => hurry(session)),
    pause: () => pause(table),
    openKeys: () => openKeys(root, sentences()),
    takeOver: ask(() => session.takeOver()),
    nextRound: ask(() => session.nextRound()),
    again: table.again,
    watch: table.watch,
    openDeal: ask(() => showDeal(table)),
    openRules: (rule) => void openRules(root, sentences(), /** @type {string} */ (element.view?.game), rule).catch(fail),
    fail,
    openSettings: () => openSettings(root, sentences(), !element.hasAttribute("lang")),
  };
}

/** Bots wait until the player wants to go on. @param {Asked} table */
function pause({ session, screen, sentences }) {
  const on = !session.paused;
  session.hold("pause", on);
  screen()?.draw();
  screen()?.say(on ? sentences().say("paused") : "");
}

/** The best moves, which takes a moment; in a lesson the one that it means. @param {Asked} table */
async function advise({ element, session, screen, sentences }) {
  if (element.view?.lesson) return screen()?.showMove(element.view.lesson.move);
  screen()?.say(sentences().say("hint-thinking"));
  const advice = await hint(session);
  return advice ? screen()?.showAdvice(advice) : undefined;
}

/**
 * @param {Asked} table
 * @param {readonly string[]} picks
 */
async function tellWhy({ session, screen, describe }, picks) {
  const reason = await why(session, picks);
  if (reason) screen()?.say(describe(reason));
}

/** @param {Asked} table */
async function showDeal({ element, root, session, screen, sentences }) {
  const revealed = await reveal(session);
  const drawings = screen()?.drawings;
  if (!revealed || !drawings) return;
  const words = new Words(sentences(), drawings.faces, element.view?.players ?? []);
  openDialog(root, sentences(), words.say("deal-title"), ...dealView(revealed, element.prints, words, drawings)).classList.add("deals");
}
