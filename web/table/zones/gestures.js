/** Zooming by wheel and by two fingers, panning by the mouse. Panning by finger, wheel and keys is the browser's. */

/** @import { Viewport } from "./viewport.js" */

/** Pixels that a pressed mouse may move before it pans. */
const SLACK = 6;

/**
 * @param {HTMLElement} window that scrolls
 * @param {Viewport} view
 */
export function gestures(window, view) {
  const spot = (/** @type {number} */ x, /** @type {number} */ y) => {
    const box = window.getBoundingClientRect();
    return /** @type {[number, number]} */ ([x - box.left, y - box.top]);
  };
  window.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return; // the plain wheel scrolls, here and in the page
      event.preventDefault();
      view.zoom(Math.exp(-event.deltaY / 300), spot(event.clientX, event.clientY));
    },
    { passive: false },
  );
  pinch(window, view, spot);
  drag(window, view);
}

/**
 * @param {HTMLElement} window
 * @param {Viewport} view
 * @param {(x: number, y: number) => [number, number]} spot
 */
function pinch(window, view, spot) {
  let apart = 0;
  const distance = (/** @type {TouchEvent} */ { touches: [one, other] }) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  window.addEventListener("touchstart", (event) => {
    apart = event.touches.length === 2 ? distance(event) : 0;
  }, { passive: true });
  window.addEventListener(
    "touchmove",
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || apart === 0) return;
      event.preventDefault();
      const now = distance(event);
      view.zoom(now / apart, spot((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
      apart = now;
    },
    { passive: false },
  );
}

/**
 * @param {HTMLElement} window
 * @param {Viewport} view
 */
function drag(window, view) {
  /** @type {{ x: number, y: number } | null} */
  let from = null;
  let dragged = false;
  window.addEventListener("pointerdown", (event) => {
    dragged = false;
    from = event.pointerType === "mouse" && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  });
  window.addEventListener("pointermove", (event) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    if (!dragged) window.setPointerCapture(event.pointerId);
    dragged = true;
    view.shift(-dx, -dy);
    from = { x: event.clientX, y: event.clientY };
  });
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => (from = null));
  // What was dragged was not meant to be pressed.
  window.addEventListener("click", (event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  }, true);
}
