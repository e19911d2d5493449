// German faro as everybody sees it: the players' books with the marks on them, the two piles, what the pair settled.

import { html } from "../../../vendor/htm-preact.module.js";
import { CardFace } from "../../shell/box.js";
import { Chip } from "../../shell/chips.js";
import {
  cardName,
  cardSign,
  isRed,
  money,
  optionTexts,
  RANKS,
  resultWord,
  signed,
  SUIT_NAMES,
  SUIT_SIGNS,
} from "../../core/words.js";

const OTHER = { right: "left", left: "right" };

/** Where each card that was turned went: card -> {pair, place}. */
export const turnedTo = (deal) =>
  new Map(deal.cards.map((card, index) => [card, { pair: deal.places[index][0], place: deal.places[index][1] }]));

/** Which pile pays; the other takes. */
export const payingPile = (deal) => deal.rules.pays || "right";

function Place({ card, marks, turned, line, fresh, onCard }) {
  const state = [
    marks ? `${money(marks)} laid` : "",
    turned ? `turned in pair ${turned.pair}` : "",
    line && fresh ? `${resultWord(line.result)} ${signed(line.pay)}` : "",
  ].filter(Boolean).join(", ");
  const classes = `leaf${turned ? " turned" : ""}${marks ? " laid" : ""}${fresh ? ` fresh-${turned.place}` : ""}`;
  const inside = html`<${CardFace} card=${card} label="" />
    ${
    marks
      ? html`
        <svg class="marks" viewBox="-22 -22 44 44" aria-hidden="true">
          <${Chip} value=${marks} r=${20} />
        </svg>
      `
      : ""
  }
    ${
    fresh && line
      ? html`<b class=${`leaf-pay ${line.pay > 0 ? "gain" : line.pay < 0 ? "loss" : ""}`} aria-hidden="true">${
        line.pay ? signed(line.pay) : "±0"
      }</b>`
      : ""
  }`;
  const label = `${cardName(card)}${state ? `: ${state}` : ""}`;
  return onCard && !turned
    ? html`
      <button class=${classes} data-card=${card} aria-label=${label} title=${label}
        onClick=${() => onCard(card)}>${inside}</button>
    `
    : html`<span class=${classes} data-card=${card} role="img" aria-label=${label} title=${label}>${inside}</span>`;
}

/** One player's book: the thirteen cards of his suit. `onCard(card)` where its owner may tap. */
export function Book({ state, player, mine, big, onCard }) {
  const deal = state.deal;
  const { suit, out } = deal.books[player];
  const marks = Object.fromEntries(
    deal.stakes.filter((stake) => stake.player === player).map((stake) => [stake.card, stake.marks]),
  );
  const turned = turnedTo(deal);
  const last = deal.last_settled;
  const fresh = (card) => {
    const to = turned.get(card);
    return !!to && to.place in OTHER &&
      (to.pair === deal.pair_number || (!Object.keys(deal.pair).length && !!last && to.pair === last.pair));
  };
  const line = (card) => last && last.lines.find((entry) => entry.card === card);
  const lying = Object.values(marks).reduce((sum, each) => sum + each, 0);
  return html`
    <section class=${`book${big ? " big" : ""}${mine ? " mine" : ""}${out ? " out" : ""}`} aria-label=${`${
      mine ? "Your" : `${player}'s`
    } book`}>
      <h3><span class=${`suit${
        suit === "H" || suit === "D" ? " red" : ""
      }`} aria-hidden="true">${SUIT_SIGNS[suit]}</span> ${mine ? "Your book" : player}
          <small>${out
            ? "out: these cards are covered"
            : html`<b>${money(deal.purses[player] || 0)}</b> marks${
              lying ? html`, <b>${money(lying)}</b> on the cards` : ""
            }${deal.debts[player] ? html`, owes <b>${money(deal.debts[player])}</b>` : ""}`}</small></h3>
      <div class="leaves">${RANKS.map((rank) =>
        html`
          <${Place} key=${rank} card=${rank + suit} marks=${marks[rank + suit]} turned=${turned.get(
            rank + suit,
          )} line=${line(rank + suit)} fresh=${fresh(rank + suit)}
            onCard=${onCard} />
        `
      )}</div>
    </section>
  `;
}

