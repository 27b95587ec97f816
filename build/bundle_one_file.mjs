// Makes the scripts of the edition that is one file: node build/bundle_one_file.mjs <web/> <site.js> <target folder>
//
// They are the page's own, but for the modules that know where files are and how Python is started.

import { join } from "node:path";
import process from "node:process";

import { bundle } from "./scripts.mjs";

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

const common = {
  absWorkingDir: web,
  outdir: target,
  plugins: [inTheirPlace],
  define: { TO_FRAME: "{}" }, // no page can have a frame of it
};

await bundle({ ...common, format: "esm", entryPoints: ["one_file/start.js", "bridge/runtime.js", "page.css", "shadow.css"] });
await bundle({ ...common, format: "iife", entryPoints: ["one_file/worker.js"] });
