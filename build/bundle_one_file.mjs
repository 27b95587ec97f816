// Makes the scripts of the edition that is one file: node build/bundle_one_file.mjs <web/> <site.js> <target folder>
//
// They are the page's own, but for the modules that know where files are and how Python is started.

import { join } from "node:path";
import process from "node:process";

import * as esbuild from "esbuild";

const [web, site, target] = process.argv.slice(2);

/** Modules of web/ that have another in their place. */
const replaced = new Map([
  [join(web, "places.js"), join(web, "one_file", "places.js")],
  [join(web, "bridge", "carriers.js"), join(web, "one_file", "carriers.js")],
  [join(web, "site.js"), site],
]);

const inTheirPlace = {
  name: "in their place",
  setup(build) {
    build.onResolve({ filter: /\/(places|carriers|site)\.js$/ }, ({ path, resolveDir }) => {
      const other = replaced.get(join(resolveDir, path));
      return other ? { path: other } : undefined;
    });
  },
};

/** @type {esbuild.BuildOptions} */
const common = {
  absWorkingDir: web,
  outdir: target,
  entryNames: "[name]",
  bundle: true,
  minify: true,
  target: "es2022",
  legalComments: "none", // third-party.txt names all authors and licences
  plugins: [inTheirPlace],
  logLevel: "warning",
};

const done = await Promise.all([
  esbuild.build({ ...common, format: "esm", entryPoints: ["one_file/start.js", "bridge/runtime.js", "page.css", "shadow.css"] }),
  esbuild.build({ ...common, format: "iife", entryPoints: ["one_file/worker.js"] }),
]);
if (done.some(({ warnings }) => warnings.length > 0)) process.exit(1);
