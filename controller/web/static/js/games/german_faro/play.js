// The punter's page of German faro: choose some marks, tap a card of one's own book. What may be laid and taken back is
// what the table offers: `stake` with its cards and amounts, `withdraw` with its cards.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { allowed } from "../../core/legal.js";
import { cardName, money } from "../../core/words.js";
import { Said, useTell } from "../../shell/acts.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { TrayChip } from "../../shell/chips.js";
import { lyingOf } from "../../shell/games.js";
import { Rules, SeatPage } from "../../shell/seat.js";
import { Book, Books, GermanPiles } from "./books.js";
import { Odds } from "./odds.js";
import { RULES } from "./rules.js";
import { words } from "./words.js";

function useMarks(wire, state, me) {
  const { stake, withdraw = [] } = allowed(state, me);
  const values = state.deal ? state.deal.chips : [];
  const [chosen, setAmount] = useState(null);
  const amount = values.includes(chosen) ? chosen : values[0];
  const [taking, setTaking] = useState(false);
  const { notice, tell } = useTell(wire, words);
  const onCard = (card) => {
    if (!taking) {
      return tell(
        "stake",
        { card, marks: amount },
        text("german_faro-laid", { amount: money(amount), card: cardName(card) }),
      );
    }
    setTaking(false);
    return tell("withdraw", { card }, text("german_faro-taken-back", { card: cardName(card) }));
  };
  const live = taking ? withdraw : stake ? stake.cards : [];
  return { stake, withdraw, values, amount, setAmount, taking, setTaking, notice, live, onCard };
}

/** What the player may do now, in one sentence. */
function advice(state, me, { stake, taking }) {
  const { deal } = state;
  if (!deal || !state.table.playing) {
    return state.money.purses[me] ? text("german_faro-wait") : text("german_faro-buy-in");
  }
  if (!deal.books[me]) return text("german_faro-without-you");
  if (deal.books[me].out) return text("german_faro-you-are-out");
  if (taking) return text("german_faro-tap-withdraw");
  if (stake) return text("german_faro-tap-stake", { most: money(stake.most) });
  return state.light === "open" ? text("german_faro-no-more") : "";
}

function MarkButton({ value, play }) {
  const { amount, stake, taking } = play;
  const choose = () => {
    play.setAmount(value);
    play.setTaking(false);
  };
  return html`
    <${TrayChip} value=${value} on=${value === amount && !taking} onClick=${choose}
      disabled=${!!stake && (value < stake.least || value > stake.most)}
      label=${text("german_faro-mark-button", { count: value })} />
  `;
}

function Marks({ state, me, play, busy }) {
  const { notice, taking, withdraw } = play;
  const flip = () => play.setTaking(!taking);
  return html`
    <div class="tray" role="toolbar" aria-label=${text("german_faro-your-marks")}>
      <div class="tray-chips" role="radiogroup" aria-label=${text("german_faro-marks")}>
        ${play.values.map((value) => html`<${MarkButton} key=${value} value=${value} play=${play} />`)}
      </div>
      ${(taking || withdraw.length > 0) &&
        html`<button class="small" aria-pressed=${taking} onClick=${flip}>${
          taking ? text("german_faro-cancel") : text("german_faro-take-back")
        }</button>`}
      <${Said} notice=${notice} busy=${busy} advice=${advice(state, me, play)} />
    </div>
  `;
}

export function GermanPlayPage({ wire, state, you, tall }) {
  const me = you.player;
  const play = useMarks(wire, state, me);
  const { deal } = state;
  const book = deal && deal.books[me];
  const lying = lyingOf(words, deal)[me] || 0;
  const head = html`
    <span class="who">${me}</span>
    <span class="purse">${text("german_faro-marks")} <b>${money(state.money.purses[me] || 0)}</b></span>
    ${lying > 0 && html`<span class="purse lying">${text("german_faro-on-the-cards")} <b>${money(lying)}</b></span>`}
    <span class="purse">${text("pages-bank")} <b>${money(state.money.bank)}</b></span>
  `;
  const own = book && html`
    <${Book} state=${state} player=${me} mine=${true} big=${true} live=${play.live}
      onCard=${play.onCard} />
    <div class="dock">
      <${Marks} state=${state} me=${me} play=${play} busy=${wire.busy} />
    </div>
  `;
  const piles = html`<${GermanPiles} state=${state} />`;
  const sheets = state.table.odds
    ? [[text("german_faro-sheet-odds"), html`<${Odds} wire=${wire} state=${state} />`]]
    : [];
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} kind="german" head=${head} beside=${!tall && piles}
      sheets=${sheets}
      rules=${html`
        <${Rules} state=${state} rows=${RULES} />
      `}>
      ${own || html`<p class="banner hold" role="status">${advice(state, me, play)}</p>`}
      ${tall && piles}
      <${Books} state=${state} except=${me} />
      <${Casekeeper} state=${state} tall=${tall} />
    <//>
  `;
}
