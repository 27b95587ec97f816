// Makes the loader of <penguin-table> for other people's pages:  node build/facade.mjs <web/> <embed.js> <a JSON file of FACADE>
// One classic script without imports: a script tag on any page must do.
import { readFileSync } from "node:fs";
import process from "node:process";

import { bundle } from "./scripts.mjs";

const [web, target, facts] = process.argv.slice(2);

await bundle({
  absWorkingDir: web,
  entryPoints: ["facade.js"],
  outfile: target,
  format: "iife",
  define: { FACADE: readFileSync(facts, "utf-8") },
});
