// German faro as everybody sees it: the players' books with the marks on them, the two piles, what the pair settled.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { cardName, change, isRed, money, RANKS, resultWord, signed, SUIT_SIGNS, suitName } from "../../core/words.js";
import { CardFace, NoPiles, Pile } from "../../shell/box.js";
import { Chip } from "../../shell/chips.js";
import { Mini } from "../../shell/panels.js";
import { overTable } from "../../shell/roving.js";

export const OTHER = { right: "left", left: "right" };

/** Where each card that was turned went: card -> {pair, place}. */
function turnedTo(deal) {
  return new Map(
    deal.cards.map((card, index) => [card, { pair: deal.places[index][0], place: deal.places[index][1] }]),
  );
}

function Place({ card, marks, turned, line, fresh, stop, onCard }) {
  const state = [
    marks ? text("german_faro-marks-laid", { amount: money(marks) }) : "",
    turned ? text("german_faro-turned-in", { pair: turned.pair }) : "",
    line && fresh ? `${resultWord(line.result)} ${signed(line.pay)}` : "",
  ].filter(Boolean);
  const classes = `leaf${turned ? " turned" : ""}${marks ? " laid" : ""}${fresh ? ` fresh-${turned.place}` : ""}`;
  const label = state.length ? text("german_faro-leaf", { card: cardName(card), state }) : cardName(card);
  const chip = html`
    <svg class="marks" viewBox="-22 -22 44 44" aria-hidden="true">
      <${Chip} value=${marks} r=${20} />
    </svg>
  `;
  const gain = line && (line.pay > 0 ? "gain" : line.pay < 0 ? "loss" : "");
  const inside = html`
    <${CardFace} card=${card} label="" />
    ${marks && chip}
    ${fresh && line && html`<b class=${`leaf-pay ${gain}`} aria-hidden="true">${change(line.pay)}</b>`}
  `;
  if (!onCard) {
    return html`
      <span class=${classes} data-card=${card} role="img" aria-label=${label} title=${label}>${inside}</span>
    `;
  }
  const press = () => onCard(card);
  return html`
    <button class=${classes} data-card=${card} tabindex=${stop ? 0 : -1} aria-label=${label} title=${label}
      onClick=${press}>${inside}</button>
  `;
}

/** What a player has, in a line under the name. */
function Holding({ deal, player, lying }) {
  const debt = deal.debts[player];
  const has = [
    deal.waits_for.includes(player) && text("german_faro-not-laid"),
    text("german_faro-has", { amount: money(deal.purses[player] || 0) }),
    lying > 0 && text("german_faro-has-lying", { amount: money(lying) }),
    debt > 0 && text("pages-owes", { amount: money(debt) }),
  ];
  return html`<b>${text("german_faro-holding", { has: has.filter(Boolean) })}</b>`;
}

/** One player's book: the thirteen cards of his suit. `onCard(card)` is called for a tap on one of the `live` cards. */
export function Book({ state, player, mine, big, live = [], onCard }) {
  const { deal } = state;
  const { suit, out } = deal.books[player];
  const own = deal.stakes.filter((stake) => stake.player === player);
  const marks = Object.fromEntries(own.map((stake) => [stake.card, stake.marks]));
  const lying = own.reduce((sum, stake) => sum + stake.marks, 0);
  const turned = turnedTo(deal);
  const last = deal.last_settled;
  const fresh = (card) => {
    const to = turned.get(card);
    if (!to || !(to.place in OTHER)) return false;
    return to.pair === deal.pair_number || (!Object.keys(deal.pair).length && !!last && to.pair === last.pair);
  };
  const stop = RANKS.map((rank) => rank + suit).find((card) => live.includes(card));
  const leaf = (card) => {
    const line = last && last.lines.find((entry) => entry.card === card);
    return html`
      <${Place} key=${card} card=${card} marks=${marks[card]} turned=${turned.get(card)} line=${line}
        fresh=${fresh(card)} stop=${card === stop} onCard=${live.includes(card) ? onCard : undefined} />
    `;
  };
  const classes = `book${big ? " big" : ""}${mine ? " mine" : ""}${out ? " out" : ""}`;
  return html`
    <section class=${classes} aria-label=${mine
      ? text("german_faro-your-book")
      : text("german_faro-book-of", { player })}>
      <h3>
        <span class=${`suit${isRed(`K${suit}`) ? " red" : ""}`} aria-hidden="true">${SUIT_SIGNS[suit]}</span>
        ${` ${mine ? text("german_faro-your-book") : player} `}
        <small>${out
          ? text("german_faro-out")
          : html`<${Holding} deal=${deal} player=${player} lying=${lying} />`}</small>
      </h3>
      <div class="leaves" onKeyDown=${overTable("button")}>${RANKS.map((rank) => leaf(rank + suit))}</div>
    </section>
  `;
}

/** Everybody's book, in the order of the suits. */
export function Books({ state, except }) {
  const { deal } = state;
  const players = deal ? Object.keys(deal.books) : [];
  if (!players.length && !(deal && deal.choosing.length)) {
    return html`
      <div class="books">
        <p class="quiet">${text("german_faro-no-books")}</p>
      </div>
    `;
  }
  const others = players.filter((player) => player !== except);
  return html`
    <div class="books">
      ${others.map((player) => html`<${Book} key=${player} state=${state} player=${player} />`)}
      ${state.money.banker &&
        html`<p class="quiet">${
          text("german_faro-bank-of", {
            player: state.money.banker,
            amount: money(deal.bank),
          })
        }</p>`}
      ${deal.choosing.length > 0 &&
        html`<p class="quiet">${text("german_faro-still-choosing", { players: deal.choosing })}</p>`}
      ${deal.left_out &&
        html`<p class="quiet">${text("german_faro-three-play", { suit: suitName(deal.left_out) })}</p>`}
    </div>
  `;
}

function GermanPile({ deal, pile }) {
  const pays = deal.pays === pile;
  const running = Object.keys(deal.pair).length > 0;
  const last = deal.last_settled;
  const before = last ? last[pile] : null;
  const title = pays ? text("german_faro-pile-pays", { pile }) : text("german_faro-pile-takes", { pile });
  const count = deal.places.filter(([, place]) => place === pile).length;
  return html`
    <${Pile} side=${pays ? "won" : "lost"} title=${title} card=${deal.pair[pile] || (running ? null : before)}
      former=${running ? before : null} count=${count} />
  `;
}

/** The two piles with the cards of the pair, and what was covered. */
export function GermanPiles({ state }) {
  const { deal } = state;
  if (!deal) return html`<${NoPiles} />`;
  const running = Object.keys(deal.pair).length > 0 || deal.covered.length > 0;
  const last = deal.last_settled;
  const covered = running ? deal.covered : last ? last.covered : [];
  const single = !running && last && last.dead_card;
  const mini = (card) => html`<${Mini} key=${card} card=${card} />`;
  return html`
    <div class="piles">
      <${GermanPile} deal=${deal} pile="left" />
      <div class="box-count">
        <b>${deal.cards_left}</b><span>${text("play-in-the-box")}</span>
        ${single && html`<span class="hoc">${text("german_faro-left-over")}</span><${CardFace} card=${single} />`}
      </div>
      <${GermanPile} deal=${deal} pile="right" />
      ${covered.length > 0 &&
        html`<p class="covered">${text("german_faro-covered")}${" "}${covered.map(mini)}</p>`}
    </div>
  `;
}
