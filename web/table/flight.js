/** Movement: pieces fly from where they lay to where they lie now. */

/** Whether movement is wanted at all. */
const still = matchMedia("(prefers-reduced-motion: reduce)");
const timing = { duration: 380, easing: "cubic-bezier(.2, .7, .2, 1)" };

/** @typedef {{ box: DOMRect, frame: Element | null }} Lain where a piece lay, and in which frame that clips */

/** @param {Element} piece */
const frameOf = (piece) => piece.closest(".viewport");

/**
 * Where every piece lies, before a change.
 * @param {Iterable<HTMLElement>} pieces
 * @returns {Map<HTMLElement, Lain>}
 */
export function places(pieces) {
  const found = new Map();
  if (still.matches) return found;
  for (const piece of pieces) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0) found.set(piece, { box, frame: frameOf(piece) });
  }
  return found;
}

/**
 * Lets the pieces that lie elsewhere now fly there.
 * @param {Map<HTMLElement, Lain>} before
 * @param {HTMLElement} table above whose frames pieces fly
 */
export function fly(before, table) {
  const moves = [];
  for (const [piece, { box: from, frame }] of before) {
    const to = piece.getBoundingClientRect();
    if (!piece.isConnected || to.width === 0) continue;
    const [dx, dy, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
    if (Math.abs(dx) + Math.abs(dy) > 2) moves.push({ piece, to, dx, dy, scale, clipped: frame !== frameOf(piece) });
  }
  for (const { piece, to, dx, dy, scale, clipped } of moves) {
    const path = [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ];
    if (clipped) flyAbove(piece, to, path, table);
    else piece.animate(path, timing);
  }
}

/**
 * A frame would clip the piece on its way, so a copy flies above all frames.
 * @param {HTMLElement} piece
 * @param {DOMRect} to
 * @param {Keyframe[]} path
 * @param {HTMLElement} table
 */
function flyAbove(piece, to, path, table) {
  const copy = /** @type {HTMLElement} */ (piece.cloneNode(true));
  const ground = table.getBoundingClientRect();
  copy.removeAttribute("data-key");
  copy.classList.add("flying");
  copy.inert = true;
  copy.setAttribute("role", "none");
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText = `left: ${to.left - ground.left}px; top: ${to.top - ground.top}px; width: ${to.width}px; --card: ${to.width}px`;
  table.append(copy);
  piece.animate([{ opacity: 0 }, { opacity: 0 }], timing); // no style: those go with the next drawing
  const landed = () => copy.remove();
  copy.animate(path, timing).finished.then(landed, landed);
}
