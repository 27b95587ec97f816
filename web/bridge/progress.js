/** How far a boot has come, from the build's table of sizes: HTTP's own size header would be that of the compressed file. */

/** @import { SizedFile, Step } from "./types.js" */

/** The share of the bar that belongs to the bytes; the rest is Python's start. */
const shareOfBytes = 0.8;

/** @type {Readonly<Record<Step, number>>} */
const shareOfSteps = { pyscript: 0, module: 0, interpreter: 0.1, engine: 0.05, hello: 0.05 };

/**
 * Modules are loaded by `import`, which does not count. A step that was reached says that they are there.
 * @type {Readonly<Record<Step, RegExp>>}
 */
const arrived = {
  pyscript: /\.(js|css|py)$/,
  module: /\/pyodide\.mjs$/,
  interpreter: /./,
  engine: /./,
  hello: /./,
};

export class Progress {
  /** @type {Map<string, number>} */
  #sizes;
  /** @type {Map<string, number>} */
  #received = new Map();
  /** @type {Set<Step>} */
  #steps = new Set();
  #total;

  /** @param {readonly SizedFile[]} files */
  constructor(files) {
    this.#sizes = new Map(files.map(({ path, size }) => [path, size]));
    this.#total = files.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * @param {string} path
   * @param {number} bytes of the file that have arrived in all
   */
  bytes(path, bytes) {
    const size = this.#sizes.get(path) ?? 0;
    this.#received.set(path, Math.min(size, Math.max(bytes, this.#received.get(path) ?? 0)));
  }

  /** @param {Step} step */
  step(step) {
    this.#steps.add(step);
    for (const [path, size] of this.#sizes) if (arrived[step].test(path)) this.bytes(path, size);
  }

  /** Have all files arrived that are counted byte by byte? */
  get loaded() {
    return [...this.#sizes].every(([path, size]) => path.endsWith(".mjs") || this.#received.get(path) === size);
  }

  /** 0…1, never falling. */
  get fraction() {
    const received = [...this.#received.values()].reduce((sum, bytes) => sum + bytes, 0);
    const steps = [...this.#steps].reduce((sum, step) => sum + shareOfSteps[step], 0);
    const bytes = this.#total === 0 ? 0 : received / this.#total;
    return this.#steps.has("hello") ? 1 : Math.min(1, shareOfBytes * bytes + steps);
  }
}
