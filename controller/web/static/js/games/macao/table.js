// The table of Macao and Victoria as everybody sees it: the hands side by side, what lies against the banker, the last
// coup. A card that lies face down is a back, but for who may see it: he holds his finger on it.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { cardSign, money } from "../../core/words.js";
import { CardFace, NoPiles } from "../../shell/box.js";
import { Mini, SettledLine } from "../../shell/panels.js";
import { useHeld } from "../../shell/private_hand.js";
import { handName } from "./words.js";

const Back = ({ label }) => html`<span class="card-back" role="img" aria-label=${label}></span>`;

/** A card that its player alone may see. */
function Peek({ card }) {
  const { held, grip } = useHeld();
  return html`
    <button class="peek hold-to-see" aria-label=${text("macao-hold-to-see")} ...${grip}>
      ${held ? html`<${CardFace} card=${card} />` : html`<${Back} label=${text("macao-face-down-label")} />`}
      ${!held && html`<span class="peek-hint">${text("macao-hold-to-see")}</span>`}
    </button>
  `;
}

/** What a hand comes to, in a word. */
function standing(hand) {
  if (hand.over) return text("macao-is-over");
  if (hand.natural && hand.open) return text("macao-is-natural");
  return "";
}

function Hand({ hand, deal, me }) {
  const { player, cards, refused, value, open, hidden } = hand;
  const mine = player === me;
  const turn = deal.turn === player;
  const classes = `hand${player === deal.banker ? " bank" : ""}${turn ? " turn" : ""}${mine ? " mine" : ""}`;
  const card = (label, i) => {
    if (!label) return html`<${Back} key=${i} label=${text("macao-face-down-label")} />`;
    if (hidden.includes(i)) return html`<${Peek} key=${`${deal.coup} ${i}`} card=${label} />`;
    return html`<${CardFace} key=${i} card=${label} />`;
  };
  const stake = deal.stakes[player];
  return html`
    <section class=${classes} aria-label=${handName(player, deal, me)}>
      <h3><span>${handName(player, deal, me)}</span><b>${open && value !== null ? value : ""}</b></h3>
      <div class="hand-cards">${cards.map(card)}</div>
      <p class="hand-notes">
        ${stake > 0 && html`<span class="hand-stake">${money(stake)}</span>`}
        ${standing(hand) && html`<b>${standing(hand)}</b>`}
        ${refused.length > 0 && html`
          <span>${text("macao-refused", { cards: refused.map(cardSign).join(" ") })}</span>
        `}
      </p>
    </section>
  `;
}

/** What happens now, in a sentence. */
function now(deal) {
  if (deal.next) {
    const { player, face } = deal.next;
    return text(face === "down" ? "macao-next-down" : "macao-next-up", { player });
  }
  if (deal.turn) return text("macao-turn-of", { player: deal.turn });
  if (deal.staking) return text("macao-stakes-against", { player: deal.banker });
  return "";
}

const noHand = (player) => ({ player, cards: [], refused: [], value: null, open: false, hidden: [] });

/** Who is dealt to, in that order: from the banker's left round to him. */
function order({ seats, banker }) {
  const at = seats.indexOf(banker);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/** Between coups the hands of the last one, until a stake lies or the bank has passed: they were dealt against another
 * banker then. */
function lying(deal) {
  const last = deal.last_settled;
  if (deal.hands.length) return deal.hands;
  const lies = last && !Object.keys(deal.stakes).length && last.hands[last.hands.length - 1].player === deal.banker;
  return lies ? last.hands : order(deal).map(noHand);
}

/** All hands of the coup; between coups the last one, or who is at the table. */
export function Hands({ state: { deal }, me }) {
  if (!deal) return html`<${NoPiles} />`;
  const hands = lying(deal);
  return html`
    <div class="felt macao-hands">
      <p class="verdict" role="status">${now(deal)}</p>
      <div class="hands-row">
        ${hands.map((hand) => html`<${Hand} key=${hand.player} hand=${hand} deal=${deal} me=${me} />`)}
      </div>
      <p class="shoe-left">${text("macao-left", { count: deal.cards_left })}</p>
    </div>
  `;
}

/** What lies against the banker. */
export function Stakes({ state: { deal }, me }) {
  if (!deal) return html`<p class="quiet">${text("macao-no-deal")}</p>`;
  const rows = Object.entries(deal.stakes);
  return html`
    <section class="macao-stakes" aria-label=${text("macao-stakes")}>
      <h3>${text("macao-stakes")}</h3>
      ${rows.length === 0 && html`<p class="quiet">${text("macao-no-stake-lies")}</p>`}
      <ul>${rows.map(([player, amount]) =>
        html`
          <li key=${player} class=${player === me ? "mine" : ""}><span>${player}</span><b>${money(amount)}</b></li>
        `
      )}</ul>
      ${deal.staking && deal.room !== null &&
        html`<p class="quiet">${text("macao-room", { amount: money(deal.room) })}</p>`}
    </section>
  `;
}

/** Where the stakes lie: for the dealer's page and the display. */
export function Playground({ state }) {
  return html`
    <div class="macao">
      <${Stakes} state=${state} />
    </div>
  `;
}

/** What every stake of the last coup won or lost, and the hands. */
export function Settled({ state, me }) {
  const last = state.deal && state.deal.last_settled;
  if (!last) return html`<p class="quiet">${text("macao-nothing-settled")}</p>`;
  const bank = last.hands[last.hands.length - 1];
  const cards = (hand) => hand.cards.map((card, i) => html`<${Mini} key=${i} card=${card} />`);
  const handOf = (player) => last.hands.find((hand) => hand.player === player);
  const lines = [...last.lines].sort((a, b) => (b.player === me) - (a.player === me));
  return html`
    <div class="settled macao-settled">
      <h3>${text("macao-coup-of", { number: last.coup })}</h3>
      <p>${text("macao-bank-had", { player: bank.player, value: bank.value })} ${cards(bank)}</p>
      <ul>${lines.map((line) => {
        const hand = handOf(line.player);
        const on = html`${money(line.stake)} · ${cards(hand)} ${hand.value}`;
        return html`<${SettledLine} key=${line.player} line=${line} mine=${line.player === me} on=${on} />`;
      })}</ul>
    </div>
  `;
}
