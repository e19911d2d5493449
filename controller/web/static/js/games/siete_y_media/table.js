// The table of siete y media as everybody sees it: the bank's hand, and the hands of the punters side by side.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { CardFace, NoPiles } from "../../shell/box.js";
import { SettledLine } from "../../shell/panels.js";
import { PrivateHand } from "../../shell/private_hand.js";
import { points } from "./words.js";

const Back = () => html`<span class="siete-back" role="img" aria-label=${text("siete_y_media-face-down")}></span>`;

/** The cards of a hand; those that lie face down show their back, also to their owner, who looks at them with Peek. */
function Cards({ hand, open }) {
  return hand.cards.map((card, i) =>
    card && (open || !hand.down[i]) ? html`<${CardFace} key=${i} card=${card} />` : html`<${Back} key=${i} />`
  );
}

/** How a hand stands, in a word; nothing while it is played. */
function badge(hand) {
  if (hand.paid && hand.paid.pay) {
    return text("siete_y_media-paid", { result: hand.paid.result, pay: money(Math.abs(hand.paid.pay)) });
  }
  return hand.status && text("siete_y_media-status", { status: hand.status });
}

/** What others lay on a hand. */
function Backing({ deal, player, number }) {
  const lies = deal.backs.filter((stake) => stake.on === player && stake.hand === number);
  if (!lies.length) return null;
  const each = lies.map((stake) => `${stake.player} ${money(stake.stake)}`).join(", ");
  return html`<p class="siete-backing">${text("siete_y_media-backed-by", { each })}</p>`;
}

function Hand({ deal, player, number, hand, turn }) {
  const result = hand.paid ? (hand.paid.pay > 0 ? " gain" : hand.paid.pay < 0 ? " loss" : "") : "";
  const counted = hand.cards.length && hand.points !== null && !hand.down.includes(true) ? hand.points : null;
  const told = badge(hand);
  return html`
    <div class=${`siete-hand${turn ? " turn" : ""}${result}`} data-hand=${number}>
      <div class="siete-cards"><${Cards} hand=${hand} open=${false} /></div>
      <p class="siete-sums">
        <b>${counted !== null
          ? points(counted)
          : hand.showing
          ? text("siete_y_media-showing", { points: points(hand.showing) })
          : ""}</b>
        ${hand.stake > 0 && html`<span class="siete-stake">${money(hand.stake)}</span>`}
      </p>
      ${told && html`<p class="siete-badge">${told}</p>`}
      <${Backing} deal=${deal} player=${player} number=${number} />
    </div>
  `;
}

function Seat({ deal, seat, me }) {
  const { player, hands } = seat;
  const his = deal.turn && deal.turn.player === player;
  return html`
    <li class=${`siete-seat${his ? " turn" : ""}${player === me ? " mine" : ""}`} aria-label=${text(
      "siete_y_media-seat",
      { player },
    )}>
      <h3>${player === me ? text("siete_y_media-you", { player }) : player}</h3>
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
  const { bank_hand: hand, banker, turn } = deal;
  const his = turn && turn.player === banker;
  return html`
    <section class=${`siete-bank${his ? " turn" : ""}`} aria-label=${text("siete_y_media-bank-of", { player: banker })}>
      <h3>
        ${text("siete_y_media-bank-of", { player: banker === me ? text("pages-you") : banker })}
        <b>${hand.points !== null ? points(hand.points) : ""}</b>
      </h3>
      <div class="siete-cards">
        <${Cards} hand=${hand} open=${false} />
        ${!hand.cards.length && html`<span class="siete-slot"></span>`}
      </div>
      <p class="siete-stock">${text("siete_y_media-left", { count: deal.cards_left })}</p>
    </section>
  `;
}

/** What everybody is to know beside the cards. */
function notes(deal) {
  return [
    deal.announced && text("siete_y_media-note-announced", { player: deal.announced.player }),
    deal.obliged && text("siete_y_media-note-obliged"),
    deal.offer && text("siete_y_media-note-offer", { to: deal.offer.to, price: money(deal.offer.price) }),
    deal.ceded && text("siete_y_media-note-ceded", { to: deal.ceded.to, price: money(deal.ceded.price) }),
    deal.next_bank && !deal.ceded && text("siete_y_media-note-next-bank", { player: deal.next_bank }),
  ].filter(Boolean);
}

/** The bank's hand, and everybody's. */
export function Hands({ state: { deal }, me }) {
  if (!deal || !deal.seats.length) return html`<${NoPiles} />`;
  const told = notes(deal);
  return html`
    <div class="felt siete-table">
      <${Bank} deal=${deal} me=${me} />
      <ul class="siete-seats">
        ${deal.seats.map((seat) => html`<${Seat} key=${seat.player} deal=${deal} seat=${seat} me=${me} />`)}
      </ul>
      <p class="siete-notes" role="status">${told.join(" ")}</p>
    </div>
  `;
}

/** One's own hidden card. */
export function Peek({ hand, number, many }) {
  const { over } = hand;
  return html`
    <${PrivateHand} kind="siete-peek" label=${text("siete_y_media-hold-to-see", { hand: many ? number + 1 : 0 })}>${(
      held,
    ) =>
      html`
        <div class="siete-cards">
          <${Cards} hand=${hand} open=${held} />
        </div>
        <p aria-live="polite">
          ${held && hand.points !== null && html`<b>${points(hand.points)}</b>`}
          ${held && over &&
            html`<span>${text("siete_y_media-goes-over", { over: over.over, unseen: over.unseen })}</span>`}
        </p>
      `}<//>
  `;
}

/** What lies on the hands, for the dealer's page and the display. */
export function Playground({ state: { deal } }) {
  const lies = deal ? deal.bets : [];
  if (!lies.length) return html`<p class="quiet">${text("siete_y_media-nothing-lies")}</p>`;
  return html`
    <section class="siete-stakes" aria-label=${text("siete_y_media-stakes")}>
      <h2>${text("siete_y_media-stakes")}</h2>
      <ul>
        ${lies.map(({ id, player, stake, on, hand }) =>
          html`
            <li key=${id}>
              <span>${player === on ? player : text("siete_y_media-on-hand-of", { player, on })}</span>
              ${hand > 0 && html`<span>${text("siete_y_media-hand", { number: hand + 1 })}</span>`}
              <b>${money(stake)}</b>
            </li>
          `
        )}
      </ul>
    </section>
  `;
}

/** What every hand and every stake on another's won or lost. */
export function Settled({ state, me }) {
  const last = state.deal && state.deal.last_settled;
  if (!last) return html`<p class="quiet">${text("siete_y_media-nothing-settled")}</p>`;
  const own = (line) => text("siete_y_media-settled-hand", { points: points(line.points), amount: money(line.stake) });
  const others = (line) => text("siete_y_media-settled-on", { on: line.on, amount: money(line.stake) });
  const told = [
    ...last.lines.map((line) => ({ line, on: own(line) })),
    ...last.backs.map((line) => ({ line, on: others(line) })),
  ];
  told.sort((a, b) => (b.line.player === me) - (a.line.player === me));
  return html`
    <div class="settled">
      <h3>${text("siete_y_media-bank-had", { points: points(last.points), over: last.points > 15 })}</h3>
      <ul>${told.map(({ line, on }, i) =>
        html`<${SettledLine} key=${i} line=${line} mine=${line.player === me} on=${on} />`
      )}</ul>
    </div>
  `;
}
