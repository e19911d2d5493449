// What a player of casino faro may type (shell/typed.js): cards by their ranks, the bars, the copper, cards to win and
// to lose, a call of the last turn; a stake that is taken back; a bid.

import { text } from "../../core/i18n.js";
import { named } from "../../shell/typed.js";
import { shapeKey, WIDE } from "./layout.js";
import { stringOf, whyNot } from "./legal.js";
import { betName, position, stakeOn, words } from "./words.js";

const BARS = ["high", "odd", "even"];
const COLOURS = { red_black: "RB", black_red: "BR", same_colour: "SAME" };

/** The cards that are to win and to lose: each such word says it of those since the one before. */
function sidesOf(items) {
  const sides = {};
  let waiting = [];
  for (const { rank, names } of items) {
    if (rank) waiting.push(rank);
    const side = names && ["win", "lose"].find((one) => names.includes(one));
    if (!side) continue;
    for (const one of waiting) sides[one] = side;
    waiting = [];
  }
  return waiting.length ? {} : sides;
}

const sameOrder = (one, other) => [...one].join("") === [...other].join("");

/** How the bets are placed that these words may mean. */
function placesOf(found, deal, legal) {
  const { ranks, items } = found;
  const called = (deal.callable && deal.callable.calls) || [];
  const copper = found.names.some((word) => word.includes("copper"));
  const coppered = (fields) =>
    legal.bet && !legal.bet.copper.includes(fields.type) ? (copper ? [] : [fields]) : [{ ...fields, copper }];
  if (!ranks.length) {
    const bars = BARS.filter((bar) => named(found, [bar], ["copper"])).flatMap((type) => coppered({ type }));
    const colours = Object.keys(COLOURS).filter((name) => named(found, [name], ["call"]))
      .flatMap((name) => called.filter(({ type, order }) => type === "color" && sameOrder(order, COLOURS[name])));
    return [...bars, ...colours.map(({ type, order }) => ({ type, order }))];
  }
  if (named(found, ["call"])) {
    return called.filter(({ type, order }) => type === "call" && sameOrder(order, ranks))
      .map(({ type, order }) => ({ type, order }));
  }
  if (found.names.length && named(found, [], ["win", "lose"])) {
    const string = stringOf(legal, sidesOf(items));
    return string ? [string] : [];
  }
  const place = WIDE.byKey[shapeKey(ranks)];
  if (!place || !named(found, [], ["copper"])) return [];
  return coppered({ type: place.type, ranks: place.ranks });
}

/** The newest own stake there that may be taken back. */
function lying(fields, { bets }, { remove = [] }, me) {
  const there = (bet) => bet.player === me && remove.includes(bet.id) && position(bet) === position(fields);
  return bets.filter(there).at(-1);
}

export default {
  names: [...BARS, "copper", "win", "lose", "call", ...Object.keys(COLOURS), "take_back", "bid", "give_up"],
  ranks: true,
  acts(found, { deal, legal, me }) {
    const { amount, ranks, players, suits } = found;
    if (players.length || suits.length) return [];
    if (legal.bid && amount !== undefined && !ranks.length && named(found, [], ["bid"])) {
      return [{ verb: "bid", fields: { amount }, amount, offer: legal.bid }];
    }
    if (legal.give_up && amount === undefined && named(found, ["give_up"])) return [{ verb: "give_up", fields: {} }];
    if (amount === undefined) {
      if (!named({ names: found.names.slice(0, 1) }, ["take_back"]) && !named(found, ["take_back"], BARS)) return [];
      const names = found.names.filter((word) => !word.includes("take_back"));
      const bets = placesOf({ ...found, names }, deal, legal).map((fields) => lying(fields, deal, legal, me));
      return bets.filter(Boolean).map(({ id, ...bet }) => ({
        verb: "remove",
        fields: { bet: id },
        done: text("faro-taken-back"),
        said: betName(bet),
      }));
    }
    return placesOf(found, deal, legal).map((fields) => ({
      verb: "bet",
      fields: { stake: amount, ...fields },
      fresh: true,
      amount,
      offer: legal.bet,
      why: whyNot(legal, { ...fields, stake: amount }),
      said: stakeOn(amount, fields),
      done: text("faro-laid", { stake: stakeOn(amount, fields) }),
    }));
  },
  decides: (verb) => verb === "bid",
  done: (verb, fields, _game, { done }) => done || words.done(verb, fields),
};
