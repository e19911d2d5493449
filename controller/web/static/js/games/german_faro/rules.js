// The rules in force of German faro, in plain English.

import { html } from "../../../vendor/htm-preact.module.js";
import { money } from "../../core/words.js";
import { OTHER } from "./books.js";

export function GermanRules({ state }) {
  const { rules, max_total: most } = state.deal || { rules: {}, max_total: null };
  const pays = rules.pays || "right";
  return html`<div class="rules">${
    most !== null && html`<p>At most <b>${money(most)}</b> marks of one player on all his cards.</p>`
  }
    <dl>
      <dt>Your book</dt><dd>Thirteen cards of one suit. Lay marks on any of them before a pair is turned.</dd>
      <dt>The pair</dt><dd>The bank turns two cards, the first to the ${
    rules.first_pile || "right"
  }, the second to the ${OTHER[rules.first_pile || "right"]}. Only the very same card, rank and suit, is met.</dd>
      <dt>${
    pays === "right" ? "Right pays, left takes" : "Left pays, right takes"
  }</dt><dd>Met on the ${pays}, a stake is paid one to one; on the ${
    OTHER[pays]
  } it goes to the bank. The others lie on${rules.withdraw ? " and may be taken back" : " until they are met"}.</dd>
      <dt>A nearly empty bank</dt><dd>${
    rules.settle === "drawn_order" ? "It settles in the order of the cards." : "It collects before it pays."
  } It pays what it has; when it has nothing left the deal is over.</dd>
      <dt>Out of marks</dt><dd>Who has no marks left is out${
    rules.cover === false ? "." : "; his suit's cards are covered by the next one."
  }</dd>
      <dt>A last single card</dt><dd>${
    rules.odd_last_card === "first_pile" ? "It counts for the first pile." : "It decides nothing."
  }</dd>
    </dl></div>`;
}
