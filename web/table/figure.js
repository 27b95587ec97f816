/** A picture of the rule book: a position that the rules made, drawn as at a table, for looking only. */

import { make } from "../dom.js";
import { Pieces } from "./pieces.js";
import { Scene } from "./scene.js";
import { Words } from "./words.js";
import { Zone } from "./zones/zone.js";

/** @import { Drawings } from "./drawings.js" */
/** @import { FigureData, GameData, Shown } from "./types.js" */
/** @import { Sentences } from "../sentences.js" */

/**
 * @param {FigureData} figure
 * @param {{ game: GameData, drawings: Drawings, sentences: Sentences, styles: readonly CSSStyleSheet[] }} furniture
 */
export function drawFigure(figure, { game, drawings, sentences, styles }) {
  const caption = sentences.say(`figure-${figure.name}`);
  const host = make("div", { class: "drawn", role: "img", "aria-label": caption, inert: true });
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [...styles];
  const players = figure.players.map((_, seat) => ({ name: sentences.say("lobby-person-name", { seat: seat + 1 }), bot: null }));
  const words = new Words(sentences, drawings.faces, players);
  const shown = /** @type {Shown} */ (/** @type {unknown} */ ({ ...figure, players }));
  const scene = new Scene(shown, figure.move === null ? "review" : "person", words, new Pieces(drawings), game.zones);
  const first = scene.selection.choices.find(({ move }) => move === figure.move)?.path[0]?.[0];
  if (first) scene.selection.picks = [first];
  const centre = make("div", { class: "centre" });
  const seats = make("div", { class: "figure-seats" });
  for (const kind of game.zones) {
    for (const seat of kind.per_seat ? players.keys() : [undefined]) {
      const id = scene.zoneId(kind, seat);
      if (!figure.picture.pieces.some(({ zone }) => zone === id)) continue;
      const zone = new Zone(kind, seat);
      const own = seat !== undefined && seat === figure.seat;
      if (seat === undefined) centre.append(zone.element);
      else seats.append(make("article", { class: own ? "seat own" : "seat" }, make("div", { class: "seat-zones" }, zone.element)));
      zone.draw(scene, own);
    }
  }
  const parts = [centre, seats].filter((part) => part.childElementCount > 0);
  root.append(make("div", { class: "frame", "data-game": game.name }, make("div", { class: "table figure" }, make("div", { class: "board" }, ...parts))));
  return make("figure", {}, host, make("figcaption", {}, caption));
}
