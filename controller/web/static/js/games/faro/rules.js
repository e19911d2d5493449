// The rules in force at this table, in plain English: limits, what every bet pays, and the house's choices.

import { html } from "../../../vendor/htm-preact.module.js";
import { money } from "../../core/words.js";

/** What an option's value means, where it differs from the usual. */
const CHOICES = {
  multi_both_open: { push: "Two of a group's cards in one turn: a draw, the stake lies on." },
  multi_both_copper: { win: "Two of a coppered group's cards in one turn: it wins.", lose: "Two of a coppered group's cards in one turn: it loses." },
  copper_split: { any_split: "Any split takes half of every coppered stake." },
  split_rounding: { bank: "Of an odd stake the bank takes the larger half in a split." },
  split_remainder: { stay: "After a split the other half stays on the card." },
  ace_high: { true: "The ace is the highest card on the bar." },
  high_split: { push: "A split is a draw for the high card.", lose: "A split loses the high card bet." },
  parity_rule: { string: "Odd and even play as groups of all such ranks." },
  parity_king: { odd: "The King is odd." },
  parity_split: { push: "A split is a draw for odd and even.", lose: "A split loses odd and even." },
  dead_bets: { reject: "A bet on four dead cards is refused.", return: "Bets on dead cards go back by themselves." },
  triple_call: { none: "Three cards of one rank at the end: no calls." },
  last_turn_hoc: { lose_open: "Open bets on the hoc's rank lose at the end." },
  max_scope: { bet: "The maximum is for each bet." },
  parlay_over_max: { false: "A parlay may not go above the maximum." },
  lock_withdraw_at_cards: { 8: "With eight cards or fewer left stakes may not be taken back." },
  group_shapes: { any: "A group may be any set of ranks." },
  solvency: { turn_worst: "When bets close, those the bank cannot answer for go back, newest first.", none: "The bank may go below nothing." },
  strings: { false: "No strings at this table." },
  call_convention: { for_one: "Calls pay for one: the stake is part of the odds." },
};

export function Rules({ state }) {
  const { min, max, unit } = state.table;
  const rules = (state.deal && state.deal.rules) || {};
  const house = Object.entries(rules).map(([name, value]) => (CHOICES[name] || {})[value]).filter(Boolean);
  return html`<div class="rules">
    <p>Stakes from <b>${money(min)}</b>${max === null ? "" : html` to <b>${money(max)}</b> on one position`}, in steps of <b>${money(unit)}</b>.</p>
    <dl>
      <dt>On a card</dt><dd>The first card of a turn loses, the second wins. A stake on the winner is paid one to one; on the loser it is lost. Neither: it lies.</dd>
      <dt>Copper</dt><dd>Turns the bet round: it wins when the card loses.</dd>
      <dt>Between cards</dt><dd>One stake on all the cards it touches, decided by the first of them to come, one to one.${rules.multi_both_open ? "" : " Two of them in one turn: the bank takes it."}</dd>
      <dt>String, heel</dt><dd>Some cards to win, others to lose, as one stake.</dd>
      <dt>Split</dt><dd>Both cards of a turn of one rank: the bank takes half of the stakes on it.</dd>
      <dt>High card</dt><dd>The winner ranks above the loser${rules.ace_high ? "" : "; the ace is low"}.</dd>
      <dt>Odd, even</dt><dd>By the winning card${rules.parity_king ? "" : "; a King decides nothing"}.</dd>
      <dt>Parlay</dt><dd>What has just won may ride once more, whole.</dd>
      <dt>Dead card</dt><dd>All four out: the first who notices may claim a stake left there.</dd>
      <dt>Calling the turn</dt><dd>Before the last turn name the order of the three cards: ${rules.call_distinct ?? 4} to 1, with a pair ${rules.call_pair ?? 2} to 1.</dd>
    </dl>
    ${house.length > 0 && html`<h3>House rules</h3><ul>${house.map((text) => html`<li key=${text}>${text}</li>`)}</ul>`}
  </div>`;
}
