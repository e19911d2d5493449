// The punter's page of German faro: choose some marks, tap a card of one's own book. What may be laid and taken back is
// what the table offers: `stake` with its cards and amounts, `withdraw` with its cards, `choose` with its suits.

import { html } from "../../../vendor/htm-preact.module.js";
import { allowed } from "../../core/legal.js";
import { text } from "../../core/i18n.js";
import { isRed, SUIT_SIGNS, suitName } from "../../core/words.js";
import { decisionFor, Said, useTell } from "../../shell/acts.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { ChipTray, useChips } from "../../shell/chip_tray.js";
import { useGame } from "../../shell/games.js";
import { oddsSheet } from "../../shell/odds.js";
import { SeatPage } from "../../shell/seat.js";
import { adviceOf } from "../../shell/tray.js";
import { Book, Books, GermanPiles } from "./books.js";
import { Odds } from "./odds.js";
import { words } from "./words.js";

function useMarks(wire, state, me) {
  const { stake, withdraw = [], choose = [] } = allowed(state, me);
  const chips = useChips(state.deal);
  const { notice, tell } = useTell(wire, words);
  const onCard = (card) => {
    const [verb, fields] = chips.taking ? ["withdraw", { card }] : ["stake", { card, marks: chips.chip }];
    chips.setTaking(false);
    return tell(verb, fields, words.done(verb, fields));
  };
  const onSuit = (suit) =>
    tell("choose", { suit, ...decisionFor(state.awaiting, me, "choose") }, words.done("choose", { suit }));
  const live = chips.taking ? withdraw : stake ? stake.cards : [];
  const fits = (value) => !stake || (value >= stake.least && value <= stake.most);
  return { ...chips, stake, withdraw, suits: choose, notice, live, onCard, onSuit, fits };
}

/** A button for each suit whose book is free. */
function Suits({ play: { suits, onSuit, notice }, busy, advice }) {
  const suit = (one) =>
    html`
      <button key=${one} class="brass big" onClick=${() => onSuit(one)}>
        <span class=${`suit${isRed(`K${one}`) ? " red" : ""}`} aria-hidden="true">${SUIT_SIGNS[one]}</span>
        ${` ${suitName(one)}`}
      </button>
    `;
  return html`
    <section class="book mine suits" aria-label=${text("german_faro-choose-book")}>
      <h3>${text("german_faro-choose-book")}</h3>
      <div>${suits.map(suit)}</div>
      <${Said} notice=${notice} busy=${busy} advice=${advice} />
    </section>
  `;
}

export function GermanPlayPage({ wire, state, you, tall }) {
  const game = useGame();
  const me = you.player;
  const play = useMarks(wire, state, me);
  const advice = adviceOf(game, state, me, play);
  const own = state.deal && state.deal.books[me] && html`
    <${Book} state=${state} player=${me} mine=${true} big=${true} live=${play.live}
      onCard=${play.onCard} />
    <div class="dock">
      <${ChipTray} play=${play} fits=${play.fits} removable=${play.withdraw.length > 0} busy=${wire.busy}
        advice=${advice} />
    </div>
  `;
  const suits = play.suits.length > 0 &&
    html`<${Suits} play=${play} busy=${wire.busy} advice=${advice} />`;
  const piles = html`<${GermanPiles} state=${state} />`;
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} bank=${true}
      beside=${!tall && piles} sheets=${oddsSheet(words, state, html`<${Odds} wire=${wire} state=${state} />`)}>
      ${own || suits || html`<p class="banner hold">${advice}</p>`}
      ${tall && piles}
      <${Books} state=${state} except=${me} />
      <${Casekeeper} state=${state} tall=${tall} />
    <//>
  `;
}
