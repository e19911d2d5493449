// The punter's page of Macao and Victoria: chips make a stake, which is then laid; in his turn he draws, stands, or
// refuses the ten that he drew. What may be done is what the table offers.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { Said, useActs } from "../../shell/acts.js";
import { TrayChip } from "../../shell/chips.js";
import { Rules, SeatPage } from "../../shell/seat.js";
import { RULES } from "./rules.js";
import { Hands, Stakes } from "./table.js";
import { words } from "./words.js";

/** The stake after one more chip; as it was where the table would not take that. */
export function withChip(amount, chip, offer) {
  return amount + chip <= offer.most ? amount + chip : amount;
}

function usePlay(wire, state, me) {
  const { legal = {} } = state.deal || {};
  const [amount, setAmount] = useState(0);
  const offer = legal.stake;
  useEffect(() => {
    if (!offer || amount > offer.most) setAmount(0);
  }, [offer && offer.most, amount]);
  const done = (verb, fields) => verb === "stake" ? text("macao-laid", { amount: money(fields.amount) }) : "";
  const { notice, send } = useActs({ wire, state, me, words, done });
  const act = async (verb, fields) => {
    if (await send(verb, fields) && verb === "stake") setAmount(0);
  };
  return { legal, offer, amount, setAmount, notice, act };
}

/** What the player may do now, in one sentence. */
function advice(state, me, { legal, offer }) {
  const { deal } = state;
  if (!deal || !state.table.playing) {
    return text(state.money.purses[me] ? "macao-advice-wait" : "macao-advice-buy-in");
  }
  if (legal.stand) return text(legal.refuse ? "macao-advice-refuse" : "macao-advice-draw");
  if (offer) return text("macao-advice-stake");
  if (deal.banker === me && deal.staking) return text("macao-advice-banker");
  return text(deal.turn && deal.turn !== me ? "macao-turn-of" : "macao-advice-watch", { player: deal.turn || "" });
}

function Stake({ state, me, play }) {
  const { offer, amount, setAmount, act } = play;
  const { chips, stakes } = state.deal;
  const more = stakes[me] > 0;
  const chip = (value) =>
    html`
      <${TrayChip} key=${value} value=${value} disabled=${amount + value > offer.most} label=${text("macao-chip", {
        amount: money(value),
      })} onClick=${() => setAmount(withChip(amount, value, offer))} />
    `;
  return html`
    <div class="tray-chips" role="group" aria-label=${text("macao-chips")}>${chips.map(chip)}</div>
    <button class="brass big" disabled=${amount < offer.least} onClick=${() => act("stake", { amount })}>
      ${amount ? text(more ? "macao-stake-more" : "macao-act-stake", { amount: money(amount) }) : text("macao-stake")}
    </button>
    ${amount > 0 && html`<button class="small" onClick=${() => setAmount(0)}>${text("macao-clear")}</button>`}
  `;
}

function Turn({ play: { legal, act } }) {
  const button = (verb, name, brass) =>
    html`
      <button key=${verb} class=${`big${brass ? " brass" : ""}`} disabled=${!legal[verb]} onClick=${() => act(verb)}>
        ${name}
      </button>
    `;
  return html`
    <div class="macao-turn">
      ${button("draw", text("macao-act-draw"), true)} ${button("stand", text("macao-act-stand"), false)}
      ${legal.refuse && button("refuse", text("macao-act-refuse"), true)}
    </div>
  `;
}

function Tray({ state, me, play, busy }) {
  const { legal, offer, notice } = play;
  return html`
    <div class="tray" role="toolbar" aria-label=${text("macao-your-acts")}>
      ${offer && html`<${Stake} state=${state} me=${me} play=${play} />`}
      ${legal.stand && html`<${Turn} play=${play} />`}
      <${Said} notice=${notice} busy=${busy} advice=${advice(state, me, play)} />
    </div>
  `;
}

export function PlayPage({ wire, state, you }) {
  const me = you.player;
  const play = usePlay(wire, state, me);
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} kind="clocked macao" rules=${html`
      <${Rules} state=${state} rows=${RULES} />
    `}>
      <${Hands} state=${state} me=${me} />
      <div class="dock">
        <${Tray} state=${state} me=${me} play=${play} busy=${wire.busy} />
      </div>
      <${Stakes} state=${state} me=${me} />
      <//>
  `;
}
