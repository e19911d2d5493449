// What baccarat banque says in words. Pure.

import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";

const PHASES = {
  bidding: "baccarat_banque-phase-bidding",
  offered: "baccarat_banque-phase-offered",
  refilling: "baccarat_banque-phase-refilling",
  retiring: "baccarat_banque-phase-retiring",
  banco: "baccarat_banque-phase-banco",
  bets_open: "baccarat_banque-phase-stakes",
  accepting: "baccarat_banque-phase-accepting",
  bets_closed: "baccarat_banque-phase-dealing",
  right_decides: "baccarat_banque-phase-right",
  right_draws: "baccarat_banque-phase-right",
  left_decides: "baccarat_banque-phase-left",
  left_draws: "baccarat_banque-phase-left",
  banker_decides: "baccarat_banque-phase-banker",
  banker_draws: "baccarat_banque-phase-banker",
  over: "baccarat_banque-phase-over",
  void: "baccarat_banque-phase-void",
};
const PLACES = [
  "right_1",
  "left_1",
  "banker_1",
  "right_2",
  "left_2",
  "banker_2",
  "right_3",
  "left_3",
  "banker_3",
];

/** What it is called not to do what is asked. An unlimited bank is asked whether it holds what lies. */
export const sayNo = ({ phase, legal }) =>
  text("baccarat_banque-say-no", {
    phase: phase === "accepting" && legal.accept === undefined ? "holding" : phase,
  });

/** Right, left or the bank. */
export const handName = (hand) => text("baccarat_banque-hand", { hand });

/** Where a card of the shoe went. */
export const placeName = (place) => text("baccarat_banque-place", { place });

export const words = {
  round: (number) => text("baccarat_banque-round", { number }),
  get places() {
    return Object.fromEntries(PLACES.map((place) => [place, placeName(place)]));
  },
  get decisions() {
    return {
      bid: text("baccarat_banque-says-bid"),
      take: text("baccarat_banque-says-take"),
      banco: text("baccarat_banque-says-banco"),
      draw: text("baccarat_banque-says-draw"),
      stand: text("baccarat_banque-says-stand"),
      custom: text("baccarat_banque-says-custom"),
      table: text("baccarat_banque-says-table"),
      retire: text("baccarat_banque-says-retire"),
      refill: text("baccarat_banque-says-refill"),
      accept: text("baccarat_banque-says-accept"),
      pass: text("baccarat_banque-says-pass"),
    };
  },
  underWay: [
    "bets_closed",
    "right_decides",
    "right_draws",
    "left_decides",
    "left_draws",
    "banker_decides",
    "banker_draws",
  ],
  phase({ deal }) {
    return PHASES[deal.phase] && text(PHASES[deal.phase]);
  },
  get moments() {
    return Object.fromEntries(Object.entries(PHASES).map(([phase, key]) => [phase, text(key)]));
  },
  place: (deal, index) => placeName(deal.places[index]),
  side: (deal, index) => (deal.places[index].startsWith("banker") ? "lost" : "won"),
  when: (line) => text("baccarat_banque-round", { number: line.turn }),
  stakes: (deal) =>
    deal.stakes.map(({ player, side, amount }) => ({
      id: `${side} ${player}`,
      player,
      amount,
      text: text("baccarat_banque-lies", { player, amount: money(amount), side: handName(side) }),
    })),
  acts: {
    bid: (act) => text("baccarat_banque-act-bid", { amount: money(act.amount) }),
    refill: (act) => text("baccarat_banque-act-refill", { amount: money(act.amount) }),
    stake: (act) => text("baccarat_banque-act-stake", { amount: money(act.amount) }),
    banco: (act) => text("baccarat_banque-act-banco", { cheval: act.cheval === true }),
    take: () => text("baccarat_banque-act-take"),
    retire: () => text("baccarat_banque-act-retire"),
    accept: () => text("baccarat_banque-act-accept"),
    pass: () => text("baccarat_banque-act-pass"),
    draw: () => text("baccarat_banque-act-draw"),
    stand: () => text("baccarat_banque-act-stand"),
  },
  get dealerActs() {
    return { says_draw: text("baccarat_banque-enter-draw"), says_stand: text("baccarat_banque-enter-stand") };
  },
  brief: () => [],
};
