// The rules in force of German faro: what is always so, and what the table says of its options.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { optionTexts } from "../../core/words.js";

const ROWS = [
  ["german_faro-rule-book", "german_faro-rule-book-always", ["max_total", "withdraw", "dead_stake"]],
  ["german_faro-rule-pair", "german_faro-rule-pair-always", ["first_pile"]],
  ["german_faro-rule-met", "german_faro-rule-met-always", ["pays"]],
  ["german_faro-rule-bank", "german_faro-rule-bank-always", ["settle"]],
  ["german_faro-rule-out", "german_faro-rule-out-always", ["cover"]],
  ["german_faro-rule-end", null, ["odd_last_card", "irregularity"]],
];

export function GermanRules({ state }) {
  const row = ([title, always, names]) => {
    const texts = [...(always ? [text(always)] : []), ...optionTexts(state.deal, names)];
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
