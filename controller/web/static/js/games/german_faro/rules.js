// The rules in force of German faro, in plain English.

import { html } from "../../../vendor/htm-preact.module.js";
import { optionTexts } from "../../core/words.js";

export function GermanRules({ state }) {
  const said = (...names) => optionTexts(state.deal, names).join(" ");
  return html`
    <div class="rules">
      <dl>
        <dt>Your book</dt>
        <dd>Thirteen cards of one suit. Lay marks on any of them before a pair is turned. ${said(
          "max_total",
          "withdraw",
          "dead_stake",
        )}</dd>
        <dt>The pair</dt>
        <dd>The bank turns two cards. Only the very same card, rank and suit, is met. ${said("first_pile")}</dd>
        <dt>What is met</dt>
        <dd>${said("pays")} It is paid one to one. What is not met lies on.</dd>
        <dt>A nearly empty bank</dt>
        <dd>${said("settle")} It pays what it has; when it has nothing left the deal is over.</dd>
        <dt>Out of marks</dt>
        <dd>Who has no marks left is out. ${said("cover")}</dd>
        <dt>The end</dt>
        <dd>${said("odd_last_card", "irregularity")}</dd>
      </dl>
    </div>
  `;
}
