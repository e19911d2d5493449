// The rules in force at this table, in words: limits, what every bet pays, and the house's choices.

import { html } from "../../../vendor/htm-preact.module.js";
import { text, textOf } from "../../core/i18n.js";
import { money, optionTexts } from "../../core/words.js";

/** What stands under each heading: what is always so, and the options that the table says more of. */
const ROWS = [
  ["faro-rule-card", "faro-rule-card-always", []],
  ["faro-rule-copper", "faro-rule-copper-always", []],
  ["faro-rule-between", "faro-rule-between-always", ["multi_both_open", "multi_both_copper", "group_shapes"]],
  ["faro-rule-string", "faro-rule-string-always", ["strings"]],
  ["faro-rule-split", "faro-rule-split-always", ["split_rounding", "split_remainder", "copper_split"]],
  ["faro-rule-high", "faro-rule-high-always", ["ace_high", "high_split"]],
  ["faro-rule-parity", null, ["parity_rule", "parity_king", "parity_split"]],
  ["faro-rule-parlay", "faro-rule-parlay-always", ["parlay_over_max"]],
  ["faro-rule-dead", "faro-rule-dead-always", ["dead_bets"]],
  [
    "faro-rule-call",
    "faro-rule-call-always",
    ["call_distinct", "call_pair", "triple_call", "call_color", "call_convention"],
  ],
  ["faro-rule-limits", null, ["max_scope", "case_max", "solvency", "lock_withdraw_at_cards"]],
];
const SHOWN = ["min", "max", "unit", ...ROWS.flatMap(([, , names]) => names)];

export function Rules({ state }) {
  const { min, max, unit } = state.table;
  const rows = ROWS.map(([title, always, names]) => {
    return { title: text(title), texts: [...(always ? [text(always)] : []), ...optionTexts(state.deal, names)] };
  });
  const rest = ((state.deal && state.deal.options) || []).filter(({ name }) => !SHOWN.includes(name));
  const limits = { least: money(min), unit: money(unit) };
  const row = ({ title, texts }) =>
    html`
      <dt>${title}</dt>
      <dd>${texts.join(" ")}</dd>
    `;
  return html`
    <div class="rules">
      <p>${max === null
        ? text("faro-stakes-from", limits)
        : text("faro-stakes-to", { ...limits, most: money(max) })}</p>
      <dl>${rows.filter(({ texts }) => texts.length > 0).map(row)}</dl>
      ${rest.length > 0 && html`
        <h3>${text("faro-house-rules")}</h3>
        <ul>${rest.map((option) => html`<li key=${option.name}>${textOf(option.text)}</li>`)}</ul>
      `}
    </div>
  `;
}
