// Draws SVG as small PNG:  node build/draw.mjs <a JSON file: [{from, to, width, colours}]>
// Where a picture must be a PNG (cards of links, mail), it is drawn from our own SVG, alike on every machine.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import UPNG from "upng-js";

await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));

for (const { from, to, width, colours } of JSON.parse(readFileSync(process.argv[2], "utf-8"))) {
  const drawn = new Resvg(readFileSync(from, "utf-8"), { fitTo: { mode: "width", value: width } }).render();
  const { buffer, byteOffset, byteLength } = drawn.pixels;
  const pixels = buffer.slice(byteOffset, byteOffset + byteLength);
  writeFileSync(to, new Uint8Array(UPNG.encode([pixels], drawn.width, drawn.height, colours)));
}
