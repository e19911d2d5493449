// The rules in force of baccarat banque: what is always so, and what the table says of its options.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { optionTexts } from "../../core/words.js";

const ROWS = [
  ["baccarat_banque-rules-hands", "baccarat_banque-rules-hands-are", []],
  ["baccarat_banque-rules-third", "baccarat_banque-rules-third-is", ["chemin_strict", "chemin_five"]],
  ["baccarat_banque-rules-bank", "baccarat_banque-rules-bank-is", ["bank_by", "min_bank"]],
  ["baccarat_banque-rules-banco", "baccarat_banque-rules-banco-is", ["max_bancos"]],
  ["baccarat_banque-rules-stakes", null, ["banque_excess", "min", "unit"]],
  ["baccarat_banque-rules-shoe", null, ["irregularity"]],
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
