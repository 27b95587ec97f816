/**
 * Movement, derived from the difference of two views: what lies elsewhere now flies there in an arc and turns if its face
 * has changed; what is new settles; what is gone fades. Nothing but transform and opacity is moved, so that the browser can
 * do it beside the page's own work.
 */

import { settings } from "../settings.js";
import { make } from "../dom.js";

/** @import { Drawings } from "./drawings.js" */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const ease = "cubic-bezier(.2, .7, .2, 1)";
/** Of the whole time, between two pieces that leave together, and for all of them. */
const STAGGER = 0.12;
const LATEST = 0.6;

/** @typedef {{ box: DOMRect, face: string, zone: Element | null, copy: Element | null }} Lain where and how a piece lay */

/** @returns {boolean} whether anything is to move at all */
export function moving() {
  return !still.matches && settings.flight > 0;
}

/** @param {Element} piece */
const bodyOf = (piece) => /** @type {HTMLElement | null} */ (piece.querySelector(":scope > .body"));

/** @param {Element} piece */
const zoneOf = (piece) => piece.closest(".zone");

/**
 * Where every piece lies, before a change.
 * @param {Iterable<HTMLElement>} pieces
 * @returns {Map<HTMLElement, Lain>}
 */
export function places(pieces) {
  const found = new Map();
  if (!moving()) return found;
  for (const piece of pieces) {
    if (!piece.classList.contains("piece")) continue;
    const box = piece.getBoundingClientRect();
    const face = bodyOf(piece)?.dataset.face ?? "";
    if (box.width > 0) found.set(piece, { box, face, zone: zoneOf(piece), copy: null });
  }
  return found;
}

/** @typedef {{ flights: Flight[], gone: [HTMLElement, Lain][], ground: DOMRect }} Departure what will move */

/**
 * What is to move to where it lies now. This looks only, and all at once, so that the page is laid out but once.
 * @param {Map<HTMLElement, Lain>} before empty if nothing is to move
 * @param {Iterable<HTMLElement>} pieces that are there now
 * @param {HTMLElement} table above whose frames pieces fly
 * @returns {Departure | null}
 */
export function departure(before, pieces, table) {
  if (before.size === 0) return null;
  const ground = table.getBoundingClientRect();
  const flights = [...pieces].flatMap((piece) => flightOf(piece, before.get(piece)));
  const gone = [...before].filter(([piece, { zone }]) => !piece.isConnected && !zone?.classList.contains("form-pile"));
  return { flights, gone, ground };
}

/**
 * Lets it go.
 * @param {Departure | null} departing
 * @param {HTMLElement} table
 * @param {Drawings} drawings
 * @returns {number} milliseconds until all has settled, 0 if nothing moves
 */
export function fly(departing, table, drawings) {
  if (!departing) return 0;
  const { flights, gone, ground } = departing;
  const whole = settings.flight;
  const step = Math.min(STAGGER, LATEST / Math.max(1, flights.length)) * whole;
  flights.forEach((flight, number) => start(flight, table, ground, drawings, { duration: whole, delay: number * step, easing: ease, fill: "backwards" }));
  for (const [piece, { box }] of gone) fade(piece, box, table, ground, whole / 2);
  return flights.length + gone.length > 0 ? whole + Math.max(0, flights.length - 1) * step : 0;
}

/** @typedef {{ piece: HTMLElement, to: DOMRect, from: Lain | null, away: boolean, turned: boolean }} Flight */

/**
 * @param {HTMLElement} piece
 * @param {Lain | undefined} from
 * @returns {Flight[]} nothing where nothing moves
 */
function flightOf(piece, from) {
  if (!piece.isConnected || !piece.classList.contains("piece") || piece.getAttribute("aria-hidden") === "true") return [];
  const to = piece.getBoundingClientRect();
  if (to.width === 0) return [];
  if (!from) return [{ piece, to, from: null, away: false, turned: false }];
  const far = Math.abs(from.box.left - to.left) + Math.abs(from.box.top - to.top) > 2;
  const turned = from.face !== (bodyOf(piece)?.dataset.face ?? "");
  return far || turned ? [{ piece, to, from, away: from.zone !== zoneOf(piece), turned }] : [];
}

