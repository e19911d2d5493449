// The sheets beside the cloth: what the turn paid, purses, tabs, corrections, the log, and the banners above all pages.

import { html } from "../../vendor/htm-preact.module.js";
import { lastTurn } from "../games/faro/cloth.js";
import {
  betName,
  cardSign,
  correctionText,
  isRed,
  lightText,
  lyingOf,
  money,
  phaseText,
  placeSide,
  placeText,
  RANKS,
  resultWord,
  roundText,
  short,
  signed,
  TEST_MODE,
} from "../core/words.js";

export function Header({ state, wire, right }) {
  const deal = state.deal;
  const round = roundText(deal);
  const lost = wire.everOnline && (!wire.online || wire.stale);
  return html`<header class="head">
    <h1><a href="/">${state.table.name}</a>${state.table.demo && html`<small>demonstration, play money</small>`}</h1>
    <p class="head-phase" role="status">
      <span class=${`light ${lost ? "unknown" : state.light}`} title=${
    lost ? "Not known" : lightText(state.light)
  }></span>
      <b>${lost ? "No word from the table" : phaseText(state)}</b>
      ${round && html`<span class="head-turn">${round.text}<i>${round.of}</i></span>`}
      ${
    !lost && state.demo && state.demo.countdown != null &&
    html`<span class="head-countdown">${state.demo.countdown} s</span>`
  }
    </p>
    <div class="head-right">${right}</div>
    ${
    deal && deal.losers && deal.losers.length > 0 && html`
      <p class="head-turn-cards">
        <${TurnCards} deal=${deal} />
      </p>
    `
  }
    ${
    lost && !wire.stale &&
    html`<p class="offline" role="alert">The line to the table is lost; trying again. Your stakes lie safe on the table.</p>`
  }
  </header>`;
}

/** The turn's two cards in words, for screens that have no room for the piles at the top. */
function TurnCards({ deal }) {
  const { loserCard, winnerCard } = lastTurn(deal);
  const mini = (card) => html`<span class=${`mini${isRed(card) ? " red" : ""}`}>${cardSign(card)}</span>`;
  return html`lost ${loserCard ? mini(loserCard) : "…"} won ${winnerCard ? mini(winnerCard) : "…"}`;
}

/** Hold, question, faults: whatever everybody at the table must know. */
export function Banners({ state, dealer }) {
  const shown = [];
  if (state.table.test) {
    return html`
      <div class="banners" aria-live="polite">
        <p class="banner test"><b>${TEST_MODE}</b></p>
      </div>
    `;
  }
  if (state.hold && state.hold.by !== "question") shown.push(["hold", `Play is held: ${state.hold.text}`]);
  if (state.question && !dealer) shown.push(["hold", `Play is held while the dealer looks: ${state.question.text}`]);
  const named = state.hold && state.hold.by === "fault" ? state.hold.text : "";
  for (const fault of state.faults) {
    if (!named.includes(fault.text)) {
      shown.push(["fault", `${fault.part}: ${fault.text}${fault.accepted ? " (play goes on without it)" : ""}`]);
    }
  }
  return html`<div class="banners" aria-live="polite">${
    shown.map(([kind, text]) => html`<p key=${kind + text} class=${`banner ${kind}`}>${text}</p>`)
  }</div>`;
}

/** What every bet of the last turn won or lost. */
export function Settled({ state, me }) {
  const settled = state.deal && state.deal.last_settled;
  if (!settled) return html`<p class="quiet">No turn has been settled in this deal.</p>`;
  const lines = [...settled.lines].sort((a, b) => (b.player === me) - (a.player === me));
  return html`<div class="settled"><h3>Turn ${settled.turn}</h3>
    ${lines.length === 0 && html`<p class="quiet">No bet was decided.</p>`}
    <ul>${
    lines.map((line) =>
      html`<li key=${line.id} class=${`${line.pay > 0 ? "gain" : line.pay < 0 ? "loss" : "even"}${
        line.player === me ? " mine" : ""
      }`}>
      <span>${line.player === me ? "You" : line.player}</span><span>${betName(line)}</span>
      <span>${resultWord(line.result)}</span><b>${line.pay ? signed(line.pay) : "±0"}</b></li>`
    )
  }</ul></div>`;
}

