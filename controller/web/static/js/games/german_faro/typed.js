// What a player of German faro may type (shell/typed.js): a card of his book by its rank.

import { SUITS } from "../../core/words.js";
import { named } from "../../shell/typed.js";

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
  decides: (verb) => verb === "choose",
};
