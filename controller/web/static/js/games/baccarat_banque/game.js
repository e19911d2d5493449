// Baccarat banque as the pages show it (shell/games.js says what each part is).

import { STYLES } from "../../shell/painted.js";
import { gameOf } from "../../shell/game_of.js";
import { wordsOf } from "../../shell/words.js";
import { Hands, Playground, Record, settled, Table } from "./table.js";
import steps from "./steps.js";
import terms from "./terms.js";

const words = wordsOf(["baccarat_banque", "baccarat"], {
  moment: (phase) => words.perhaps(`phase-${phase}`),
  named: ({ side, cheval }) => ({ side: side && words.say("hand", { hand: side }), cheval: cheval === true }),
});

export default gameOf(words, {
  steps,
  terms,
  typed: async () => (await import("./typed.js")).default,
  styles: [STYLES, new URL("./baccarat_banque.css", import.meta.url).href],
  bank: "player",
  handsFirst: true,
  kind: "clocked banque cloth-first",
  Table,
  Playground,
  Piles: Hands,
  Tabs: Record,
  settled,
  ownHands: ({ hands, banker }, me) =>
    Object.entries(hands).filter(([name, { player }]) => (name === "banker" ? banker : player) === me)
      .map(([, { cards, total, open }]) => ({ cards, total, hidden: !open })),
  asks: ["banco"],
  variants: {
    stake: (offer) => offer.sides.map((side) => ({ fields: { side } })),
    banco: () => [{}, { fields: { cheval: true } }],
    pass: (_, { unlimited }) => [{ data: { unlimited } }],
  },
  advice({ claim, legal, banker }, me) {
    if (claim) return "claimed";
    return Object.keys(legal).length ? "" : banker === me ? "banker" : undefined;
  },
  rules: {
    hands: [],
    third: ["chemin_strict", "chemin_five", "decide_s", "peek"],
    bank: ["bank_by", "bid_s", "list_s", "min_bank"],
    banco: ["max_bancos", "take_s"],
    stakes: ["banque_excess", "min", "unit", "stake_s"],
    shoe: ["irregularity"],
  },
});
