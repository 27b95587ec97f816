// What files weigh after brotli at its best, all cores at work:  node build/brotli_sizes.mjs <file>…  writes a list of numbers.
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** @param {string} file */
async function weight(file) {
  const data = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  return (await compress(data, { params })).length;
}

console.log(JSON.stringify(await Promise.all(process.argv.slice(2).map(weight))));
