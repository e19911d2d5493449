// What a player of German faro may type (shell/typed.js): a card of his book by its rank.

import { cardName, SUITS } from "../../core/words.js";
import { takeAlike } from "../../shell/answers.js";
import { named } from "../../shell/typed.js";

/** Whether these lines are a pair: a card on each pile, one that is covered not counted. */
const isPair = (lines) =>
  ["left", "right"].every((pile) =>
    lines.some(({ code, data }) => code === "german_faro-card-shown" && data.pile === pile)
  );

const came = {
  cards: ["german_faro-card-shown", "german_faro-card-covered"],
  result: ["german_faro-no-pair", "german_faro-deal-void", "german_faro-deal-void-why"],
  own: ["german_faro-paid-what-it-has"],
  stakes: { "german_faro-pair-settled": "stakes" },
  begins: (_, lines) => isPair(lines),
  whole: isPair,
};

/** The cards of his book on which stakes are taken. */
function offered({ legal: { stake } }) {
  return stake && stake.cards.length && stake.most >= stake.least ? [takeAlike(stake, stake.cards.map(cardName))] : [];
}

export default {
  names: ["take_back", "book"],
  ranks: true,
  acts(found, { deal, legal, me }) {
    const { amount, ranks, suits, players } = found;
    if (players.length || suits.length > 1) return [];
    if (amount === undefined && !ranks.length && suits.length && named(found, [], ["book"])) {
      return SUITS.filter((suit) => suits.includes(suit)).map((suit) => ({ verb: "choose", fields: { suit } }));
    }
    const own = deal.books[me];
    if (!own || ranks.length !== 1 || (suits.length && suits[0] !== own.suit)) return [];
    const card = ranks[0] + own.suit;
    if (amount === undefined) return named(found, ["take_back"]) ? [{ verb: "withdraw", fields: { card } }] : [];
    return named(found, []) ? [{ verb: "stake", fields: { card, marks: amount }, amount, offer: legal.stake }] : [];
  },
  offered,
  came,
  decides: (verb) => verb === "choose",
};
