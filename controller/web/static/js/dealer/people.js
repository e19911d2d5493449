// The dealer's people: seats and their pairing codes, buy-in and cash-out, the bank.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { Dialog } from "../shell/dialog.js";
import { lyingOf, money } from "../core/words.js";

const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

function Amount({ title, text, start, all, signed, onGive, close }) {
  const [amount, setAmount] = useState(start);
  const number = Number.parseInt(amount, 10);
  const good = Number.isSafeInteger(number) && (signed ? number !== 0 : number > 0);
  return html`
    <${Dialog} title=${title} onClose=${close}>
      <p>${text}</p>
      <form onSubmit=${async (event) => {
        event.preventDefault();
        if (good && (await onGive(number))) close();
      }}>
          <label for="amount">Amount</label><input id="amount" type="number" inputmode="numeric" step="1" value=${amount} autofocus onInput=${(
            event,
          ) => setAmount(event.target.value)} />
          <button class="brass big" disabled=${!good}>${title}</button>
          ${all &&
            html`<button type="button" class="big" onClick=${async () => (await onGive(null)) && close()}>All ${
              money(all)
            }</button>`}
        </form>
      <//>
  `;
}

export function People({ state, send }) {
  const [dialog, open] = useState(null);
  const [name, setName] = useState("");
  const [pairing, setPairing] = useState(null);
  const close = () => open(null);
  const { purses, bank } = state.money;
  const debts = state.money.debts || {};
  const running = state.deal && !["over", "void"].includes(state.deal.phase);
  const lying = lyingOf(state.deal);
  const seated = new Set(state.seats.map((seat) => seat.player));
  const names = [
    ...seated,
    ...Object.keys(purses).filter((player) =>
      !seated.has(player) && (purses[player] || lying[player] || debts[player])
    ),
  ];
  const openSeat = async (player) => {
    const reply = await send("open_seat", { player });
    if (reply) {
      setPairing(reply.data);
      setName("");
    }
  };
  return html`<section class="people sheet"><h2>People</h2>
    <ul>${
    names.map((player) => {
      const seat = state.seats.find((entry) => entry.player === player);
      return html`
        <li key=${player}>
          <div class="person"><b>${player}</b>${seat && seat.bot ? html`<em>bot</em>` : ""}${!seat
            ? html`<em>no seat</em>`
            : ""}
                <span>${money(purses[player] || 0)}${lying[player]
                  ? ` + ${money(lying[player])} lying`
                  : ""}${debts[player] ? `, owes ${money(debts[player])}` : ""}</span></div>
          <div class="person-acts"><button class="small" onClick=${() =>
            open({ buy: player })} aria-label=${`Buy in ${player}`}>Buy in</button>
                <button class="small" disabled=${!purses[player]} onClick=${() =>
                  open({ cash: player })} aria-label=${`Cash out ${player}`}>Cash out</button>
                ${debts[player] && html`<button class="small" disabled=${!purses[player]} onClick=${() =>
                  confirm(
                    `Take ${money(Math.min(debts[player], purses[player]))} out of ${player}'s purse for the debt of ${
                      money(debts[player])
                    }?`,
                  ) && send("pay_debt", { player })} aria-label=${`Pay ${player}'s debt`}>Pay debt</button>`}
                ${!(seat && seat.bot) && html`<button class="small" onClick=${() =>
                  openSeat(player)} aria-label=${`Code for ${player}'s tablet`}>Code</button>`}
                ${seat && html`<button class="small" onClick=${() =>
                  confirm(`Close ${player}'s seat?`) &&
                  send("close_seat", { player })} aria-label=${`Close ${player}'s seat`}>Close</button>`}</div>
        </li>
      `;
    })
  }</ul>
    <form class="open-seat" onSubmit=${(event) => {
    event.preventDefault();
    if (name.trim()) openSeat(name.trim());
  }}>
      <label for="seat-name">Open a seat for</label><input id="seat-name" value=${name} maxlength="24" placeholder="name" onInput=${(
    event,
  ) => setName(event.target.value)} /><button class="brass small">Open</button></form>
    <p class="bank-line">The bank holds <b>${money(bank)}</b> <button class="small" onClick=${() =>
    open({ bank: true })}>Change</button></p>
    ${
    running && !state.deal.books && state.table.max !== null && html`
      <p
        class="bank-line">The maximum is <b>${money(
          state.table.max,
        )}</b> until the deal is over <button class="small" onClick=${() => open({ max: true })}>Raise</button></p>
    `
  }
    ${
    pairing && html`<${Dialog} title=${`A seat for ${pairing.player}`} onClose=${() => setPairing(null)}>
      <p>On the player's tablet open</p><p class="pair-link">${location.origin}/play</p><p>and enter this code within a quarter of an hour:</p><p class="pair-code">${pairing.code}</p>
      ${
      isLoopback && html`
        <p
          class="quiet">This page was opened on the table's own machine; on other tablets use its address in the house's network instead of ${location
            .hostname}.</p>
      `
    }
      <p class="quiet">Or open <span class="pair-link">${location.origin}${pairing.path}</span></p><//>`
  }
    ${
    dialog && dialog.buy &&
    html`<${Amount} title="Buy in" text=${`${dialog.buy} gives you money and gets chips for it.`} start="" close=${close} onGive=${(
      amount,
    ) => send("buy_in", { player: dialog.buy, amount })} />`
  }
    ${
    dialog && dialog.cash &&
    html`<${Amount} title="Cash out" text=${`${dialog.cash} gives chips back and gets money for them.${
      debts[dialog.cash] ? ` The debt of ${money(debts[dialog.cash])} is paid first.` : ""
    }`} start="" all=${Math.max(0, purses[dialog.cash] - (debts[dialog.cash] || 0))} close=${close} onGive=${(amount) =>
      send("cash_out", { player: dialog.cash, amount })} />`
  }
    ${
    dialog && dialog.bank && html`
      <${Amount} title="Change the bank" text="Money put into the bank; a minus takes some out." start="" signed=${true}
        close=${close} onGive=${(amount) => send("bank", { amount })} />
    `
  }
    ${
    dialog && dialog.max && html`
      <${Amount} title="Raise the maximum"
        text="Between two turns, for the rest of this deal. It cannot be lowered again before the deal is over; bets that lie stay as they are."
        start="" close=${close} onGive=${(amount) => send("raise_max", { max: amount })} />
    `
  }
  </section>`;
}
