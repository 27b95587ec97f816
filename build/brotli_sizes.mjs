// What files weigh after brotli at its best:  node build/brotli_sizes.mjs <file>…  writes a list of numbers.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const sizes = process.argv.slice(2).map((file) => {
  const data = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  return brotliCompressSync(data, { params }).length;
});
console.log(JSON.stringify(sizes));
