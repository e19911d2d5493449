// The table of chemin de fer as everybody sees it: both hands as they come, who sits where with what, the bank, and how
// the coups went.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { CardFace, NoPiles } from "../../shell/box.js";
import { Chip } from "../../shell/chips.js";
import { SettledLine } from "../../shell/panels.js";
import { PrivateHand } from "../../shell/private_hand.js";
import { handName, isStaking, placeName } from "./words.js";

/** Coups on one line of the record. */
const MOST_COUPS = 24;

const Back = () => html`<span class="chemin-back" role="img" aria-label=${text("chemin_de_fer-face-down")}></span>`;

/** Cards of a hand: the first two lie face down until the coup is over. */
function Cards({ hand, cards, next, over }) {
  const due = next && next.startsWith(hand);
  const slot = (i) => {
    const third = i === 2 ? " third" : "";
    if (i >= cards.length) {
      const wanted = i < 2 || (due && cards.length === 2);
      const now = due && i === cards.length ? " due" : "";
      return wanted && html`<span key=${i} class=${`slot${now}${third}`}></span>`;
    }
    const open = cards[i] && (over || i === 2);
    return html`<span key=${i} class=${third}>${
      open ? html`<${CardFace} card=${cards[i]} />` : html`<${Back} />`
    }</span>`;
  };
  return html`<div class="hand-cards">${[0, 1, 2].map(slot)}</div>`;
}

function Hand({ deal, hand, player }) {
  const { hands } = deal;
  const over = hands.winner !== null;
  const total = over ? hands[`${hand}_total`] : null;
  const decided = !over && hands.decisions[hand];
  const won = hands.winner === hand;
  return html`
    <section class=${`hand ${hand}${won ? " won" : ""}`} aria-label=${text("chemin_de_fer-hand-label", {
      hand,
      total: total === null ? "none" : total,
    })}>
      <h3>${handName(hand)} <b>${total === null ? "" : total}</b></h3>
      <p class="hand-player">${player || ""}${decided &&
        html`<em>${text("chemin_de_fer-decided", { what: decided })}</em>`}</p>
      <${Cards} hand=${hand} cards=${hands[hand]} next=${hands.next} over=${over} />
    </section>
  `;
}

/** How the coup stands or ended, in a sentence. */
function verdict({ hands, standing, deciding }) {
  if (hands.winner) {
    return text("chemin_de_fer-result", { winner: hands.winner, natural: hands.natural, coup: hands.coup });
  }
  if (hands.next) return text("chemin_de_fer-next", { place: placeName(hands.next), standing });
  return deciding ? text("chemin_de_fer-decides-hand", { player: deciding }) : "";
}

/** Both hands of the coup, or of the last one between coups. */
export function Hands({ state: { deal } }) {
  if (!deal) return html`<${NoPiles} />`;
  const last = deal.hands.winner && deal.last_settled;
  return html`
    <div class="felt coup-hands chemin-hands">
      <${Hand} deal=${deal} hand="punters" player=${last ? last.representative : deal.representative} />
      <${Hand} deal=${deal} hand="banker" player=${last ? last.banker : deal.banker} />
      <p class="verdict" role="status">${verdict(deal)}</p>
      <p class="shoe-left">${text("chemin_de_fer-left", { count: deal.cards_left })}</p>
    </div>
  `;
}

/** One's own hand. */
export function Peek({ deal, hand }) {
  const cards = deal.hands[hand];
  return html`
    <${PrivateHand} kind="peek" label=${text("chemin_de_fer-hold-to-see")}>${(held) =>
      html`
        <div class="peek-cards" aria-live="polite">
          ${held
            ? html`${cards.map((card, i) => html`<${CardFace} key=${i} card=${card} />`)}<b>${
              deal.hands[`${hand}_total`]
            }</b>`
            : cards.map((_, i) => html`<${Back} key=${i} />`)}
        </div>
      `}<//>
  `;
}

/** The hand that this viewer alone sees now; nothing when he sees none. */
export function ownHand({ hands }) {
  if (hands.winner !== null) return null;
  return ["punters", "banker"].find((hand) => hands[hand].slice(0, 2).filter(Boolean).length === 2) || null;
}

