/** The engine from a table's side: waiting for it, and leaving it. */

import { EngineError } from "../bridge/failures.js";

/** @import { Engine } from "../bridge/engine.js" */
/** @import { Reply, Request } from "../bridge/types.js" */

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
 * A request that is made again as soon as the engine is there.
 * @param {Engine} engine
 * @param {Request} request
 * @param {() => boolean} lost called when there is no engine: whether the answer is still wanted
 * @returns {Promise<Reply>}
 */
export async function insist(engine, request, lost) {
  for (;;) {
    try {
      return await engine.ask(request);
    } catch (error) {
      if (!(error instanceof EngineError) || error.type !== "engine" || !lost()) throw error;
      await engineReady(engine);
    }
  }
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
