// What this browser remembers of its own: nothing of the table's, and nothing that matters when it is lost.

/** What is kept under this name; `other` where there is nothing, or nothing is kept here. */
export function recall(name, other = null) {
  try {
    return JSON.parse(localStorage.getItem(`faro.${name}`)) ?? other;
  } catch {
    return other;
  }
}

/** Keeps a value under this name, where anything is kept. */
export function keep(name, value) {
  try {
    localStorage.setItem(`faro.${name}`, JSON.stringify(value));
  } catch {
    // a private window that keeps nothing
  }
}
