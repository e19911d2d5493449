// Punto banco as the pages show it (shell/games.js says what each part is).

import { gameOf } from "../../shell/game_of.js";
import { STYLES } from "../../shell/painted.js";
import { Roads } from "../../shell/roads.js";
import { wordsOf } from "../../shell/words.js";
import { Table } from "./cloth.js";
import { Hands, settled } from "./table.js";
import steps from "./steps.js";
import terms from "./terms.js";

const words = wordsOf(["punto_banco", "baccarat"], {
  named: ({ type }) => ({ bet: type && words.say("bet", { type }) }),
  /** Won for the player's cards, lost for the banker's: the colours of the roads. */
  side(deal, index) {
    const [hand] = deal.places[index].split("_");
    return { player: "won", banker: "lost" }[hand] || "side";
  },
});

export default gameOf(words, {
  steps,
  terms,
  typed: async () => (await import("./typed.js")).default,
  styles: [STYLES, new URL("./punto_banco.css", import.meta.url).href],
  handsFirst: true,
  kind: "punto cloth-first",
  play: async () => (await import("./play.js")).PlayPage,
  Table,
  Playground: Roads,
  Piles: Hands,
  Tabs: Roads,
  settled,
  advice(_deal, _me, { taking, live, offers }) {
    if (taking) return "take";
    return live.length ? "bet" : Object.keys(offers).length ? "chip" : "";
  },
  rules: {
    hands: [],
    third: [],
    pays: [
      ...["variant", "commission_pct", "commission_rounding", "commission", "commission_unit", "super6_rounding"],
      ...["tie_odds", "push", "push_withdraw"],
    ],
    side: ["pairs", "pair", "super6_side", "dragon7", "panda8"],
    limits: ["min", "max", "side_max", "unit", "max_scope", "solvency"],
    holder: ["shoe", "shoe_to"],
    shoe: ["packs", "burn", "bet_s", "cut_from_end", "cut_rule", "irregularity"],
  },
});
