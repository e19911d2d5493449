// A change of a JSON value, as the table sends it in place of the whole state (controller/web/difference.py says the
// format). Pure.

const SPLICES = "~";

/** `value` with the change made. `value` itself stays as it is, and what is not changed is shared. Throws where the
 * change does not fit. */
export function applied(change, value) {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(value)) return list(change, value);
  if (value === null || typeof value !== "object") throw new TypeError("a change of what has no parts");
  const parts = new Map(Object.entries(value));
  for (const [name, one] of Object.entries(change)) {
    if (one === 0) parts.delete(name);
    else if (parts.has(name)) parts.set(name, applied(one, parts.get(name)));
    else if (Array.isArray(one)) parts.set(name, one[0]);
    else throw new TypeError(`a change of ${name}, which is not there`);
  }
  return Object.fromEntries(parts);
}

function list(change, value) {
  const items = [...value];
  for (const [start, removed, ...inserted] of change[SPLICES] ?? []) items.splice(start, removed, ...inserted);
  for (const [place, one] of Object.entries(change)) {
    if (place === SPLICES) continue;
    if (!(place in items)) throw new RangeError(`a change of item ${place} of ${items.length}`);
    items[place] = applied(one, items[place]);
  }
  return items;
}
