// On the service page: what is looked for in every card beside its reading. Notices for people; nothing is held by them.

import { html } from "../vendor/htm-preact.module.js";
import { cardName } from "./words.js";

const mm = (value) => `${value.toFixed(2)} mm`;
const counted = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;

/** Whether the exposed card lies by the one under it. */
function Drift({ drift }) {
  if (!drift) return html`<p class="quiet">Sideways drift: told at the end of each deal.</p>`;
  const over = `${counted(drift.draws, "draw")} of ${counted(drift.deals, "deal")} since the table started`;
  const spread = html`<p>Exposed cards lay within <b>${mm(drift.spread_mm)}</b> of their middle (one sigma), ${mm(drift.largest_mm)} at most: ${over}.</p>`;
  if (drift.chance === null) return html`${drift.draws > 0 && spread}<p class="quiet">Too few draws to test the box.</p>`;
  return html`${spread}${drift.square ? html`<p>Where a card lies does not tell the next one.</p>`
    : html`<p class="loss" role="alert"><b>Where a card lies goes with the card under it</b>: chance alone does so once in ${Math.round(1 / drift.chance)}. Look at box and pack.</p>`}`;
}

/** Whether the cards are those of the enrolled pack. */
function OwnPack({ pack }) {
  if (!pack) return html`<p class="quiet">Foreign cards: only an enrolled pack's own cards are known.</p>`;
  if (pack.foreign.length) return html`<p class="loss" role="alert"><b>Perhaps not the enrolled card: ${pack.foreign.map(cardName).join(", ")}</b>. None of its marks in the last deals; compare it with its picture.</p>`;
  return html`<p>No foreign card noticed; ${counted(pack.knowable, "card")} seen so far ${pack.knowable === 1 ? "has" : "have"} marks to be known by.</p>`;
}

export function CardsWatched({ cards }) {
  if (!cards) return null;
  return html`<section class="sheet watched" aria-label="Box and pack"><h2>Box and pack</h2><${Drift} drift=${cards.drift} /><${OwnPack} pack=${cards.pack} /></section>`;
}
