// Casino faro as the pages show it (shell/games.js says what each part is).

import { html } from "../../../vendor/htm-preact.module.js";
import { money } from "../../core/words.js";
import { gameOf } from "../../shell/game_of.js";
import { Bank } from "./bank.js";
import { Cloth } from "./cloth.js";
import { TALL, WIDE } from "./layout.js";
import { Piles, Tabs } from "./panels.js";
import { Stakes } from "./stakes.js";
import { Turns } from "./turns.js";
import { betName, words } from "./words.js";
import steps from "./steps.js";
import terms from "./terms.js";

export default gameOf(words, {
  steps,
  terms,
  typed: async () => (await import("./typed.js")).default,
  styles: [new URL("./faro.css", import.meta.url).href],
  play: async () => (await import("./play.js")).PlayPage,
  Playground: ({ state, tall, dealer }) =>
    html`
      <${Bank} state=${state} />
      <${Cloth} state=${state} geometry=${tall ? TALL : WIDE} sums=${dealer} />
    `,
  Stakes,
  Rounds: Turns,
  Piles,
  Tabs,
  settled: {
    title: ({ turn }, { say }) => say("settled", { number: turn }),
    on: betName,
  },
  advice({ auction, banker }, me, { mode, legal }) {
    if (auction) return legal.bid ? "bid" : "auction";
    if (banker === me) return "banker";
    if (mode && mode.move) return ["move", { amount: money(mode.move.stake) }];
    if (mode && mode.parlay) return ["parlay", { amount: money(mode.parlay.amount) }];
    if (mode && mode.string) return "string";
    return legal.bet ? "bet" : "";
  },
  rules: {
    card: [],
    copper: [],
    between: ["multi_both_open", "multi_both_copper", "group_shapes"],
    string: ["strings"],
    split: ["split_rounding", "split_remainder", "copper_split"],
    high: ["ace_high", "high_split"],
    parity: ["parity_rule", "parity_king", "parity_split"],
    parlay: ["parlay_over_max"],
    dead: ["dead_bets"],
    call: ["call_distinct", "call_pair", "triple_call", "call_color", "call_convention"],
    limits: [
      "min",
      "max",
      "unit",
      "max_scope",
      "raise_for",
      "case_max",
      "solvency",
      "bank_cap",
      "lock_withdraw_at_cards",
    ],
    bank: ["banker", "min_bank", "bank_lasts", "bid_s"],
  },
});
