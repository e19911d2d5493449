// What a player asks in the line in which he types, and the answers: what may be typed, what he has, where his stakes
// lie, what he may bet on now, what came out. Pure.
//
// What a game says of it stands in its typed.js: `offered(context)`, the bets that are taken now, each in words, where
// they are not those of its tray; and `came` (came.js).

import { text } from "../core/i18n.js";
import { money, phaseText, sentence } from "../core/words.js";
import { cameOut } from "./came.js";
import { actsOf, isSum, labelOf } from "./tray.js";

/** The bets that a tray offers: what its button says with the least sum, and the most that it takes. */
function ofTray({ deal, game, me }) {
  return actsOf(game, deal).filter((act) => isSum(act) || Number.isInteger(act.offer)).map((act) => {
    const { offer } = act;
    const bet = labelOf(game, act, isSum(act) ? offer.least : offer, deal, me);
    return offer.most > offer.least ? text("pages-typed-bet-most", { bet, most: money(offer.most) }) : bet;
  });
}

/** Bets that take the same sums, in words. */
export const takeAlike = ({ least, most, step = 1 }, bets) =>
  text("pages-typed-bets-from", { bets: bets.join(", "), least: money(least), most: money(most), step });

function mayBet(context, problem) {
  const { typed, state, deal, game: { words }, me } = context;
  const bets = deal ? (typed.offered || ofTray)(context) : [];
  if (bets.length) return problem("pages-typed-bets", { bets: bets.join("; ") });
  const staked = deal && words.stakes(deal).some(({ player }) => player === me); // else all his money may lie there
  const why = state.money.purses[me] || staked ? phaseText(state, words) : words.say("advice-buy_in");
  return problem("pages-typed-no-bets", { why: sentence(why) });
}

function cameLast({ typed, state, game: { words }, me }, problem) {
  const lines = cameOut(state.log, typed.came, me);
  return problem("plain", { text: lines.join(" ") || words.say("nothing-settled") });
}

/** The answer, as `problem` makes it; undefined where nothing is asked. `asks(name)`: whether this was asked;
 * `expected`: what may be typed. */
export function answerTo(asks, context, expected, problem) {
  const { state, deal, game: { words }, me } = context;
  if (asks("help")) return problem("pages-typed-hint", { example: expected });
  if (asks("purse")) return problem("pages-aloud-purse", { amount: money(state.money.purses[me] || 0) });
  if (asks("stakes")) {
    const own = deal ? words.stakes(deal).filter(({ player }) => player === me) : [];
    return problem(own.length ? "pages-typed-stakes" : "pages-typed-no-stakes", { stakes: own.map((one) => one.own) });
  }
  if (asks("bets")) return mayBet(context, problem);
  if (asks("came")) return cameLast(context, problem);
  return undefined;
}
