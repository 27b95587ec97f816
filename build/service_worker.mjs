// Writes the service worker of a finished site folder by Workbox:  node build/service_worker.mjs <site folder>
// Everything that the page can ask for is precached, so that a second and a third game need no network. A new
// version waits until the page sends {type: "SKIP_WAITING"}: an update never reloads a game.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateSW } from "workbox-build";

const site = process.argv[2];

function integrity(path) {
  return `sha256-${createHash("sha256").update(readFileSync(join(site, path))).digest("base64")}`;
}

const { count, size, warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: ["service-worker.js", "manifest.json", "**/third-party.txt"],
  swDest: join(site, "service-worker.js"),
  mode: "production",
  sourcemap: false,
  inlineWorkboxRuntime: true, // one file, nothing from anywhere else
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024, // Workbox leaves larger files out with a mere warning
  dontCacheBustURLsMatching: /^(app|runtime|data)\/[0-9a-f]{12}\//, // the folder's name is the version
  ignoreURLParametersMatching: [/./], // a game or a record in the address is still the same page
  cleanupOutdatedCaches: true,
  // What was damaged on its way must not be kept: it would be damaged at every visit.
  manifestTransforms: [(files) => ({ manifest: files.map((file) => ({ ...file, integrity: integrity(file.url) })) })],
  clientsClaim: true, // the first visit's page is served from the cache at once, should the network go
  skipWaiting: false,
});
if (warnings.length > 0) {
  throw new Error(`Workbox warns:\n${warnings.join("\n")}`);
}
console.log(JSON.stringify({ count, size }));
