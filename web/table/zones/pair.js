/**
 * The two numbers of a place like `4:-1`.
 * @param {string} place
 * @returns {[number, number]}
 */
export function pair(place) {
  const [first, second] = place.split(":").map(Number);
  return [first ?? 0, second ?? 0];
}
