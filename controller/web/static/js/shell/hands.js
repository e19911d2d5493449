// Hands of cards: those of a coup side by side, a card face down, and what one player alone may see: covered, but while
// he holds the control, and for five seconds at most.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { CardFace, NoPiles } from "./box.js";
import { useGame } from "./games.js";

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

/** A card that lies face down. */
export const Back = () =>
  html`<span class="card-back" role="img" aria-label=${useGame().words.say("card-down")}></span>`;

/** A card of a table on which some lie face down: `open` or its back. */
export const Card = ({ card, open = true }) => card && open ? html`<${CardFace} card=${card} />` : html`<${Back} />`;

/** The hand of a coup of baccarat: two cards, and a third one across. `open(i)`: whether card i is shown; `due`: the
 * next card comes here; `figure`: what it counts; `note`: below its name, `children`: below its cards; `style`: where
 * it is on a painted table. */
export function CoupHand({ name, label, title, figure, cards, due, won, open = () => true, note, style, children }) {
  const slot = (i) => {
    const third = i === 2 ? "third" : "";
    if (i < cards.length) {
      return html`<span key=${i} class=${third}><${Card} card=${cards[i]} open=${open(i)} /></span>`;
    }
    const now = due && i === cards.length ? "due" : "";
    return (i < 2 || (due && cards.length === 2)) && html`<span key=${i} class=${`slot ${now} ${third}`}></span>`;
  };
  return html`
    <section class=${`hand ${name}${won ? " won" : ""}`} aria-label=${label} style=${style}>
      <h3>${title} <b>${figure}</b></h3>
      ${note}
      <div class="hand-cards">${[0, 1, 2].map(slot)}</div>
      ${children}
    </section>
  `;
}

/** The hands of the coup, or of the last one between coups. `verdict`: how it stands; `kind`: a class. */
export function CoupHands({ deal, kind = "coup-hands", verdict, left, children }) {
  const { words: { say } } = useGame();
  if (!deal) return html`<${NoPiles} />`;
  return html`
    <div class=${`felt ${kind}`}>
      ${children}
      ${verdict !== undefined && html`<p class="verdict">${verdict}</p>`}
      <p class="shoe-left">${say("left", { count: deal.cards_left })}${left}</p>
    </div>
  `;
}
