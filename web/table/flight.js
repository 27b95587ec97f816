/** Movement: pieces fly from where they lay to where they lie now. */

/** Whether movement is wanted at all. */
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Where every piece lies, before a change.
 * @param {Iterable<HTMLElement>} pieces
 * @returns {Map<HTMLElement, DOMRect>}
 */
export function places(pieces) {
  const found = new Map();
  if (still.matches) return found;
  for (const piece of pieces) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0) found.set(piece, box);
  }
  return found;
}

/**
 * Lets the pieces that lie elsewhere now fly there.
 * @param {Map<HTMLElement, DOMRect>} before
 */
export function fly(before) {
  const moves = [];
  for (const [piece, from] of before) {
    const to = piece.getBoundingClientRect();
    if (!piece.isConnected || to.width === 0) continue;
    const [dx, dy, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
    if (Math.abs(dx) + Math.abs(dy) > 2) moves.push({ piece, dx, dy, scale });
  }
  for (const { piece, dx, dy, scale } of moves) {
    piece.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
        { transform: "none", transformOrigin: "0 0", zIndex: 5 },
      ],
      { duration: 380, easing: "cubic-bezier(.2, .7, .2, 1)" },
    );
  }
}
