/** What pages and scripts of other people, and tests, may import: the table's element, the engine, the sentences. */

export { Engine } from "./bridge/engine.js";
export { EngineError } from "./bridge/failures.js";
export { loadFaces } from "./data.js";
export { loadSentences } from "./sentences.js";
export { Words } from "./rest.js"; // which defines the element
