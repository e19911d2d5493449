// All turns of a deal in a row, for the display: of each the losing card above the winning one.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { cardName, cardSign, isRed } from "../../core/words.js";

function Turn({ number, loser, winner, now }) {
  const card = (label, side) =>
    html`<span class=${`turn-card ${side}${label && isRed(label) ? " red" : ""}`}>${
      label ? cardSign(label) : ""
    }</span>`;
  const said = text("faro-turn-cards", {
    number,
    losing: loser ? cardName(loser) : "none",
    winning: winner ? cardName(winner) : "none",
  });
  return html`
    <li class=${now ? "now" : ""} aria-label=${said}>
      <small>${number}</small>${card(loser, "lost")}${card(winner, "won")}
    </li>
  `;
}

export function Turns({ state: { deal } }) {
  if (!deal) return null;
  const { losers, winners, turns, turn_number } = deal;
  return html`
    <ol class="turns" aria-label=${text("faro-turns")}>${Array.from(
      { length: turns },
      (_, i) =>
        html`<${Turn} key=${i} number=${i + 1} loser=${losers[i]} winner=${winners[i]} now=${i + 1 === turn_number} />`,
    )}</ol>
  `;
}
