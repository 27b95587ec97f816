/** What a line of the log or of the result is about lights up on the table, while one points at it or has the focus there. */

/** @import { Session } from "./session.js" */
/** @import { Shown } from "./types.js" */

export class Lights {
  /** The line whose cards are lit, or are asked for. @type {Element | null} */
  #line = null;

  /**
   * @param {HTMLElement} table whose lines carry `data-event` or `data-part`, the number of what they tell
   * @param {Session} session
   * @param {(error: unknown) => void} fail
   */
  constructor(table, session, fail) {
    this.table = table;
    this.session = session;
    this.fail = fail;
    const lineOf = (/** @type {Event} */ { target }) => (target instanceof Element ? target.closest("[data-event], [data-part]") : null);
    for (const on of ["mouseover", "focusin", "click"]) table.addEventListener(on, (event) => this.#light(lineOf(event)));
    table.addEventListener("mouseleave", () => this.#light(null));
  }

  /** Puts all lights out: what lies on the table has changed. */
  clear() {
    this.#line = null;
    for (const lit of this.table.querySelectorAll(".lit")) lit.classList.remove("lit");
  }

  /** @param {Element | null} line */
  #light(line) {
    if (line === this.#line) return;
    this.clear();
    this.#line = line;
    if (line instanceof HTMLElement) void this.#ask(line).catch(this.fail);
  }

  /** @param {HTMLElement} line */
  async #ask(line) {
    const { event, part } = line.dataset;
    const number = part === undefined ? { event: Number(event) } : { part: Number(part) };
    const reply = await this.session.ask({ op: "about", seat: this.session.looking, ...number });
    const { shown } = this.session;
    if (!reply || !shown || this.#line !== line) return;
    line.classList.add("lit");
    for (const key of /** @type {string[]} */ (reply["keys"])) this.#find(key, shown)?.classList.add("lit");
  }

  /**
   * What shows a key: the piece, what lies at the place, the zone; of a piece deep in a pile the pile.
   * @param {string} key
   * @param {Shown} shown
   * @returns {Element | null}
   */
  #find(key, { picture }) {
    const piece = picture.pieces.find(({ token, zone, place, on }) => token === key || (on === "" && `${zone}/${place}` === key));
    const drawn = piece && this.table.querySelector(`[data-key="${CSS.escape(piece.token)}"]`);
    return drawn ?? this.table.querySelector(`[data-zone-id="${CSS.escape(piece?.zone ?? key)}"]`);
  }
}
