/**
 * How high a frame must be to show all of its table. The layout takes the window's height into account; so that a host who
 * follows what we tell does not make the frame grow for ever, it is the height that the frame has by itself (`--window`).
 */

/** Milliseconds: what is drawn within them is measured once. */
const calm = 100;

export class Height {
  #told = 0;
  #width = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;

  /**
   * @param {HTMLElement} content
   * @param {(height: number) => void} tell
   */
  constructor(content, tell) {
    this.content = content;
    this.tell = tell;
    this.#pin();
    window.addEventListener("resize", () => {
      if (Math.abs(window.innerHeight - this.#told) > 2) this.#pin();
    });
  }

  /** From now on there is something to be measured; more than once does nothing. */
  begin() {
    if (this.#soon !== undefined) return;
    new ResizeObserver(() => {
      clearTimeout(this.#soon);
      this.#soon = setTimeout(() => this.#measure(), calm);
    }).observe(this.content);
  }

  #pin() {
    document.documentElement.style.setProperty("--frame", `${window.innerHeight}px`);
  }

  /** Only more is told as long as the width is the same: the text around must not move at every card. */
  #measure() {
    const { width, height } = this.content.getBoundingClientRect();
    if (width !== this.#width) this.#told = 0;
    this.#width = width;
    const wanted = Math.ceil(height);
    if (wanted <= this.#told) return;
    this.#told = wanted;
    this.tell(wanted);
  }
}
