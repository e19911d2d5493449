// The rules in force of Macao and Victoria: what is always so, and what the table says of its options.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { optionTexts } from "../../core/words.js";

const ROWS = [
  ["macao-rules-hands", "macao-rules-hands-are", ["macao_over9", "max_cards"]],
  ["macao-rules-refusing", "macao-rules-refusing-is", []],
  ["macao-rules-wins", "macao-rules-wins-is", ["macao_tie", "natural9_pays", "natural8_pays", "pair_even"]],
  ["macao-rules-limits", null, ["min", "max", "unit", "solvency"]],
  ["macao-rules-table", null, ["stake_s", "turn_s", "peek", "irregularity"]],
];

export function Rules({ state }) {
  const row = ([title, always, names]) => {
    const texts = [always && text(always), ...optionTexts(state.deal, names)].filter(Boolean);
    return texts.length > 0 && html`
      <dt>${text(title)}</dt>
      <dd>${texts.join(" ")}</dd>
    `;
  };
  return html`
    <div class="rules">
      <dl>${ROWS.map(row)}</dl>
    </div>
  `;
}
