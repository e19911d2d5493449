// On the service page: what is looked for in every card beside its reading. Notices for people; nothing is held by
// them.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { Dialog } from "../shell/dialog.js";
import { cardName } from "../core/words.js";

/** Whether the exposed card lies by the one under it. */
function Drift({ drift }) {
  if (!drift) return html`<p class="quiet">${text("service-drift-none")}</p>`;
  const { draws, deals } = drift;
  const spread = html`
    <p>${text("service-drift", { spread: drift.spread_mm, largest: drift.largest_mm, draws, deals })}</p>
  `;
  if (drift.chance === null) {
    return html`${drift.draws > 0 && spread}<p class="quiet">${text("service-drift-few")}</p>`;
  }
  return html`${spread}${
    drift.square ? html`<p>${text("service-drift-square")}</p>` : html`
      <p class="loss"
        role="alert"><b>${text("service-drift-skew", { once: Math.round(1 / drift.chance) })}</b></p>
    `
  }`;
}

/** Whether the cards are those of the enrolled pack. */
function OwnPack({ pack }) {
  if (!pack) return html`<p class="quiet">${text("service-foreign-unknown")}</p>`;
  if (pack.foreign.length) {
    return html`
      <p class="loss"
        role="alert"><b>${text("service-foreign", { cards: pack.foreign.map(cardName) })}</b></p>
    `;
  }
  return html`<p>${text("service-foreign-none", { count: pack.knowable })}</p>`;
}

export function CardsWatched({ look, send }) {
  const { cards, test } = look;
  const [asked, ask] = useState(false);
  if (!cards) return null;
  const known = cards.drift || (cards.pack && cards.pack.knowable > 0);
  const anew = async () => (await send("begin_anew")) && ask(false);
  return html`
    <section class="sheet watched"
      aria-label=${text("service-box-and-pack")}><h2>${text("service-box-and-pack")}</h2><${Drift} drift=${cards
        .drift} /><${OwnPack} pack=${cards.pack} />
        ${known &&
          html`<div class="service-acts"><button class="small" disabled=${!test} onClick=${() => ask(true)}>${
            text("service-begin-anew")
          }</button></div>`}
        ${asked && html`
          <${Dialog} title=${text("service-begin-anew-sure")} onClose=${() => ask(false)}>
            <p>${text("service-begin-anew-what")}</p>
            <p><button class="danger big" onClick=${anew}>${text("service-forget-it")}</button></p>
            <//>
        `}</section>
  `;
}
