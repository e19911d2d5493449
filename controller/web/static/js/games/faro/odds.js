// What every bet is worth by the cards exposed so far: asked of the table when the sheet is opened and after each turn.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { percent, useOdds } from "../../shell/odds.js";
import { oddsCall, oddsName } from "./words.js";

export function Odds({ wire, state }) {
  const odds = useOdds(wire, state.deal ? `${state.deal_number}/${state.deal.turn_number}` : "");
  if (!odds) return html`<p class="quiet">${text("faro-odds-none")}</p>`;
  return html`
    <div class="odds">
      <p>${text("faro-odds-what", { split: percent(odds.split) })}</p>
      <table>
        <thead>
          <tr>
            <th>${text("faro-odds-bet")}</th>
            <th>${text("faro-odds-wins")}</th>
            <th>${text("faro-odds-loses")}</th>
            <th>${text("faro-odds-turn")}</th>
            <th>${text("faro-odds-decided")}</th>
          </tr>
        </thead>
        <tbody>${odds.bets.map((bet) =>
          html`
            <tr key=${bet.bet}>
              <td>${oddsName(bet.bet)}</td>
              <td>${percent(bet.win)}</td>
              <td>${percent(bet.lose)}</td>
              <td>${percent(bet.edge_turn)}</td>
              <td>${percent(bet.edge_decision)}</td>
            </tr>
          `
        )}
        ${odds.calls.map((call) =>
          html`
            <tr key=${call.order}>
              <td>${oddsCall(call.order)}</td>
              <td colspan="2">${text("faro-odds-pays", { pays: call.pays })}</td>
              <td>${percent(call.edge)}</td>
              <td></td>
            </tr>
          `
        )}</tbody>
      </table>
    </div>
  `;
}
