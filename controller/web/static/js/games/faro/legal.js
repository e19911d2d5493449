// Whether a bet, and what may be done with a placed one, is on offer: read from what the table offers (core/legal.js).
// Pure.

import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";

/** Whether the table offers this act: `legal` is what the player may do, `fields` those of the command. */
export function may(legal, verb, fields) {
  if (verb === "bet") return !whyNot(legal, fields);
  const [offered, id] = verb === "parlay" ? [legal.parlay, fields.from] : [legal[verb], fields.bet];
  return !!offered && offered.includes(id) && (!fields.type || typeTaken(legal, verb, fields));
}

function typeTaken(legal, verb, fields) {
  const types = verb === "move" ? legal.move_to : legal.bet && legal.bet.types;
  return !!types && types.includes(fields.type);
}

/** Whether every rank of a bet is out, where such a bet is not taken. */
export function isDead(legal, ranks) {
  return !!legal.bet && !!ranks && ranks.length > 0 && ranks.every((rank) => legal.bet.dead.includes(rank));
}

/** Why a bet is not on offer, in a sentence; empty when it is. */
export function whyNot(legal, { type, ranks, stake }) {
  const offer = legal.bet;
  if (!offer) return text("faro-no-bet-now");
  if (!offer.types.includes(type)) return text("faro-not-now");
  if (isDead(legal, ranks)) return text("faro-you-dead");
  if (stake > offer.most) return text("faro-at-most", { most: money(offer.most) });
  if (stake < offer.least) return text("faro-no-less", { least: money(offer.least) });
  return stake % offer.step ? text("faro-you-bad_stake", { unit: money(offer.step) }) : "";
}

/** The bet that cards to win and cards to lose make, {type, win, lose}; null when they make none. */
export function stringOf(legal, sides) {
  const on = (name) => Object.keys(sides).filter((rank) => sides[rank] === name);
  const bet = { win: on("win"), lose: on("lose") };
  const counts = { win: bet.win.length, lose: bet.lose.length, both: bet.win.length + bet.lose.length };
  const within = (shape) => Object.entries(counts).every(([key, n]) => shape[key][0] <= n && n <= shape[key][1]);
  const shape = legal.bet && legal.bet.strings.find(within);
  return shape ? { type: shape.type, ...bet } : null;
}

/** How a place is bet on: its type and ranks, with the copper where the type takes one. */
export function betOn(legal, place, copper) {
  const fields = { type: place.type };
  if (place.ranks.length) fields.ranks = place.ranks;
  if (legal.bet && legal.bet.copper.includes(place.type)) fields.copper = copper;
  return fields;
}
