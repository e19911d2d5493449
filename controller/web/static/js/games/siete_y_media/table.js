// The table of siete y media: the bank, and the punters' hands round it in the order of play, one's own at the bottom.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money, signed } from "../../core/words.js";
import { useGame } from "../../shell/games.js";
import { Card, useHeld } from "../../shell/hands.js";
import { EmptyTable, Fan, Lying, RoundTable, Stock } from "../../shell/round_table.js";

/** Half points as the game writes them: 7½. */
export const points = (halves) => text("siete_y_media-points", { whole: Math.floor(halves / 2), half: halves % 2 });

/** The cards of a hand; those that lie face down show their back, also to their owner unless he holds them. */
const Cards = ({ hand, held = false }) =>
  html`<${Fan} cards=${
    hand.cards.map((card, i) => html`<${Card} key=${i} card=${card} open=${held || !hand.down[i]} />`)
  } />`;

/** Whether a card of it lies face down that this viewer may see. */
export const down = ({ cards, down = [] }) => cards.some((card, i) => card && down[i]);

/** What a hand counts as everybody sees it lie. */
function counted({ cards, down, points: halves, showing }, say) {
  if (cards.length && halves !== null && !down.includes(true)) return points(halves);
  return showing ? say("showing", { points: points(showing) }) : "";
}

const resultOf = ({ paid }) => (paid && paid.pay ? (paid.pay > 0 ? "gain" : "loss") : "");

/** The stake, or what has become of it. */
function Foot({ hand }) {
  const { say } = useGame().words;
  const { paid, stake } = hand;
  if (paid && paid.pay) {
    const said = say("paid", { result: paid.result, pay: money(Math.abs(paid.pay)) });
    return html`<b class=${`siete-badge rt-won ${resultOf(hand)}`} title=${said}>${signed(paid.pay)}</b>`;
  }
  return stake > 0 && html`<${Lying} kind="siete-stake" amount=${stake} />`;
}

/** How the hand stands, until it is settled. */
const Status = ({ hand: { paid, status } }) => {
  const { say } = useGame().words;
  return status && !(paid && paid.pay) && html`<p class="rt-status">${say("status", { status })}</p>`;
};

/** What others lay on a hand. */
function Backing({ deal, player, number }) {
  const lies = deal.backs.filter((stake) => stake.on === player && stake.hand === number);
  const each = lies.map((stake) => `${stake.player} ${money(stake.stake)}`).join(", ");
  const said = useGame().words.say("backed-by", { each });
  return each && html`<span class="siete-backing" title=${said}>${said}</span>`;
}

const Hand = ({ deal, player, number, hand, turn, figure }) =>
  html`
    <div class=${`rt-hand siete-hand${turn ? " turn" : ""}`} data-hand=${number}>
      <${Cards} hand=${hand} />
      <${Status} hand=${hand} />
      <p class="rt-foot">
        ${figure && html`<b>${figure}</b>`}
        <${Foot} hand=${hand} />
        <${Backing} deal=${deal} player=${player} number=${number} />
      </p>
    </div>
  `;

/** The hands of a punter. */
function Hands({ deal, seat: { player, hands }, turn }) {
  const { say } = useGame().words;
  if (!hands.length) return html`<p class="siete-badge">${say("no-bet-of")}</p>`;
  return html`
    <div class="rt-hands">
      ${hands.map((hand, number) =>
        html`
          <${Hand} key=${number} deal=${deal} player=${player} number=${number} hand=${hand}
            turn=${turn && hands.length > 1 && deal.turn.hand === number}
            figure=${hands.length > 1 && counted(hand, say)} />
        `
      )}
    </div>
  `;
}

/** One's own hand: while its button is held its cards are seen, and what they count. */
function OwnHand({ deal, player, number, hand, many, turn }) {
  const { say } = useGame().words;
  const { held, grip } = useHeld();
  const { over, points: halves } = hand;
  const seen = held && down(hand);
  return html`
    <div class=${`siete-peek siete-hand${turn ? " turn" : ""}`} data-hand=${number}>
      <div class="rt-hold">
        ${down(hand) && html`
          <button class="big hold-to-see" ...${grip}>${say("hold-to-see", { hand: many ? number + 1 : 0 })}</button>
        `}
      </div>
      <${Cards} hand=${hand} held=${seen} />
      <div class="rt-info">
        <p aria-live="polite">
          <b class="rt-figure">${seen && halves !== null ? points(halves) : counted(hand, say)}</b>
          ${seen && over && html`<span>${say("goes-over", over)}</span>`}
        </p>
        <p class="rt-foot">
          <${Foot} hand=${hand} />
        </p>
        <${Status} hand=${hand} />
        <${Backing} deal=${deal} player=${player} number=${number} />
      </div>
    </div>
  `;
}

/** The own hands. */
function OwnHands({ deal, deal_number, seat: { player, hands }, turn }) {
  const { say } = useGame().words;
  if (!hands.length) return html`<p class="siete-badge">${say("no-bet-of")}</p>`;
  return html`
    <div class=${`rt-own-hands${hands.length > 1 ? " many" : ""}`}>
      ${hands.map((hand, number) =>
        html`
          <${OwnHand} key=${`${deal_number} ${number}`} deal=${deal} player=${player} number=${number} hand=${hand}
            many=${hands.length > 1} turn=${turn && hands.length > 1 && deal.turn.hand === number} />
        `
      )}
    </div>
  `;
}

