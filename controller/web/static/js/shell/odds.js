// What bets are worth, asked of the table, and its fractions as people read them.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { decimal } from "../core/words.js";
import { useGame } from "./games.js";

const share = (fraction) => {
  const [over, under = "1"] = fraction.split("/");
  return Number(over) / Number(under);
};

/** A fraction such as "1/17" in per cent; null is a dash. */
export const percent = (fraction) => (fraction === null ? "-" : decimal(100 * share(fraction), 2));

/** The odds of the game, or null where there are none; asked again whenever `moment` is another one. */
export function useOdds(wire, moment) {
  const [odds, setOdds] = useState(null);
  useEffect(() => {
    wire.send("odds", {}).then((reply) => setOdds(reply.ok ? reply.data : null));
  }, [moment]);
  return odds;
}

/** The sheet. `what`: data of the sentence above it; `heads`: keys of the columns; `rows(say)`: the cells of each row.
 * A row that is a cell short has its second one over two columns. */
export function OddsTable({ odds, what, heads, rows }) {
  const { say, perhaps } = useGame().words;
  if (!odds) return html`<p class="quiet">${say("odds-none")}</p>`;
  const wide = (cells, i) => (i === 1 && cells.length === heads.length ? 2 : undefined);
  const row = (cells) => html`<tr>${cells.map((cell, i) => html`<td colspan=${wide(cells, i)}>${cell}</td>`)}</tr>`;
  return html`
    <div class="odds">
      <p>${say("odds-what", what)}</p>
      <table>
        <thead>
          <tr>
            <th>${perhaps("odds-bet")}</th>
            ${heads.map((head) => html`<th>${say(`odds-${head}`)}</th>`)}
          </tr>
        </thead>
        <tbody>${rows(say).map(row)}</tbody>
      </table>
    </div>
  `;
}

/** The sheet of the odds among those of a seat's page, where the table shows them. */
export const oddsSheet = ({ say }, { table }, sheet) => (table.odds ? [[say("sheet-odds"), sheet]] : []);
