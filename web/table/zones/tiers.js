/** Cards that rest on two cards each. The tiers overlap like rows of seats, so that a high pyramid stays in sight. */

import { dress } from "../../dom.js";
import { pair } from "./pair.js";

/** @import { Bounds, Laid } from "./forms.js" */

/**
 * A card of tier t, column c rests on columns c and c + 1 of the tier below: half a card to the right for each tier.
 * @param {HTMLElement} list
 * @param {readonly Laid[]} laid
 * @param {Bounds} bounds
 */
export function tiers(list, laid, [firstColumn, firstTier, lastColumn, lastTier]) {
  const places = laid.map(({ place }) => pair(place));
  const halves = places.map(([tier, column]) => 2 * column + tier);
  const left = Math.min(2 * firstColumn + firstTier, ...halves);
  const right = Math.max(2 * lastColumn + firstTier, ...halves);
  dress(list, "--columns", right - left + 2);
  dress(list, "--rows", lastTier - firstTier + 1);
  laid.forEach((one, number) => {
    const [tier = 0] = places[number] ?? [];
    one.style = `--tier: ${tier}; grid-area: ${lastTier - tier + 1} / ${(halves[number] ?? 0) - left + 1} / auto / span 2`;
  });
}
