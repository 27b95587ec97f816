// Makes the page's scripts and styles one file each: node build/bundle.mjs <web/> <target folder>
//
// Modules that several entries need come into parts of their own, so that a page has one engine, whoever imports it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

import { bundle } from "./scripts.mjs";

const [web, target] = process.argv.slice(2);

// The frame checks what hosts say by the very schema that they read; what it says itself needs no check there.
const { $defs } = JSON.parse(readFileSync(join(web, "embed/messages.schema.json"), "utf-8"));
const toFrame = Object.fromEntries($defs.toFrame.oneOf.map(({ $ref }) => $ref.split("/").pop()).map((type) => [type, $defs[type]]));

await bundle({
  absWorkingDir: web,
  outdir: target,
  entryPoints: ["main.js", "rest.js", "frame.js", "library.js", "bridge/runtime.js", "page.css", "frame.css", "shadow.css"],
  define: { TO_FRAME: JSON.stringify(toFrame) },
  chunkNames: "part-[hash]",
  splitting: true,
  format: "esm",
  external: ["./site.js"], // written by the build itself
});
// The script that speaks where the others cannot: nothing in it that an old browser does not know.
await bundle({
  absWorkingDir: web,
  outdir: target,
  entryPoints: ["first.js"],
  format: "iife",
  target: "es5",
});
