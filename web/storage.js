/** localStorage, or memory where it is denied: there even reading the property throws. */

/** @returns {Storage | null} */
function openStorage() {
  try {
    const storage = window.localStorage;
    const probe = "penguin-parlour:probe";
    storage.setItem(probe, "1");
    storage.removeItem(probe);
    return storage;
  } catch {
    return null; // denied, full or switched off; `shelf.kept` says so to the player
  }
}

const prefix = "penguin-parlour:";

/** Texts by name. Never throws: what cannot be kept stays in memory, and `kept` turns false. */
export class Shelf {
  /** @type {Map<string, string>} */
  #memory = new Map();
  /** @type {Storage | null} */
  #storage = openStorage();

  /** Whether what is put here outlives the page. */
  get kept() {
    return this.#storage !== null;
  }

  /**
   * @param {string} name
   * @returns {string | null}
   */
  get(name) {
    return this.#memory.get(name) ?? this.#storage?.getItem(prefix + name) ?? null;
  }

  /**
   * @param {string} name
   * @param {string} text
   * @returns {boolean} whether it will outlive the page
   */
  set(name, text) {
    try {
      if (this.#storage) {
        this.#storage.setItem(prefix + name, text);
        this.#memory.delete(name);
        return true;
      }
    } catch {
      // the quota is used up: the newest text is kept in memory and the answer says so
    }
    this.#memory.set(name, text);
    return false;
  }

  /** @param {string} name */
  remove(name) {
    this.#memory.delete(name);
    this.#storage?.removeItem(prefix + name);
  }

  /** Forgets everything, and what is remembered for this tab alone. */
  clear() {
    for (const name of this.names()) this.remove(name);
    try {
      for (const name of Object.keys(window.sessionStorage)) if (name.startsWith(prefix)) window.sessionStorage.removeItem(name);
    } catch {
      // denied: then nothing was ever put there
    }
  }

  /** @returns {string[]} */
  names() {
    const stored = Object.keys(this.#storage ?? {}).filter((name) => name.startsWith(prefix));
    return [...new Set([...stored.map((name) => name.slice(prefix.length)), ...this.#memory.keys()])];
  }
}

export const shelf = new Shelf();
