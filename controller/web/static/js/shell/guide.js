// For who sits down for the first time on this browser: points at the parts of the page one by one, with a sentence
// each. The page can be used meanwhile, it stands aside while this player decides, and it never comes again once it was
// read or sent away.

import { html, useEffect, useReducer, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { keep, recall } from "../core/kept.js";

/** What is pointed at, and the sentence. */
const POINTS = [
  [".head-phase", "pages-help-light"],
  [".head .purse", "pages-help-purse"],
  [".dock", "pages-guide-acts"],
  [".ask:not(.signals)", "pages-help-tap"],
  [".sheet-tabs", "pages-guide-sheets"],
];
const LOOK_MS = 200; // the page moves while rounds begin and end
const GAP = 8;
const WIDTH = 420;

/** Where it is in the window; null where the page has no such part. */
function boxOf(selector) {
  const part = document.querySelector(selector);
  return part && part.getBoundingClientRect();
}

const around = ({ left, top, width, height }) =>
  `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;

/** Above or below what it points at, wherever there is more room, and within the window. */
function beside(box) {
  const half = Math.min(WIDTH, innerWidth - 3 * GAP) / 2;
  const middle = Math.max(half + GAP, Math.min((box.left + box.right) / 2, innerWidth - half - GAP));
  const below = innerHeight - box.bottom > box.top;
  const upright = below ? `top: ${box.bottom + GAP}px` : `bottom: ${innerHeight - box.top + GAP}px`;
  return `width: ${2 * half}px; left: ${middle - half}px; ${upright}`;
}

/** `aside`: the player has something to decide, and a clock that the guide would cover. */
export function Guide({ aside }) {
  const [at, setAt] = useState(recall("guided") ? POINTS.length : 0);
  const [, look] = useReducer((count) => count + 1, 0);
  const done = at >= POINTS.length;
  useEffect(() => {
    if (done) {
      keep("guided", true);
      return undefined;
    }
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [at]);
  if (done || aside) return null;
  const end = () => {
    setAt(POINTS.length);
    scrollTo(0, 0);
    document.querySelector(".tray")?.focus({ preventScroll: true }); // the button goes
  };
  const next = () => {
    document.querySelector(POINTS[at + 1][0])?.scrollIntoView({ block: "nearest" }); // before it is pointed at
    setAt(at + 1);
  };
  const box = boxOf(POINTS[at][0]);
  const last = at === POINTS.length - 1;
  return box && html`
    <div class="guide-ring" style=${around(box)}></div>
    <aside class="guide" style=${beside(box)} aria-label=${text("pages-guide")}>
      <p>${text(POINTS[at][1])}</p>
      <p class="guide-acts">
        <small>${text("pages-guide-at", { at: at + 1, of: POINTS.length })}</small>
        ${!last &&
          html`<button class="small" onClick=${end}>${text("pages-guide-enough")}</button>`}
        <button class="small brass" onClick=${last ? end : next}>${text(
          last ? "pages-guide-end" : "pages-guide-next",
        )}</button>
      </p>
    </aside>
  `;
}
