// What a player of punto banco may type (shell/typed.js).

import { takeAlike } from "../../shell/answers.js";
import { VOID_COUP } from "../../shell/came.js";
import { named } from "../../shell/typed.js";
import { WHOLE, wholeActs } from "../../shell/typed_again.js";

const TYPES = ["player", "banker", "tie", "player_pair", "banker_pair", "super6", "dragon7", "panda8"];

/** One's own bets as a whole (shell/again.js). */
function whole(found, context) {
  const { deal: { bets, legal: { bet: offers = {}, remove = [] } }, me } = context;
  const lying = bets.filter(({ player }) => player === me).map(({ id, type, stake }) => ({
    id,
    stake,
    fields: { type },
  }));
  const may = ({ type }, stake) => !!offers[type] && stake >= offers[type].least && stake <= offers[type].most;
  return wholeActs(found, context, { lying, may, removable: remove });
}

/** The newest own bet that may be taken back: the last one laid. */
function undo(found, { deal: { bets, legal: { remove = [] } }, me }) {
  const bet = bets.filter(({ id, player }) => player === me && remove.includes(id)).at(-1);
  return bet && named(found, ["undo"]) ? [{ verb: "remove", fields: { bet: bet.id }, type: bet.type }] : [];
}

/** The newest own bet of this kind that may be taken back. */
const removable = ({ bets, legal: { remove = [] } }, type) =>
  bets.filter((bet) => bet.type === type && remove.includes(bet.id)).at(-1);

/** The bets that are taken, those together that take the same sums. */
function offered({ deal: { legal: { bet: offers = {} } }, state: { table: { unit } }, game: { words } }) {
  const alike = new Map();
  for (const type of TYPES) {
    const offer = offers[type];
    if (!offer || offer.most < offer.least) continue;
    const key = `${offer.least} ${offer.most}`;
    const { bets = [] } = alike.get(key) || {};
    alike.set(key, { offer, bets: [...bets, words.say("bet", { type })] });
  }
  return [...alike.values()].map(({ offer, bets }) => takeAlike({ ...offer, step: unit }, bets));
}

const came = {
  cards: [
    ...["punto_banco-player-card", "punto_banco-banker-card"],
    ...["punto_banco-player-third", "punto_banco-banker-third"],
  ],
  ends: ["punto_banco-tie", "punto_banco-player-wins", "punto_banco-banker-wins"],
  result: ["punto_banco-undecided", ...VOID_COUP],
  own: ["punto_banco-wins", "punto_banco-loses", "punto_banco-on-account", "punto_banco-returned"],
};

export default {
  names: [...TYPES, ...WHOLE, "undo", "take_back", "pass_shoe"],
  acts(found, context) {
    const { deal, game: { words } } = context;
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
    const all = amount === undefined ? [...undo(found, context), ...whole(found, context)] : [];
    return [...bets, ...back, ...all, ...(shoe ? [{ verb: "pass_shoe", fields: {} }] : [])];
  },
  offered,
  came,
  decides: () => false,
  done: (verb, fields, { words }, { type, done }) => done || words.done(verb, { ...fields, ...(type && { type }) }),
};
