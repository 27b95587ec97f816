/** The engine from a table's side: waiting for it, and leaving it. */

import { EngineError } from "../bridge/failures.js";

/** @import { Engine } from "../bridge/engine.js" */

/**
 * @param {Engine} engine
 * @returns {Promise<void>} settled when the engine has answered its handshake
 */
export function engineReady(engine) {
  return new Promise((resolve) => {
    const look = () => {
      if (engine.state !== "ready") return;
      engine.removeEventListener("change", look);
      resolve();
    };
    engine.addEventListener("change", look);
    look();
  });
}

/**
 * The engine need not keep a table that nobody sees any more. One that went with its interpreter is gone already.
 * @param {Engine} engine
 * @param {string} table
 */
export function closeTable(engine, table) {
  engine.ask({ op: "close", table }).catch((error) => {
    if (!(error instanceof EngineError)) throw error;
  });
}
