// A page is drawn again at most half of the time: on a slow tablet a burst of news costs one drawing, and a finger is
// not kept waiting.

/** Calls `draw` at once where it did not just draw, else once when as much time has passed as that took. What it draws
 * is drawn when the microtasks that stand before have run. */
export function paced(draw, { now = () => performance.now(), later = setTimeout } = {}) {
  let free = 0;
  let waiting = false;
  const drawn = async () => {
    waiting = false;
    const began = now();
    draw();
    await null;
    free = 2 * now() - began;
  };
  return () => {
    const wait = free - now();
    if (waiting) return;
    waiting = wait > 0;
    if (waiting) later(drawn, wait);
    else drawn();
  };
}
