// Writes beside each file what a publisher would send of it, brotli at its best:  node build/pack_site.mjs <file or folder>…
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { brotliCompressSync, constants } from "node:zlib";

/** @param {string} path @returns {string[]} */
function files(path) {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path];
}

for (const file of process.argv.slice(2).flatMap(files)) {
  const data = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
}
