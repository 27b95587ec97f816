/** What is stored where, and how big it is; everything as a file and back; keeping it, and forgetting it all. */

import { openDialog } from "../dialogs.js";
import { button, make } from "../dom.js";
import { allMatches, keysOf } from "../matches.js";
import { pageOf } from "../nav.js";
import { loadSentences } from "../sentences.js";
import { settings } from "../settings.js";
import { shelf } from "../storage.js";
import { planBackup, RecordError, takeIn, writeBackup } from "./backup.js";
import { faultNotes } from "./bring.js";
import { figures, sizeOf, sizeText } from "./figures.js";
import { dayOf, saveFile } from "./files.js";
import { forgetEverything, offlineBytes, persisted, roomOf } from "./keeping.js";
import { takeAlong } from "./take_along.js";

/** @import { Place } from "../page.js" */
/** @import { Sentences } from "../sentences.js" */

/** @param {Place} place */
export async function open({ sentences: page }) {
  const sentences = await loadSentences(page.language, undefined, "memory");
  const title = sentences.say("storage-title");
  const content = [make("p", {}, sentences.say("storage-lead")), await overview(sentences), await lasting(sentences), exchange(sentences), takeAlong(sentences), forgetting(sentences)];
  return { title, element: pageOf(sentences, "storage", title, ...content) };
}

/** As texts are kept: two bytes a letter, names included. @param {readonly string[]} names */
const bytesOf = (names) => names.reduce((sum, name) => sum + 2 * (name.length + (shelf.get(name)?.length ?? 0)), 0);

/** @param {Sentences} sentences */
async function overview(sentences) {
  const all = shelf.names();
  const of = (/** @type {string} */ kind) => all.filter((name) => name.startsWith(kind));
  const rest = all.filter((name) => !["match:", "result:", "aside:", "setting:"].some((kind) => name.startsWith(kind)));
  const open = allMatches().filter(({ match }) => !match.over).length;
  const here = sentences.say(shelf.kept ? "storage-local" : "storage-memory");
  const line = (/** @type {string} */ id, /** @type {string[]} */ names, /** @type {object} */ facts = {}) =>
    [sentences.say(id, { count: names.length, ...facts }), here, sizeOf(bytesOf(names), sentences)];
  const rows = [
    line("storage-games", of("match:"), { open }),
    line("storage-results", of("result:")),
    line("storage-settings", of("setting:")),
    line("storage-rest", rest),
    ...(of("aside:").length > 0 ? [line("storage-aside", of("aside:"))] : []),
    [sentences.say("storage-tab"), sentences.say("storage-session"), ""],
    [sentences.say("storage-offline"), sentences.say("storage-cache"), sizeOf(await offlineBytes(), sentences)],
  ];
  const room = await roomOf();
  const sum = room && sentences.say("storage-room", { used: sizeText(room.used, sentences), quota: sizeText(room.quota, sentences) });
  return make(
    "section",
    { class: "panel" },
    make("h2", {}, sentences.say("storage-what-where")),
    figures(sentences, sentences.say("storage-overview"), ["storage-what", "storage-where", "storage-size"], rows),
    sum ? make("p", { class: "help" }, sum) : null,
    make("p", { class: "help" }, sentences.say("storage-nowhere-else")),
  );
}

/** @param {Sentences} sentences */
async function lasting(sentences) {
  const told = make("p", { role: "status" });
  const ask = button(sentences, "storage-persist", undefined, { "data-action": "persist" });
  const show = (/** @type {boolean | null} */ kept) => {
    told.textContent = sentences.say(kept === null ? "storage-persist-unknown" : kept ? "storage-persist-yes" : "storage-persist-no");
    ask.hidden = kept !== false;
  };
  ask.addEventListener("click", async () => {
    const granted = await navigator.storage.persist();
    show(granted);
    if (!granted) told.textContent = sentences.say("storage-persist-refused");
  });
  show(await persisted());
  return make("section", { class: "panel" }, make("h2", {}, sentences.say("storage-lasting")), told, make("p", { class: "buttons" }, ask));
}

/** @param {Sentences} sentences */
function exchange(sentences) {
  const told = make("div", { role: "status", class: "told" });
  const file = make("input", { type: "file", accept: ".json,application/json", "aria-label": sentences.say("backup-import") });
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const text = await chosen.text();
    file.value = "";
    try {
      const plan = await planBackup(text, (done, total) => {
        told.textContent = sentences.say("backup-reading", { done, total });
      });
      told.replaceChildren(...preview(plan, sentences, told));
    } catch (error) {
      told.replaceChildren(...(await faultNotes(error, error instanceof RecordError ? error.record : "", sentences)));
    }
  });
  const save = () => {
    const now = Date.now();
    saveFile(`penguin-parlour-${dayOf(now)}.json`, writeBackup(now), "application/json");
  };
  return make(
    "section",
    { class: "panel bring" },
    make("h2", {}, sentences.say("backup-title")),
    make("p", { class: "help" }, sentences.say("backup-help")),
    make(
      "p",
      { class: "buttons" },
      button(sentences, "backup-export", save),
      make("label", { class: "button file" }, sentences.say("backup-import"), file),
    ),
    told,
  );
}

/**
 * What a file would bring, and the decision.
 * @param {import("./backup.js").Plan} plan
 * @param {Sentences} sentences
 * @param {HTMLElement} told
 */
function preview(plan, sentences, told) {
  const { games, results, differing } = plan;
  const facts = { fresh: games.new, further: games.longer, both: games.both, known: games.same + games.shorter };
  const theirs = make("input", { type: "checkbox", name: "theirs" });
  const take = () => {
    const done = takeIn(plan, theirs.checked);
    settings.read();
    told.replaceChildren(make("p", { class: "notice" }, sentences.say(done ? "backup-done" : "backup-full")));
  };
  return [
    make("p", {}, sentences.say("backup-games", facts)),
    make("p", {}, sentences.say("backup-results", results)),
    ...(differing.length > 0 ? [make("p", {}, make("label", {}, theirs, sentences.say("backup-theirs", { count: differing.length })))] : []),
    make("p", { class: "buttons" }, button(sentences, "backup-take", take, { class: "main" })),
  ];
}

/** @param {Sentences} sentences */
function forgetting(sentences) {
  const ask = () => {
    const files = make("input", { type: "checkbox", name: "files" });
    const sure = button(sentences, "forget-sure", undefined, { class: "main", "data-action": "forget-all-sure" });
    const dialog = openDialog(
      document.body,
      sentences,
      sentences.say("forget-title"),
      make("p", {}, sentences.say("forget-question", { count: keysOf("match:").length })),
      make("p", {}, make("label", {}, files, sentences.say("forget-files"))),
      make("p", { class: "buttons" }, make("button", { type: "button", onclick: () => dialog.close() }, sentences.say("forget-keep")), sure),
    );
    sure.addEventListener("click", () => void forgetEverything(files.checked));
  };
  return make(
    "section",
    { class: "panel" },
    make("h2", {}, sentences.say("forget-title")),
    make("p", { class: "help" }, sentences.say("forget-help")),
    make("p", { class: "buttons" }, button(sentences, "forget-all", ask)),
  );
}
