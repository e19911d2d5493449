// What the stakes of the last round won or lost, one's own first.

import { html } from "../../vendor/htm-preact.module.js";
import { change, money, resultWord } from "../core/words.js";
import { text } from "../core/i18n.js";
import { useGame } from "./games.js";

/** What one stake won or lost in the last round; `on`: where it lay. */
function Line({ line, mine, on }) {
  const end = line.pay > 0 ? "gain" : line.pay < 0 ? "loss" : "even";
  return html`
    <li class=${`${end}${mine ? " mine" : ""}`}>
      <span>${mine ? text("pages-you") : line.player}</span>
      <span>${on}</span>
      <span>${resultWord(line.result)}</span>
      <b>${change(line.pay)}</b>
    </li>
  `;
}

/** The sheet. What the game has of it stands under `settled`: `title(last, words)`; `head(last, words)` and
 * `foot(last, words, deal)` above and below the stakes; `on(line, words, last)`, where one lay. */
export function Settled({ state: { deal }, me }) {
  const { words, settled = {} } = useGame();
  const { say } = words;
  const last = deal && deal.last_settled;
  if (!last) return html`<p class="quiet">${say("nothing-settled")}</p>`;
  const title = settled.title || ((round) => say("settled", { number: round.coup }));
  const on = settled.on || (({ stake }) => money(stake));
  const lines = [...last.lines, ...(last.backs || [])].sort((a, b) => (b.player === me) - (a.player === me));
  return html`
    <div class="settled">
      <h3>${title(last, words)}</h3>
      ${settled.head && settled.head(last, words)}
      ${lines.length === 0 && html`<p class="quiet">${say("none-decided")}</p>`}
      <ul>${lines.map((line, i) =>
        html`<${Line} key=${i} line=${line} mine=${line.player === me} on=${on(line, words, last)} />`
      )}</ul>
      ${settled.foot && settled.foot(last, words, deal)}
    </div>
  `;
}
