// Makes the loader of <penguin-table> for other people's pages:  node build/facade.mjs <web/> <embed.js> <a JSON file of FACADE>
// One classic script without imports: a script tag on any page must do.
import { readFileSync } from "node:fs";
import process from "node:process";

import * as esbuild from "esbuild";

const [web, target, facts] = process.argv.slice(2);

const done = await esbuild.build({
  absWorkingDir: web,
  entryPoints: ["facade.js"],
  outfile: target,
  bundle: true,
  format: "iife",
  minify: true,
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  define: { FACADE: readFileSync(facts, "utf-8") },
  logLevel: "warning",
});
if (done.warnings.length > 0) process.exit(1);
