// A player's account: in the head what the last round and the deal came to; behind it every round, what he bought in
// and took out, and how he stands, as a statement that can be printed.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text, textOf } from "../core/i18n.js";
import { capital, change, money } from "../core/words.js";
import { Dialog } from "./dialog.js";
import { lyingOf, useGame } from "./games.js";

const tone = (amount) => (amount > 0 ? "gain" : amount < 0 ? "loss" : "");

/** What a player has at the table beside his purse: {lying, bank}, his stakes and the bank that he holds. */
function alsoHas(game, state, player) {
  const { banker, bank } = state.money;
  const holds = banker === player && !(game.bank || "").startsWith("purse");
  return { lying: lyingOf(game.words, state.deal)[player] || 0, bank: holds ? bank : 0 };
}

/** How an account stands: {has, result, settled, otherwise}, all money here, what it is more than was brought, and of
 * that what the rounds came to and what else did. */
export function standing({ bought, out, purse, debt, owed, older, rounds }, { lying, bank }) {
  const has = purse + lying + bank - debt - owed;
  const result = has + out - bought;
  const settled = rounds.reduce((sum, { pay }) => sum + pay, older.pay);
  return { has, result, settled, otherwise: result - settled };
}

/** The rounds by deal, the latest first: [[deal, rounds]]. */
export function byDeal(rounds) {
  const deals = new Map();
  for (const one of rounds) deals.set(one.deal, [one, ...(deals.get(one.deal) || [])]);
  return [...deals].reverse();
}

/** The last round's and the deal's result, in a line below the purse; it has its room before there is one. */
export function Won({ state, player }) {
  const { say } = useGame().words;
  const { round, deal, all } = (state.won || {})[player] || { round: null, deal: 0, all: 0 };
  const shown = { round: round === null ? "–" : change(round), deal: change(deal), all: change(all) };
  return html`<small class="won-line">${say("so-far", shown)}</small>`;
}

function useAccount(wire, player, mark) {
  const [account, setAccount] = useState(null);
  useEffect(() => {
    wire.send("account", { player }).then((reply) => reply.ok && setAccount(reply.data));
  }, [player, mark]);
  return account;
}

function Deal({ deal, rounds }) {
  const { words } = useGame();
  const sum = rounds.reduce((all, { pay }) => all + pay, 0);
  const row = ({ round, staked, pay, came, banks }) =>
    html`
      <tr key=${round}>
        <td>${words.perhaps("account-round", { number: deal }) || words.round(round)}</td>
        <td>${banks ? text("pages-bank") : money(staked)}</td>
        <td>${textOf(came)}</td>
        <td class=${tone(pay)}>${change(pay)}</td>
      </tr>
    `;
  return html`
    <tbody>
      <tr class="account-deal"><th colspan="3">${capital(words.say("deal", { number: deal }))}</th><th>${change(
        sum,
      )}</th></tr>
      ${rounds.map(row)}
    </tbody>
  `;
}

function Statement({ account, also }) {
  const { bought, out, purse, debt, owed, rounds, older } = account;
  const { result, settled, otherwise } = standing(account, also);
  const rows = [
    ["bought", text("pages-account-bought"), money(bought)],
    ["out", text("pages-account-out"), money(out)],
    ["settled", text("pages-account-settled"), change(settled)],
    otherwise && ["otherwise", text("pages-account-otherwise"), change(otherwise)],
    ["purse", text("pages-account-purse"), money(purse)],
    also.lying && ["lying", text("pages-account-lying"), money(also.lying)],
    also.bank && ["bank", text("pages-account-bank"), money(also.bank)],
    debt && ["debt", text("pages-account-debt"), money(debt)],
    owed && ["owed", text("pages-account-owed"), money(owed)],
    ["result", text("pages-account-result"), change(result)],
  ].filter(Boolean);
  return html`
    <table class="statement">
      <tbody>${rows.map(([name, said, sum]) =>
        html`
          <tr key=${name} class=${name}>
            <th>${said}</th>
            <td>${sum}</td>
          </tr>
        `
      )}</tbody>
    </table>
    ${rounds.length === 0 && older.rounds === 0 ? html`<p class="quiet">${text("pages-account-nothing")}</p>` : html`
      <table class="account-rounds">
        <thead>
          <tr>
            <th>${text("pages-account-round")}</th>
            <th>${text("pages-account-staked")}</th>
            <th>${text("pages-account-came")}</th>
            <th>${text("pages-account-won")}</th>
          </tr>
        </thead>
        ${byDeal(rounds).map(([deal, own]) => html`<${Deal} key=${deal} deal=${deal} rounds=${own} />`)}
        ${older.rounds > 0 && html`
          <tbody>
            <tr>
              <td>${text("pages-account-older", { count: older.rounds })}</td>
              <td>${money(older.staked)}</td>
              <td></td>
              <td>${change(older.pay)}</td>
            </tr>
          </tbody>
        `}
      </table>
    `}
  `;
}

/** The account of a player over the page; `close`: it was closed. */
export function AccountDialog({ wire, state, player, close }) {
  const game = useGame();
  const { purses } = state.money;
  const account = useAccount(wire, player, JSON.stringify([purses[player], (state.won || {})[player]]));
  const { name, demo } = state.table;
  return html`
    <${Dialog} title=${text("pages-account-of", { player })} kind="account" onClose=${close}>
      <p class="account-table">${demo
        ? text("pages-demonstration-of", { game: game.title })
        : `${name}, ${game.title}`}</p>
      ${account && html`<${Statement} account=${account} also=${alsoHas(game, state, player)} />`}
      <p class="account-print"><button onClick=${() => print()}>${text("pages-print")}</button></p>
    <//>
  `;
}
