// What a player of punto banco may type (shell/typed.js).

import { named } from "../../shell/typed.js";

const TYPES = ["player", "banker", "tie", "player_pair", "banker_pair", "super6", "dragon7", "panda8"];

/** The newest own bet of this kind that may be taken back. */
const removable = ({ bets, legal: { remove = [] } }, type) =>
  bets.filter((bet) => bet.type === type && remove.includes(bet.id)).at(-1);

export default {
  names: [...TYPES, "take_back", "pass_shoe"],
  acts(found, { deal, game: { words } }) {
    const { amount, players, ranks } = found;
    if (players.length || ranks.length) return [];
    const { bet: offers = {} } = deal.legal;
    const bets = TYPES.filter((type) => amount !== undefined && named(found, [type])).map((type) => {
      const fields = { type, stake: amount };
      return { verb: "bet", fields, fresh: true, amount, offer: offers[type], said: words.act("bet", fields) };
    });
    const back = TYPES.filter((type) => amount === undefined && named(found, ["take_back", type])).flatMap((type) => {
      const bet = removable(deal, type);
      return bet ? [{ verb: "remove", fields: { bet: bet.id }, type }] : [];
    });
    const shoe = amount === undefined && deal.legal.pass_shoe && named(found, ["pass_shoe"]);
    return [...bets, ...back, ...(shoe ? [{ verb: "pass_shoe", fields: {} }] : [])];
  },
  decides: () => false,
  done: (verb, fields, { words }, { type }) => words.done(verb, { ...fields, ...(type && { type }) }),
};
