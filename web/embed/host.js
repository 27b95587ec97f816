/**
 * The page around: what it says to the table in its frame, and what it hears. Each message is an object with
 * `"penguin-parlour": 1`; messages.schema.json says what else. What has no such key is not meant for us. What has it and does
 * not fit is answered with an error.
 */

import { SetupError } from "../setup.js";
import { misfit } from "./schema.js";

/** @import { Schema } from "./schema.js" */

/** @typedef {{ type: string, id?: string } & Record<string, string>} HostMessage one that fits */

const key = "penguin-parlour";
const version = 1;
const known = /** @type {Record<string, Schema>} */ (TO_FRAME);

/** Who listens is not known: therefore nothing is said that only the player may know. @param {Window} window */
export const hostOf = (window) => (window.parent === window ? null : window.parent);

export class Host {
  #height = window.innerHeight;

  /**
   * @param {(message: HostMessage) => void} hear
   * @param {(error: SetupError, id: string | undefined) => void} fail
   */
  constructor(hear, fail) {
    this.window = hostOf(window);
    this.#tellWordPress();
    window.addEventListener("message", ({ source, data }) => {
      if (secret && source === this.window && data?.secret === secret) this.#tellWordPress();
      if (source !== this.window || typeof data !== "object" || data === null || !Object.hasOwn(data, key)) return;
      try {
        hear(checked(data));
      } catch (error) {
        if (!(error instanceof SetupError)) throw error;
        fail(error, typeof data.id === "string" ? data.id.slice(0, 100) : undefined);
      }
    });
  }

  /**
   * @param {string} type
   * @param {object} content
   * @param {string} [id] of the message that this answers
   */
  say(type, content, id) {
    this.window?.postMessage({ [key]: version, type, ...(id === undefined ? {} : { id }), ...content }, "*");
  }

  /** @param {number} height in pixels */
  sayHeight(height) {
    this.say("resize", { height });
    this.#height = height;
    this.#tellWordPress();
  }

  /** Its script hides the frame until it hears a height, and asks for one once it listens. */
  #tellWordPress() {
    if (secret) this.window?.postMessage({ message: "height", value: this.#height, secret }, "*");
  }
}

/**
 * @param {Record<string, unknown>} message
 * @returns {HostMessage}
 * @throws {SetupError}
 */
function checked(message) {
  if (message[key] !== version) throw new SetupError("message-version", key, { version: shown(message[key]), known: version });
  const type = shown(message["type"]);
  const fitting = Object.hasOwn(known, type) ? known[type] : undefined;
  if (!fitting) throw new SetupError("message-type", "type", { text: type, known: Object.keys(known).join(", ") });
  const field = misfit(message, fitting);
  if (field !== null) throw new SetupError("message-field", field, { text: shown(message[field]) });
  return /** @type {HostMessage} */ (message);
}

/** WordPress puts `#?secret=…` behind an address, and believes a height that is told with it. */
const secret = /^#\?secret=([a-zA-Z0-9]+)$/.exec(location.hash)?.[1];

/** What somebody sent, short enough for a sentence. @param {unknown} value */
function shown(value) {
  if (typeof value === "string") return value.slice(0, 80);
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80);
  } catch {
    return Object.prototype.toString.call(value); // what holds itself, or a number too big for JSON
  }
}
