// The page of a seat in chemin de fer: put up a bank, take one, banco, stake, draw or stand. What may be done is what
// the table offers.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { Said, useActs, within } from "../../shell/acts.js";
import { TrayChip } from "../../shell/chips.js";
import { Rules, SeatPage } from "../../shell/seat.js";
import { RULES } from "./rules.js";
import { Coups, Hands, ownHand, Peek, Seats } from "./table.js";
import { words } from "./words.js";

/** An amount of chips, and the button that lays it. */
function Amount({ chips, offer, label, send, verb }) {
  const [sum, setSum] = useState(0);
  const chosen = within(sum, offer);
  const chip = (value) =>
    html`
      <${TrayChip} key=${value} value=${value} disabled=${chosen === offer.most} label=${text("chemin_de_fer-chip", {
        amount: money(value),
      })} onClick=${() => setSum(within(sum + value, offer))} />
    `;
  const lay = () => {
    send(verb, { amount: chosen });
    setSum(0);
  };
  return html`
    <div class="tray-chips" role="group" aria-label=${text("chemin_de_fer-chips")}>${chips.map(chip)}</div>
    <button class="small" disabled=${sum === 0} onClick=${() => setSum(0)}>${text("chemin_de_fer-clear")}</button>
    <button class="brass big" onClick=${lay}>${label(money(chosen))}</button>
  `;
}

function Acts({ deal, me, send }) {
  const { legal, chips } = deal;
  const more = deal.stakes.some(({ player }) => player === me);
  const button = (verb, label, strong = true) =>
    html`<button key=${verb} class=${strong ? "brass big" : "big"} onClick=${() => send(verb)}>${label}</button>`;
  const sum = (amount) => ({ amount: money(amount) });
  const bank = (amount) => text("chemin_de_fer-act-bank", { amount });
  const stake = (amount) => text(more ? "chemin_de_fer-stake-more" : "chemin_de_fer-act-stake", { amount });
  return html`
    ${legal.put_bank &&
      html`<${Amount} key="bank" chips=${chips} offer=${legal.put_bank} label=${bank} send=${send} verb="put_bank" />`}
    ${legal.stake &&
      html`<${Amount} key="stake" chips=${chips} offer=${legal.stake} label=${stake} send=${send} verb="stake" />`}
    ${legal.decline && button("decline", text("chemin_de_fer-act-decline"), false)}
    ${legal.retire !== undefined && button("retire", text("chemin_de_fer-retire-with", sum(legal.retire)))}
    ${legal.take !== undefined && button("take", text("chemin_de_fer-take-at", sum(legal.take)))}
    ${legal.banco !== undefined && button("banco", text("chemin_de_fer-banco-of", sum(legal.banco)))}
    ${legal.cover !== undefined && button("cover", text("chemin_de_fer-cover-by", sum(legal.cover)))}
    ${legal.draw && button("draw", text("chemin_de_fer-act-draw"))}
    ${legal.stand && button("stand", text("chemin_de_fer-act-stand"))}
    ${legal.pass && button("pass", text("chemin_de_fer-say-no", { phase: deal.phase }), false)}
  `;
}

/** What the player may do now, or why nothing, in one sentence. */
function advice({ deal, table, money: held }, me) {
  if (!deal || !table.playing) {
    return text(held.purses[me] ? "chemin_de_fer-advice-wait" : "chemin_de_fer-advice-buy-in");
  }
  if (deal.answer) return text("chemin_de_fer-advice-answered", { answer: deal.answer });
  if (Object.keys(deal.legal).length) return "";
  if (deal.banker === me) return text("chemin_de_fer-advice-banker");
  if (deal.standers.includes(me)) return text("chemin_de_fer-advice-stander");
  return text("chemin_de_fer-advice-watch");
}

function Tray({ wire, state, me }) {
  const { notice, send } = useActs({ wire, state, me, words });
  return html`
    <div class="tray" role="toolbar" aria-label=${text("chemin_de_fer-your-acts")}>
      ${state.deal && html`<${Acts} deal=${state.deal} me=${me} send=${send} />`}
      <${Said} notice=${notice} busy=${wire.busy} advice=${advice(state, me)} />
    </div>
  `;
}

export function PlayPage({ wire, state, you }) {
  const me = you.player;
  const { deal } = state;
  const own = deal && ownHand(deal);
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} kind="clocked chemin-play" rules=${html`
      <${Rules} state=${state} rows=${RULES} />
    `}>
      <${Hands} state=${state} />
      <div class="dock">
        ${own && html`<${Peek} key=${deal.coup} deal=${deal} hand=${own} />`}
        <${Tray} wire=${wire} state=${state} me=${me} />
      </div>
      <${Seats} state=${state} me=${me} />
      <${Coups} state=${state} />
      <//>
  `;
}