function Seat({ deal, player, me, cash }) {
  const found = deal.stakes.find((stake) => stake.player === player);
  const cut = deal.cut.find((fallen) => fallen.player === player);
  const banks = player === deal.banker;
  const amount = banks ? deal.bank : found ? found.stake : 0;
  const roles = [
    banks && "banker",
    player === deal.turn && "turn",
    player === deal.banco && "banco",
    player === deal.representative && "plays",
  ].filter(Boolean);
  return html`
    <li class=${`chemin-seat ${roles.join(" ")}${player === me ? " mine" : ""}`}>
      <span class="seat-name">${player === me ? text("pages-name-you", { name: player }) : player}</span>
      <span class="seat-roles">${roles.map((role) =>
        html`<em key=${role}>${text("chemin_de_fer-role", { role })}</em>`
      )}</span>
      <span class="seat-money">${amount > 0
        ? html`
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <${Chip} value=${amount} r=${20} />
          </svg><b>${money(amount)}</b>
        `
        : html`<small>${text("chemin_de_fer-cash", { amount: money(cash) })}</small>`}</span>
      ${cut && html`<small class="seat-cut">${text("chemin_de_fer-cut-short", { amount: money(cut.amount) })}</small>`}
    </li>
  `;
}

/** The seats in order of play, and below them those who stand by and have laid something. */
export function Seats({ state: { deal, money: held }, me }) {
  if (!deal) return html`<p class="quiet">${text("chemin_de_fer-no-shoe")}</p>`;
  const standers = deal.standers.filter((player) =>
    player === me || deal.stakes.some((stake) => stake.player === player)
  );
  const seat = (player) =>
    html`<${Seat} key=${player} deal=${deal} player=${player} me=${me} cash=${held.purses[player] || 0} />`;
  return html`
    <div class="chemin-table">
      <p class="chemin-bank">${deal.banker
        ? text("chemin_de_fer-bank-of", { player: deal.banker, amount: money(deal.bank) })
        : deal.offer
        ? text("chemin_de_fer-bank-offered", { player: deal.offer.by, amount: money(deal.offer.amount) })
        : text("chemin_de_fer-bank-vacant")}${deal.laid > 0 &&
        html`<span>${
          text("chemin_de_fer-laid", {
            amount: money(deal.laid),
            excess: money(deal.excess),
            left: money(deal.bank - deal.laid),
            how: deal.excess > 0 ? "over" : isStaking(deal) ? "staking" : "laid",
          })
        }</span>`}</p>
      <ol class="chemin-seats" aria-label=${text("chemin_de_fer-seats")}>${deal.seats.map(seat)}</ol>
      ${standers.length > 0 && html`
        <h3>${text("chemin_de_fer-standers")}</h3>
        <ul class="chemin-seats" aria-label=${text("chemin_de_fer-standers")}>${standers.map(seat)}</ul>
      `}
    </div>
  `;
}

/** How the coups of the shoe went, the newest last. */
export function Coups({ state: { deal } }) {
  const coups = deal ? deal.coups.slice(-MOST_COUPS) : [];
  if (!coups.length) return null;
  return html`
    <ol class="chemin-coups" aria-label=${text("chemin_de_fer-coups")}>${coups.map((coup) =>
      html`
        <li key=${coup.coup} class=${coup.winner} title=${text("chemin_de_fer-coup-of", {
          coup: coup.coup,
          banker: coup.banker,
          winner: coup.winner,
          punters: coup.punters_total,
          bank: coup.banker_total,
        })}>${text("chemin_de_fer-letter", { winner: coup.winner })}</li>
      `
    )}</ol>
  `;
}

/** Who sits where with what, and the coups: for the dealer's page and the display. */
export function Playground({ state }) {
  return html`
    <div class="chemin">
      <${Seats} state=${state} />
      <${Coups} state=${state} />
    </div>
  `;
}

/** What every stake of the last coup won or lost. */
export function Settled({ state, me }) {
  const last = state.deal && state.deal.last_settled;
  if (!last) return html`<p class="quiet">${text("chemin_de_fer-nothing-settled")}</p>`;
  const lines = [...last.lines].sort((a, b) => (b.player === me) - (a.player === me));
  return html`
    <div class="settled">
      <h3>${text("chemin_de_fer-result", { winner: last.winner, natural: false, coup: last.coup })}</h3>
      <ul>${lines.map((line) =>
        html`<${SettledLine} key=${line.player} line=${line} mine=${line.player === me} on=${money(line.stake)} />`
      )}</ul>
      ${last.rake > 0 && html`<p class="quiet">${text("chemin_de_fer-rake-taken", { amount: money(last.rake) })}</p>`}
      <p class="quiet">${last.bank > 0
        ? text("chemin_de_fer-bank-after", { player: last.banker, amount: money(last.bank) })
        : text("chemin_de_fer-bank-passes", { player: last.banker })}</p>
    </div>
  `;
}
