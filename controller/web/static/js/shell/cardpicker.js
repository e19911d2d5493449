// Naming a card: the 52 in a 13 x 4 grid, those already out marked with where they came.

import { html } from "../../vendor/htm-preact.module.js";
import { isSpanish, text } from "../core/i18n.js";
import { cardName, isRed, RANKS, SUITS } from "../core/words.js";
import { CardSign } from "./box.js";

const SPANISH_SUITS = ["D", "H", "S", "C"]; // oros, copas, espadas, bastos

/** `pack`: how often each card is in it (`copies`) and which are not (`absent`). */
export function CardPicker({ exposed, pack, onPick, label }) {
  const out = outAt(exposed);
  const one = (card) => {
    const at = out.get(card) || [];
    const used = pack.absent.includes(card) || at.length >= pack.copies;
    const name = at.length ? text("pages-picker-out", { card: cardName(card), places: at }) : cardName(card);
    return html`
      <button key=${card} class=${`pick${isRed(card) ? " red" : ""}`} disabled=${used} onClick=${() => onPick(card)}
        aria-label=${name} title=${name}><${CardSign} card=${card} /></button>
    `;
  };
  // The Spanish pack has no eights, nines and tens to leave a place for, and begins with oros.
  const suits = isSpanish() ? SPANISH_SUITS : SUITS;
  const ranks = isSpanish() ? RANKS.filter((rank) => suits.some((suit) => !pack.absent.includes(rank + suit))) : RANKS;
  const row = (suit) => html`<div class="picker-suit" key=${suit}>${ranks.map((rank) => one(rank + suit))}</div>`;
  return html`<div class="picker" role="group" aria-label=${label}>${suits.map(row)}</div>`;
}

/** Where each card lies that is out: card -> its numbers in the deal, from 1. */
function outAt(exposed) {
  const out = new Map();
  exposed.forEach((card, index) => card && out.set(card, [...(out.get(card) || []), index + 1]));
  return out;
}

/** The likeliest whole cards of a question, best first: [{card, p, at}]. `at`: it is out already as that card of
 * the deal, so either this or the earlier reading is wrong; -1 while the pack may have another of them. */
export function likeliest(question, exposed, copies = 1, most = 4) {
  const suits = Object.entries(question.suit_candidates || {}).filter(([suit]) => suit !== "none");
  const ranks = Object.entries(question.candidates || {}).filter(([rank]) => rank !== "none");
  const out = outAt(exposed);
  const all = ranks.flatMap(([rank, p]) =>
    (suits.length ? suits : SUITS.map((suit) => [suit, 1 / SUITS.length])).map(([suit, q]) => {
      const lying = out.get(rank + suit) || [];
      return { card: rank + suit, p: p * q, at: lying.length < copies ? -1 : lying[0] - 1 };
    })
  );
  return all.filter((entry) => entry.p >= 0.01).sort((a, b) => b.p - a.p).slice(0, most);
}
