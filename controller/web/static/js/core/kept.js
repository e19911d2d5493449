// What a browser keeps of its own, as JSON: for good, or for the page that is open. Where nothing is kept, as in some
// private windows, a page does without.

const named = (name) => `faro.${name}`;

/** What is kept under this name; `other` where there is nothing, or nothing is kept here. */
export function recall(name, other = null, store = localStorage) {
  try {
    return JSON.parse(store.getItem(named(name))) ?? other;
  } catch {
    return other;
  }
}

/** Keeps a value under this name; null forgets it. */
export function keep(name, value, store = localStorage) {
  try {
    if (value === null) store.removeItem(named(name));
    else store.setItem(named(name), JSON.stringify(value));
  } catch {
    // nothing is kept here
  }
}
