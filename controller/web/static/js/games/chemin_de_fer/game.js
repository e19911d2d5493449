// Chemin de fer as the pages show it (shell/games.js says what each part is).

import { money } from "../../core/words.js";
import { STYLES } from "../../shell/painted.js";
import { gameOf } from "../../shell/game_of.js";
import { Beads } from "../../shell/roads.js";
import { wordsOf } from "../../shell/words.js";
import { Hands, players, riskOf, settled, Table } from "./table.js";
import steps from "./steps.js";
import terms from "./terms.js";

const words = wordsOf(["chemin_de_fer", "baccarat"], { moment: (phase) => words.perhaps(`phase-${phase}`) });

export default gameOf(words, {
  steps,
  terms,
  typed: async () => (await import("./typed.js")).default,
  styles: [STYLES, new URL("./chemin_de_fer.css", import.meta.url).href],
  bank: "box",
  handsFirst: true,
  kind: "clocked chemin-play cloth-first",
  Table,
  Playground: Beads,
  Piles: Hands,
  Tabs: Beads,
  settled,
  ownHands: (deal, me) =>
    players(deal).filter(([, player]) => player === me).map(([name]) => ({
      cards: deal.hands[name],
      total: deal.hands[`${name}_total`],
      hidden: deal.hands.winner === null,
    })),
  exact: ["put_bank"],
  asks: ["banco"],
  variants: {
    retire: (_, deal) => [{ data: { offered: deal.aside ? money(deal.risked) : "all" } }],
    cover: (_, deal) => [{ data: { of: riskOf(deal) } }],
    pass: (_, { risked }) => [{ data: { amount: risked } }],
  },
  advice({ answer, legal, banker, standers }, me) {
    if (answer) return ["answered", { answer }];
    if (Object.keys(legal).length) return "";
    return banker === me ? "banker" : standers.includes(me) ? "stander" : undefined;
  },
  rules: {
    hands: [],
    bank: ["min_bank", "bank_s"],
    stakes: ["min", "unit", "suivi", "bank_stake", "risk_s", "stake_s", "cover_s", "claim_s"],
    third: ["chemin_strict", "chemin_five", "draw_s", "peek"],
    coup: ["chemin_rake", "rake_rounding"],
    table: ["places", "irregularity"],
  },
});
