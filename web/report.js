/** A report on what went wrong, for whoever can help: shown, to be copied by the player, sent nowhere. */

import { button, make } from "./dom.js";
import { site } from "./places.js";
import { shelf } from "./storage.js";

/** @import { Engine } from "./bridge/engine.js" */
/** @import { Sentences } from "./sentences.js" */

/**
 * Of the address nothing after `#`: there are the players' names and games.
 * @param {Engine} engine
 * @returns {string}
 */
export function reportOf({ state, failure, attempt, carrier }) {
  const { userAgent, languages, onLine } = navigator;
  const facts = {
    failure: failure?.code,
    facts: failure?.facts,
    engine: { state, attempt, carrier, version: site.version, runtime: site.runtime },
    page: location.href.split("#")[0],
    time: new Date().toISOString(),
    browser: userAgent,
    languages,
    window: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}`,
    online: onLine,
    framed: window.top !== window,
    storage: shelf.kept,
    secure: isSecureContext,
    isolated: crossOriginIsolated,
    workers: "Worker" in window,
    webAssembly: "WebAssembly" in window,
  };
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");
}

/**
 * @param {string} report
 * @param {Sentences} sentences
 */
export function reportBox(report, sentences) {
  const told = make("p", { role: "status" });
  const text = make("textarea", { readonly: true, rows: 8, "aria-label": sentences.say("report-title") }, report);
  const copy = async () => {
    text.focus();
    text.select();
    try {
      await navigator.clipboard.writeText(report);
      told.textContent = sentences.say("report-copied");
    } catch {
      told.textContent = sentences.say("report-marked"); // plain http and some frames have no clipboard
    }
  };
  return make(
    "details",
    { class: "report" },
    make("summary", {}, sentences.say("report-title")),
    make("p", {}, sentences.say("report-help")),
    text,
    make("p", { class: "buttons" }, button(sentences, "report-copy", () => void copy())),
    told,
  );
}
