/**
 * Asks Lighthouse about pages, one after the other in one browser, as it asks by itself: a phone, or a desk.
 * `node ask_lighthouse.mjs HOME WISH`: the folder where it is installed, and `{ program, flags, pages: [{ address, desk }] }`.
 * Prints a list of `{ error, categories, audits }`: scores from 0 to 1 by name, null for what says nothing here.
 */

import { argv, stdout } from "node:process";
import { pathToFileURL } from "node:url";

const [home, wish] = argv.slice(2);
const { program, flags, pages } = JSON.parse(wish);
const load = (path) => import(pathToFileURL(`${home}/node_modules/${path}`).href);
const { default: lighthouse, desktopConfig } = await load("lighthouse/core/index.js");
const { launch } = await load("chrome-launcher/dist/index.js");

const scores = (parts) => Object.fromEntries(Object.entries(parts).map(([name, { score }]) => [name, score]));

const browser = await launch({ chromePath: program, chromeFlags: flags, logLevel: "silent" });
const found = [];
try {
  for (const { address, desk } of pages) {
    const { lhr } = await lighthouse(address, { port: browser.port, logLevel: "error" }, desk ? desktopConfig : undefined);
    found.push({ error: lhr.runtimeError?.message ?? "", categories: scores(lhr.categories), audits: scores(lhr.audits) });
  }
} finally {
  browser.kill();
}
stdout.write(JSON.stringify(found));
