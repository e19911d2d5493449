// What a player types in a game of decisions: the acts are those of his tray, each with the words that name it. Pure.

import { actsOf, isSum, labelOf } from "./tray.js";
import { named } from "./typed.js";

/** The words of an act: its own must be there, unless a sum says it (`bare`); the side and the player that it is for
 * where there are several. */
function fit(found, { verb, label = verb, fields, offer }, { bare, sides }) {
  const { side, on, hand } = fields;
  const says = bare.includes(verb) || [label, verb].some((name) => found.names.some((word) => word.includes(name)));
  const needs = side && sides > 1 ? [side] : [];
  const may = [label, verb, ...(side ? [side] : []), ...(on === undefined ? [] : ["hand"])];
  const hands = found.hand === undefined || found.hand === hand + 1;
  const players = on === undefined ? found.players.length === 0 : found.players.length === 1 && found.players[0] === on;
  const whole = Number.isInteger(offer) ? offer : offer?.price;
  const sum = isSum({ offer }) ? found.amount !== undefined : [undefined, whole].includes(found.amount);
  return says && named(found, needs, may) && hands && players && sum && found.ranks.length === 0;
}

/** The module of such a game (typed.js). `bare`: verbs that a sum alone may mean. */
export const ofTray = ({ names, bare = [], players, came, more = () => [] }) => ({
  names: [...new Set([...names, ...bare])],
  players,
  came,
  acts(found, context) {
    const { deal, game, me } = context;
    const acts = actsOf(game, deal).filter((act) => {
      const sides = act.offer?.sides?.length || 0;
      return fit(found, act, { bare, sides });
    });
    const made = acts.map((act) => {
      const { verb, offer, fields } = act;
      const amount = isSum(act) ? found.amount : undefined;
      const shown = amount === undefined && Number.isInteger(offer) ? offer : amount;
      return {
        verb,
        fields: amount === undefined ? fields : { ...fields, amount },
        amount,
        offer: isSum(act) ? offer : undefined,
        said: labelOf(game, act, shown, deal, me),
      };
    });
    return [...made, ...more(found, context)];
  },
  expects({ deal, game, me }) {
    const acts = deal ? actsOf(game, deal) : [];
    const labels = acts.filter((act) => !isSum(act)).map((act) => {
      const { offer } = act;
      return labelOf(game, act, Number.isInteger(offer) ? offer : undefined, deal, me);
    });
    const sums = acts.some(isSum) ? [game.words.say("typed-example")] : [];
    return [...sums, ...labels].join(" · ");
  },
  decides: () => true,
});