/** What everybody is to know beside the cards. */
const notes = ({ announced, obliged, offer, ceded, next_bank: player }, say) =>
  [
    announced && say("note-announced", announced),
    obliged && say("note-obliged"),
    offer && say("note-offer", offer),
    ceded && say("note-ceded", ceded),
    player && !ceded && say("note-next-bank", { player }),
  ].filter(Boolean).join(" ");

/** The place of the bank, which plays last. */
function bankSeat({ banker, bank_hand: hand, turn }, me, say) {
  const named = (player) => banker ? say("bank-of", { player }) : say("bank-of-house");
  const mine = banker === me;
  return {
    key: "bank",
    kind: "siete-bank",
    name: named(mine ? text("pages-you") : banker),
    label: named(banker),
    bank: true,
    mine,
    turn: turn && turn.player === banker,
    figure: hand.points !== null && points(hand.points),
    children: mine
      ? html`
        <div class="rt-own-hands">
          <div class="siete-hand"><span></span><${Cards} hand=${hand} /></div>
        </div>
      `
      : html`
        <${Cards} hand=${hand} />
        <p class="rt-foot"></p>
      `,
  };
}

function punterSeat(deal, deal_number, seat, me, say) {
  const { player, hands } = seat;
  const turn = !!deal.turn && deal.turn.player === player;
  const mine = player === me;
  const Drawn = mine ? OwnHands : Hands;
  return {
    key: player,
    kind: "siete-seat",
    name: mine ? say("you", { player }) : player,
    label: say("seat", { player }),
    mine,
    turn,
    hands: Math.max(1, hands.length),
    result: hands.length === 1 ? resultOf(hands[0]) : "",
    figure: !mine && hands.length === 1 && counted(hands[0], say),
    children: html`<${Drawn} deal=${deal} deal_number=${deal_number} seat=${seat} turn=${turn} />`,
  };
}

/** The table with everybody's hands; play goes round to the right. */
export function Table({ state: { deal, deal_number, seats }, me }) {
  const { words: { say }, title } = useGame();
  const kind = `siete-table${deal && deal.rules.backing ? " backs" : ""}`;
  if (!deal || !deal.seats.length) {
    return html`
      <${EmptyTable} kind=${kind} title=${title} players=${seats.map(({ player }) => player)}>
        ${text("pages-pack-in-hands")}
      <//>
    `;
  }
  const round = [bankSeat(deal, me, say), ...deal.seats.map((seat) => punterSeat(deal, deal_number, seat, me, say))];
  const own = round.findIndex(({ mine }) => mine);
  return html`
    <${RoundTable} kind=${kind} title=${title} seats=${round} first=${Math.max(0, own)} own=${own >= 0}>
      <${Stock} count=${deal.cards_left} said=${say("left", { count: deal.cards_left })} />
      <p class="rt-said siete-notes">${notes(deal, say)}</p>
      <//>
  `;
}

/** To whom the bank is sold, and at what price. */
export function Sale({ deal: { legal }, send }) {
  const { say } = useGame().words;
  const [price, setPrice] = useState(0);
  const typed = (event) => setPrice(Math.max(0, Math.trunc(Number(event.target.value) || 0)));
  const sell = (to) =>
    html`
      <button key=${to} class="brass" onClick=${() => send("cede", { to, price })}>${say("sell-to", {
        to,
        price,
      })}</button>
    `;
  return legal.cede && html`
    <div class="siete-sale">
      <label>
        ${say("price")}
        <input type="number" inputmode="numeric" min="0" step="1" value=${price} onInput=${typed} />
      </label>
      ${legal.cede.map(sell)}
    </div>
  `;
}

/** The stakes in a list, for the dealer; they lie on the cloth. */
export function Playground({ state: { deal }, dealer }) {
  const { say } = useGame().words;
  if (!dealer) return null;
  const lies = deal ? deal.bets : [];
  if (!lies.length) return html`<p class="quiet">${say("nothing-lies")}</p>`;
  return html`
    <section class="siete-stakes" aria-label=${say("stakes")}>
      <h2>${say("stakes")}</h2>
      <ul>
        ${lies.map(({ id, player, stake, on, hand }) =>
          html`
            <li key=${id}>
              <span>${player === on ? player : say("on-hand-of", { player, on })}</span>
              ${hand > 0 && html`<span>${say("hand", { number: hand + 1 })}</span>`}
              <b>${money(stake)}</b>
            </li>
          `
        )}
      </ul>
    </section>
  `;
}

/** The bank's hand, every other, and every stake on another's. */
export const settled = {
  title: ({ points: halves }, { say }) => say("bank-had", { points: points(halves), over: halves > 15 }),
  on: ({ stake, on, points: halves }, { say }) =>
    halves === undefined
      ? say("settled-on", { on, amount: stake })
      : say("settled-hand", { points: points(halves), amount: stake }),
};
