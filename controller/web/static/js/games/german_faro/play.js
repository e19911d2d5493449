// The punter's page of German faro: choose some marks, tap a card of one's own book. What may be laid and taken back is
// what the table offers: `stake` with its cards and amounts, `withdraw` with its cards.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { allowed } from "../../core/legal.js";
import { cardName, money, refusal } from "../../core/words.js";
import { Camera } from "../../shell/box.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { Chip } from "../../shell/chips.js";
import { lyingOf } from "../../shell/games.js";
import { Banners, Corrections, Header, LeaveSeat, Log, Purses } from "../../shell/panels.js";
import { Sheets } from "../../shell/sheets.js";
import { SitDown } from "../../shell/sit_down.js";
import { Book, Books, GermanPiles, GermanSettled } from "./books.js";
import { GermanRules } from "./rules.js";
import { words } from "./words.js";

function useMarks(wire, state, me) {
  const { stake, withdraw = [] } = allowed(state, me);
  const values = state.deal ? state.deal.chips : [];
  const [chosen, setAmount] = useState(null);
  const amount = values.includes(chosen) ? chosen : values[0];
  const [taking, setTaking] = useState(false);
  const [notice, setNotice] = useState(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), notice.ok ? 2500 : 6000);
    return () => clearTimeout(timer);
  }, [notice]);
  const send = async (verb, fields, done) => {
    const reply = await wire.send(verb, fields);
    setNotice(reply.ok ? { ok: true, text: done } : { ok: false, text: refusal(reply, wire.state, words) });
    return reply.ok;
  };
  const onCard = (card) => {
    if (!taking) {
      return send(
        "stake",
        { card, marks: amount },
        text("german_faro-laid", { amount: money(amount), card: cardName(card) }),
      );
    }
    setTaking(false);
    return send("withdraw", { card }, text("german_faro-taken-back", { card: cardName(card) }));
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
  const on = value === amount && !taking;
  const choose = () => {
    play.setAmount(value);
    play.setTaking(false);
  };
  return html`
    <button class=${`tray-chip${on ? " on" : ""}`} role="radio" aria-checked=${value === amount}
      disabled=${!!stake && (value < stake.least || value > stake.most)}
      aria-label=${text("german_faro-mark-button", { count: value })} onClick=${choose}>
      <svg viewBox="-22 -22 44 44">
        <${Chip} value=${value} r=${20} />
      </svg>
    </button>
  `;
}

function Marks({ state, me, play, busy }) {
  const { notice, taking, withdraw } = play;
  const said = notice ? notice.text : busy ? "…" : advice(state, me, play);
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
      <p class=${`said${notice ? (notice.ok ? " good" : " bad") : ""}`} role="status" aria-live="assertive">${said}</p>
    </div>
  `;
}

export function GermanPlayPage({ wire, state, you, tall }) {
  const me = you.role === "seat" ? you.player : null;
  const play = useMarks(wire, state, me);
  if (!me) return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const { deal } = state;
  const book = deal && deal.books[me];
  const lying = lyingOf(words, deal)[me] || 0;
  const right = html`
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
  return html`
    <div class="page play german">
      <${Header} state=${state} wire=${wire} right=${right} />
      <${Banners} state=${state} me=${me} />
      <div class="columns">
        <div class="main">
          ${own || html`<p class="banner hold" role="status">${advice(state, me, play)}</p>`}
          ${tall && html`<${GermanPiles} state=${state} />`}
          <${Books} state=${state} except=${me} />
          <${Casekeeper} state=${state} tall=${tall} />
        </div>
        <aside class="side">
          ${!tall && html`<${GermanPiles} state=${state} />`}
          <${Camera} wire=${wire} state=${state} />
          <${Corrections} state=${state} />
          <${Sheets} sheets=${[
            [text("german_faro-sheet-pair"), html`<${GermanSettled} state=${state} me=${me} />`],
            [text("german_faro-sheet-players"), html`<${Purses} state=${state} me=${me} />`],
            [text("pages-log"), html`<${Log} state=${state} />`],
            [text("german_faro-sheet-rules"), html`<${GermanRules} state=${state} />`],
          ]} />
          <${LeaveSeat} wire=${wire} />
        </aside>
      </div>
    </div>
  `;
}
