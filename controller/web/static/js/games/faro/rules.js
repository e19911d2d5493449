// The rules in force at this table, in plain English: limits, what every bet pays, and the house's choices.

import { html } from "../../../vendor/htm-preact.module.js";
import { money, optionTexts } from "../../core/words.js";

/** What stands under each heading: what is always so, and the options that the table says more of. */
const ROWS = [
  [
    "On a card",
    "The first card of a turn loses, the second wins. A stake on the winner is paid one to one; on the loser it is " +
    "lost. Neither: it lies.",
    [],
  ],
  ["Copper", "Turns the bet round: it wins when the card loses.", []],
  ["Between cards", "One stake on all the cards it touches, decided by the first of them to come, one to one.", [
    "multi_both_open",
    "multi_both_copper",
    "group_shapes",
  ]],
  ["String, heel", "Some cards to win, others to lose, as one stake.", ["strings"]],
  ["Split", "Both cards of a turn of one rank: the bank takes half of the stakes on it.", [
    "split_rounding",
    "split_remainder",
    "copper_split",
  ]],
  ["High card", "The winner ranks above the loser.", ["ace_high", "high_split"]],
  ["Odd, even", "", ["parity_rule", "parity_king", "parity_split"]],
  ["Parlay", "What has just won may ride once more, whole.", ["parlay_over_max"]],
  ["Dead card", "All four of a rank are out.", ["dead_bets"]],
  ["Calling the turn", "Before the last turn name the order of the three cards.", [
    "call_distinct",
    "call_pair",
    "triple_call",
    "call_color",
    "call_convention",
  ]],
  ["Limits", "", ["max_scope", "case_max", "solvency", "lock_withdraw_at_cards"]],
];
const SHOWN = ["min", "max", "unit", ...ROWS.flatMap(([, , names]) => names)];

export function Rules({ state }) {
  const { min, max, unit } = state.table;
  const rows = ROWS.map(([title, always, names]) => {
    return { title, texts: [always, ...optionTexts(state.deal, names)].filter(Boolean) };
  });
  const rest = ((state.deal && state.deal.options) || []).filter(({ name }) => !SHOWN.includes(name));
  const most = max === null ? "" : ` to ${money(max)}`;
  const row = ({ title, texts }) =>
    html`
      <dt>${title}</dt>
      <dd>${texts.join(" ")}</dd>
    `;
  return html`
    <div class="rules">
      <p>${`Stakes from ${money(min)}${most}, in steps of ${money(unit)}.`}</p>
      <dl>${rows.filter(({ texts }) => texts.length > 0).map(row)}</dl>
      ${rest.length > 0 && html`
        <h3>House rules</h3>
        <ul>${rest.map(({ name, text }) => html`<li key=${name}>${text}</li>`)}</ul>
      `}
    </div>
  `;
}
