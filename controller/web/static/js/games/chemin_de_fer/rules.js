// The rules in force of chemin de fer: what is always so, and what the table says of its options.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { optionTexts } from "../../core/words.js";

const ROWS = [
  ["chemin_de_fer-rules-hands", "chemin_de_fer-rules-hands-are", []],
  ["chemin_de_fer-rules-bank", "chemin_de_fer-rules-bank-is", ["min_bank", "bank_s"]],
  ["chemin_de_fer-rules-stakes", "chemin_de_fer-rules-stakes-are", ["min", "unit", "stake_s", "cover_s", "claim_s"]],
  ["chemin_de_fer-rules-third", "chemin_de_fer-rules-third-is", ["chemin_strict", "chemin_five", "draw_s", "peek"]],
  ["chemin_de_fer-rules-coup", "chemin_de_fer-rules-coup-is", ["chemin_rake", "rake_rounding"]],
  ["chemin_de_fer-rules-table", null, ["places", "irregularity"]],
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
