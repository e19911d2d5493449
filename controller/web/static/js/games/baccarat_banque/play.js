// The page of a seat in baccarat banque: bid, take, go banco, stake, draw or stand. What may be done is what the table
// offers.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { Said, useActs, within } from "../../shell/acts.js";
import { TrayChip } from "../../shell/chips.js";
import { Rules, SeatPage } from "../../shell/seat.js";
import { RULES } from "./rules.js";
import { Hands, Record, Tables } from "./table.js";
import { handName, sayNo, words } from "./words.js";

function Sum({ values, offer, sum, setSum }) {
  const add = (value) => () => setSum(within(sum + value, offer));
  return html`
    <div class="tray-chips" role="group" aria-label=${text("baccarat_banque-chips")}>
      ${values.map((value) =>
        html`
          <${TrayChip} key=${value} value=${value} disabled=${sum + value > offer.most} onClick=${add(
            value,
          )} label=${text(
            "baccarat_banque-chip",
            { amount: money(value) },
          )} />
        `
      )}
      <button class="small" disabled=${sum <= offer.least} onClick=${() => setSum(offer.least)}>
        ${text("baccarat_banque-from-least")}
      </button>
    </div>
  `;
}

/** An act with a sum: choose it by chips, then do it by one of the buttons. */
function WithSum({ values, offer, children }) {
  const [sum, setSum] = useState(0);
  const chosen = within(sum, offer);
  return html`
    <${Sum} values=${values} offer=${offer} sum=${chosen} setSum=${setSum} />
    ${children(chosen)}
  `;
}

function Buttons({ state, me, legal, send }) {
  const button = (verb, label, fields, kind = "brass big") =>
    html`<button key=${label} class=${kind} onClick=${() => send(verb, fields)}>${label}</button>`;
  const values = state.deal.chips;
  const no = legal.pass && button("pass", sayNo(state.deal), {}, "big");
  if (legal.draw) {
    return [
      button("draw", text("baccarat_banque-act-draw")),
      button("stand", text("baccarat_banque-act-stand")),
    ];
  }
  if (legal.bid) {
    return html`
      <${WithSum} key="bid" values=${values} offer=${legal.bid}>${(amount) =>
        button("bid", text("baccarat_banque-act-bid", { amount: money(amount) }), { amount })}<//>
      ${no}
    `;
  }
  if (legal.stake) {
    const lies = (side) => state.deal.stakes.some((stake) => stake.player === me && stake.side === side);
    const on = (side, amount) => {
      const data = { amount: money(amount), side: handName(side) };
      const label = text(lies(side) ? "baccarat_banque-more-on" : "baccarat_banque-stake-on", data);
      return button("stake", label, { amount, side });
    };
    return html`
      <${WithSum} key="stake" values=${values} offer=${legal.stake}>${(amount) =>
        legal.stake.sides.map((side) => on(side, amount))}<//>
    `;
  }
  return [
    legal.refill && html`
      <${WithSum} key="refill" values=${values} offer=${legal.refill}>${(amount) =>
        button("refill", text("baccarat_banque-act-refill", { amount: money(amount) }), { amount })}<//>
    `,
    legal.banco !== undefined && button("banco", text("baccarat_banque-act-banco", { cheval: false })),
    legal.banco !== undefined && button("banco", text("baccarat_banque-act-banco", { cheval: true }), { cheval: true }),
    legal.take && button("take", text("baccarat_banque-act-take")),
    legal.accept !== undefined &&
    button("accept", text("baccarat_banque-accept-adding", { amount: money(legal.accept) })),
    legal.retire && button("retire", text("baccarat_banque-act-retire")),
    no,
  ];
}

/** What the player may do now, or why nothing, in one sentence. */
function advice(state, me, legal) {
  const { deal, money: held, table } = state;
  if (!deal || !table.playing) {
    return text(held.purses[me] ? "baccarat_banque-advice-wait" : "baccarat_banque-advice-buy-in");
  }
  if (deal.claim) return text("baccarat_banque-advice-claimed");
  if (Object.keys(legal).length) return "";
  return text(deal.banker === me ? "baccarat_banque-advice-banker" : "baccarat_banque-advice-watch");
}

function Tray({ wire, state, me }) {
  const legal = (state.deal && state.deal.legal) || {};
  const { notice, send } = useActs({ wire, state, me, words });
  return html`
    <div class="tray banque-tray" role="toolbar" aria-label=${text("baccarat_banque-your-acts")}>
      ${state.deal && html`<${Buttons} state=${state} me=${me} legal=${legal} send=${send} />`}
      <${Said} notice=${notice} busy=${wire.busy} advice=${advice(state, me, legal)} />
    </div>
  `;
}

export function PlayPage({ wire, state, you }) {
  const me = you.player;
  const record = [text("baccarat_banque-sheet-record"), html`<${Record} state=${state} />`];
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} kind="banque" sheets=${[record]} rules=${html`
      <${Rules} state=${state} rows=${RULES} />
    `}>
      <${Hands} state=${state} />
      <div class="dock">
        <${Tray} wire=${wire} state=${state} me=${me} />
      </div>
      <${Tables} state=${state} me=${me} />
      <//>
  `;
}
