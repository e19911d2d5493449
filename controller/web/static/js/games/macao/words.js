// What Macao and Victoria say in words. Pure.

import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";

const PHASES = {
  bets_open: "macao-phase-open",
  bets_closed: "macao-phase-closed",
  dealing: "macao-phase-closed",
  turn: "macao-phase-turn",
  drawing: "macao-phase-drawing",
  over: "macao-phase-over",
  void: "macao-phase-void",
};

/** What the hand of somebody is called. */
export const handName = (player, { banker }, me) =>
  text("macao-hand-of", { player, who: player === me ? "you" : "player", bank: player === banker });

export const words = {
  round: (number) => text("macao-round", { number }),
  placeOf(place) {
    const [role, ...name] = place.split(" ");
    return text("macao-place", { role, player: name.join(" ") });
  },
  get decisions() {
    return { draw: text("macao-to-draw"), stand: text("macao-to-stand"), refuse: text("macao-to-refuse") };
  },
  get moments() {
    return { turn: text("macao-moment-turn"), drawing: text("macao-moment-drawing") };
  },
  underWay: ["bets_closed", "dealing", "turn", "drawing"],
  phase({ deal }) {
    return PHASES[deal.phase] && text(PHASES[deal.phase], { player: deal.turn || "" });
  },
  place: (deal, index) => deal.holders[index],
  side: (deal, index) => (deal.holders[index] === deal.banker ? "lost" : "won"),
  when: (line) => text("macao-round", { number: line.turn }),
  stakes: (deal) =>
    Object.entries(deal.stakes).map(([player, amount]) => ({
      id: player,
      player,
      amount,
      text: text("macao-lies", { player, amount: money(amount) }),
    })),
  get dealerActs() {
    return { pass_bank: text("macao-act-pass-bank") };
  },
  acts: {
    stake: (act) => text("macao-act-stake", { amount: money(act.amount) }),
    draw: () => text("macao-act-draw"),
    stand: () => text("macao-act-stand"),
    refuse: () => text("macao-act-refuse"),
    pass_bank: () => text("macao-act-pass-bank"),
  },
  brief: () => [],
};
