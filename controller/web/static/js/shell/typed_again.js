// What a player types for his stakes as a whole, as the buttons of again.js do it: repeat, double, all back.

import { asWhole, laidBefore, laying, sumOf, takingBack } from "./again.js";
import { named } from "./typed.js";

/** Their words (typed.js). */
export const WHOLE = ["repeat", "double", "take_all"];

/** The acts that these words mean of one's own bets: `lying`, `may` and `removable` are those of again.js. */
export function wholeActs(found, { state, me, game: { words: { say } } }, { lying, may, removable }) {
  const { amount, ranks, suits, players } = found;
  const one = WHOLE.find((name) => named(found, [name]));
  if (!one || amount !== undefined || ranks.length || suits.length || players.length) return [];
  const most = state.money.purses[me] || 0;
  const able = asWhole({ before: laidBefore(state, me, lying), lying, may, removable, most });
  const bets = one === "take_all" ? able.back : able[one];
  if (!bets.length) return [];
  const all = one === "take_all" ? takingBack(bets) : laying(bets);
  const done = one === "take_all" ? say("all-back") : say("laid-again", { amount: sumOf(bets) });
  return [{ verb: one, fields: {}, all, done, said: done }];
}
