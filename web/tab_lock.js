/** One tab per saved game, by Web Locks: the second one plays without saving, or takes the game over. */

export class TabLock {
  /** @type {(() => void) | null} */
  #release = null;

  /**
   * @param {string} name
   * @param {() => void} stolen called when another tab has taken it over
   */
  constructor(name, stolen) {
    this.name = `penguin-parlour:${name}`;
    this.stolen = stolen;
  }

  /**
   * @param {boolean} [steal] from the tab that has it
   * @returns {Promise<boolean>} whether this tab has it now; true where the browser has no locks
   */
  async take(steal = false) {
    if (!("locks" in navigator)) return true;
    return new Promise((resolve) => {
      const held = new Promise((release) => {
        this.#release = () => release(undefined);
      });
      navigator.locks
        .request(this.name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : held;
        })
        .catch((error) => {
          // AbortError: stolen. SecurityError: a frame without storage of its own, where no other tab can interfere.
          resolve(true);
          if (error instanceof DOMException && error.name === "AbortError") this.stolen();
        });
    });
  }

  release() {
    this.#release?.();
    this.#release = null;
  }
}
