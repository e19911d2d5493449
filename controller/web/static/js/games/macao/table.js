// The table of Macao and Victoria: the hands round it in the order of play, the stakes before them, the last coup. A
// card that lies face down is a back, but for who may see it: he holds a button.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { cardSign, money, signed } from "../../core/words.js";
import { useGame } from "../../shell/games.js";
import { Card, useHeld } from "../../shell/hands.js";
import { Mini } from "../../shell/panels.js";
import { EmptyTable, Fan, Lying, RoundTable, Stock } from "../../shell/round_table.js";

/** What a hand comes to, in a word. */
const standing = ({ over, natural, open }) => (over ? "is-over" : natural && open ? "is-natural" : "");

/** The cards of a hand; `held`: those that its player alone may see are shown. */
const Cards = ({ hand: { cards, hidden }, due, held = false }) =>
  html`<${Fan} due=${due} cards=${
    cards.map((card, i) => html`<${Card} key=${i} card=${card} open=${held || !hidden.includes(i)} />`)
  } />`;

/** What the hand is, and which cards of it were laid aside. */
function Status({ hand }) {
  const { say } = useGame().words;
  const { refused } = hand;
  const said = [
    standing(hand) && say(standing(hand)),
    refused.length > 0 && say("refused", { cards: refused.map(cardSign).join(" ") }),
  ].filter(Boolean).join(", ");
  return said && html`<p class="rt-status" title=${said}>${said}</p>`;
}

/** The stake; between coups what became of it. */
function Foot({ stake, line }) {
  if (stake) return html`<${Lying} kind="hand-stake" amount=${stake} />`;
  return line && line.pay ? html`<b class=${`rt-won ${line.pay > 0 ? "gain" : "loss"}`}>${signed(line.pay)}</b>` : null;
}

const Hand = ({ hand, due, stake, line }) =>
  html`
    <div class="rt-hands">
      <div class="rt-hand">
        <${Cards} hand=${hand} due=${due} />
        <${Status} hand=${hand} />
        <p class="rt-foot">
          <${Foot} stake=${stake} line=${line} />
        </p>
      </div>
    </div>
  `;

/** One's own hand: while the button is held its cards are seen. */
function OwnHand({ hand, due, stake, line }) {
  const { say } = useGame().words;
  const { held, grip } = useHeld();
  const { value, open, hidden, cards } = hand;
  const sees = hidden.some((i) => cards[i]);
  const seen = held && sees;
  return html`
    <div class="rt-own-hands">
      <div>
        <div class="rt-hold">
          ${sees && html`<button class="big hold-to-see" ...${grip}>${say("hold-to-see")}</button>`}
        </div>
        <${Cards} hand=${hand} due=${due} held=${seen} />
        <div class="rt-info">
          <p aria-live="polite"><b class="rt-figure">${(open || seen) && value !== null ? value : ""}</b></p>
          <p class="rt-foot">
            <${Foot} stake=${stake} line=${line} />
          </p>
          <${Status} hand=${hand} />
        </div>
      </div>
    </div>
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
function lasts(deal) {
  const last = deal.last_settled;
  if (deal.hands.length || !last || Object.keys(deal.stakes).length) return null;
  return last.hands[last.hands.length - 1].player === deal.banker ? last : null;
}

/** Everybody who sits at the table, in the order of play, the banker first. */
function round(deal, me, say) {
  const last = lasts(deal);
  const hands = last ? last.hands : deal.hands;
  const players = order(deal);
  const lines = last ? last.lines : [];
  return [players[players.length - 1], ...players.slice(0, -1)].map((player) => {
    const hand = hands.find((one) => one.player === player) || noHand(player);
    const bank = player === deal.banker;
    const mine = player === me;
    const shown = {
      hand,
      due: !!deal.next && deal.next.player === player,
      stake: deal.stakes[player],
      line: lines.find((one) => one.player === player),
    };
    return {
      key: player,
      kind: "macao-hand",
      name: say("hand-of", { player, who: mine ? "you" : "player", bank }),
      label: say("hand-of", { player, who: "player", bank }),
      bank,
      mine,
      turn: deal.turn === player,
      figure: !mine && hand.open && hand.value !== null ? `${hand.value}` : "",
      result: shown.line && shown.line.pay ? (shown.line.pay > 0 ? "gain" : "loss") : "",
      children: mine ? html`<${OwnHand} key=${deal.coup} ...${shown} />` : html`<${Hand} ...${shown} />`,
    };
  });
}

/** The table with all hands of the coup; between coups those of the last one, or who is there. Play goes round to the
 * left. */
export function Table({ state: { deal, seats }, me }) {
  const { words: { say }, title } = useGame();
  if (!deal || !deal.seats.length) {
    return html`
      <${EmptyTable} kind="of-macao" title=${title} players=${seats.map(({ player }) => player)}>
        ${text("pages-pack-in-hands")}
      <//>
    `;
  }
  const all = round(deal, me, say);
  const own = all.findIndex(({ mine }) => mine);
  return html`
    <${RoundTable} kind="of-macao" title=${title} seats=${all} first=${Math.max(0, own)} own=${own >= 0} clockwise>
      <p class="rt-said">${now(deal, say)}</p>
      ${deal.staking && deal.room !== null && html`<p class="rt-note">${say("room", { amount: deal.room })}</p>`}
      <${Stock} count=${deal.cards_left} said=${say("left", { count: deal.cards_left })} />
    <//>
  `;
}

/** The stakes against the banker in a list, for the dealer; they lie on the cloth. */
export function Playground({ state: { deal }, dealer }) {
  const { say } = useGame().words;
  if (!dealer) return null;
  if (!deal) return html`<p class="quiet">${say("no-deal")}</p>`;
  const rows = Object.entries(deal.stakes);
  return html`
    <section class="macao-stakes" aria-label=${say("stakes")}>
      <h3>${say("stakes")}</h3>
      ${rows.length === 0 && html`<p class="quiet">${say("nothing-lies")}</p>`}
      <ul>
        ${rows.map(([player, amount]) => html`<li key=${player}><span>${player}</span><b>${money(amount)}</b></li>`)}
      </ul>
    </section>
  `;
}

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
