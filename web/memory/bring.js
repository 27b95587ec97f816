/** A game from elsewhere: a link, the text of a record or a file, read by the engine and put among those that are kept. */

import { findGame, loadFaces } from "../data.js";
import { button, make } from "../dom.js";
import { saveMatch } from "../matches.js";
import { loadSentences } from "../sentences.js";
import { SetupError } from "../setup.js";
import { faultOf } from "../table/faults.js";
import { Words } from "../table/words.js";
import { Keeper } from "./keep.js";
import { linkIn, readLink } from "./link.js";
import { placeIn, readRecord } from "./reader.js";

/** @import { Sentences } from "../sentences.js" */

/**
 * @param {Sentences} sentences
 * @param {() => void} changed called when a game has been kept
 */
export function bringBox(sentences, changed) {
  const area = make("textarea", { rows: 4, spellcheck: "false", "aria-label": sentences.say("bring-label"), "aria-describedby": "bring-help" });
  const file = make("input", { type: "file", accept: ".record,.txt,text/plain", "aria-label": sentences.say("bring-file") });
  const told = make("div", { role: "status", class: "told" });
  const look = async () => {
    told.replaceChildren(make("p", {}, sentences.say("bring-reading")));
    told.replaceChildren(...(await bring(area.value, sentences)));
    changed();
  };
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    area.value = await chosen.text();
    file.value = "";
    await look();
  });
  return make(
    "section",
    { class: "panel bring" },
    make("h2", {}, sentences.say("bring-title")),
    make("p", { class: "help", id: "bring-help" }, sentences.say("bring-help")),
    area,
    make(
      "p",
      { class: "buttons" },
      button(sentences, "bring", () => void look(), { class: "main" }),
      make("label", { class: "button file" }, sentences.say("bring-file"), file),
    ),
    told,
  );
}

/**
 * Takes what a text holds among the games that are kept.
 * @param {string} text
 * @param {Sentences} sentences
 * @returns {Promise<Node[]>} what is to be said of it
 */
async function bring(text, sentences) {
  let record = text;
  try {
    if (text.trimStart().startsWith("{")) throw new SetupError("bring-everything", "");
    const link = linkIn(text);
    if (link) record = await readLink(link);
    return [keepNote(await readRecord(record), sentences)];
  } catch (error) {
    return faultNotes(error, record, sentences);
  }
}

/**
 * Keeps a match, and says what came of it.
 * @param {import("../table/types.js").MatchSummary} summary
 * @param {Sentences} sentences
 */
export function keepNote(summary, sentences) {
  const { key, news, match } = new Keeper().add(summary, { prints: [], when: Date.now() });
  const kept = news === "same" || news === "shorter" || saveMatch(key, match);
  const href = `#/${match.over ? "replay" : "play"}?${key}`;
  const open = make("a", { class: "button", href }, sentences.say(match.over ? "bring-watch" : "bring-play"));
  return make("p", { class: "notice buttons" }, sentences.say(kept ? `bring-${news}` : "keep-full"), " ", open);
}

/**
 * What is wrong with a text, and where.
 * @param {unknown} error
 * @param {string} text
 * @param {Sentences} sentences
 * @returns {Promise<Node[]>}
 */
export async function faultNotes(error, text, sentences) {
  const fault = faultOf(error);
  const words = await wordsFor(text, sentences);
  const notes = [make("p", { class: "notice", "data-fault": fault.code }, words.fault(fault))];
  const place = placeIn(text, fault);
  if (place) {
    const line = make("code", {}, place.before, make("mark", {}, place.part), place.after);
    notes.push(make("p", { class: "excerpt" }, make("span", { class: "help" }, sentences.say("bring-line", { number: place.number })), " ", line));
  }
  return notes;
}

/**
 * Words that can also say what a game forbids, if the text tells which game it is.
 * @param {string} text
 * @param {Sentences} sentences
 */
async function wordsFor(text, sentences) {
  const game = /^game: *(\S+)/m.exec(text)?.[1] ?? "";
  if (!(await findGame(game))) return new Words(sentences, {}, []);
  const players = Array.from(text.matchAll(/^player \d+: *(.*)$/gm), ([, name = ""]) => ({ name, bot: null }));
  return new Words(await loadSentences(sentences.language, game, "memory"), await loadFaces(game), players);
}
