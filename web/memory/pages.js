/** The pages that few visits need, as one part of the site that is loaded when the first of them is asked for. */

import * as fairness from "./fairness_page.js";
import * as games from "./games_page.js";
import * as record from "./record_page.js";
import * as statistics from "./statistics_page.js";
import * as storage from "./storage_page.js";

export { openShare } from "./share.js";

/** By the path of their address. */
export const pages = { fairness, games, record, statistics, storage };
