// Makes the page's scripts and styles one file each: node build/bundle.mjs <web/> <target folder>
//
// Modules that several entries need come into parts of their own, so that a page has one engine, whoever imports it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

import * as esbuild from "esbuild";

const [web, target] = process.argv.slice(2);

// The frame checks what hosts say by the very schema that they read; what it says itself needs no check there.
const { $defs } = JSON.parse(readFileSync(join(web, "embed/messages.schema.json"), "utf-8"));
const toFrame = Object.fromEntries($defs.toFrame.oneOf.map(({ $ref }) => $ref.split("/").pop()).map((type) => [type, $defs[type]]));

const done = await esbuild.build({
  absWorkingDir: web,
  entryPoints: ["main.js", "frame.js", "library.js", "bridge/runtime.js", "page.css", "frame.css", "shadow.css"],
  outdir: target,
  entryNames: "[name]",
  chunkNames: "part-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  target: "es2022",
  charset: "utf8",
  legalComments: "none", // third-party.txt names all authors and licences
  define: { TO_FRAME: JSON.stringify(toFrame) },
  external: ["./site.js"], // written by the build itself
  logLevel: "warning",
});
if (done.warnings.length > 0) process.exit(1);
