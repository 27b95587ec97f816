/** What scripts of other people, and tests, may import of the page: its engine and its sentences. */

export { Engine } from "./bridge/engine.js";
export { EngineError } from "./bridge/failures.js";
export { loadFaces } from "./data.js";
export { loadSentences } from "./sentences.js";
export { Words } from "./table/words.js";
