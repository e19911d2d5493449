// What casino faro says in words: bets, turns, refusals. Pure.

import { money, rankName, short } from "../../core/words.js";

const COLOURS = { RB: "red, then black", BR: "black, then red", SAME: "both of one colour" };

// As they lie on the layout: the upper row, the seven, the lower row.
const LAYOUT_ORDER = "KQJT98A234567";
const asLaid = (ranks) => [...ranks].sort((a, b) => LAYOUT_ORDER.indexOf(a) - LAYOUT_ORDER.indexOf(b));

const listed = (ranks) => ranks.map(short).join(" ");

function ranksOfGroup(ranks) {
  return [...ranks].sort().join("") === "678" ? "6·7·8" : asLaid(ranks).map(short).join("·");
}

/** What a bet is on, such as "K", "6·7·8", "Odd", "K to win, 4 to lose". */
export function position(bet) {
  switch (bet.type) {
    case "flat":
      return rankName(bet.ranks[0]);
    case "group":
      return ranksOfGroup(bet.ranks);
    case "heel":
      return `${short(bet.win[0])} to win, ${short(bet.lose[0])} to lose`;
    case "string":
      return [bet.win.length && `${listed(bet.win)} to win`, bet.lose.length && `${listed(bet.lose)} to lose`]
        .filter(Boolean)
        .join(", ");
    case "high":
      return "High card";
    case "odd":
      return "Odd";
    case "even":
      return "Even";
    case "call":
      return `Call ${bet.order.map(short).join("–")}`;
    case "color":
      return `Call ${COLOURS[bet.order]}`;
    default:
      return bet.type;
  }
}

export const betName = (bet) => position(bet) + (bet.copper ? ", coppered" : "");

/** A call of the last turn on its button: "9 – A – 9", "red, then black". */
export function callText({ type, order }) {
  return type === "color" ? COLOURS[order] : order.map(short).join(" – ");
}

/** How a bet lies, as the commands `bet` and `move` say it. */
export function laidAs({ type, ranks, win, lose, order, copper }) {
  const fields = { type, ranks, win, lose, order, copper: copper || undefined };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The command that takes an act back and what to call it: {text, verb, fields}; null when nothing does. `bet` is the
    bet it was done to, as it lay before; `fresh` gives a new bet its id. */
export function undoOf(verb, fields, bet, fresh) {
  switch (verb) {
    case "bet":
      return { text: `${money(fields.stake)} on ${betName(fields)}`, verb: "remove", fields: { bet: fields.bet } };
    case "parlay":
      return { text: `parlay on ${betName(fields)}`, verb: "remove", fields: { bet: fields.bet } };
    case "move": {
      const turned = position({ ...bet, ...fields }) === position(bet);
      const copper = fields.copper ? "copper on " : "copper off ";
      return {
        text: turned ? copper + position(bet) : `move to ${betName(fields)}`,
        verb: "move",
        fields: { bet: bet.id, ...laidAs(bet), ...("copper" in bet ? { copper: bet.copper } : {}) },
      };
    }
    case "bar":
      return { text: `bar the bet on ${betName(bet)}`, verb: "unbar", fields: { bet: bet.id } };
    case "unbar":
      return { text: `unbar the bet on ${betName(bet)}`, verb: "bar", fields: { bet: bet.id } };
    case "remove":
      return {
        text: `take back ${money(bet.stake)} from ${betName(bet)}`,
        verb: "bet",
        fields: { bet: fresh(), stake: bet.stake, ...laidAs(bet) },
      };
    default:
      return null;
  }
}

/** The name of a row of the odds for people: ranks as on the cards. */
export const oddsName = (text) => text.replace(/\bT\b/g, "10");
/** A call of the odds: the order of the ranks, or of the colours. */
export const oddsCall = (order) => `call ${COLOURS[order] || [...order].map(short).join("–")}`;

const PHASES = {
  soda: "Waiting for the soda",
  bets_open: "Make your bets",
  bets_closed: "No more bets",
  loser_shown: "The winner is next",
  last_card: "The hoc is still in the box",
};

function refusals({ table: { min, max, unit } }) {
  return {
    closed: "Bets are closed until the turn is over.",
    max: max === null ? null : `The bank takes at most ${money(max)} on one position.`,
    min: `The bank takes no less than ${money(min)}.`,
    bad_stake: `Stakes are multiples of ${money(unit)}.`,
    funds: "Your purse does not hold that much.",
    solvency: "The bank cannot answer for a bet of that size just now.",
    dead: "All four of that rank are out; that bet could never be decided.",
    bad_shape: "Those cards do not lie together on the layout.",
    bad_copper: "Odd and even take no copper: bet on the other one.",
    bad_turn: "The order is called only before the last turn.",
    not_callable: "That is not an order of the three cards left.",
    locked: "So late in the deal stakes stay where they lie.",
    not_owner: "That stake is not yours.",
    unknown_id: "That stake is no longer on the layout.",
    bad_move: "That kind of bet cannot be moved.",
    not_winner_last_turn: "Only a bet that has just won may be parlayed, once.",
    over_parlay: "A parlay takes at most what came back.",
    no_claims: "Dead bets cannot be claimed at this table.",
    not_dead: "That bet is still alive.",
    unknown_player: "Buy in with the dealer first.",
    dup_id: "That bet lies already.",
  };
}

const BESIDE_TURNS = ["soda", "hoc"];

export const words = {
  round: (number) => `turn ${number}`,
  places: {
    soda: "the soda, beside the game",
    losing: "the losers",
    winning: "the winners",
    hoc: "the hoc, beside the game",
  },
  moments: { soda: "before the soda" },
  phase: (state) =>
    state.table.mode === "casekeeper" && state.deal.phase === "bets_open"
      ? "The next turn may be drawn"
      : PHASES[state.deal.phase],
  refusals,
  /** Where card `index` of the deal went. */
  place(deal, index) {
    const [turn, place] = deal.places[index];
    return BESIDE_TURNS.includes(place) ? place : `turn ${turn}, ${place}`;
  },
  /** The same as a class: won, lost or (beside the game) side. */
  side(deal, index) {
    const place = deal.places[index][1];
    return BESIDE_TURNS.includes(place) ? "side" : place;
  },
  /** When a line of a correction was settled. */
  when: (line) => (line.at_end ? "end of the deal" : `turn ${line.turn}`),
  /** What lies, each with what a ruling calls it. */
  stakes: (deal) =>
    deal.bets.map((bet) => ({
      id: bet.id,
      player: bet.player,
      amount: bet.stake,
      text: `${bet.player}, ${money(bet.stake)} on ${betName(bet)}${bet.barred ? " (barred)" : ""}`,
    })),
  acts: {
    bet: (act) => `${money(act.stake)} on ${betName(act)}`,
    parlay: (act) => `Parlay on ${betName(act)}`,
    move: (act) => (act.type ? `Move a stake to ${betName(act)}` : "Move a stake"),
    remove: () => "Take a stake back",
    bar: () => "Bar a bet",
    unbar: () => "Unbar a bet",
    claim: () => "Claim a dead stake",
  },
  /** The two cards of the turn that lies there, for a line in the head: [name, card or nothing]. */
  brief: (deal) => (deal.losers.length ? [["lost", deal.turn.loser], ["won", deal.turn.winner]] : []),
};
