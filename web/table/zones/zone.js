/** One zone of the table: a named list of pieces and of the places that may be picked. */

import { arrange, make, write } from "../../dom.js";
import { moveFocus, oneTabStop } from "../keyboard.js";
import { Sorting } from "../sorting.js";
import { lay, PILE_DEPTH } from "./forms.js";
import { cropped, placeAt } from "./grid.js";
import { inOrder } from "./order.js";
import { Viewport } from "./viewport.js";

/** @import { FreePlace, Piece, ZoneKind } from "../types.js" */
/** @import { Scene } from "../scene.js" */
/** @import { Laid } from "./forms.js" */

export class Zone {
  /**
   * @param {ZoneKind} kind
   * @param {number} [seat] of a zone that each seat has
   */
  constructor(kind, seat) {
    this.kind = kind;
    this.seat = seat;
    this.title = make("h3", { class: "zone-name" });
    this.list = make("ul", { role: "list" });
    this.count = make("span", { class: "count", "aria-hidden": "true" });
    this.element = make("section", { class: `zone form-${kind.form}`, "data-zone": kind.name, part: "zone" });
    this.viewport = kind.form === "grid" ? new Viewport(this.list) : null;
    if (this.viewport) this.element.append(this.title, this.viewport.window, this.viewport.tools);
    else this.element.append(this.title, this.list, this.count);
    this.sorting = kind.form === "fan" ? new Sorting() : null;
    this.list.addEventListener("keydown", (event) => moveFocus(this.list, event));
    this.list.addEventListener("focusin", () => oneTabStop(this.list));
  }

  /**
   * @param {Scene} scene
   * @param {boolean} own whether it is of the seat that looks, whose pieces may always be pointed at
   */
  draw(scene, own) {
    const { words, shown, selection } = scene;
    const id = scene.zoneId(this.kind, this.seat);
    this.element.dataset["zoneId"] = id;
    const pieces = shown.picture.pieces.filter((piece) => piece.zone === id);
    const base = pieces.filter((piece) => piece.on === "");
    const total = base.reduce((sum, piece) => sum + piece.count, 0);
    const name = words.say(`zone-${this.kind.name}`, this.seat === undefined ? {} : { seat: this.seat });
    const visible = this.kind.form === "pile" ? base.slice(-PILE_DEPTH) : (this.sorting?.sorted(scene, id, name, base) ?? base);
    const next = [...selection.next];
    const free = new Map(shown.picture.free.filter((one) => one.zone === id).map((one) => [`${id}/${one.place}`, one]));
    const taken = new Set(base.map((piece) => `${id}/${piece.place}`));
    const places = new Set([...free.keys(), ...next.filter((key) => key.startsWith(`${id}/`) && !taken.has(key))]);
    const alive = own || places.size > 0 || pieces.some((piece) => next.includes(piece.token));
    const laid = visible.map((piece) => this.#piece(scene, piece, pieces, alive));
    for (const key of places) laid.push(this.#place(scene, key, key.slice(id.length + 1), free.get(key)));
    const bounds = shown.picture.bounds[id];
    inOrder(this.kind.form, laid);
    write(this.title, name);
    this.list.setAttribute("aria-label", this.kind.form === "pile" ? words.sentences.say("zone-count", { name, count: total }) : name);
    write(this.count, this.kind.form === "pile" ? String(total) : "");
    this.element.classList.toggle("empty", laid.length === 0);
    this.element.classList.toggle("own", own);
    arrange(this.list, laid.map(({ item }) => item));
    lay(this.kind.form, this.list, laid, bounds);
    if (bounds) this.viewport?.show(words, name, laid, bounds, cropped(base.map((piece) => piece.place), bounds));
    oneTabStop(this.list);
  }

  /**
   * The place that was pointed at where nothing lies and nothing is shown, null if that is not in this zone.
   * @param {Scene} scene
   * @param {MouseEvent} event
   * @returns {string | null}
   */
  pointedAt(scene, event) {
    const id = scene.zoneId(this.kind, this.seat);
    const { viewport } = this;
    return viewport && event.target === this.list ? `${id}/${placeAt(this.list, event, viewport.bounds)}` : null;
  }

  /**
   * @param {Scene} scene
   * @param {Piece} piece
   * @param {readonly Piece[]} all of the zone
   * @param {boolean} alive
   * @returns {Laid}
   */
  #piece(scene, piece, all, alive) {
    const { words, selection } = scene;
    const riders = all.filter((other) => other.on === piece.token);
    const place = words.place(this.kind, piece.place);
    const names = [words.piece(piece), ...riders.map((rider) => words.piece({ ...rider, note: null })), place, scene.effect(piece.token)];
    const item = scene.pieces.piece(piece, {
      name: words.sentences.listed(names),
      caption: this.kind.form === "row" ? words.caption(this.kind, piece.place) : "",
      marks: words.sentences.listed(piece.marks.map((mark) => words.say(mark))),
      covered: this.kind.form === "pile" && piece !== all.findLast((other) => other.on === "") && !selection.next.has(piece.token),
      many: this.kind.form === "pile" ? 1 : piece.count,
      button: alive,
      open: selection.next.has(piece.token),
      picked: selection.picks.includes(piece.token),
      hinted: scene.hinted(piece.token),
    });
    if (riders.length > 0 || item.querySelector(":scope > .riders")) this.#riders(scene, item, riders);
    return { item, place: piece.place };
  }

  /**
   * Pieces that lie on another one.
   * @param {Scene} scene
   * @param {HTMLLIElement} item
   * @param {readonly Piece[]} riders
   */
  #riders(scene, item, riders) {
    let list = item.querySelector(":scope > .riders");
    if (!list) item.append((list = make("ul", { class: "riders", role: "list" })));
    const items = riders.map((rider) => {
      // Where the piece below may be picked for it, that is the larger target.
      const open = scene.selection.next.has(rider.token) && !scene.selection.next.has(rider.on);
      return scene.pieces.piece(rider, {
        name: scene.words.sentences.listed([scene.words.piece(rider), scene.effect(rider.token)]),
        caption: "",
        marks: "",
        many: rider.count,
        covered: false,
        button: open,
        open,
        picked: scene.selection.picks.includes(rider.token),
        hinted: scene.hinted(rider.token),
      });
    });
    arrange(list, items);
  }

  /**
   * @param {Scene} scene
   * @param {string} key
   * @param {string} place
   * @param {FreePlace} [free] what is shown there
   * @returns {Laid}
   */
  #place(scene, key, place, free) {
    const where = scene.words.place(this.kind, place) || scene.words.sentences.say("place-free", { place });
    const note = free?.note ? scene.words.note(free.note) : "";
    const open = scene.selection.next.has(key);
    const preview = scene.preview(key);
    const item = scene.pieces.place(key, preview?.face ?? free?.face ?? null, preview?.turned ?? false, {
      name: scene.words.sentences.listed([where, preview ? scene.words.face(preview.face) : "", note, scene.effect(key)]),
      caption: scene.short(key),
      marks: "",
      many: 1,
      covered: false,
      button: true,
      open,
      picked: scene.selection.picks.includes(key),
      hinted: scene.hinted(key),
    });
    return { item, place };
  }
}
