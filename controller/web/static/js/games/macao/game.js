// Macao as the pages show it (shell/games.js says what each part is). Victoria is the same with its own door.

import { gameOf } from "../../shell/game_of.js";
import { wordsOf } from "../../shell/words.js";
import { Playground, settled, Table } from "./table.js";
import steps from "./steps.js";
import terms from "./terms.js";

const words = wordsOf(["macao", "baccarat"], {
  place: (deal, index) => deal.holders[index],
  side: (deal, index) => (deal.holders[index] === deal.banker ? "lost" : "won"),
});

export default gameOf(words, {
  steps,
  terms,
  typed: async () => (await import("./typed.js")).default,
  styles: [
    new URL("../../../css/round_table.css", import.meta.url).href,
    new URL("./macao.css", import.meta.url).href,
  ],
  bank: "purse",
  handsFirst: true,
  kind: "clocked round macao",
  Playground,
  Piles: Table,
  settled,
  ownHands: ({ hands }, me) =>
    hands.filter(({ player }) => player === me)
      .map(({ cards, value, hidden }) => ({ cards, total: value, hidden: hidden.some((i) => cards[i]) })),
  exact: true,
  strong: (verb) => verb !== "stand",
  advice(deal, me) {
    const { legal, turn } = deal;
    if (legal.stand) return legal.refuse ? "refuse" : "draw";
    if (legal.stake) return "stake";
    if (deal.banker === me && deal.staking) return "banker";
    return turn && turn !== me ? "turn_of" : undefined;
  },
  rules: {
    hands: ["macao_over9", "max_cards"],
    refusing: [],
    wins: ["macao_tie", "natural9_pays", "natural8_pays", "pair_even"],
    limits: ["min", "max", "unit", "solvency"],
    table: ["stake_s", "turn_s", "peek", "irregularity"],
  },
});
