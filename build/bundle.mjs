// Makes the page's scripts and styles one file each: node build/bundle.mjs <web/> <target folder>
//
// Modules that several entries need come into parts of their own, so that a page has one engine, whoever imports it.

import process from "node:process";

import * as esbuild from "esbuild";

const [web, target] = process.argv.slice(2);

const done = await esbuild.build({
  absWorkingDir: web,
  entryPoints: ["main.js", "library.js", "bridge/runtime.js", "page.css", "shadow.css"],
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
  external: ["./site.js"], // written by the build itself
  logLevel: "warning",
});
if (done.warnings.length > 0) process.exit(1);
