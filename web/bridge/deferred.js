/**
 * A promise with its two ends (`Promise.withResolvers` is too new for some phones). Nobody need await its rejection.
 * @template T
 */
export class Deferred {
  /** @type {(value: T) => void} */
  resolve = () => {};
  /** @type {(error: Error) => void} */
  reject = () => {};
  /** @type {Promise<T>} */
  promise = new Promise((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    this.promise.catch(() => {}); // whoever does await it meets the error there
  }
}
