// What is beside the cloth: the piles, what the turn paid, and the record of the cards.

import { html } from "../../../vendor/htm-preact.module.js";
import { rankSign, text } from "../../core/i18n.js";
import { money, RANKS, signed } from "../../core/words.js";
import { CardFace, NoPiles, Pile } from "../../shell/box.js";

/** In the order of `faro-tab-letters`: l and w are lost and won by a split. */
const MARKS = {
  S: "faro-mark-soda",
  L: "faro-mark-lost",
  W: "faro-mark-won",
  l: "faro-mark-lost-split",
  w: "faro-mark-won-split",
  H: "faro-mark-hoc",
};

function Tab({ mark }) {
  if (!mark) return html`<td aria-label=${text("faro-mark-none")}></td>`;
  const letter = text("faro-tab-letters").split(" ")[Object.keys(MARKS).indexOf(mark)];
  return html`<td class=${`tab-${mark}`} aria-label=${text(MARKS[mark])}>${letter}</td>`;
}

/** The record of the cards: for each rank the marks in order of appearance. */
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
              <th scope="row">${rankSign(rank)}</th>
              ${[0, 1, 2, 3].map((i) => html`<${Tab} key=${i} mark=${(deal.tabs[rank] || "")[i]} />`)}
            </tr>
          `
        )}
      </tbody>
    </table>
  `;
}

const BLANK = { won: 0, lost: 0, even: 0, stakes: 0, net: 0 };

function OwnRow({ name, figure, tone = "" }) {
  return html`
    <tr class=${tone}>
      <th scope="row">${name}</th>
      <td>${figure}</td>
    </tr>
  `;
}

function OwnPart({ title, sheet }) {
  const { won, lost, even, stakes, net } = sheet;
  return html`
    <tbody>
      <tr>
        <th scope="rowgroup" colspan="2">${title}</th>
      </tr>
      <${OwnRow} name=${text("faro-own-won")} figure=${money(won)} />
      <${OwnRow} name=${text("faro-own-lost")} figure=${money(lost)} />
      <${OwnRow} name=${text("faro-own-even")} figure=${money(even)} />
      <${OwnRow} name=${text("faro-own-stakes")} figure=${money(stakes)} />
      <${OwnRow} name=${text("faro-own-net")} figure=${net ? signed(net) : money(net)}
        tone=${net > 0 ? "gain" : net < 0 ? "loss" : ""} />
    </tbody>
  `;
}

/** A player's own turns and money, of this deal and since he came. */
function Own({ deal, me }) {
  const own = Object.hasOwn(deal.sheets, me) ? deal.sheets[me] : { deal: BLANK, evening: BLANK };
  return html`
    <table class="own-sheet">
      <caption>${text("faro-own-turns")}</caption>
      <${OwnPart} title=${text("faro-own-deal")} sheet=${own.deal} />
      <${OwnPart} title=${text("faro-own-evening")} sheet=${own.evening} />
    </table>
  `;
}

/** The tabs, and beside them what the player did himself. */
export function OwnTabs({ state, me }) {
  const { deal } = state;
  return html`
    <div class="own-tabs">
      <${Tabs} state=${state} />
      ${deal && html`<${Own} deal=${deal} me=${me} />`}
    </div>
  `;
}

/** Winners (on the soda) to the dealer's left, losers to his right, and the hoc when it is out. */
export function Piles({ state }) {
  const { deal } = state;
  if (!deal) return html`<${NoPiles} />`;
  const { loser, winner } = deal.turn;
  const half = !!loser && !winner;
  const under = deal.winners.at(-1) || deal.soda; // what the winner of this turn comes on
  const soda = deal.soda && text("faro-pile-note-soda", { rank: rankSign(deal.soda[0]) });
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
