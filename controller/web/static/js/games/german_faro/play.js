// The punter's page of German faro: choose some marks, tap a card of one's own book.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { Camera } from "../../shell/box.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { Chip } from "../../shell/chips.js";
import { Book, Books, GermanPiles, GermanRules, GermanSettled } from "./books.js";
import { Banners, Corrections, Header, Log, Purses } from "../../shell/panels.js";
import { Sheets, SitDown } from "../faro/parts.js";
import { cardName, lyingOf, money, refusal } from "../../core/words.js";

const AMOUNTS = [1, 2, 3, 5, 10, 25, 100, 500];

function useMarks(wire, state, me) {
  const [amount, setAmount] = useState(1);
  const [taking, setTaking] = useState(false);
  const [notice, setNotice] = useState(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), notice.ok ? 2500 : 6000);
    return () => clearTimeout(timer);
  }, [notice]);
  const send = async (verb, fields, done) => {
    const reply = await wire.send(verb, fields);
    setNotice(
      reply.ok ? { ok: true, text: done } : { ok: false, text: refusal({ ...reply, reason: null }, wire.state) },
    );
    return reply.ok;
  };
  const onCard = (card) => {
    if (!taking) return send("stake", { card, marks: amount }, `${money(amount)} on the ${cardName(card)}.`);
    setTaking(false);
    return send("withdraw", { card }, `Taken back from the ${cardName(card)}.`);
  };
  return { amount, setAmount, taking, setTaking, notice, onCard };
}

/** What the player may do now, in one sentence. */
function advice(state, me, left, taking) {
  const deal = state.deal;
  if (!deal || deal.phase === "over" || deal.phase === "void") {
    return state.money.purses[me]
      ? "The next deal begins when the dealer has shuffled."
      : "Buy in with the dealer; a deal needs three or four players with marks.";
  }
  if (!deal.books[me]) return "This deal goes on without you; you get a book with the next one.";
  if (deal.books[me].out) return "You have no marks left and are out of this deal.";
  if (deal.phase !== "bets_open" || state.hold) return "";
  if (taking) return "Tap the card to take the marks back from.";
  return left > 0
    ? `Tap a card of your book; ${money(left)} more may lie.`
    : "No more marks may lie until a card is met.";
}

function Marks({ state, me, play, open, busy }) {
  const deal = state.deal;
  const most = deal.max_total;
  const lying = lyingOf(deal)[me] || 0;
  const left = Math.min(most - lying, state.money.purses[me] || 0);
  const said = play.notice ? play.notice.text : advice(state, me, left, play.taking);
  return html`<div class="tray" role="toolbar" aria-label="Your marks">
    <div class="tray-chips" role="radiogroup" aria-label="Marks">${
    AMOUNTS.filter((value) => value <= most).slice(-6).map((value) =>
      html`
        <button key=${value} class=${`tray-chip${
          value === play.amount && !play.taking ? " on" : ""
        }`} role="radio" aria-checked=${value === play.amount} disabled=${open && value > left}
          aria-label=${`${money(value)} ${value === 1 ? "mark" : "marks"}`} onClick=${() => {
            play.setAmount(value);
            play.setTaking(false);
          }}>
              <svg viewBox="-22 -22 44 44"><${Chip} value=${value} r=${20} /></svg></button>
      `
    )
  }</div>
    ${
    deal.rules.withdraw &&
    html`<button class="small" aria-pressed=${play.taking} disabled=${!open || !lying} onClick=${() =>
      play.setTaking(!play.taking)}>${play.taking ? "Cancel" : "Take back"}</button>`
  }
    <p class=${`said${play.notice ? (play.notice.ok ? " good" : " bad") : ""}`} role="status" aria-live="assertive">${
    busy && !play.notice ? "…" : said
  }</p>
  </div>`;
}

export function GermanPlayPage({ wire, state, you, tall }) {
  const me = you.role === "seat" ? you.player : null;
  const play = useMarks(wire, state, me);
  if (!me) return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const deal = state.deal;
  const book = deal && deal.books[me];
  const open = !!book && !book.out && deal.phase === "bets_open" && !state.hold;
  const lying = lyingOf(deal)[me] || 0;
  const right = html`<span class="who">${me}</span><span class="purse">Marks <b>${
    money(state.money.purses[me] || 0)
  }</b></span>
    ${
    lying > 0 && html`<span class="purse lying">on the cards <b>${money(lying)}</b></span>`
  }<span class="purse">Bank <b>${money(state.money.bank)}</b></span>`;
  return html`
    <div class="page play german">
      <${Header} state=${state} wire=${wire} right=${right} />
      <${Banners} state=${state} />
      <div class="columns">
        <div class="main">
            ${book
              ? html`<${Book} state=${state} player=${me} mine=${true} big=${true} onCard=${
                open ? play.onCard : undefined
              } />`
              : ""}
            ${book
              ? html`
                <div class="dock">
                  <${Marks} state=${state} me=${me} play=${play} open=${open} busy=${wire.busy} />
                </div>
              `
              : html`<p class="banner hold" role="status">${advice(state, me, 0, false)}</p>`}
            ${tall && html`<${GermanPiles} state=${state} />`}
            <${Books} state=${state} except=${me} />
            <${Casekeeper} state=${state} tall=${tall} />
          </div>
        <aside class="side">
            ${!tall && html`<${GermanPiles} state=${state} />`}
            <${Camera} wire=${wire} state=${state} />
            <${Corrections} state=${state} />
            <${Sheets} sheets=${[
              ["Pair", html`<${GermanSettled} state=${state} me=${me} />`],
              ["Players", html`<${Purses} state=${state} me=${me} />`],
              ["Log", html`<${Log} state=${state} />`],
              ["Rules", html`<${GermanRules} state=${state} />`],
            ]} />
            <p class="side-foot"><button class="plain" onClick=${() =>
              confirm("Give up this tablet's seat? Only the dealer can give it back.") &&
              wire.leaveSeat() === undefined && location.reload()}>Leave the seat</button></p>
          </aside>
      </div>
    </div>
  `;
}
