/** A match as a link, a file or a text; one that goes on only after a warning that it shows every hand. */

import { copyField, openDialog } from "../dialogs.js";
import { button, make } from "../dom.js";
import { openEmbed } from "../embed/dialog.js";
import { oneFile } from "../places.js";
import { dayOf, saveFile } from "./files.js";
import { writeLink } from "./link.js";

/** @import { Sentences } from "../sentences.js" */

/**
 * @param {Element | ShadowRoot} home
 * @param {Sentences} sentences with the part `memory`
 * @param {{ record: string, over: boolean, game: string }} match
 */
export async function openShare(home, sentences, match) {
  const place = make("div", { class: "share" });
  const fill = async () => place.replaceChildren(...(await ways(sentences, match)));
  if (match.over) await fill();
  else {
    const show = async () => {
      await fill();
      place.querySelector("input")?.focus();
    };
    const anyway = button(sentences, "share-anyway", () => void show());
    place.append(make("p", { class: "notice" }, sentences.say("share-warning")), make("p", { class: "buttons" }, anyway));
  }
  openDialog(home, sentences, sentences.say("share-title"), place).classList.add("share-dialog");
}

/**
 * @param {Sentences} sentences
 * @param {{ record: string, game: string }} match
 */
async function ways(sentences, { record, game }) {
  const address = new URL(await writeLink(record), location.href).href;
  const link = make("input", { type: "text", readonly: true, value: address, "aria-label": sentences.say("share-link") });
  const told = make("p", { role: "status", class: "help" });
  const copy = () => copyField(link, told, sentences.say("share-copied"), sentences.say("share-copy"));
  const embed = async () => {
    await openEmbed(sentences.language, { game, record });
  };
  const send = async () => {
    try {
      await navigator.share({ url: address });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // who turns back makes no fault
    }
  };
  const label = sentences.say("share-text");
  return [
    make("p", {}, sentences.say("share-help")),
    link,
    make(
      "p",
      { class: "buttons" },
      button(sentences, "share-copy-link", () => void copy()),
      "share" in navigator ? button(sentences, "share-send", () => void send()) : null,
      oneFile ? button(sentences, "embed", () => void embed()) : null,
      button(sentences, "share-file", () => saveFile(`${game}-${dayOf(Date.now())}.record`, record, "text/plain")),
    ),
    told,
    make("details", {}, make("summary", {}, label), make("textarea", { readonly: true, rows: 8, "aria-label": label }, record)),
  ];
}
