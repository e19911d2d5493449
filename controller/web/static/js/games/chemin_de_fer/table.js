// The table of chemin de fer as everybody sees it: both hands as they come, who sits where with what, the bank, and how
// the coups went; and one's own hand.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { Chip } from "../../shell/chips.js";
import { useGame } from "../../shell/games.js";
import { Card, CoupHand, CoupHands, PrivateHand } from "../../shell/hands.js";
import { Beads } from "../../shell/roads.js";

/** How the coup stands or ended, in a sentence. */
function verdict({ hands, standing, deciding }, { say, placeOf }) {
  if (hands.winner) return say("result", hands);
  if (hands.next) return say("next", { place: placeOf(hands.next), standing });
  return deciding ? say("draws-or-stands", { player: deciding }) : "";
}

/** The first two cards of a hand lie face down until the coup is over. */
function Hand({ deal, name, player }) {
  const { say } = useGame().words;
  const { hands } = deal;
  const over = hands.winner !== null;
  const total = over ? hands[`${name}_total`] : "";
  const decided = !over && hands.decisions[name];
  return html`
    <${CoupHand} name=${name} label=${say("hand-label", { hand: name, total: over ? total : "none" })}
      title=${say("hand", { hand: name })} figure=${total} cards=${hands[name]} won=${hands.winner === name}
      due=${hands.next && hands.next.startsWith(name)} open=${(i) => over || i === 2}
      note=${html`
        <p class="hand-player">${player || ""}${decided && html`<em>${say("decided", { what: decided })}</em>`}</p>
      `} />
  `;
}

/** Both hands of the coup, or of the last one between coups. */
export function Hands({ state: { deal } }) {
  const { words } = useGame();
  const shown = deal && deal.hands.winner ? deal.last_settled : deal;
  return html`
    <${CoupHands} deal=${deal} kind="coup-hands chemin-hands" verdict=${deal && verdict(deal, words)}>
      ${deal && html`
        <${Hand} deal=${deal} name="punters" player=${shown.representative} />
        <${Hand} deal=${deal} name="banker" player=${shown.banker} />
      `}
    <//>
  `;
}

/** The hand that this viewer alone sees now; nothing when he sees none. */
export function ownHand({ hands }) {
  if (hands.winner !== null) return null;
  return ["punters", "banker"].find((hand) => hands[hand].slice(0, 2).filter(Boolean).length === 2) || null;
}

/** One's own hand, covered again with each coup. */
export function Own({ state: { deal } }) {
  const { say } = useGame().words;
  const hand = ownHand(deal);
  if (!hand) return null;
  const cards = (held) => deal.hands[hand].map((card, i) => html`<${Card} key=${i} card=${card} open=${held} />`);
  return html`
    <${PrivateHand} key=${deal.coup} kind="peek" label=${say("hold-to-see")}>${(held) =>
      html`
        <div class="peek-cards" aria-live="polite">
          ${cards(held)}${held && html`<b>${deal.hands[`${hand}_total`]}</b>`}
        </div>
      `}<//>
  `;
}

function Seat({ deal, player, me, cash }) {
  const { say } = useGame().words;
  const found = deal.stakes.find((stake) => stake.player === player);
  const cut = deal.cut.find((fallen) => fallen.player === player);
  const banks = player === deal.banker;
  const amount = banks ? deal.risked : found ? found.stake : 0;
  const roles = [
    banks && "banker",
    player === deal.turn && "turn",
    player === deal.banco && "banco",
    player === deal.suivi && "suivi",
    player === deal.representative && "plays",
  ].filter(Boolean);
  return html`
    <li class=${`chemin-seat ${roles.join(" ")}${player === me ? " mine" : ""}`}>
      <span class="seat-name">${player === me ? text("pages-name-you", { name: player }) : player}</span>
      <span class="seat-roles">${roles.map((role) => html`<em key=${role}>${say("role", { role })}</em>`)}</span>
      <span class="seat-money">${amount > 0
        ? html`
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <${Chip} value=${amount} r=${20} />
          </svg><b>${money(amount)}</b>
        `
        : html`<small>${say("cash", { amount: cash })}</small>`}</span>
      ${banks && deal.aside > 0 &&
        html`<small class="seat-cut">${say("seat-aside", { amount: deal.aside })}</small>`}
      ${cut && html`<small class="seat-cut">${say("cut-short", { amount: cut.amount })}</small>`}
    </li>
  `;
}

/** What is played against: the bank, or what is risked of it. */
export const riskOf = ({ aside }) => (aside === null ? "bank" : "risk");

/** Whose the bank is, how much of it is risked, and what is laid against it. */
function Bank({ deal }) {
  const { say } = useGame().words;
  const { banker, bank, risked, aside, offer, laid, excess, staking } = deal;
  const parts = { amount: risked, aside: aside > 0 ? money(aside) : "none" };
  const sums = { amount: laid, excess: money(excess), left: money(risked - laid), of: riskOf(deal) };
  const how = excess > 0 ? "over" : staking ? "staking" : "laid";
  return html`
    <p class="chemin-bank">
      ${banker
        ? say("bank-of", { player: banker, amount: bank })
        : offer
        ? say("bank-offered", { player: offer.by, amount: offer.amount })
        : say("bank-vacant")}
      ${banker && aside !== null && html`<span class="chemin-risk">${say("bank-parts", parts)}</span>`}
      ${laid > 0 && html`<span>${say("laid", { ...sums, how })}</span>`}
    </p>
  `;
}

/** The seats in order of play, and below them those who stand by and have laid something. */
function Seats({ state: { deal, money: held }, me }) {
  const { say } = useGame().words;
  if (!deal) return html`<p class="quiet">${say("no-shoe")}</p>`;
  const standers = deal.standers.filter((player) =>
    player === me || deal.stakes.some((stake) => stake.player === player)
  );
  const seat = (player) =>
    html`<${Seat} key=${player} deal=${deal} player=${player} me=${me} cash=${held.purses[player] || 0} />`;
  return html`
    <div class="chemin-table">
      <${Bank} deal=${deal} />
      <ol class="chemin-seats" aria-label=${say("seats")}>${deal.seats.map(seat)}</ol>
      ${standers.length > 0 && html`
        <h3>${say("standers")}</h3>
        <ul class="chemin-seats" aria-label=${say("standers")}>${standers.map(seat)}</ul>
      `}
    </div>
  `;
}

/** Who sits where with what, and the coups. */
export function Playground({ state, me }) {
  return html`
    <div class="chemin">
      <${Seats} state=${state} me=${me} />
      <${Beads} state=${state} />
    </div>
  `;
}

/** What is said of the last coup beside its stakes. */
export const settled = {
  title: ({ winner, coup }, { say }) => say("result", { winner, natural: false, coup }),
  foot: ({ rake, bank, banker }, { say }) =>
    html`
      ${rake > 0 && html`<p class="quiet">${say("rake-taken", { amount: rake })}</p>`}
      <p class="quiet">${say(bank > 0 ? "bank-after" : "bank-passes", { player: banker, amount: bank })}</p>
    `,
};
