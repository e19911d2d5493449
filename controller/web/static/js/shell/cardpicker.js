// Naming a card: the 52 in a 13 x 4 grid, those already out marked with where they came.

import { html } from "../../vendor/htm-preact.module.js";
import { cardName, cardSign, isRed, RANKS, SUITS } from "../core/words.js";

export function CardPicker({ exposed, onPick, label, except }) {
  const out = new Map(exposed.map((card, index) => [card, index + 1]));
  return html`<div class="picker" role="group" aria-label=${label}>${
    SUITS.map((suit) =>
      html`<div class="picker-suit" key=${suit}>${
        RANKS.map((rank) => {
          const card = rank + suit;
          const at = out.get(card);
          return html`
            <button key=${card} class=${`pick${isRed(card) ? " red" : ""}`} disabled=${at !== undefined ||
              card === except} onClick=${() => onPick(card)}
              aria-label=${`${cardName(card)}${at ? `, already card ${at}` : ""}`} title=${at
                ? `already card ${at}`
                : cardName(card)}>${cardSign(card)}</button>
          `;
        })
      }</div>`
    )
  }</div>`;
}

/** The likeliest whole cards of a question, best first: [{card, p, at}]. `at`: it lies there already as that card of
 * the deal, so either this or the earlier reading is wrong. */
export function likeliest(question, exposed, most = 4) {
  const suits = Object.entries(question.suit_candidates || {}).filter(([suit]) => suit !== "none");
  const all = [];
  for (const [rank, p] of Object.entries(question.candidates || {})) {
    if (rank === "none") continue;
    for (const [suit, q] of suits.length ? suits : SUITS.map((suit) => [suit, 0.25])) {
      const card = rank + suit;
      all.push({ card, p: p * q, at: exposed.indexOf(card) });
    }
  }
  return all.filter((entry) => entry.p >= 0.01).sort((a, b) => b.p - a.p).slice(0, most);
}
