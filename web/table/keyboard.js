/** One tab stop per zone; arrow keys go to the nearest piece or place in their direction. */

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @param {Element} zone @returns {HTMLButtonElement[]} */
const buttonsOf = (zone) => [...zone.querySelectorAll("button")];

/**
 * Leaves one button of the zone in the tab order: the one that has it, else the first that can be picked.
 * @param {Element} zone
 */
export function oneTabStop(zone) {
  const buttons = buttonsOf(zone);
  const open = (/** @type {HTMLButtonElement} */ button) => button.getAttribute("aria-disabled") !== "true";
  // Not `:focus`, for which all styles would have to be up to date.
  const { activeElement } = /** @type {ShadowRoot | Document} */ (zone.getRootNode());
  const stop = buttons.find((button) => button === activeElement) ?? buttons.find((button) => button.tabIndex === 0 && open(button)) ?? buttons.find(open) ?? buttons[0];
  stopAt(buttons, stop);
}

/**
 * @param {readonly HTMLButtonElement[]} buttons
 * @param {HTMLButtonElement | undefined} stop
 */
function stopAt(buttons, stop) {
  for (const button of buttons) {
    const index = button === stop ? 0 : -1;
    if (button.tabIndex !== index) button.tabIndex = index;
  }
}

/**
 * @param {HTMLElement} zone
 * @param {KeyboardEvent} event
 */
export function moveFocus(zone, event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const from = event.target;
  if (!(from instanceof HTMLButtonElement)) return;
  const buttons = buttonsOf(zone);
  const goal = event.key === "Home" ? buttons[0] : event.key === "End" ? buttons.at(-1) : nearest(from, buttons, event.key);
  if (!goal) return;
  event.preventDefault();
  stopAt(buttons, goal);
  goal.focus();
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * The button that lies most straight in the key's direction; none beyond the edge.
 * @param {HTMLButtonElement} from
 * @param {HTMLButtonElement[]} buttons
 * @param {string} key
 * @returns {HTMLButtonElement | undefined}
 */
function nearest(from, buttons, key) {
  if (!(key in directions)) return undefined;
  const [dx = 0, dy = 0] = directions[/** @type {keyof typeof directions} */ (key)];
  const [x = 0, y = 0] = centre(from);
  let best;
  let least = Infinity;
  for (const button of buttons) {
    const [toX = 0, toY = 0] = centre(button);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const cost = ahead + 3 * aside;
    if (button !== from && ahead > 1 && cost < least) [best, least] = [button, cost];
  }
  return best;
}
