// What casino faro says in words: bets, turns, refusals. Pure.

import { rankSign, text } from "../../core/i18n.js";
import { money, rankName } from "../../core/words.js";
import { wordsOf } from "../../shell/words.js";

const colours = (order) => text("faro-colours", { order });

// As they lie on the layout: the upper row, the seven, the lower row.
const LAYOUT_ORDER = "KQJT98A234567";
const asLaid = (ranks) => [...ranks].sort((a, b) => LAYOUT_ORDER.indexOf(a) - LAYOUT_ORDER.indexOf(b));

const listed = (ranks) => ranks.map(rankSign).join(" ");

function ranksOfGroup(ranks) {
  return [...ranks].sort().join("") === "678" ? "6·7·8" : asLaid(ranks).map(rankSign).join("·");
}

/** What a bet is on, such as "K", "6·7·8", "Odd", "K to win, 4 to lose". */
export function position(bet) {
  switch (bet.type) {
    case "flat":
      return rankName(bet.ranks[0]);
    case "group":
      return ranksOfGroup(bet.ranks);
    case "heel":
    case "string": {
      const sides = { win: listed(bet.win), lose: listed(bet.lose) };
      if (!sides.lose) return text("faro-to-win", sides);
      return sides.win ? text("faro-to-win-and-lose", sides) : text("faro-to-lose", sides);
    }
    case "high":
      return text("faro-high");
    case "odd":
      return text("faro-odd");
    case "even":
      return text("faro-even");
    case "call":
      return text("faro-call", { order: bet.order.map(rankSign).join("–") });
    case "color":
      return text("faro-call", { order: colours(bet.order) });
    default:
      return bet.type;
  }
}

export const betName = (bet) => (bet.copper ? text("faro-coppered", { bet: position(bet) }) : position(bet));

/** An amount on a bet, such as "25 on King". */
export const stakeOn = (amount, bet) => text("faro-stake-on", { amount: money(amount), bet: betName(bet) });

/** A call of the last turn on its button: "9 – A – 9", "red, then black". */
export function callText({ type, order }) {
  return type === "color" ? colours(order) : order.map(rankSign).join(" – ");
}

/** How a bet is placed, as the commands `bet` and `move` say it. */
export function laidAs({ type, ranks, win, lose, order, copper }) {
  const fields = { type, ranks, win, lose, order, copper: copper || undefined };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The command that takes an act back and what to call it: {text, verb, fields}; null when nothing does. `bet` is the
    bet it was done to, as it lay before; `fresh` gives a new bet its id. */
export function undoOf(verb, fields, bet, fresh) {
  switch (verb) {
    case "bet":
      return { text: stakeOn(fields.stake, fields), verb: "remove", fields: { bet: fields.bet } };
    case "parlay":
      return { text: text("faro-undo-parlay", { bet: betName(fields) }), verb: "remove", fields: { bet: fields.bet } };
    case "move": {
      const turned = position({ ...bet, ...fields }) === position(bet);
      return {
        text: turned
          ? text("faro-undo-copper", { on: !!fields.copper, bet: position(bet) })
          : text("faro-undo-move", { bet: betName(fields) }),
        verb: "move",
        fields: { bet: bet.id, ...laidAs(bet), ...("copper" in bet ? { copper: bet.copper } : {}) },
      };
    }
    case "bar":
      return { text: text("faro-undo-bar", { bet: betName(bet) }), verb: "unbar", fields: { bet: bet.id } };
    case "unbar":
      return { text: text("faro-undo-unbar", { bet: betName(bet) }), verb: "bar", fields: { bet: bet.id } };
    case "remove":
      return {
        text: text("faro-undo-remove", { amount: money(bet.stake), bet: betName(bet) }),
        verb: "bet",
        fields: { bet: fresh(), stake: bet.stake, ...laidAs(bet) },
      };
    default:
      return null;
  }
}

const ODDS = {
  "high card": () => text("faro-odds-high"),
  "high card coppered": () => text("faro-odds-high-coppered"),
  odd: () => text("faro-odds-odd"),
  even: () => text("faro-odds-even"),
};
/** The name of a row of the odds for people, of "T open", "5-9 coppered", "high card": ranks as on the cards. */
export function oddsName(name) {
  if (ODDS[name]) return ODDS[name]();
  const [ranks, side] = name.split(" ");
  return text("faro-odds-ranks", { ranks: ranks.split("-").map(rankSign).join("-"), side });
}
const COLOUR_ORDERS = ["RB", "BR", "SAME"];
/** A call of the odds: the order of the ranks, or of the colours. */
export const oddsCall = (order) =>
  text("faro-odds-call", {
    order: COLOUR_ORDERS.includes(order) ? colours(order) : [...order].map(rankSign).join("–"),
  });

const BESIDE_TURNS = ["soda", "hoc"];

export const words = wordsOf(["faro"], {
  named: (fields) => fields.type ? { bet: betName(fields), stake: fields.stake && stakeOn(fields.stake, fields) } : {},
  phase: ({ table, deal: { phase } }) =>
    words.perhaps(table.mode === "casekeeper" && phase === "bets_open" ? "phase-casekeeper" : `phase-${phase}`),
  act: (verb, fields) =>
    words.perhaps(verb === "move" && fields.type ? "act-move_to" : `act-${verb}`, words.named(fields)),
  /** Where card `index` of the deal went. */
  place(deal, index) {
    const [turn, place] = deal.places[index];
    return text("faro-went", { place, turn });
  },
  /** The same as a class: won, lost or (beside the game) side. */
  side(deal, index) {
    const place = deal.places[index][1];
    return BESIDE_TURNS.includes(place) ? "side" : place;
  },
  /** When a line of a correction was settled. */
  when: (line) => (line.at_end ? text("faro-end-of-deal") : words.round(line.turn)),
  /** The two cards of the turn that lies there, for a line in the head: [name, card or nothing]. */
  brief: (deal) =>
    deal.losers.length ? [[text("faro-lost"), deal.turn.loser], [text("faro-won"), deal.turn.winner]] : [],
});
