/** The errors of the bridge: a boot that failed, a worker that cannot start, and a request that was refused or never answered. */

/** @import { ErrorFacts, Failure, FailureCode } from "./types.js" */

/** Why the engine did not start. */
export class BootFailure extends Error {
  /**
   * @param {FailureCode} code
   * @param {Failure["facts"]} [facts]
   */
  constructor(code, facts = {}) {
    super(`the engine did not start: ${code} ${JSON.stringify(facts)}`);
    this.name = "BootFailure";
    /** @type {Failure} */
    this.failure = { code, facts };
  }
}

/** This browser, frame or policy lets no worker start. */
export class NoWorker extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(`no worker starts here: ${reason}`);
    this.name = "NoWorker";
  }
}

/** The engine's own error of a refused request; or type "engine" when no answer came or it made no sense. */
export class EngineError extends Error {
  /** @param {ErrorFacts} error */
  constructor({ type, code, where = null, line = 0, column = 0, rule = null, facts = {} }) {
    super(`${type}: ${code}${where === null ? "" : ` at ${where}`} ${JSON.stringify(facts)}`);
    this.name = "EngineError";
    this.type = type;
    this.code = code;
    this.where = where;
    this.line = line;
    this.column = column;
    this.rule = rule;
    this.facts = facts;
  }
}