/** Everybody's book, in the order of the suits. */
export function Books({ state, except }) {
  const deal = state.deal;
  if (!deal || !Object.keys(deal.books).length) {
    return html`
      <div class="books">
        <p class="quiet">The books are handed out with the deal.</p>
      </div>
    `;
  }
  return html`<div class="books">${
    Object.keys(deal.books).filter((player) => player !== except).map((player) =>
      html`<${Book} key=${player} state=${state} player=${player} />`
    )
  }
    ${
    deal.left_out && html`<p class="quiet">Three play: the ${SUIT_NAMES[deal.left_out]} are out of the pack.</p>`
  }</div>`;
}

function GermanPile({ deal, pile }) {
  const pays = payingPile(deal) === pile;
  const running = Object.keys(deal.pair).length > 0;
  const last = deal.last_settled;
  const card = deal.pair[pile] || (!running && last ? last[pile] : null);
  const former = running && !card && last ? last[pile] : null;
  const count = deal.places.filter(([, place]) => place === pile).length;
  return html`<div class=${`pile ${pays ? "won" : "lost"}`}>
    <span class="pile-title">${pile === "right" ? "Right" : "Left"} ${pays ? "pays" : "takes"}</span>
    <div class=${`pile-cards deep-${Math.min(4, Math.ceil(count / 6))}`}>
      ${card && html`<${CardFace} key=${card} card=${card} />`}
      ${
    former && html`<span class="former"><${CardFace} card=${former} /></span><span class="pile-empty">to come</span>`
  }
    </div>
    <span class="pile-note">${count} ${count === 1 ? "card" : "cards"}</span></div>`;
}

/** The two piles with the cards of the pair, and what was covered. */
export function GermanPiles({ state }) {
  const deal = state.deal;
  if (!deal) {
    return html`
      <div class="piles">
        <p class="quiet">The pack is in the dealer's hands.</p>
      </div>
    `;
  }
  const running = Object.keys(deal.pair).length > 0 || deal.covered.length > 0;
  const last = deal.last_settled;
  const covered = running ? deal.covered : last ? last.covered : [];
  return html`<div class="piles"><${GermanPile} deal=${deal} pile="left" />
    <div class="box-count"><b>${deal.cards_left}</b><span>in the box</span>
      ${
    !running && last && last.dead_card && html`<span class="hoc">left over</span><${CardFace} card=${last.dead_card} />`
  }</div>
    <${GermanPile} deal=${deal} pile="right" />
    ${
    covered.length > 0 && html`<p class="covered">Covered, of players who are out: ${
      covered.map((card) =>
        html`<span key=${card} class=${`mini${isRed(card) ? " red" : ""}`}>${cardSign(card)}</span>`
      )
    }</p>`
  }</div>`;
}

/** What every stake of the last pair won or lost. */
export function GermanSettled({ state, me }) {
  const settled = state.deal && state.deal.last_settled;
  if (!settled) return html`<p class="quiet">No pair has been settled in this deal.</p>`;
  const lines = [...settled.lines].sort((a, b) => (b.player === me) - (a.player === me));
  return html`<div class="settled"><h3>Pair ${settled.pair}</h3>
    ${lines.length === 0 && html`<p class="quiet">No stake was decided.</p>`}
    <ul>${
    lines.map((line) =>
      html`<li key=${line.card} class=${`${line.pay > 0 ? "gain" : line.pay < 0 ? "loss" : "even"}${
        line.player === me ? " mine" : ""
      }`}>
      <span>${line.player === me ? "You" : line.player}</span><span>${cardSign(line.card)}, ${
        money(line.stake)
      } laid</span>
      <span>${resultWord(line.result)}</span><b>${line.pay ? signed(line.pay) : "±0"}</b></li>`
    )
  }</ul></div>`;
}

export function GermanRules({ state }) {
  const said = (...names) => optionTexts(state.deal, names).join(" ");
  return html`<div class="rules"><dl>
      <dt>Your book</dt><dd>Thirteen cards of one suit. Lay marks on any of them before a pair is turned. ${said("max_total", "withdraw", "dead_stake")}</dd>
      <dt>The pair</dt><dd>The bank turns two cards. Only the very same card, rank and suit, is met. ${said("first_pile")}</dd>
      <dt>What is met</dt><dd>${said("pays")} It is paid one to one. What is not met lies on.</dd>
      <dt>A nearly empty bank</dt><dd>${said("settle")} It pays what it has; when it has nothing left the deal is over.</dd>
      <dt>Out of marks</dt><dd>Who has no marks left is out. ${said("cover")}</dd>
      <dt>The end</dt><dd>${said("odd_last_card", "irregularity")}</dd>
    </dl></div>`;
}
