// The rules in force of German faro: what is always so, and what the table says of its options.

import { html } from "../../../vendor/htm-preact.module.js";
import { optionTexts } from "../../core/words.js";

const ROWS = [
  ["Your book", "Thirteen cards of one suit. Lay marks on any of them before a pair is turned.", [
    "max_total",
    "withdraw",
    "dead_stake",
  ]],
  ["The pair", "The bank turns two cards. Only the very same card, rank and suit, is met.", ["first_pile"]],
  ["What is met", "A stake that is met and won is paid one to one. What is not met lies on.", ["pays"]],
  ["A nearly empty bank", "It pays what it has; when it has nothing left the deal is over.", ["settle"]],
  ["Out of marks", "Who has no marks left is out.", ["cover"]],
  ["The end", "", ["odd_last_card", "irregularity"]],
];

export function GermanRules({ state }) {
  const row = ([title, always, names]) => {
    const texts = [always, ...optionTexts(state.deal, names)].filter(Boolean);
    return texts.length > 0 && html`
      <dt>${title}</dt>
      <dd>${texts.join(" ")}</dd>
    `;
  };
  return html`
    <div class="rules">
      <dl>${ROWS.map(row)}</dl>
    </div>
  `;
}
