// The sheets that every game has: purses, corrections, the log, the cards shown, and head and banners above all pages.

import { html } from "../../vendor/htm-preact.module.js";
import { text, textOf } from "../core/i18n.js";
import {
  cardSign,
  correctionText,
  isRed,
  lightText,
  money,
  partName,
  phaseText,
  resultWord,
  roundText,
  signed,
} from "../core/words.js";
import { Awaited, BetsClose } from "./awaited.js";
import { CardSign } from "./box.js";
import { bankOf, lyingOf, useGame } from "./games.js";
import { steady } from "./same.js";
import { Explained } from "./terms.js";

export function Header({ state, wire, right }) {
  const { words, title } = useGame();
  const round = roundText(state, words);
  const lost = wire.everOnline && (!wire.online || wire.stale);
  const light = lost ? text("pages-light-unknown") : lightText(state.light);
  return html`
    <header class="head">
      <h1>
        <a href="/">${state.table.name}</a>
        <small>${state.demo && state.demo.training
          ? text("training-of", { game: title })
          : state.table.demo
          ? text("pages-demonstration-of", { game: title })
          : title}</small>
      </h1>
      <p class="head-phase">
        <span class=${`light ${lost ? "unknown" : state.light}`} title=${light}></span>
        <b>${lost ? text("pages-no-word") : phaseText(state, words)}</b>
        ${round && html`<span class="head-turn">${round.text}<i>${round.of && ` ${round.of}`}</i></span>`}
        ${!lost && html`<${BetsClose} state=${state} />`}
      </p>
      <div class="head-right">${right}</div>
      <${Brief} cards=${state.deal ? words.brief(state.deal) : []} />
      ${lost && !wire.stale && html`
        <p class="offline" role="alert">${text("pages-offline")}</p>
      `}
    </header>
  `;
}

/** A card as a small sign. */
export const Mini = ({ card }) =>
  html`<span class=${`mini${isRed(card) ? " red" : ""}`}><${CardSign} card=${card} /></span>`;

/** The cards of the round in one line, for screens that have no room for the piles at the top. */
function Brief({ cards }) {
  if (!cards.length) return null;
  const each = cards.map(([name, card]) => [` ${name} `, card ? html`<${Mini} key=${name} card=${card} />` : "…"]);
  return html`<p class="head-turn-cards">${each.flat()}</p>`;
}

/** Hold, question, faults: whatever everybody at the table must know; for the dealer and the `service` page also what
 * the table warns of. */
export function Banners({ state, dealer, service, me }) {
  const shown = [];
  if (state.table.test) {
    return html`
      <div class="banners">
        <p class="banner test"><b>${text("table-test-mode")}</b></p>
      </div>
    `;
  }
  if (state.hold && state.hold.by !== "question") {
    shown.push(["hold", text("pages-held", { why: textOf(state.hold.text) })]);
  }
  if (state.question && !dealer) {
    shown.push(["hold", text("pages-held-question", { question: textOf(state.question.text) })]);
  }
  const faulty = state.hold && state.hold.by === "fault";
  const named = faulty ? textOf(state.hold.text) : "";
  for (const fault of state.faults) {
    if (fault.warning && !dealer && !service) continue;
    const what = textOf(fault.text);
    if (!named.includes(what)) {
      const data = { part: partName(fault.part), fault: what, accepted: !!fault.accepted };
      shown.push(["fault", text("pages-fault", data)]);
    }
    if (dealer && fault.fix && !fault.accepted) {
      shown.push(["to-do", text("pages-to-do", { part: partName(fault.part), fix: textOf(fault.fix) })]);
    }
  }
  if (faulty && !dealer && !service) shown.push(["to-do", text("pages-dealer-sees")]);
  return html`
    <div class="banners">
      ${shown.map(([kind, line]) => html`<p key=${kind + line} class=${`banner ${kind}`}>${line}</p>`)}
    </div>
    <${Awaited} state=${state} me=${me} />
  `;
}

/** Purses, stakes lying, and the bank. */
export function Purses({ state, me }) {
  const game = useGame();
  const lying = lyingOf(game.words, state.deal);
  const { purses, banker, debts } = state.money;
  const { covers, raised = {}, accounts } = state.deal || {};
  const seats = state.seats.map((seat) => seat.player);
  const names = [...new Set([...seats, ...Object.keys(purses)])];
  const shown = names.filter((name) => purses[name] || lying[name] || seats.includes(name));
  const row = (name) => {
    const owes = debts && debts[name] ? html`<em>${text("pages-owes", { amount: money(debts[name]) })}</em>` : "";
    const account = name === me && accounts && accounts[name];
    const most = raised[name] && html`<em>${text("pages-may-stake", { amount: money(raised[name]) })}</em>`;
    const colour = Math.max(0, seats.indexOf(name)) % 10;
    return html`
      <tr key=${name} class=${name === me ? "mine" : ""}>
        <td><span class=${`dot owner-${colour}`}></span>${name === me ? text("pages-name-you", { name }) : name}</td>
        <td>
          ${money(purses[name] || 0)} ${owes} ${most}
          ${account > 0 && html`<em>${text("pages-on-account", { amount: money(account) })}</em>`}
        </td>
        <td>${money(lying[name] || 0)}</td>
      </tr>
    `;
  };
  return html`
    <table class="purses">
      <thead>
        <tr>
          <th>${text("pages-player")}</th>
          <th>${text("pages-purse")}</th>
          <th>${text("pages-lying")}</th>
        </tr>
      </thead>
      <tbody>${shown.map(row)}</tbody>
      <tfoot>
        <tr>
          <td>${banker ? text("pages-bank-of", { banker }) : text("pages-the-bank")}</td>
          <td>
            ${money(bankOf(game, state.money))}${" "}
            ${covers && html`<em>${text("pages-bank-covers", { amount: money(covers) })}</em>`}
          </td>
          <td></td>
        </tr>
      </tfoot>
    </table>
  `;
}

