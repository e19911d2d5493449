// What chemin de fer says in words. Pure.

import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";

const PHASES = {
  vacant: "chemin_de_fer-phase-vacant",
  retiring: "chemin_de_fer-phase-retiring",
  offer: "chemin_de_fer-phase-offer",
  banco: "chemin_de_fer-phase-banco",
  bets_open: "chemin_de_fer-phase-open",
  standing_by: "chemin_de_fer-phase-standing-by",
  cover: "chemin_de_fer-phase-cover",
  bets_closed: "chemin_de_fer-phase-closed",
  dealing: "chemin_de_fer-phase-dealing",
  punters: "chemin_de_fer-phase-punters",
  punters_third: "chemin_de_fer-phase-punters-third",
  banker: "chemin_de_fer-phase-banker",
  banker_third: "chemin_de_fer-phase-banker-third",
  over: "chemin_de_fer-phase-over",
  void: "chemin_de_fer-phase-void",
};

/** Whether it matters now how much of the bank nobody plays against yet. */
export const isStaking = ({ phase }) => ["bets_open", "standing_by"].includes(phase);

/** What a hand is called. */
export const handName = (hand) => text("chemin_de_fer-hand", { hand });

/** Where a card of the shoe went. */
export const placeName = (place) => text("chemin_de_fer-place", { place });

const PLACES = ["punters_1", "banker_1", "punters_2", "banker_2", "punters_3", "banker_3"];
const DECIDED = ["put_bank", "decline", "retire", "take", "banco", "cover", "pass", "draw", "stand", "custom", "table"];

const ofPhases = (found) =>
  Object.fromEntries(Object.entries(PHASES).map(([phase, code]) => [phase, found(text(code), phase)]));

export const words = {
  round: (number) => text("chemin_de_fer-round", { number }),
  get places() {
    return Object.fromEntries(PLACES.map((place) => [place, placeName(place)]));
  },
  get decisions() {
    return Object.fromEntries(DECIDED.map((what) => [what, text("chemin_de_fer-decides", { what })]));
  },
  get moments() {
    return ofPhases((said) => said);
  },
  underWay: ["bets_closed", "dealing", "punters", "punters_third", "banker", "banker_third"],
  phase({ deal }) {
    return PHASES[deal.phase] && text(PHASES[deal.phase]);
  },
  place: (deal, index) => placeName(deal.places[index]),
  /** Won for the punters' cards, lost for the banker's. */
  side: (deal, index) => (deal.places[index].startsWith("punters") ? "won" : "lost"),
  when: (line) => text("chemin_de_fer-round", { number: line.turn }),
  stakes: (deal) =>
    deal.stakes.map(({ player, stake }) => ({
      id: player,
      player,
      amount: stake,
      text: text("chemin_de_fer-lies", { player, amount: money(stake) }),
    })),
  acts: {
    put_bank: (act) => text("chemin_de_fer-act-bank", { amount: money(act.amount) }),
    decline: () => text("chemin_de_fer-act-decline"),
    retire: () => text("chemin_de_fer-act-retire"),
    take: () => text("chemin_de_fer-act-take"),
    banco: () => text("chemin_de_fer-act-banco"),
    stake: (act) => text("chemin_de_fer-act-stake", { amount: money(act.amount) }),
    cover: () => text("chemin_de_fer-act-cover"),
    draw: () => text("chemin_de_fer-act-draw"),
    stand: () => text("chemin_de_fer-act-stand"),
    pass: () => text("chemin_de_fer-act-pass"),
  },
  get dealerActs() {
    return { enter_draw: text("chemin_de_fer-enter-draw"), enter_stand: text("chemin_de_fer-enter-stand") };
  },
  brief: () => [],
};
