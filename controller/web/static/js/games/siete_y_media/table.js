// The table of siete y media as everybody sees it: the bank's hand, and the hands of the punters side by side.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { NoPiles } from "../../shell/box.js";
import { useGame } from "../../shell/games.js";
import { Card, PrivateHand } from "../../shell/hands.js";

/** Half points as the game writes them: 7½. */
const points = (halves) => text("siete_y_media-points", { whole: Math.floor(halves / 2), half: halves % 2 });

/** The cards of a hand; those that lie face down show their back, also to their owner, who looks at them below. */
const Cards = ({ hand, open }) =>
  hand.cards.map((card, i) => html`<${Card} key=${i} card=${card} open=${open || !hand.down[i]} />`);

/** How a hand stands, in a word; nothing while it is played. */
function badge({ paid, status }, say) {
  if (paid && paid.pay) return say("paid", { result: paid.result, pay: money(Math.abs(paid.pay)) });
  return status && say("status", { status });
}

/** What others lay on a hand. */
function Backing({ deal, player, number }) {
  const lies = deal.backs.filter((stake) => stake.on === player && stake.hand === number);
  const each = lies.map((stake) => `${stake.player} ${money(stake.stake)}`).join(", ");
  return each && html`<p class="siete-backing">${useGame().words.say("backed-by", { each })}</p>`;
}

function Hand({ deal, player, number, hand, turn }) {
  const { say } = useGame().words;
  const result = hand.paid ? (hand.paid.pay > 0 ? " gain" : hand.paid.pay < 0 ? " loss" : "") : "";
  const counted = hand.cards.length && hand.points !== null && !hand.down.includes(true) ? hand.points : null;
  const told = badge(hand, say);
  return html`
    <div class=${`siete-hand${turn ? " turn" : ""}${result}`} data-hand=${number}>
      <div class="siete-cards"><${Cards} hand=${hand} open=${false} /></div>
      <p class="siete-sums">
        <b>${counted !== null
          ? points(counted)
          : hand.showing
          ? say("showing", { points: points(hand.showing) })
          : ""}</b>
        ${hand.stake > 0 && html`<span class="siete-stake">${money(hand.stake)}</span>`}
      </p>
      ${told && html`<p class="siete-badge">${told}</p>`}
      <${Backing} deal=${deal} player=${player} number=${number} />
    </div>
  `;
}

function Seat({ deal, seat, me }) {
  const { say } = useGame().words;
  const { player, hands } = seat;
  const his = deal.turn && deal.turn.player === player;
  return html`
    <li class=${`siete-seat${his ? " turn" : ""}${player === me ? " mine" : ""}`} aria-label=${say("seat", { player })}>
      <h3>${player === me ? say("you", { player }) : player}</h3>
      ${hands.length === 0 && html`<p class="siete-badge">${say("no-bet-of")}</p>`}
      <div class="siete-hands">
        ${hands.map((hand, number) =>
          html`
            <${Hand} key=${number} deal=${deal} player=${player} number=${number} hand=${hand}
              turn=${his && deal.turn.hand === number} />
          `
        )}
      </div>
    </li>
  `;
}

function Bank({ deal, me }) {
  const { say } = useGame().words;
  const { bank_hand: hand, banker, turn } = deal;
  const his = turn && turn.player === banker;
  const named = (player) => banker ? say("bank-of", { player }) : say("bank-of-house");
  return html`
    <section class=${`siete-bank${his ? " turn" : ""}`} aria-label=${named(banker)}>
      <h3>
        ${named(banker === me ? text("pages-you") : banker)}
        <b>${hand.points !== null ? points(hand.points) : ""}</b>
      </h3>
      <div class="siete-cards">
        <${Cards} hand=${hand} open=${false} />
        ${!hand.cards.length && html`<span class="siete-slot"></span>`}
      </div>
      <p class="siete-stock">${say("left", { count: deal.cards_left })}</p>
    </section>
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

/** The bank's hand, and everybody's. */
export function Hands({ state: { deal }, me }) {
  const { say } = useGame().words;
  if (!deal || !deal.seats.length) return html`<${NoPiles} />`;
  return html`
    <div class="felt siete-table">
      <${Bank} deal=${deal} me=${me} />
      <ul class="siete-seats">
        ${deal.seats.map((seat) => html`<${Seat} key=${seat.player} deal=${deal} seat=${seat} me=${me} />`)}
      </ul>
      <p class="siete-notes" role="status">${notes(deal, say)}</p>
    </div>
  `;
}

/** One's own hidden card. `number`: which hand, 0 where there is but one. */
function Peek({ hand, number }) {
  const { say } = useGame().words;
  const { over, points: halves } = hand;
  return html`
    <${PrivateHand} kind="siete-peek" label=${say("hold-to-see", { hand: number })}>${(held) =>
      html`
        <div class="siete-cards">
          <${Cards} hand=${hand} open=${held} />
        </div>
        <p aria-live="polite">
          ${held && halves !== null && html`<b>${points(halves)}</b>`}
          ${held && over && html`<span>${say("goes-over", over)}</span>`}
        </p>
      `}<//>
  `;
}

/** The hands of this player that have a card face down. */
export function Own({ state: { deal, deal_number }, me }) {
  const { hands = [] } = deal.seats.find(({ player }) => player === me) || {};
  const hidden = ({ cards, down }) => cards.some((card, i) => card && down[i]);
  return hands.map((hand, i) =>
    hidden(hand) &&
    html`<${Peek} key=${`${deal_number} ${i}`} hand=${hand} number=${hands.length > 1 ? i + 1 : 0} />`
  );
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

/** The stakes on the hands, for the dealer's page and the display. */
export function Playground({ state: { deal } }) {
  const { say } = useGame().words;
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
