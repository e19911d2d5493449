// Groups of buttons by keyboard: Tab comes to one of them, the arrow keys go round or to what is that way, Home and
// End to the ends.

import { useEffect, useRef } from "../../vendor/htm-preact.module.js";

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const ASIDE = 3; // the distance beside the way counts this many times

/** Where a key leads in a row of `count`, from the one at `at`; -1 for a key that leads nowhere. */
export function reached(key, at, count) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = ARROWS[key];
  return step ? (at + step[0] + step[1] + count) % count : -1;
}

/** Which of these points, [x, y], is the nearest from `at` the way that an arrow key points; -1 where there is none. */
export function nearest(key, points, at) {
  const [dx, dy] = ARROWS[key];
  const [x0, y0] = points[at];
  let [found, least] = [-1, Infinity];
  points.forEach(([x, y], i) => {
    const along = (x - x0) * dx + (y - y0) * dy;
    const far = along + ASIDE * Math.abs((x - x0) * dy + (y - y0) * dx);
    if (along > 1 && far < least) [found, least] = [i, far];
  });
  return found;
}

/** Those of the group that can be pressed, and where the focus is among them. */
function members({ currentTarget, target }, selector) {
  const all = [...currentTarget.querySelectorAll(selector)].filter((one) => !one.disabled);
  return { all, at: all.indexOf(target.closest(selector)) };
}

/** Where a key leads in a row, which then has the focus; undefined for a key that leads nowhere. */
function along(event, selector) {
  const { all, at } = members(event, selector);
  const to = at < 0 ? -1 : reached(event.key, at, all.length);
  if (to < 0) return undefined;
  event.preventDefault();
  all[to].focus();
  return all[to];
}

/** The listener of a row of tabs or radio buttons, of this role: what is reached is chosen. */
export const roving = (role) => (event) => along(event, `[role="${role}"]`)?.click();

/** The listener of a row of buttons that is one stop of Tab: what is reached is pressed by its own key. */
export const alongButtons = (event) => along(event, "button");

/** The listener of places that lie on a table: an arrow key goes to the nearest one that way. */
export const overTable = (selector) => (event) => {
  const { all, at } = members(event, selector);
  if (at < 0 || !(event.key in ARROWS)) return;
  event.preventDefault();
  const points = all.map((one) => {
    const { left, top, width, height, bottom } = one.getBoundingClientRect();
    return [left + width / 2, one.matches(".stack") ? bottom : top + height / 2]; // below the place it is on
  });
  const to = nearest(event.key, points, at);
  if (to >= 0) all[to].focus();
};

/** For an element in which buttons come and go: where the one that has the focus goes, or can be pressed no more, the
 * first that can has it, and the element itself where none can. */
export function useFocusKept() {
  const box = useRef(null);
  const last = useRef(null); // what has the focus in it
  useEffect(() => {
    const own = box.current;
    own.tabIndex = -1;
    const comes = ({ target }) => last.current = target;
    const goes = ({ target }) =>
      queueMicrotask(() => { // some browsers say so just before they take it away
        if (last.current === target && target.isConnected && !target.disabled) last.current = null;
      });
    own.addEventListener("focusin", comes);
    own.addEventListener("focusout", goes);
    return () => {
      own.removeEventListener("focusin", comes);
      own.removeEventListener("focusout", goes);
    };
  }, []);
  useEffect(() => {
    const gone = last.current && (!last.current.isConnected || last.current.disabled);
    if (!gone) return;
    last.current = null;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.isConnected && !activeElement.disabled) {
      return;
    }
    (box.current.querySelector('button:not(:disabled, [tabindex="-1"])') || box.current).focus();
  });
  return box;
}
