/** The first script of the edition that is one file: unpacks what the page needs, then is the page. */

import { addFiles, answerFetches } from "./files.js";
import { unpack } from "./unpack.js";

answerFetches();
try {
  addFiles(await unpack("page-files"));
  await import("../main.js");
} catch (error) {
  const told = /** @type {HTMLElement} */ (document.getElementById("damaged"));
  told.hidden = false;
  told.append(` (${error})`);
  throw error;
}
