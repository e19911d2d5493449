// The table of Macao and Victoria as everybody sees it: the hands side by side, the stakes against the banker, the last
// coup. A card that lies face down is a back, but for who may see it: he holds his finger on it.

import { html } from "../../../vendor/htm-preact.module.js";
import { cardSign, money } from "../../core/words.js";
import { CardFace, NoPiles } from "../../shell/box.js";
import { useGame } from "../../shell/games.js";
import { Back, useHeld } from "../../shell/hands.js";
import { Mini } from "../../shell/panels.js";

/** A card that its player alone may see. */
function Peek({ card }) {
  const { held, grip } = useHeld();
  const hint = useGame().words.say("hold-to-see");
  return html`
    <button class="peek hold-to-see" aria-label=${hint} ...${grip}>
      ${held ? html`<${CardFace} card=${card} />` : html`<${Back} /><span class="peek-hint">${hint}</span>`}
    </button>
  `;
}

/** What a hand comes to, in a word. */
const standing = ({ over, natural, open }) => (over ? "is-over" : natural && open ? "is-natural" : "");

function Hand({ hand, deal, me }) {
  const { player, cards, refused, value, open, hidden } = hand;
  const { say } = useGame().words;
  const name = say("hand-of", { player, who: player === me ? "you" : "player", bank: player === deal.banker });
  const mine = player === me;
  const turn = deal.turn === player;
  const classes = `hand${player === deal.banker ? " bank" : ""}${turn ? " turn" : ""}${mine ? " mine" : ""}`;
  const card = (label, i) => {
    if (!label) return html`<${Back} key=${i} />`;
    if (hidden.includes(i)) return html`<${Peek} key=${`${deal.coup} ${i}`} card=${label} />`;
    return html`<${CardFace} key=${i} card=${label} />`;
  };
  const stake = deal.stakes[player];
  return html`
    <section class=${classes} aria-label=${name}>
      <h3><span>${name}</span><b>${open && value !== null ? value : ""}</b></h3>
      <div class="hand-cards">${cards.map(card)}</div>
      <p class="hand-notes">
        ${stake > 0 && html`<span class="hand-stake">${money(stake)}</span>`}
        ${standing(hand) && html`<b>${say(standing(hand))}</b>`}
        ${refused.length > 0 && html`<span>${say("refused", { cards: refused.map(cardSign).join(" ") })}</span>`}
      </p>
    </section>
  `;
}

/** What happens now, in a sentence. */
function now({ next, turn, staking, banker }, say) {
  if (next) return say(next.face === "down" ? "next-down" : "next-up", { player: next.player });
  if (turn) return say("draws-or-stands", { player: turn });
  return staking ? say("stakes-against", { player: banker }) : "";
}

const noHand = (player) => ({ player, cards: [], refused: [], value: null, open: false, hidden: [] });

/** Who is dealt to, in that order: from the banker's left round to him. */
function order({ seats, banker }) {
  const at = seats.indexOf(banker);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/** Between coups the hands of the last one, until a stake is placed or the bank has passed: they were dealt against
 * another banker then. */
function lying(deal) {
  const last = deal.last_settled;
  if (deal.hands.length) return deal.hands;
  const lies = last && !Object.keys(deal.stakes).length && last.hands[last.hands.length - 1].player === deal.banker;
  return lies ? last.hands : order(deal).map(noHand);
}

/** All hands of the coup; between coups the last one, or who is at the table. */
export function Hands({ state: { deal }, me }) {
  const { say } = useGame().words;
  if (!deal) return html`<${NoPiles} />`;
  return html`
    <div class="felt macao-hands">
      <p class="verdict" role="status">${now(deal, say)}</p>
      <div class="hands-row">
        ${lying(deal).map((hand) => html`<${Hand} key=${hand.player} hand=${hand} deal=${deal} me=${me} />`)}
      </div>
      <p class="shoe-left">${say("left", { count: deal.cards_left })}</p>
    </div>
  `;
}

/** The stakes against the banker. */
function Stakes({ deal, me }) {
  const { say } = useGame().words;
  if (!deal) return html`<p class="quiet">${say("no-deal")}</p>`;
  const rows = Object.entries(deal.stakes);
  return html`
    <section class="macao-stakes" aria-label=${say("stakes")}>
      <h3>${say("stakes")}</h3>
      ${rows.length === 0 && html`<p class="quiet">${say("nothing-lies")}</p>`}
      <ul>${rows.map(([player, amount]) =>
        html`
          <li key=${player} class=${player === me ? "mine" : ""}><span>${player}</span><b>${money(amount)}</b></li>
        `
      )}</ul>
      ${deal.staking && deal.room !== null && html`<p class="quiet">${say("room", { amount: deal.room })}</p>`}
    </section>
  `;
}

/** Where the stakes lie. */
export const Playground = ({ state: { deal }, me }) =>
  html`
    <div class="macao">
      <${Stakes} deal=${deal} me=${me} />
    </div>
  `;

const minis = ({ cards }) => cards.map((card, i) => html`<${Mini} key=${i} card=${card} />`);

/** The last coup: every hand beside what it won or lost. */
export const settled = {
  head({ hands }, { say }) {
    const bank = hands[hands.length - 1];
    return html`<p>${say("bank-had", bank)} ${minis(bank)}</p>`;
  },
  on({ player, stake }, _, { hands }) {
    const hand = hands.find((one) => one.player === player);
    return html`${money(stake)} · ${minis(hand)} ${hand.value}`;
  },
};
