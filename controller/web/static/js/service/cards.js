// On the service page: what is looked for in every card beside its reading. Notices for people; nothing is held by
// them.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { Dialog } from "../shell/dialog.js";
import { cardName } from "../core/words.js";

const mm = (value) => `${value.toFixed(2)} mm`;
const counted = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;

/** Whether the exposed card lies by the one under it. */
function Drift({ drift }) {
  if (!drift) return html`<p class="quiet">Sideways drift: told at the end of each deal.</p>`;
  const over = `${counted(drift.draws, "draw")} of ${counted(drift.deals, "deal")}`;
  const spread = html`<p>Exposed cards lay within <b>${mm(drift.spread_mm)}</b> of their middle (one sigma), ${
    mm(drift.largest_mm)
  } at most: ${over}.</p>`;
  if (drift.chance === null) {
    return html`${drift.draws > 0 && spread}<p class="quiet">Too few draws to test the box.</p>`;
  }
  return html`${spread}${
    drift.square ? html`<p>Where a card lies does not tell the next one.</p>` : html`
      <p class="loss"
        role="alert"><b>Where a card lies goes with the card under it</b>: chance alone does so once in ${Math.round(
          1 / drift.chance,
        )}. Look at box and pack.</p>
    `
  }`;
}

/** Whether the cards are those of the enrolled pack. */
function OwnPack({ pack }) {
  if (!pack) return html`<p class="quiet">Foreign cards: only an enrolled pack's own cards are known.</p>`;
  if (pack.foreign.length) {
    return html`
      <p class="loss"
        role="alert"><b>Perhaps not the enrolled card: ${pack.foreign.map(cardName).join(
          ", ",
        )}</b>. None of its marks in the last deals; compare it with its picture.</p>
    `;
  }
  return html`<p>No foreign card noticed; ${counted(pack.knowable, "card")} seen so far ${
    pack.knowable === 1 ? "has" : "have"
  } marks to be known by.</p>`;
}

export function CardsWatched({ look, send }) {
  const { cards, test } = look;
  const [asked, ask] = useState(false);
  if (!cards) return null;
  const known = cards.drift || (cards.pack && cards.pack.knowable > 0);
  const anew = async () => (await send("begin_anew")) && ask(false);
  return html`
    <section class="sheet watched"
      aria-label="Box and pack"><h2>Box and pack</h2><${Drift} drift=${cards.drift} /><${OwnPack} pack=${cards.pack} />
        ${known &&
          html`<div class="service-acts"><button class="small" disabled=${!test} onClick=${() =>
            ask(true)}>Begin anew</button></div>`}
        ${asked && html`
          <${Dialog} title="Begin anew?" onClose=${() => ask(false)}>
            <p>What the last deals told of box and pack will be forgotten. Do so when either was mended or changed.</p>
            <p><button class="danger big" onClick=${anew}>Forget it</button></p>
            <//>
        `}</section>
  `;
}
