// What is beside the cloth: the piles, what the turn paid, and the record of the cards.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { RANKS, short } from "../../core/words.js";
import { CardFace, NoPiles, Pile } from "../../shell/box.js";

const MARKS = {
  S: "faro-mark-soda",
  L: "faro-mark-lost",
  W: "faro-mark-won",
  l: "faro-mark-lost-split",
  w: "faro-mark-won-split",
  H: "faro-mark-hoc",
};

function Tab({ letter }) {
  const label = letter ? (MARKS[letter] ? text(MARKS[letter]) : letter) : text("faro-mark-none");
  return html`<td class=${letter ? `tab-${letter}` : ""} aria-label=${label}>${letter || ""}</td>`;
}

/** The punter's sheet: per rank in order of appearance S soda, L lost, W won, l w a split, H hoc. */
export function Tabs({ state }) {
  const { deal } = state;
  if (!deal) return html`<p class="quiet">${text("faro-tabs-none")}</p>`;
  return html`
    <table class="tabs-sheet">
      <caption>${text("faro-tabs-legend")}</caption>
      <tbody>
        ${[...RANKS].reverse().map((rank) =>
          html`
            <tr key=${rank}>
              <th scope="row">${short(rank)}</th>
              ${[0, 1, 2, 3].map((i) => html`<${Tab} key=${i} letter=${(deal.tabs[rank] || "")[i]} />`)}
            </tr>
          `
        )}
      </tbody>
    </table>
  `;
}

/** Winners (on the soda) to the dealer's left, losers to his right, and the hoc when it is out. */
export function Piles({ state }) {
  const { deal } = state;
  if (!deal) return html`<${NoPiles} />`;
  const { loser, winner } = deal.turn;
  const half = !!loser && !winner;
  const under = deal.winners.at(-1) || deal.soda; // what the winner of this turn comes on
  const soda = deal.soda && text("faro-pile-note-soda", { rank: short(deal.soda[0]) });
  return html`
    <div class="piles">
      <${Pile} side="won" title=${!loser && deal.soda ? text("faro-pile-soda") : text("faro-pile-won")} card=${winner ||
        (loser ? null : deal.soda)}
        former=${half ? under : null} count=${deal.winners.length} note=${soda && html`<span>${soda}</span>`} />
      <div class="box-count">
        <b>${deal.cards_left}</b><span>${text("play-in-the-box")}</span>
        ${deal.hoc && html`<span class="hoc">${text("faro-mark-hoc")}</span><${CardFace} card=${deal.hoc} />`}
      </div>
      <${Pile} side="lost" title=${text("faro-pile-lost")} card=${loser} count=${deal.losers.length} />
    </div>
  `;
}
