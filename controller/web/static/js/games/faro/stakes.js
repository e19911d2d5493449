// The stakes of a deal by their places, for the dealer: the sum of each place, and whose it is.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money, RANKS } from "../../core/words.js";
import { position } from "./words.js";

/** Cards in the order of the ranks, then everything else. */
const placeOf = ({ ranks = [] }) => (ranks.length === 1 ? RANKS.indexOf(ranks[0]) : RANKS.length);

/** The bets by place: [{place, sum, bets}], those on single cards first. */
export function byPlace(bets) {
  const places = new Map();
  for (const bet of [...bets].sort((a, b) => placeOf(a) - placeOf(b))) {
    const place = position(bet);
    const { sum = 0, bets: here = [] } = places.get(place) || {};
    places.set(place, { place, sum: sum + bet.stake, bets: [...here, bet] });
  }
  return [...places.values()];
}

const ownerOf = ({ player, stake, copper }) =>
  text("faro-stake-of", { player, amount: money(stake), copper: copper === true });

export function Stakes({ state: { deal } }) {
  const places = byPlace(deal ? deal.bets : []);
  return html`
    <section class="sheet by-place">
      <h2>${text("faro-stakes-by-place")}</h2>
      ${places.length === 0 ? html`<p class="quiet">${text("faro-no-stakes")}</p>` : html`
        <table>
          <tbody>${places.map(({ place, sum, bets }) =>
            html`
              <tr key=${place}>
                <th scope="row">${place}</th>
                <td><b>${money(sum)}</b></td>
                <td>${bets.map(ownerOf).join(", ")}</td>
              </tr>
            `
          )}</tbody>
        </table>
      `}
    </section>
  `;
}
