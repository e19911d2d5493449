// What one player alone may see: covered, but while he holds the control, and for five seconds at most.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";

/** Covered again after this time, also under a finger that stays. */
const SEEN_MS = 5000;

/** Whether the control is held, and what makes a button of class "hold-to-see" that control. */
export function useHeld() {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => hold(false), SEEN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const cover = () => hold(false);
  const key = (down) => (event) => {
    if ((event.key === " " || event.key === "Enter") && !event.repeat) hold(down);
  };
  const grip = {
    "aria-pressed": held,
    onPointerDown: () => hold(true),
    onPointerUp: cover,
    onPointerLeave: cover,
    onPointerCancel: cover,
    onKeyDown: key(true),
    onKeyUp: key(false),
    onBlur: cover,
    onContextMenu: (event) => event.preventDefault(),
  };
  return { held, grip };
}

/** The button with this label, and beside it the hand, which `children` gives for held or covered. `kind`: a class. */
export function PrivateHand({ kind, label, children }) {
  const { held, grip } = useHeld();
  return html`
    <div class=${`private-hand ${kind}`}>
      <button class="big hold-to-see" ...${grip}>${label}</button>
      ${children(held)}
    </div>
  `;
}
