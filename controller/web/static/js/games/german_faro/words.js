// What German faro says in words. Pure.

import { text } from "../../core/i18n.js";
import { cardName, money } from "../../core/words.js";

const PHASES = {
  bets_open: "german_faro-phase-bets-open",
  bets_closed: "german_faro-phase-bets-closed",
  card_shown: "german_faro-phase-card-shown",
};

const marksOn = (amount, card) => text("german_faro-marks-on", { amount: money(amount), card: cardName(card) });

export const words = {
  round: (number) => text("german_faro-pair", { number }),
  get places() {
    return { right: text("german_faro-to-right"), left: text("german_faro-to-left") };
  },
  phase({ deal }) {
    if (deal.phase === "over" && deal.bank_broken) return text("german_faro-phase-broken");
    return PHASES[deal.phase] && text(PHASES[deal.phase]);
  },
  /** Where card `index` of the deal went. */
  place(deal, index) {
    const [pair, place] = deal.places[index];
    return text("german_faro-went", { pair, place });
  },
  /** The same as a class: won, lost or (beside the game) side. */
  side(deal, index) {
    const place = deal.places[index][1];
    return place !== "right" && place !== "left" ? "side" : place === deal.pays ? "won" : "lost";
  },
  when: (line) => text("german_faro-pair", { number: line.turn }),
  /** What lies, each with what a ruling calls it: the card. */
  stakes: (deal) =>
    deal.stakes.map(({ player, card, marks }) => ({
      id: card,
      player,
      amount: marks,
      text: text("german_faro-lies", { player, stake: marksOn(marks, card) }),
    })),
  acts: {
    stake: (act) => marksOn(act.marks, act.card),
    withdraw: (act) => text("german_faro-act-withdraw", { card: cardName(act.card) }),
  },
  brief: () => [],
};
