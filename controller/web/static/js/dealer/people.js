// The dealer's people: seats and their pairing codes, buy-in and cash-out, the bank.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { dealerMay } from "../core/legal.js";
import { money } from "../core/words.js";
import { Dialog } from "../shell/dialog.js";
import { lyingOf, useGame } from "../shell/games.js";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Asks for an amount; `all`: what "all of it" comes to, where that may be given too. */
function Amount({ title, text, all, signed, onGive, close }) {
  const [amount, setAmount] = useState("");
  const number = Number.parseInt(amount, 10);
  const good = Number.isSafeInteger(number) && (signed ? number !== 0 : number > 0);
  const give = async (event) => {
    event.preventDefault();
    if (good && (await onGive(number))) close();
  };
  const giveAll = async () => (await onGive(null)) && close();
  return html`
    <${Dialog} title=${title} onClose=${close}>
      <p>${text}</p>
      <form onSubmit=${give}>
        <label for="amount">Amount</label>
        <input id="amount" type="number" inputmode="numeric" step="1" value=${amount} autofocus
          onInput=${(event) => setAmount(event.target.value)} />
        <button class="brass big" disabled=${!good}>${title}</button>
        ${all && html`<button type="button" class="big" onClick=${giveAll}>All ${money(all)}</button>`}
      </form>
      <//>
  `;
}

/** Whoever has a seat or money here: {player, seat, purse, lying, debt, cash, repays}. */
function peopleOf(state, lying) {
  const { purses, debts = {} } = state.money;
  const seats = new Map(state.seats.map((seat) => [seat.player, seat]));
  const known = [...new Set([...seats.keys(), ...Object.keys(purses)])].map((player) => ({
    player,
    seat: seats.get(player),
    purse: purses[player] || 0,
    lying: lying[player] || 0,
    debt: debts[player] || 0,
    ...state.dealer.people[player],
  }));
  return known.filter(({ seat, purse, lying, debt }) => seat || purse || lying || debt);
}

function Person({ person, send, open, openSeat }) {
  const { player, seat, purse, lying, debt, repays } = person;
  const has = `${money(purse)}${lying ? ` + ${money(lying)} lying` : ""}${debt ? `, owes ${money(debt)}` : ""}`;
  const pay = () =>
    confirm(`Take ${money(repays)} out of ${player}'s purse for the debt of ${money(debt)}?`) &&
    send("pay_debt", { player });
  const closeSeat = () => confirm(`Close ${player}'s seat?`) && send("close_seat", { player });
  const button = (text, label, onClick, disabled = false) =>
    html`<button class="small" disabled=${disabled} aria-label=${label} onClick=${onClick}>${text}</button>`;
  return html`
    <li>
      <div class="person">
        <b>${player}</b>
        ${seat && seat.bot && html`<em>bot</em>`}
        ${!seat && html`<em>no seat</em>`}
        <span>${has}</span>
      </div>
      <div class="person-acts">
        ${button("Buy in", `Buy in ${player}`, () => open({ buy: person }))}
        ${button("Cash out", `Cash out ${player}`, () => open({ cash: person }), !purse)}
        ${debt > 0 && button("Pay debt", `Pay ${player}'s debt`, pay, !repays)}
        ${!(seat && seat.bot) && button("Code", `Code for ${player}'s tablet`, () => openSeat(player))}
        ${seat && button("Close", `Close ${player}'s seat`, closeSeat)}
      </div>
    </li>
  `;
}

/** The code by which a player's tablet takes the seat. */
function Pairing({ pairing, close }) {
  const own = LOOPBACK.includes(location.hostname) && html`
    <p class="quiet">
      ${"This page was opened on the table's own machine; on other tablets use its address in the house's network "}
      ${`instead of ${location.hostname}.`}
    </p>
  `;
  return html`
    <${Dialog} title=${`A seat for ${pairing.player}`} onClose=${close}>
      <p>On the player's tablet open</p>
      <p class="pair-link">${location.origin}/play</p>
      <p>and enter this code within a quarter of an hour:</p>
      <p class="pair-code">${pairing.code}</p>
      ${own}
      <p class="quiet">${"Or open "}<span class="pair-link">${location.origin}${pairing.path}</span></p>
    <//>
  `;
}

const RAISE =
  "Between two turns, for the rest of this deal. It cannot be lowered again before the deal is over; bets " +
  "that lie stay as they are.";

function MoneyDialog({ dialog: { buy, cash, bank }, send, close }) {
  if (buy) {
    const give = (amount) => send("buy_in", { player: buy.player, amount });
    const text = `${buy.player} gives you money and gets chips for it.`;
    return html`<${Amount} title="Buy in" text=${text} close=${close} onGive=${give} />`;
  }
  if (cash) {
    const give = (amount) => send("cash_out", { player: cash.player, amount });
    const first = cash.debt ? ` The debt of ${money(cash.debt)} is paid first.` : "";
    const text = `${cash.player} gives chips back and gets money for them.${first}`;
    return html`<${Amount} title="Cash out" text=${text} all=${cash.cash} close=${close} onGive=${give} />`;
  }
  if (bank) {
    const give = (amount) => send("bank", { amount });
    const text = "Money put into the bank; a minus takes some out.";
    return html`<${Amount} title="Change the bank" text=${text} signed=${true} close=${close} onGive=${give} />`;
  }
  const give = (amount) => send("raise_max", { max: amount });
  return html`<${Amount} title="Raise the maximum" text=${RAISE} close=${close} onGive=${give} />`;
}

export function People({ state, send }) {
  const { words } = useGame();
  const [dialog, open] = useState(null); // {buy: person}, {cash: person}, {bank: true} or {max: true}
  const [name, setName] = useState("");
  const [pairing, setPairing] = useState(null);
  const openSeat = async (player) => {
    const reply = await send("open_seat", { player });
    if (!reply) return;
    setPairing(reply.data);
    setName("");
  };
  const submit = (event) => {
    event.preventDefault();
    if (name.trim()) openSeat(name.trim());
  };
  const raise = dealerMay(state, "raise_max") && html`
    <p class="bank-line">
      ${"The maximum is "}<b>${money(state.table.max)}</b>${" until the deal is over "}
      <button class="small" onClick=${() => open({ max: true })}>Raise</button>
    </p>
  `;
  const people = peopleOf(state, lyingOf(words, state.deal));
  return html`
    <section class="people sheet">
      <h2>People</h2>
      <ul>${people.map((person) =>
        html`<${Person} key=${person.player} person=${person} send=${send} open=${open} openSeat=${openSeat} />`
      )}</ul>
      <form class="open-seat" onSubmit=${submit}>
        <label for="seat-name">Open a seat for</label>
        <input id="seat-name" value=${name} maxlength="24" placeholder="name"
          onInput=${(event) => setName(event.target.value)} />
        <button class="brass small">Open</button>
      </form>
      <p class="bank-line">
        ${"The bank holds "}<b>${money(state.money.bank)}</b>${" "}
        <button class="small" onClick=${() => open({ bank: true })}>Change</button>
      </p>
      ${raise}
      ${pairing && html`<${Pairing} pairing=${pairing} close=${() => setPairing(null)} />`}
      ${dialog && html`<${MoneyDialog} dialog=${dialog} send=${send} close=${() => open(null)} />`}
    </section>
  `;
}
