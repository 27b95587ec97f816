/** A record that came by a link: watched at once if it is over, kept and gone on with if the player wants that. */

import { make } from "../dom.js";
import { pageOf } from "../nav.js";
import { loadSentences } from "../sentences.js";
import { freshSeed, setupQuery } from "../setup.js";
import { faultNotes, keepNote } from "./bring.js";
import { movesOf } from "./keep.js";
import { readLink } from "./link.js";
import { readRecord } from "./reader.js";

/** @import { Place } from "../page.js" */
/** @import { PenguinTable } from "../table/element.js" */
/** @import { MatchSummary } from "../table/types.js" */

/** @param {Place} place */
export async function open({ query, sentences: page }) {
  const general = await loadSentences(page.language, undefined, "memory");
  const title = general.say("record-title");
  let record = "";
  try {
    record = await readLink(query);
    const summary = await readRecord(record);
    return { title, ...(await show(summary, page.language)) };
  } catch (error) {
    return { title, element: pageOf(general, "record", title, ...(await faultNotes(error, record, general))) };
  }
}

/**
 * @param {MatchSummary} summary
 * @param {string} language
 */
async function show(summary, language) {
  const sentences = await loadSentences(language, summary.game, "memory");
  const facts = { game: sentences.say("game-name"), names: sentences.list(summary.players.map(({ name }) => name)) };
  const over = summary.outcome !== null;
  const told = make("div", { role: "status" });
  const keep = make("button", { type: "button", "data-action": "record-keep" }, sentences.say(over ? "record-keep" : "record-keep-open"));
  keep.addEventListener("click", () => {
    told.replaceChildren(keepNote(summary, sentences));
    keep.hidden = true;
    told.querySelector("a")?.focus();
  });
  const count = movesOf(summary.record).flat().length;
  const lead = make("p", {}, sentences.say(over ? "record-lead" : "record-lead-open", { count }));
  const head = make("section", { class: "panel" }, lead, make("p", { class: "buttons" }, keep), told);
  const element = pageOf(sentences, "record", sentences.say("games-entry", facts), head);
  if (!over) return { element };
  const table = /** @type {PenguinTable} */ (document.createElement("penguin-table"));
  table.watching = true;
  table.setAttribute("record", summary.record);
  table.addEventListener("penguin-again", (event) => {
    event.preventDefault();
    location.hash = `#/play?${setupQuery({ ...summary, seed: freshSeed() })}`;
  });
  element.append(table);
  return { element };
}
