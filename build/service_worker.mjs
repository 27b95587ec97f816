// Writes the service worker of a finished site folder by Workbox:  node build/service_worker.mjs <site folder>
// Everything that the page can ask for is precached, so that a second and a third game need no network. A new
// version waits until the page sends {type: "SKIP_WAITING"}: an update never reloads a game.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateSW } from "workbox-build";

const site = process.argv[2];

// In folders that are named by a hash of their content.
const named = /^(app|runtime|data)\/[0-9a-f]{12}\//;

// What was damaged on its way must not be kept: it would be damaged at every visit. The pages themselves are not
// checked, as a publisher may put something into them.
function checked(file) {
  if (!named.test(file.url)) return file;
  const digest = createHash("sha256").update(readFileSync(join(site, file.url))).digest("base64");
  return { ...file, integrity: `sha256-${digest}` };
}

const { count, size, warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*"],
  // pictures/, oembed/ and embed/ are for other sites, install/ for devices
  globIgnores: [
    ...["service-worker.js", "manifest.json", "**/third-party.txt", "penguin-parlour.html"],
    ...["pictures/**", "oembed/**", "embed/**", "install/**"],
  ],
  swDest: join(site, "service-worker.js"),
  mode: "production",
  sourcemap: false,
  inlineWorkboxRuntime: true, // one file, nothing from anywhere else
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024, // Workbox leaves larger files out with a mere warning
  dontCacheBustURLsMatching: named, // the folder's name is the version
  ignoreURLParametersMatching: [/./], // a game or a record in the address is still the same page
  cleanupOutdatedCaches: true,
  manifestTransforms: [(files) => ({ manifest: files.map(checked) })],
  clientsClaim: true, // the first visit's page is served from the cache at once, should the network go
  skipWaiting: false,
});
if (warnings.length > 0) {
  throw new Error(`Workbox warns:\n${warnings.join("\n")}`);
}
console.log(JSON.stringify({ count, size }));
