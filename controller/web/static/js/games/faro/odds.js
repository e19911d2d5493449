// What every bet is worth by the cards exposed so far: asked of the table when the sheet is opened and after each turn.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { oddsCall, oddsName } from "./words.js";

const share = (text) => {
  const [over, under = "1"] = text.split("/");
  return Number(over) / Number(under);
};
const percent = (text) => (text === null ? "-" : (100 * share(text)).toFixed(2));

export function Odds({ wire, state }) {
  const [odds, setOdds] = useState(null);
  const turn = state.deal ? `${state.deal_number}/${state.deal.turn_number}` : "";
  useEffect(() => {
    wire.send("odds", {}).then((reply) => setOdds(reply.ok ? reply.data : null));
  }, [turn]);
  if (!odds) return html`<p class="quiet">No turn is to come.</p>`;
  return html`
    <div class="odds">
      <p>In per cent, by the cards exposed so far. The next turn is a split: ${percent(
        odds.split,
      )}. The last two columns are what the bank keeps of each stake; below zero it is yours.</p>
      <table>
        <thead>
          <tr>
            <th>Bet</th>
            <th>Wins</th>
            <th>Loses</th>
            <th>A turn</th>
            <th>Decided</th>
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
              <td colspan="2">pays ${call.pays} to 1</td>
              <td>${percent(call.edge)}</td>
              <td></td>
            </tr>
          `
        )}</tbody>
      </table>
    </div>
  `;
}
