/** Building elements in one expression. */

/**
 * An element with its attributes and children. An attribute of false, null or undefined is left out, true is written
 * as an empty one; a function under a name like `onclick` listens.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.replace(/^on/, ""), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * A button whose text is a message, for the action of the same name.
 * @param {{ say: (id: string) => string }} said
 * @param {string} id
 * @param {(event: any) => void} [press]
 * @param {Record<string, string | number | boolean | null>} [more] attributes
 */
export const button = (said, id, press, more) => make("button", { type: "button", "data-action": id, onclick: press, ...more }, said.say(id));

/**
 * Puts children in the given order with as few moves as possible, so that focus and animations survive.
 * @param {Element} parent
 * @param {readonly Element[]} children
 */
export function arrange(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, place) => {
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
  });
}

/**
 * Writes a text only if it is another one: screen readers speak again what is rewritten.
 * @param {Node} node
 * @param {string} text
 */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Sets a style only if it is another one: what inherits it would be styled anew.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | number} value
 */
export function dress(element, name, value) {
  if (element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, String(value));
}

/**
 * A number as exact as messages show it; never minus zero.
 * @param {number} number
 */
export function tenths(number) {
  return Math.round(10 * number) / 10 + 0;
}

/**
 * @param {number} points
 * @returns {string} with a true minus sign
 */
export function signed(points) {
  return points < 0 ? `−${-points}` : String(points);
}
