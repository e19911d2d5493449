// What German faro says in words. Pure.

import { text } from "../../core/i18n.js";
import { cardName, money } from "../../core/words.js";
import { wordsOf } from "../../shell/words.js";

const marksOn = (amount, card) => text("german_faro-marks-on", { amount: money(amount), card: cardName(card) });

export const words = wordsOf(["german_faro"], {
  named: ({ card, marks }) => ({ card: card && cardName(card), stake: marks && marksOn(marks, card), amount: marks }),
  phase: ({ deal: { phase, bank_broken } }) =>
    words.perhaps(phase === "over" && bank_broken ? "phase-broken" : `phase-${phase}`),
  place(deal, index) {
    const [pair, place] = deal.places[index];
    return words.say("went", { pair, place });
  },
  /** The same as a class: won, lost or (beside the game) side. */
  side(deal, index) {
    const place = deal.places[index][1];
    return place !== "right" && place !== "left" ? "side" : place === deal.pays ? "won" : "lost";
  },
});
