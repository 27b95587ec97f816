/** The first script of frames in other people's pages (embed.html): docs/embedding.md. */

import { openFrame } from "./rest.js";

await openFrame();
