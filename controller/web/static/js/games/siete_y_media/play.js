// The page of a seat in siete y media: one's own hidden card, the bet, cards, and what else is agreed. What may be done
// is what the table offers.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { Said, useActs, within } from "../../shell/acts.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { TrayChip } from "../../shell/chips.js";
import { Rules, SeatPage } from "../../shell/seat.js";
import { RULES } from "./rules.js";
import { Hands, Peek } from "./table.js";
import { words } from "./words.js";

/** Chips that add up to an amount for one of these acts: [{key, verb, offer, label(amount), fields}]. */
function Amount({ chips, offers, send }) {
  const [sum, setSum] = useState(0);
  const least = Math.min(...offers.map(({ offer }) => offer.least));
  const most = Math.max(...offers.map(({ offer }) => offer.most));
  const chip = (value) => {
    const add = () => setSum(Math.min(sum + value, most));
    return html`
      <${TrayChip} key=${value} value=${value} disabled=${sum >= most} label=${text("siete_y_media-chip", {
        amount: money(value),
      })} onClick=${add} />
    `;
  };
  const act = ({ key, verb, offer, label, fields }) => {
    const amount = within(sum || least, offer);
    const lay = async () => {
      if (await send(verb, { ...fields, amount })) setSum(0);
    };
    return html`<button key=${key} class=${verb === "bet" ? "brass big" : "big"} onClick=${lay}>${
      label(money(amount))
    }</button>`;
  };
  return html`
    <div class="siete-amount">
      <div class="tray-chips" role="group" aria-label=${text("siete_y_media-chips")}>
        ${chips.map(chip)}
        <button class="small" disabled=${sum === 0} onClick=${() => setSum(0)}>${text("siete_y_media-clear")}</button>
      </div>
      <div class="siete-lay">${offers.map(act)}</div>
    </div>
  `;
}

/** To whom the bank is sold, and at what price. */
function Sale({ to, send }) {
  const [price, setPrice] = useState(0);
  const typed = (event) => setPrice(Math.max(0, Math.trunc(Number(event.target.value) || 0)));
  return html`
    <div class="siete-sale">
      <label>
        ${text("siete_y_media-price")}
        <input type="number" inputmode="numeric" min="0" step="1" value=${price} onInput=${typed} />
      </label>
      ${to.map((name) =>
        html`
          <button key=${name} class="brass" onClick=${() => send("cede", { to: name, price })}>
            ${text("siete_y_media-sell-to", { to: name, price: money(price) })}
          </button>
        `
      )}
    </div>
  `;
}

/** Whether this player has more than one hand. */
const opened = (deal, name) => deal.seats.some(({ player, hands }) => player === name && hands.length > 1);

function offersOf(deal) {
  const { legal } = deal;
  const amount = (verb, key) =>
    legal[verb]
      ? [{ key: verb, verb, offer: legal[verb], label: (sum) => text(key, { amount: sum }), fields: {} }]
      : [];
  const backs = (legal.back || []).map((offer) => ({
    key: `back ${offer.on} ${offer.hand}`,
    verb: "back",
    offer,
    label: (sum) =>
      text("siete_y_media-back-hand", {
        amount: sum,
        on: offer.on,
        hand: opened(deal, offer.on) ? offer.hand + 1 : 0,
      }),
    fields: { on: offer.on, hand: offer.hand },
  }));
  return [
    ...amount("bet", "siete_y_media-act-bet"),
    ...amount("raise", "siete_y_media-act-raise"),
    ...amount("fusilar", "siete_y_media-act-fusilar"),
    ...backs,
  ];
}

function Acts({ deal, send }) {
  const { legal, chips } = deal;
  const offers = offersOf(deal);
  const played = legal.bet ? [] : ["hit", "stand"]; // where a bet is due, it comes first
  const button = (verb, label, fields) =>
    html`<button key=${label} class=${played.includes(verb) ? "brass big" : "big"} onClick=${() =>
      send(verb, fields)}>${label}</button>`;
  const { hit } = legal;
  return html`
    ${offers.length > 0 && html`<${Amount} chips=${chips} offers=${offers} send=${send} />`}
    <div class="siete-buttons">
      ${legal.change4 && button("change4", text("siete_y_media-act-change4"))}
      ${hit && hit.expose && button("hit", text("siete_y_media-act-show-and-hit"), { expose: true })}
      ${hit && button("hit", hit.expose ? text("siete_y_media-act-hit-open") : text("siete_y_media-act-hit"), {})}
      ${legal.open && button("open", text("siete_y_media-act-open"))}
      ${legal.stand && button("stand", text("siete_y_media-act-stand"))}
      ${legal.buy && button("buy", text("siete_y_media-buy-for", { price: money(legal.buy.price) }))}
      ${legal.decline && button("decline", text("siete_y_media-act-decline"))}
      ${legal.keep && button("keep", text("siete_y_media-act-keep"))}
      ${legal.come_back && button("come_back", text("siete_y_media-act-come-back"))}
    </div>
    ${legal.cede && html`<${Sale} to=${legal.cede} send=${send} />`}
  `;
}

/** What the player may do now, or why nothing, in one sentence. */
function advice({ deal, table, money: held }, me) {
  if (!deal || !table.playing) {
    return text(held.purses[me] ? "siete_y_media-advice-wait" : "siete_y_media-advice-buy-in");
  }
  if (deal.left_out) return text("siete_y_media-advice-left-out");
  if (deal.turn && deal.turn.player === me) {
    if (!Object.keys(deal.legal).length) return text("siete_y_media-advice-card");
    return deal.legal.bet ? text("siete_y_media-advice-bet") : "";
  }
  if (deal.turn) return text("siete_y_media-advice-turn-of", { player: deal.turn.player });
  return Object.keys(deal.legal).length ? "" : text("siete_y_media-advice-watch");
}

function Tray({ wire, state, me }) {
  const { notice, send } = useActs({ wire, state, me, words });
  return html`
    <div class="tray siete-tray" role="toolbar" aria-label=${text("siete_y_media-your-acts")}>
      ${state.deal && html`<${Acts} deal=${state.deal} send=${send} />`}
      <${Said} notice=${notice} busy=${wire.busy} advice=${advice(state, me)} />
    </div>
  `;
}

/** The hands of this player that have a card face down. */
function hidden(deal, me) {
  const seat = deal && deal.seats.find(({ player }) => player === me);
  const hands = seat ? seat.hands.map((hand, number) => ({ hand, number, many: seat.hands.length > 1 })) : [];
  return hands.filter(({ hand }) => hand.cards.some((card, i) => card && hand.down[i]));
}

export function PlayPage({ wire, state, you, tall }) {
  const me = you.player;
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} kind="siete" rules=${html`
      <${Rules} state=${state} rows=${RULES} />
    `}>
      <${Hands} state=${state} me=${me} />
      <div class="dock">
        ${hidden(state.deal, me).map(({ hand, number, many }) =>
          html`<${Peek} key=${`${state.deal_number} ${number}`} hand=${hand} number=${number} many=${many} />`
        )}
        <${Tray} wire=${wire} state=${state} me=${me} />
      </div>
      <${Casekeeper} state=${state} tall=${tall} />
      <//>
  `;
}
