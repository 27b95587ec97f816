/**
 * All that the lobby does without, as one part: it comes behind the engine, while the player chooses. More and smaller parts would
 * weigh a tenth more on their way, as each is compressed for itself. For the same reason the frame is in here, and the page is named:
 * so it comes as one part with all that both need (build/scripts.mjs).
 */

import "./table/define.js";

export { RuleBook } from "./book.js";
export { openEmbed } from "./embed/dialog.js";
export { openFrame } from "./embed/frame.js";
export { Learn } from "./learn.js";
export { readLink } from "./memory/link.js";
export { pages } from "./memory/pages.js";
export { openPage } from "./page.js";
export { Play } from "./play.js";
export { RulesPage } from "./rules_page.js";
export { Words } from "./table/words.js";
