// What a mark on a card that has not been turned is worth: asked of the table when the sheet is opened and after each
// pair.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { percent, useOdds } from "../../shell/odds.js";

export function Odds({ wire, state }) {
  const { deal, table } = state;
  const odds = useOdds(wire, deal ? `${state.deal_number}/${deal.pair_number}/${table.playing}` : "");
  if (!odds) return html`<p class="quiet">${text("german_faro-odds-none")}</p>`;
  const row = (label, { win, lose, undecided, edge }) =>
    html`
      <tr>
        <td>${label}</td>
        ${[win, lose, undecided, edge].map((value) => html`<td>${percent(value)}</td>`)}
      </tr>
    `;
  return html`
    <div class="odds">
      <p>${text("german_faro-odds-what", { unseen: odds.unseen })}</p>
      <table>
        <thead>
          <tr>
            <th></th>
            <th>${text("german_faro-odds-wins")}</th>
            <th>${text("german_faro-odds-loses")}</th>
            <th>${text("german_faro-odds-stays")}</th>
            <th>${text("german_faro-odds-edge")}</th>
          </tr>
        </thead>
        <tbody>
          ${row(text("german_faro-odds-pair"), odds.next_pair)}
          ${row(text("german_faro-odds-deal"), odds.to_the_end)}
        </tbody>
      </table>
    </div>
  `;
}
