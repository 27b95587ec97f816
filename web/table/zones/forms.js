/** How the items of a zone lie. An item is a piece or a free place, at a place like `3`, `0:2` or `4:-1`. */

/** @typedef {{ item: HTMLLIElement, place: string }} Laid */
/** @typedef {readonly [number, number, number, number]} Bounds first column, first row or tier, last column, last row or tier */

/** Pieces of a pile that are drawn; the rest is the number beside it. */
export const PILE_DEPTH = 3;

/** @param {string} place @returns {[number, number]} */
function pair(place) {
  const [first, second] = place.split(":").map(Number);
  return [first ?? 0, second ?? 0];
}

/**
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 */
function fan(list, laid) {
  list.style.setProperty("--count", String(laid.length));
}

/**
 * A card of tier t, column c rests on columns c and c + 1 of the tier below: half a card to the right for each tier.
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 * @param {Bounds} bounds
 */
function tiers(list, laid, [firstColumn, firstTier, lastColumn, lastTier]) {
  const places = laid.map(({ place }) => pair(place));
  const halves = places.map(([tier, column]) => 2 * column + tier);
  const left = Math.min(2 * firstColumn + firstTier, ...halves);
  const right = Math.max(2 * lastColumn + firstTier, ...halves);
  list.style.setProperty("--columns", String(right - left + 2));
  list.style.setProperty("--rows", String(lastTier - firstTier + 1));
  laid.forEach(({ item }, number) => {
    const [tier = 0] = places[number] ?? [];
    item.style.gridColumn = `${(halves[number] ?? 0) - left + 1} / span 2`;
    item.style.gridRow = String(lastTier - tier + 1);
  });
}

/**
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 * @param {Bounds} bounds
 */
function grid(list, laid, [firstColumn, firstRow, lastColumn, lastRow]) {
  list.style.setProperty("--columns", String(lastColumn - firstColumn + 1));
  list.style.setProperty("--rows", String(lastRow - firstRow + 1));
  for (const { item, place } of laid) {
    const [column, row] = pair(place);
    item.style.gridColumn = String(column - firstColumn + 1);
    item.style.gridRow = String(row - firstRow + 1);
  }
}

/** @type {Record<string, (list: HTMLElement, laid: readonly Laid[], bounds: Bounds) => void>} */
const forms = { fan, tiers, grid };

/**
 * @param {string} form
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 * @param {Bounds} [bounds] of tiers and grids
 */
export function lay(form, list, laid, bounds = [0, 0, 0, 0]) {
  for (const { item } of laid) item.removeAttribute("style");
  forms[form]?.(list, laid, bounds);
}
