// How all scripts and styles of ours are made small: esbuild joins the modules, terser then saves another thirtieth of the bytes
// that travel.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

import * as esbuild from "esbuild";
import { minify } from "terser";

/** @param {esbuild.BuildOptions} options those of one kind of scripts; what it writes, and whether it is a module, is in them */
export async function bundle(options) {
  const { outputFiles, warnings } = await esbuild.build({
    entryNames: "[name]",
    bundle: true,
    minify: true,
    charset: "utf8",
    target: "es2022",
    legalComments: "none", // third-party.txt names all authors and licences
    logLevel: "warning",
    write: false,
    ...options,
  });
  if (warnings.length > 0) process.exit(1);
  const shorter = {
    ecma: options.target === "es5" ? 5 : 2022,
    module: options.format === "esm",
    compress: { passes: 3 },
  };
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith(".js") ? (await minify(text, shorter)).code : text);
  }
}
