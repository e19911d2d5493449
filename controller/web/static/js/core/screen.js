// The screen of a tablet: kept on while a page is seen, where the browser can.

let lock = null;

/** Keeps the screen on while the page is seen; whether the browser can. It lets go when the page is hidden. */
export async function keepScreenOn() {
  try {
    lock = await navigator.wakeLock.request("screen");
    return true;
  } catch {
    return false; // no such thing here, a page that is not encrypted, or the battery is low
  }
}

/** Lets the screen go dark again. */
export function letScreenGo() {
  lock?.release?.();
  lock = null;
}
