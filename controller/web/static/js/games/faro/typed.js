// What a player of casino faro may type (shell/typed.js): cards by their ranks, the bars, the copper, cards to win and
// to lose, a call of the last turn; a stake that is moved, barred, coppered, claimed, left as a parlay or taken back;
// his stakes as a whole; a bid.

import { rankSign, text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { newId } from "../../core/wire.js";
import { sumOf } from "../../shell/again.js";
import { takeAlike } from "../../shell/answers.js";
import { named } from "../../shell/typed.js";
import { WHOLE, wholeActs } from "../../shell/typed_again.js";
import { shapeKey, WIDE } from "./layout.js";
import { may, stringOf, whyNot } from "./legal.js";
import { forgetting, keeping, lastDone, undone } from "./undo.js";
import { betName, laidAs, position, stakeOn, words } from "./words.js";

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

/** These words without those of `names`, as words of their own. */
function part(items, names = []) {
  const kept = items.filter((item) => !item.names || !item.names.some((name) => names.includes(name)));
  return {
    items: kept,
    ranks: kept.flatMap(({ rank }) => (rank ? [rank] : [])),
    names: kept.flatMap(({ names: own }) => (own ? [own] : [])),
  };
}

const isEmpty = ({ ranks, names }) => !ranks.length && !names.length;

/** The place of a bet, as words say it: its ranks whatever their order, or its bar. */
const ranksOf = ({ ranks, win, lose, order }) => ranks || (win || lose ? [...win, ...lose] : order) || [];

/** Whether the words say this bet: any where they say none. */
function says({ ranks, names }, bet) {
  const copper = names.some((word) => word.includes("copper"));
  if (copper && !bet.copper) return false;
  if (ranks.length) return named({ names }, [], ["copper", "win", "lose", "call"]) && sameSet(ranks, ranksOf(bet));
  const bar = BARS.find((one) => named({ names }, [one], ["copper"]));
  return bar ? bet.type === bar : named({ names }, [], ["copper"]);
}

const sameSet = (one, other) => shapeKey([...one]) === shapeKey([...other]);

/** The bets of `ids` of which the words speak, those alike together. `amount`: of the stake, where one is named. */
function stacksSaid(said, amount, { bets }, ids = []) {
  const alike = new Map();
  for (const bet of bets) {
    if (!ids.includes(bet.id) || !says(said, bet) || (amount !== undefined && bet.stake !== amount)) continue;
    const key = [bet.player, betName(bet), bet.barred].join("|");
    alike.set(key, [...(alike.get(key) || []), bet]);
  }
  return [...alike.values()];
}

/** Before and behind the last "on"; without one everything stands before it. */
function halves(items) {
  const at = items.findLastIndex(({ on }) => on);
  return at < 0 ? [items, null] : [items.slice(0, at), items.slice(at + 1)];
}

/** A stake from one place to another. */
function moves({ amount, items }, { deal, legal }) {
  const [before, after] = halves(part(items, ["move"]).items); // German has "um" at the end
  if (!after) return [];
  const to = part(after);
  const places = isEmpty(to) ? [] : placesOf(to, deal, legal);
  const from = stacksSaid(part(before), amount, deal, legal.move);
  const coppered = to.names.some((word) => word.includes("copper"));
  return from.flatMap((bets) =>
    places.map((place) => {
      const [first] = bets;
      const fields = "copper" in place && !coppered ? { ...place, copper: !!first.copper } : place;
      const all = bets.map(({ id }) => ["move", { bet: id, ...fields }]);
      const open = all.every(([verb, one]) => may(legal, verb, one));
      return {
        verb: "move",
        fields: all[0][1],
        all,
        why: open ? "" : text("faro-no-place", { bet: position(fields) }),
        said: text("faro-say-move", { stake: stakeOn(sumOf(bets), first), bet: betName(fields) }),
        done: text("faro-moved", { bet: betName(fields) }),
      };
    })
  );
}

/** Whose win rides, and on which words' place; null: where it lay. */
function ridden({ items }, offered, won) {
  const [before, after] = halves(items);
  const own = part(before, ["parlay"]);
  if (isEmpty(own)) return { from: offered, to: after && part(after) };
  const from = offered.filter((entry) => won[entry.from] && says(own, won[entry.from]));
  if (after) return { from, to: part(after) };
  return from.length ? { from, to: null } : { from: offered, to: own };
}

/** Why this part of a win does not ride; empty when it does, or when all of it is meant. */
function whyNotOf(left, { amount }, { least, step }) {
  if (left > amount) return text("faro-you-over_parlay");
  if (left < least) return text("faro-no-less", { least: money(least) });
  return left % step ? text("faro-you-bad_stake", { unit: money(step) }) : "";
}

/** A win that rides on. */
function parlays(found, { deal, legal }) {
  const { amount } = found;
  const won = Object.fromEntries((deal.last_settled?.lines || []).map((line) => [line.id, line]));
  const { from, to } = ridden(found, deal.parlays.filter((one) => (legal.parlay || []).includes(one.from)), won);
  const ride = (entry, line, place) => {
    const fields = { from: entry.from, ...place, ...(amount !== undefined && { stake: amount }) };
    const sum = { amount: money(amount ?? entry.amount), bet: betName(place) };
    const fits = may(legal, "parlay", fields)
      ? whyNotOf(amount, entry, legal.bet)
      : text("faro-no-place", { bet: position(place) });
    return {
      verb: "parlay",
      fields,
      all: [["parlay", { bet: newId(), ...fields }]],
      why: fits,
      said: text("faro-say-parlay", { ...sum, from: line ? betName(line) : "" }),
      done: text("faro-rides", sum),
    };
  };
  return from.flatMap((entry) => {
    const line = won[entry.from];
    const places = to ? placesOf(to, deal, legal) : line ? [laidAs(line)] : [];
    return places.map((place) => ride(entry, line, place));
  });
}

/** What is done to a stake in its place: its name, the bets on offer, the command, and what is said of it. */
const ACTS = {
  bar: ({ legal }) => ({ ids: legal.bar, verb: "bar", done: text("faro-barred") }),
  unbar: ({ legal }) => ({ ids: legal.unbar, verb: "unbar", done: text("faro-unbarred") }),
  claim: ({ legal }) => ({ ids: legal.claim, verb: "claim" }),
  copper: ({ legal, deal }) => turning(legal, deal, true),
  uncopper: ({ legal, deal }) => turning(legal, deal, false),
};

function turning({ copper: ids = [] }, { bets }, on) {
  const open = ids.filter((id) => bets.some((bet) => bet.id === id && !!bet.copper !== on));
  return {
    ids: open,
    verb: "move",
    more: (bet) => ({ ...laidAs(bet), copper: on }),
    done: text("faro-copper-done", { on }),
  };
}

const SAID = {
  bar: (bets) => text("faro-undo-bar", { bet: betName(bets[0]) }),
  unbar: (bets) => text("faro-undo-unbar", { bet: betName(bets[0]) }),
  claim: (bets) => text("faro-say-claim", { player: bets[0].player, stake: stakeOn(sumOf(bets), bets[0]) }),
  copper: (bets) => text("faro-undo-copper", { on: true, bet: position(bets[0]) }),
  uncopper: (bets) => text("faro-undo-copper", { on: false, bet: position(bets[0]) }),
};

function onStakes({ amount, items }, context) {
  const said = Object.keys(ACTS).filter((one) => items.some(({ names = [] }) => names.includes(one)));
  const [first] = items;
  // The copper of a new stake may stand anywhere, that of an older one comes first: "copper the nine".
  const name = said.find((one) => one !== "copper" || first.names?.includes(one));
  if (!name) return [];
  const { ids, verb, more = () => ({}), done } = ACTS[name](context);
  return stacksSaid(part(items, [name]), amount, context.deal, ids).map((bets) => {
    const all = bets.map((bet) => [verb, { bet: bet.id, ...more(bet) }]);
    return {
      verb,
      fields: all[0][1],
      all,
      said: SAID[name](bets),
      done: done || words.done("claim", { amount: sumOf(bets) }),
    };
  });
}

/** The newest own stake there that may be taken back. */
function takenBack(found, { deal, legal, me }) {
  const { items, amount } = found;
  const own = deal.bets.filter(({ player, id }) => player === me && (legal.remove || []).includes(id));
  const said = part(items, ["take_back"]);
  if (
    said.names.length + 1 !== found.names.length ||
    !named({ names: said.names }, [], [...BARS, "copper", "win", "lose", "call"])
  ) return [];
  if (isEmpty(said) && amount === undefined) return [];
  const bet = own.filter((one) => says(said, one) && (amount === undefined || one.stake === amount)).at(-1);
  return bet ? [{ verb: "remove", fields: { bet: bet.id }, done: text("faro-taken-back"), said: betName(bet) }] : [];
}

/** The last act of this round. */
function undo(found, { state, legal, me }) {
  const last = lastDone(state, me);
  if (!last || !named(found, ["undo"]) || !may(legal, last.verb, last.fields)) return [];
  return [{ ...last, undo: last, done: undone(last), said: text("faro-undo", { act: last.text }) }];
}

/** His stakes as a whole; those on a dead card, or barred, stay as they are. */
function whole(found, context) {
  const { deal, legal, me } = context;
  const awake = deal.bets.filter(({ player, dead, barred }) => player === me && !dead && !barred);
  const lying = awake.map((bet) => ({ id: bet.id, stake: bet.stake, fields: laidAs(bet) }));
  const fits = (fields, stake) => may(legal, "bet", { ...fields, stake });
  return wholeActs(found, context, { lying, may: fits, removable: legal.remove || [] });
}

function newBets(found, { deal, legal }) {
  const { amount } = found;
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
}

/** The kinds of bets, each by the title of its rule or its place on the cloth. */
const KINDS = {
  flat: () => text("faro-rules-card"),
  group: () => text("faro-rules-between"),
  heel: () => text("faro-rules-string"),
  string: () => text("faro-rules-string"),
  high: () => text("faro-high"),
  odd: () => text("faro-odd"),
  even: () => text("faro-even"),
  call: () => text("faro-rules-call"),
  color: () => text("faro-rules-call"),
};

/** The bets that are taken, and on which cards no more. */
function offered({ legal }) {
  if (!legal.bet || legal.bet.most < legal.bet.least) return [];
  const { types, dead } = legal.bet;
  const kinds = [...new Set(types.flatMap((type) => (KINDS[type] ? [KINDS[type]()] : [])))];
  const out = dead.length ? [text("faro-typed-dead", { ranks: dead.map(rankSign).join(" ") })] : [];
  return [takeAlike(legal.bet, kinds), ...out];
}

const came = {
  cards: ["faro-card-shown", "faro-card-unsure", "faro-card-beside-doubt"],
  result: ["faro-deal-void", "faro-deal-void-why"],
  own: ["faro-adjusted", "faro-claimed"],
  stakes: { "faro-turn-settled": "bets", "faro-part-settled": "bets", "faro-part-undone": "bets" },
  begins: ({ data: { place } }) => ["faro-place-soda", "faro-place-losing"].includes(place.code),
  whole: (lines) => lines.some(({ data: { place } }) => place && place.code !== "faro-place-losing"),
};

const has = ({ names }, one) => names.some((word) => word.includes(one));

export default {
  names: [
    ...[...BARS, "copper", "uncopper", "win", "lose", "call", ...Object.keys(COLOURS)],
    ...["parlay", "move", "bar", "unbar", "claim", "take_back", "undo", ...WHOLE, "bid", "give_up"],
  ],
  ranks: true,
  moves: ["move", "parlay", "bar", "unbar", "claim", "uncopper", "take_back"],
  acts(found, context) {
    const { legal } = context;
    const { amount, ranks, players, suits } = found;
    if (players.length || suits.length) return [];
    if (legal.bid && amount !== undefined && !ranks.length && named(found, [], ["bid"])) {
      return [{ verb: "bid", fields: { amount }, amount, offer: legal.bid }];
    }
    if (legal.give_up && amount === undefined && named(found, ["give_up"])) return [{ verb: "give_up", fields: {} }];
    if (has(found, "move")) return moves(found, context);
    if (has(found, "parlay")) return parlays(found, context);
    if (has(found, "take_back")) return takenBack(found, context);
    const there = onStakes(found, context);
    if (amount !== undefined) return [...there, ...newBets(found, context)];
    return [...there, ...undo(found, context), ...whole(found, context)];
  },
  expects({ legal }) {
    const { say } = words;
    const more = [legal.parlay && "parlay", legal.move && "move", legal.claim && "claim"].filter(Boolean);
    return [say("typed-example"), ...more.map((name) => say(`typed-example-${name}`))].join(" · ");
  },
  decides: (verb) => verb === "bid",
  offered,
  came,
  telling: (tell, one, { state, me }) => (one.undo ? forgetting(tell, one.undo) : keeping(tell, state, me)),
  done: (verb, fields, _game, { done }) => done || words.done(verb, fields),
};