/**
 * @param {Flight} flight
 * @param {HTMLElement} table
 * @param {DOMRect} ground
 * @param {Drawings} drawings
 * @param {KeyframeAnimationOptions} timing
 */
function start({ piece, to, from, away, turned }, table, ground, drawings, timing) {
  if (!from) {
    piece.animate([{ opacity: 0, transform: "translateY(-30%) scale(1.15)" }, { opacity: 1, transform: "none" }], timing);
    return;
  }
  // From one zone to another it would fly below other parts of the table and be clipped: a copy flies above all of them.
  const flyer = away ? copyOf(piece, to, ground, table) : piece;
  // Between the middles, as scaling is about them: an origin among the keyframes would keep the browser from moving it beside the page.
  const scale = from.box.width / to.width;
  const dx = from.box.left - to.left + (from.box.width - to.width) / 2;
  const dy = from.box.top - to.top + (from.box.height - to.height) / 2;
  const lift = away ? Math.min(60, Math.hypot(dx, dy) / 6) : 0;
  const path = [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - lift}px) scale(${(1 + scale) * (away ? 0.54 : 0.5)})`, offset: 0.5 },
    { transform: "none" },
  ];
  const flight = flyer.animate(path, { ...timing, easing: "linear" });
  if (turned) turn(flyer, from.face, drawings, timing);
  if (!away) return;
  // No style: those go with the next drawing.
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: /** @type {number} */ (timing.duration) + /** @type {number} */ (timing.delay) });
  const landed = () => {
    flyer.remove();
    hidden.cancel();
  };
  flight.finished.then(landed, landed);
}

/**
 * Shows the face that it had for the first half of the way.
 * @param {HTMLElement} flyer
 * @param {string} face
 * @param {Drawings} drawings
 * @param {KeyframeAnimationOptions} timing
 */
function turn(flyer, face, drawings, timing) {
  const body = bodyOf(flyer);
  const now = body?.querySelector(":scope > .face");
  if (!body || !now || !face) return;
  const past = make("span", { class: "past-face", "aria-hidden": "true" });
  past.append(drawings.draw(face));
  body.append(past);
  const flat = { transform: "scaleX(0)" };
  const whole = { transform: "none" };
  now.animate([{ ...flat, offset: 0 }, { ...flat, offset: 0.5 }, { ...whole, offset: 1 }], timing);
  const gone = past.animate([{ ...whole, offset: 0 }, { ...flat, offset: 0.5 }, { ...flat, offset: 1 }], timing);
  const end = () => past.remove();
  gone.finished.then(end, end);
}

/**
 * @param {HTMLElement} piece
 * @param {DOMRect} box
 * @param {DOMRect} ground
 * @param {HTMLElement} table
 */
function copyOf(piece, box, ground, table) {
  const copy = /** @type {HTMLElement} */ (piece.cloneNode(true));
  copy.removeAttribute("data-key");
  copy.classList.add("flying");
  copy.classList.remove("open", "picked", "hinted");
  copy.inert = true;
  copy.setAttribute("role", "none");
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText = `left: ${box.left - ground.left}px; top: ${box.top - ground.top}px; width: ${box.width}px; --card: ${box.width}px`;
  table.append(copy);
  return copy;
}

/**
 * @param {HTMLElement} piece that is no longer there
 * @param {DOMRect} box
 * @param {HTMLElement} table
 * @param {DOMRect} ground
 * @param {number} duration
 */
function fade(piece, box, table, ground, duration) {
  const copy = copyOf(piece, box, ground, table);
  const end = () => copy.remove();
  copy.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.85)" }], { duration, easing: ease }).finished.then(end, end);
}
