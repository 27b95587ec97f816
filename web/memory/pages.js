/** The pages of what is kept, by the path of their address. */

import * as fairness from "./fairness_page.js";
import * as games from "./games_page.js";
import * as record from "./record_page.js";
import * as statistics from "./statistics_page.js";
import * as storage from "./storage_page.js";

export const pages = { fairness, games, record, statistics, storage };
