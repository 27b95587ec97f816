/** The seats: names, who is on turn, points, and what lies before each of them. */

import { arrange, make, write } from "../dom.js";
import { Zone } from "./zones/zone.js";

/** @import { Scene } from "./scene.js" */
/** @import { ZoneKind } from "./types.js" */

export class Seat {
  /**
   * @param {number} seat
   * @param {readonly ZoneKind[]} kinds of zones that each seat has
   */
  constructor(seat, kinds) {
    this.seat = seat;
    this.name = make("h3", { class: "seat-name", dir: "auto" });
    this.turn = make("span", { class: "turn" });
    this.notes = make("p", { class: "seat-notes" });
    this.zones = kinds.map((kind) => new Zone(kind, seat));
    const sorts = this.zones.map(({ sorting }) => sorting?.button);
    const head = make("div", { class: "seat-head" }, this.name, this.turn, ...sorts, this.notes);
    const zones = make("div", { class: "seat-zones" }, ...this.zones.map((zone) => zone.element));
    this.element = make("article", { class: "seat", part: "seat", "data-seat": seat + 1 }, head, zones);
  }

  /** Who sits here, whether it is their turn, and what stands beside the name. */
  get told() {
    return [this.name, this.turn, this.notes].flatMap(({ textContent }) => textContent || []).join(", ");
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { shown, words } = scene;
    const line = shown.picture.seats[this.seat];
    const player = shown.players[this.seat];
    const own = shown.seat === this.seat;
    const onTurn = shown.turn === this.seat;
    write(this.name, player?.name ?? "");
    this.element.setAttribute("aria-label", player?.name ?? "");
    write(this.turn, onTurn ? words.say("seat-turn") : line?.out ? words.say("seat-out") : "");
    const notes = (line?.notes ?? []).map((note) => words.note(note));
    if (line && line.score !== null) notes.unshift(words.say("seat-score", { points: line.score }));
    if (player?.bot) notes.push(words.say("seat-bot"));
    const spans = notes.map((note, place) => make("span", {}, place === 0 ? note : ` · ${note}`));
    if (this.notes.textContent !== spans.map((span) => span.textContent).join("")) this.notes.replaceChildren(...spans);
    this.element.classList.toggle("own", own);
    this.element.classList.toggle("on-turn", onTurn);
    this.element.classList.toggle("out", line?.out ?? false);
    if (onTurn) this.element.setAttribute("aria-current", "true");
    else this.element.removeAttribute("aria-current");
    for (const zone of this.zones) zone.draw(scene, own);
  }
}

/** All seats: the one that looks below, the others above, clockwise from its left. */
export class Seats {
  /**
   * @param {number} count
   * @param {readonly ZoneKind[]} kinds
   */
  constructor(count, kinds) {
    const each = kinds.filter((kind) => kind.per_seat);
    this.seats = Array.from({ length: count }, (_, seat) => new Seat(seat, each));
    this.others = make("div", { class: "others" });
    this.own = make("div", { class: "own-seat" });
  }

  /** @param {Scene} scene */
  draw(scene) {
    const looking = scene.shown.seat;
    const first = (looking ?? -1) + 1;
    const order = this.seats.map((_, place) => /** @type {Seat} */ (this.seats[(first + place) % this.seats.length]));
    const others = order.filter((seat) => seat.seat !== looking);
    arrange(this.others, others.map((seat) => seat.element));
    arrange(this.own, order.filter((seat) => seat.seat === looking).map((seat) => seat.element));
    for (const seat of order) seat.draw(scene);
  }
}
