// The dealer's people: seats and their pairing codes, buy-in and cash-out, the bank.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { dealerMay } from "../core/legal.js";
import { money } from "../core/words.js";
import { lyingOf, useGame } from "../shell/games.js";
import { later } from "../shell/later.js";
import { tabletOf, useTablets } from "./tablets.js";

const AccountDialog = later(async () => (await import("../shell/account.js")).AccountDialog);
const InvitationDialog = later(async () => (await import("./money.js")).InvitationDialog);
const MoneyDialog = later(async () => (await import("./money.js")).MoneyDialog);
const Pairing = later(async () => (await import("./money.js")).Pairing);

/** Whoever has a seat or money here: {player, seat, purse, lying, debt, account, cash, repays}. */
function peopleOf(state, lying) {
  const { purses, debts = {} } = state.money;
  const accounts = (state.deal && state.deal.accounts) || {};
  const seats = new Map(state.seats.map((seat) => [seat.player, seat]));
  const known = [...new Set([...seats.keys(), ...Object.keys(purses)])].map((player) => ({
    player,
    seat: seats.get(player),
    purse: purses[player] || 0,
    lying: lying[player] || 0,
    debt: debts[player] || 0,
    account: accounts[player] || 0,
    ...state.dealer.people[player],
  }));
  return known.filter(({ seat, purse, lying, debt, account }) => seat || purse || lying || debt || account);
}

function Person({ person, tablet, raised, mayRaise, mayPay, send, open, openSeat }) {
  const { player, seat, purse, lying, debt, account, cash, repays } = person;
  const has = [lying ? text("dealer-has-lying", { purse: money(purse), lying: money(lying) }) : money(purse)];
  if (debt) has.push(text("pages-owes", { amount: money(debt) }));
  if (account) has.push(text("pages-on-account", { amount: money(account) }));
  if (raised) has.push(text("pages-may-stake", { amount: money(raised) }));
  const pay = () =>
    confirm(text("dealer-pay-debt-sure", { player, amount: money(repays), debt: money(debt) })) &&
    send("pay_debt", { player });
  const amounts = { player, amount: money(Math.min(purse, account)), account: money(account) };
  const payAccount = () => confirm(text("dealer-pay-account-sure", amounts)) && send("pay", { player });
  const closes = text(purse && account ? "dealer-close-seat-pays" : "dealer-close-seat-sure", amounts);
  const closeSeat = () => confirm(closes) && send("close_seat", { player });
  const button = (name, label, onClick, disabled = false) =>
    html`
      <button class="small" disabled=${disabled} aria-label=${text(label, { player })} onClick=${onClick}>${text(name)}
      </button>
    `;
  return html`
    <li>
      <div class="person">
        <b>${player}</b>
        ${seat && seat.bot && html`<em>${text("dealer-bot")}</em>`}
        ${!seat && html`<em>${text("dealer-no-seat")}</em>`}
        ${seat && !seat.bot && tablet &&
          html`<em class=${`tablet${tablet.here ? " here" : ""}`}>${tablet.said}</em>`}
        <button class="small has" aria-label=${text("dealer-account-label", { player, has: has.join(", ") })}
          onClick=${() => open({ account: person })}>${has.join(", ")}</button>
      </div>
      <div class="person-acts">
        ${button("dealer-buy-in", "dealer-buy-in-label", () => open({ buy: person }))}
        ${button("dealer-cash-out", "dealer-cash-out-label", () => open({ cash: person }), !cash)}
        ${debt > 0 && button("dealer-pay-debt", "dealer-pay-debt-label", pay, !repays)}
        ${account > 0 && button("dealer-pay-account", "dealer-pay-account-label", payAccount, !mayPay || !purse)}
        ${mayRaise && button("dealer-raise-button", "dealer-raise-for-label", () => open({ raise: person }))}
        ${!(seat && seat.bot) && button("dealer-code", "dealer-code-label", () => openSeat(player))}
        ${seat && button("pages-close", "dealer-close-seat-label", closeSeat)}
      </div>
    </li>
  `;
}

export function People({ wire, state, send }) {
  const { words, bank } = useGame();
  const changes = !bank || (bank === "purse_or_house" && state.dealer.puts_in);
  const [dialog, open] = useState(null); // a person as account, buy, cash or raise, or true as bank, box, cap or max
  const [name, setName] = useState("");
  const [pairing, setPairing] = useState(null);
  const [inviting, setInviting] = useState(false);
  const tablets = useTablets(wire);
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
      ${text("dealer-maximum", { amount: money(state.table.max) })}${" "}
      <button class="small" onClick=${() => open({ max: true })}>${text("dealer-raise-button")}</button>
    </p>
  `;
  const raiseCap = dealerMay(state, "raise_cap") && html`
    <p class="bank-line">
      ${text("dealer-covers", { amount: money(state.deal.covers) })}${" "}
      <button class="small" onClick=${() => open({ cap: true })}>${text("dealer-raise-cap-button")}</button>
    </p>
  `;
  const people = peopleOf(state, lyingOf(words, state.deal));
  const { house } = state.dealer;
  /** The house empties its box alone: beside it a player holds the bank. */
  const beside = bank === "box" || (!bank && !!state.money.banker);
  const { raised = {} } = state.deal || {};
  return html`
    <section class="people sheet">
      <h2>${text("dealer-people")}</h2>
      <ul>${people.map((person) =>
        html`
          <${Person} key=${person.player} person=${person} tablet=${tabletOf(
            tablets,
            person.player,
          )} raised=${raised[person.player]}
            mayRaise=${dealerMay(state, "raise_for")} mayPay=${dealerMay(
              state,
              "pay",
            )} send=${send} open=${open} openSeat=${openSeat} />
        `
      )}</ul>
      <form class="open-seat" onSubmit=${submit}>
        <label for="seat-name">${text("dealer-open-seat")}</label>
        <input id="seat-name" value=${name} maxlength="24" placeholder=${text("dealer-open-seat-name")}
          onInput=${(event) => setName(event.target.value)} />
        <button class="brass small">${text("dealer-open-seat-button")}</button>
      </form>
      <p class="invite-line">
        <button class="small" onClick=${() => setInviting(true)}>${text("dealer-invite")}</button>
        <a class="to-service" href="/service">${text("dealer-service")}</a>
        ${tablets && tablets.others > 0 &&
          html`<small>${text("dealer-tablets-else", { count: tablets.others })}</small>`}
      </p>
      ${beside && html`
        <p class="bank-line">
          ${text("dealer-box-holds", { amount: money(house) })}${" "}
          ${house > 0 &&
            html`<button class="small" onClick=${() => open({ box: true })}>${text("dealer-box-button")}</button>`}
        </p>
      `}
      ${changes && !beside && html`
        <p class="bank-line">
          ${house > 0
            ? text("dealer-box-holds", { amount: money(house) })
            : text("dealer-bank-holds", { amount: money(state.money.bank) })}${" "}
          <button class="small" onClick=${() => open({ bank: true })}>${text("dealer-bank-button")}</button>
        </p>
      `}
      ${raise} ${raiseCap}
      ${inviting && html`<${InvitationDialog} close=${() => setInviting(false)} />`}
      ${pairing && html`<${Pairing} pairing=${pairing} close=${() => setPairing(null)} />`}
      ${dialog && dialog.account && html`
        <${AccountDialog} wire=${wire} state=${state} player=${dialog.account.player} close=${() => open(null)} />
      `}
      ${dialog && !dialog.account &&
        html`<${MoneyDialog} dialog=${dialog} house=${house} limits=${state.table} send=${send} close=${() =>
          open(null)} />`}
    </section>
  `;
}
