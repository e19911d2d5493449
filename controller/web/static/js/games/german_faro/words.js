// What German faro says in words. Pure.

import { cardName, money } from "../../core/words.js";

const PHASES = {
  bets_open: "Lay your marks",
  bets_closed: "No more bets",
  card_shown: "The other pile is next",
};

export const words = {
  round: (number) => `pair ${number}`,
  places: { right: "the right pile", left: "the left pile" },
  phase({ deal }) {
    return deal.phase === "over" && deal.bank_broken ? "The bank is broken; the deal is over" : PHASES[deal.phase];
  },
  /** Where card `index` of the deal went. */
  place(deal, index) {
    const [pair, place] = deal.places[index];
    return `pair ${pair}, ${place}`;
  },
  /** The same as a class: won, lost or (beside the game) side. */
  side(deal, index) {
    const place = deal.places[index][1];
    return place !== "right" && place !== "left" ? "side" : place === deal.pays ? "won" : "lost";
  },
  when: (line) => `pair ${line.turn}`,
  /** What lies, each with what a ruling calls it: the card. */
  stakes: (deal) =>
    deal.stakes.map(({ player, card, marks }) => ({
      id: card,
      player,
      amount: marks,
      text: `${player}, ${money(marks)} on the ${cardName(card)}`,
    })),
  acts: {
    stake: (act) => `${money(act.marks)} on the ${cardName(act.card)}`,
    withdraw: (act) => `Take back from the ${cardName(act.card)}`,
  },
  brief: () => [],
};