/** Purses, stakes lying, and the bank. */
export function Purses({ state, me }) {
  const lying = lyingOf(state.deal);
  const { purses, bank, debts } = state.money;
  const names = [...new Set([...state.seats.map((seat) => seat.player), ...Object.keys(purses)])];
  return html`
    <table class="purses">
      <thead>
        <tr>
          <th>Player</th>
          <th>Purse</th>
          <th>Lying</th>
        </tr>
      </thead>
      <tbody>
        ${names.filter((name) => purses[name] || lying[name] || state.seats.some((seat) => seat.player === name)).map((
          name,
        ) =>
          html`
            <tr key=${name} class=${name === me ? "mine" : ""}>
              <td><span class=${`dot owner-${
                Math.max(0, state.seats.findIndex((seat) => seat.player === name)) % 10
              }`}></span>${name}${name === me ? " (you)" : ""}</td>
              <td>${money(purses[name] || 0)} ${debts && debts[name]
                ? html`<em>owes ${money(debts[name])}</em>`
                : ""}</td>
              <td>${money(lying[name] || 0)}</td>
            </tr>
          `
        )}
        </tbody>
      <tfoot>
        <tr>
          <td>The bank</td>
          <td>${money(bank)}</td>
          <td></td>
        </tr>
      </tfoot>
    </table>
  `;
}

/** The punter's sheet: per rank in order of appearance S soda, L lost, W won, l w a split, H hoc. */
export function Tabs({ state }) {
  const deal = state.deal;
  if (!deal) return html`<p class="quiet">The sheet begins with the next deal.</p>`;
  const mark = (letter) =>
    ({ S: "soda", L: "lost", W: "won", l: "lost, split", w: "won, split", H: "hoc" })[letter] || letter;
  return html`
    <table class="tabs-sheet">
      <caption>S soda · L lost · W won · lw split · H hoc</caption>
      <tbody>${[...RANKS].reverse().map((rank) =>
        html`<tr key=${rank}><th scope="row">${short(rank)}</th>
    ${
          [0, 1, 2, 3].map((i) => {
            const letter = (deal.tabs[rank] || "")[i];
            return html`<td key=${i} class=${letter ? `tab-${letter}` : ""} aria-label=${
              letter ? mark(letter) : "still in the box"
            }>${letter || ""}</td>`;
          })
        }</tr>`
      )}</tbody>
    </table>
  `;
}

/** How a bet ended, in a correction: "won +100". */
function ending(movement) {
  if (!movement) return "lay on";
  return resultWord(movement.result) + (movement.pay ? ` ${signed(movement.pay)}` : "");
}

/** Corrections and the entries that put the money right, plain for everyone. */
export function Corrections({ state }) {
  const entries = (state.deal && state.deal.adjustments) || [];
  if (!entries.length) return null;
  return html`<section class="corrections" aria-label="Corrections"><h3>Corrected by the dealer</h3>
    ${
    [...entries].reverse().map((entry, i) =>
      html`<div key=${entries.length - i}><p>${correctionText(entry)}</p>
      ${
        entry.lines.length
          ? html`<ul>${
            entry.lines.map((line) =>
              html`
                <li
                  key=${line.turn + line.id}><span>${line.player}</span><span>${line.turn > 25
                    ? "end of the deal"
                    : `turn ${line.turn}`}: ${ending(line.was)} → ${ending(
                      line.now,
                    )}</span><b class=${line.purse_delta < 0 ? "loss" : "gain"}>${signed(line.purse_delta)}</b></li>
              `
            )
          }</ul>`
          : html`<${Compensations} entry=${entry} />`
      }</div>`
    )
  }</section>`;
}

/** Who is paid or charged by a correction that names no single bets. */
function Compensations({ entry }) {
  const sums = Object.entries(entry.purses || {}).concat(entry.bank ? [["the bank", entry.bank]] : []);
  if (!sums.length) return html`<p class="quiet">No stake is changed by it.</p>`;
  return html`<ul>${
    sums.map(([name, amount]) =>
      html`<li key=${name}><span>${name}</span><span></span><b class=${amount < 0 ? "loss" : "gain"}>${
        signed(amount)
      }</b></li>`
    )
  }</ul>`;
}

export function Log({ state }) {
  return html`<ol class="log" reversed>${
    [...state.log].reverse().map((line) => html`<li key=${line.seq}>${line.text}</li>`)
  }</ol>`;
}

/** The cards of the deal so far; tapping one calls `onCard(index)` where that is given. */
export function Exposed({ state, onCard }) {
  const cards = state.deal ? state.deal.cards : [];
  const changed = new Set(((state.deal && state.deal.adjustments) || []).map((entry) => entry.index));
  if (!cards.length) return html`<p class="quiet">No card has been shown.</p>`;
  return html`<ol class="exposed">${
    cards.map((card, index) => {
      const classes = `mini${isRed(card) ? " red" : ""} ${placeSide(state.deal, index)}${
        changed.has(index) ? " changed" : ""
      }`;
      const label = `Card ${index + 1}, ${placeText(state.deal, index)}: ${cardSign(card)}`;
      return html`<li key=${index}>${
        onCard
          ? html`<button class=${classes} onClick=${() =>
            onCard(index)} aria-label=${`${label}. Correct it`} title=${label}>${cardSign(card)}</button>`
          : html`<span class=${classes} title=${label}>${cardSign(card)}</span>`
      }</li>`;
    })
  }</ol>`;
}
