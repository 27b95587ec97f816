/** The first script of the page (index.html). What the page is made of comes as one part, which the frame needs too: rest.js. */

import { openPage } from "./page.js";

await openPage();
