/** The edition that is one file, to be downloaded; in that edition itself there is nothing to offer. */

import { make } from "../dom.js";
import { oneFile } from "../places.js";

/** @import { Sentences } from "../sentences.js" */

/** @param {Sentences} sentences */
export function takeAlong(sentences) {
  if (oneFile === null) return null;
  const link = make("a", { class: "button", href: oneFile.href, download: true, "data-action": "take-along" }, sentences.say("along-download"));
  return make(
    "section",
    { class: "panel" },
    make("h2", {}, sentences.say("along-title")),
    make("p", { class: "help" }, sentences.say("along-help")),
    make("p", { class: "buttons" }, link),
  );
}
