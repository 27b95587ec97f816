// Writes the service worker of a finished site folder:  node build/service_worker.mjs <site folder>
// Everything that the page can ask for is precached, so that a second and a third game need no network
// (web/service_worker.js).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { getManifest } from "workbox-build";

import { bundle } from "./scripts.mjs";

const site = process.argv[2];

// In folders that are named by a hash of their content: the folder's name is the version.
const named = /^(app|runtime|data)\/[0-9a-f]{12}\//;

// What was damaged on its way must not be kept: it would be damaged at every visit. The pages themselves are not
// checked, as a publisher may put something into them.
function checked({ url, revision }) {
  if (!named.test(url)) return { url, revision };
  const digest = createHash("sha256").update(readFileSync(join(site, url))).digest("base64");
  return { url, revision: null, integrity: `sha256-${digest}` };
}

const { manifestEntries, count, size, warnings } = await getManifest({
  globDirectory: site,
  globPatterns: ["**/*"],
  // pictures/, oembed/ and embed/ are for other sites, install/ for devices
  globIgnores: [
    ...["service-worker.js", "manifest.json", "**/third-party.txt", "penguin-parlour.html"],
    ...["pictures/**", "oembed/**", "embed/**", "install/**"],
  ],
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024, // Workbox leaves larger files out with a mere warning
  dontCacheBustURLsMatching: named,
});
const isDoc = (/** @type {{ url: string }} */ { url }) => url.startsWith("docs/"); // kept apart from the games
if (warnings.length > 0) {
  throw new Error(`Workbox warns:\n${warnings.join("\n")}`);
}
await bundle({
  entryPoints: [join(dirname(fileURLToPath(import.meta.url)), "..", "web", "service_worker.js")],
  outfile: join(site, "service-worker.js"), // one file, nothing from anywhere else
  format: "iife",
  define: {
    FILES: JSON.stringify(manifestEntries.filter((entry) => !isDoc(entry)).map(checked)),
    DOCS: JSON.stringify(manifestEntries.filter(isDoc)),
    "process.env.NODE_ENV": '"production"',
  },
});
console.log(JSON.stringify({ count, size }));
