/** The pages that have a table, which the lobby does without: they come behind the engine, while the player chooses. */

import "./table/define.js";

export { Learn } from "./learn.js";
export { Play } from "./play.js";
export { RulesPage } from "./rules_page.js";