/** How a bet ended, in a correction: "won +100". */
function ending(movement) {
  if (!movement) return text("pages-lay-on");
  return resultWord(movement.result) + (movement.pay ? ` ${signed(movement.pay)}` : "");
}

function Amount({ amount }) {
  return html`<b class=${amount < 0 ? "loss" : "gain"}>${signed(amount)}</b>`;
}

/** Corrections and the entries that put the money right, plain for everyone. */
export function Corrections({ state }) {
  const { words } = useGame();
  const entries = (state.deal && state.deal.adjustments) || [];
  if (!entries.length) return null;
  const told = (line) =>
    text("pages-correction", { when: words.when(line), was: ending(line.was), now: ending(line.now) });
  return html`
    <section class="corrections" aria-label=${text("pages-corrections")}>
      <h3>${text("pages-corrected-by")}</h3>
      ${[...entries].reverse().map((entry, i) =>
        html`
          <div key=${entries.length - i}>
            <p>${correctionText(entry)}</p>
            ${entry.lines.length === 0 && html`<${Compensations} entry=${entry} />`}
            ${entry.lines.length > 0 && html`
              <ul>${entry.lines.map((line) =>
                html`
                  <li key=${line.turn + line.id}>
                    <span>${line.player}</span><span>${told(line)}</span><${Amount} amount=${line.purse_delta} />
                  </li>
                `
              )}</ul>
            `}
          </div>
        `
      )}
    </section>
  `;
}

/** Who is paid or charged by a correction that names no single bets. */
function Compensations({ entry }) {
  const sums = Object.entries(entry.purses || {}).concat(entry.bank ? [[text("pages-bank-booked"), entry.bank]] : []);
  if (!sums.length) return html`<p class="quiet">${text("pages-correction-none")}</p>`;
  return html`
    <ul>${sums.map(([name, amount]) =>
      html`<li key=${name}><span>${name}</span><span></span><${Amount} amount=${amount} /></li>`
    )}</ul>
  `;
}

/** What happened, the last first; `own_log` has the lines for this viewer alone, of cards that everybody has seen
 * since: each line after the public one it belongs to. `alone`: it is pushed by itself, by a keyboard too. */
export function Log({ state, alone }) {
  const own = (state.own_log || []).map((line, i) => ({ ...line, key: `own ${line.seq} ${i}`, after: 1 }));
  const lines = [...state.log.map((line) => ({ ...line, key: line.seq, after: 0 })), ...own];
  lines.sort((a, b) => b.seq - a.seq || b.after - a.after);
  return html`
    <ol class="log" reversed tabindex=${alone ? 0 : undefined}>${lines.map((line) =>
      html`
        <li key=${line.key} class=${line.after ? "own" : ""}>
          <${Line} message=${line.text} />
        </li>
      `
    )}</ol>
  `;
}

const Line = steady(({ message }) => html`<${Explained} said=${textOf(message)} />`);

/** The cards of the deal so far; tapping one calls `onCard(index)` where that is given. */
export function Exposed({ state, onCard }) {
  const { words } = useGame();
  const { cards, adjustments = [] } = state.deal || { cards: [] };
  const changed = new Set(adjustments.map((entry) => entry.index));
  if (!cards.length) return html`<p class="quiet">${text("pages-no-card")}</p>`;
  const shown = (card, index) => {
    const red = card && isRed(card) ? " red" : "";
    const sign = card ? html`<${CardSign} card=${card} />` : "?";
    const classes = `mini${red} ${words.side(state.deal, index)}${changed.has(index) ? " changed" : ""}`;
    const told = { number: index + 1, place: words.place(state.deal, index), card: card ? cardSign(card) : "?" };
    const label = card ? text("pages-shown", told) : text("pages-shown-down", told);
    if (!onCard || !card) return html`<span class=${classes} title=${label}>${sign}</span>`;
    return html`
      <button class=${classes} onClick=${() => onCard(index)} aria-label=${text(
        "pages-shown-correct",
        told,
      )} title=${label}>
        ${sign}
      </button>
    `;
  };
  return html`
    <div class="exposed-box" tabindex=${onCard ? undefined : 0}>
      <ol class="exposed">${cards.map((card, index) => html`<li key=${index}>${shown(card, index)}</li>`)}</ol>
    </div>
  `;
}

/** Gives the seat up, after a question; `purse`: what is in it. */
export function LeaveSeat({ wire, purse = 0 }) {
  const leave = () => {
    const stays = purse ? ` ${text("pages-leave-purse", { amount: money(purse) })}` : "";
    if (!confirm(text("pages-leave-sure") + stays)) return;
    wire.leaveSeat();
    location.reload();
  };
  return html`<p class="side-foot"><button class="plain" onClick=${leave}>${text("pages-leave")}</button></p>`;
}
