/** Checks a value against a JSON schema, of whose words it knows those that a message to the frame needs. */

/**
 * @typedef {object} Schema
 * @property {string} [type] "object" or "string"
 * @property {unknown} [const]
 * @property {readonly unknown[]} [enum]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {Readonly<Record<string, Schema>>} [properties] there are no others
 * @property {readonly string[]} [required]
 */

/**
 * @param {unknown} value
 * @param {Schema} schema
 * @param {string} [name] of the value
 * @returns {string | null} the name of the first part that does not fit; null if all do
 */
export function misfit(value, schema, name = "") {
  const { type, minLength = 0, maxLength = Infinity, properties = {}, required = [] } = schema;
  if ("const" in schema && value !== schema.const) return name;
  if (schema.enum && !schema.enum.includes(value)) return name;
  if (type === "string" && (typeof value !== "string" || value.length < minLength || [...value].length > maxLength)) return name;
  if (type !== "object") return null;
  const fields = /** @type {Record<string, unknown>} */ (value);
  const missing = required.find((field) => !Object.hasOwn(fields, field));
  if (missing) return missing;
  for (const [field, part] of Object.entries(fields)) {
    const known = Object.hasOwn(properties, field) ? properties[field] : undefined;
    const found = known ? misfit(part, known, field) : field;
    if (found !== null) return found;
  }
  return null;
}
