/** A request to a text, and the text of its reply to an object. What a request means, only Python knows. */

import { EngineError } from "./failures.js";

/** @import { Carrier, ErrorFacts, Reply, Request } from "./types.js" */

/**
 * @param {Pick<Carrier, "answer">} carrier
 * @param {Request & { v: number, id: number }} request
 * @returns {Promise<Reply>}
 * @throws {EngineError} the engine's own, or code "unreadable-reply"
 */
export async function exchange(carrier, request) {
  const text = await carrier.answer(JSON.stringify(request));
  const reply = readReply(text, request.id);
  if (!reply.ok) throw new EngineError(/** @type {ErrorFacts} */ (reply.error));
  return reply;
}

/**
 * @param {unknown} text
 * @param {number} id
 * @returns {Reply}
 */
function readReply(text, id) {
  const unreadable = (/** @type {string} */ reason) =>
    new EngineError({ type: "engine", code: "unreadable-reply", where: "reply", facts: { reason, text: String(text) } });
  let reply;
  try {
    reply = JSON.parse(String(text));
  } catch (error) {
    throw unreadable(String(error));
  }
  if (reply?.v !== 1) throw unreadable("version");
  if (reply.ok !== true && typeof reply.error?.code !== "string") throw unreadable("error");
  // A request that the engine cannot read is refused without a number.
  if (reply.id !== id && (reply.ok || reply.id !== null)) throw unreadable("id");
  return reply;
}
