// Everything the pages say in words: cards, bets, phases, refusals, corrections. Pure.

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
export const SUITS = ["S", "H", "D", "C"];
export const SUIT_SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const SUIT_NAMES = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const RANK_NAMES = { A: "Ace", T: "Ten", J: "Jack", Q: "Queen", K: "King" };
const COLOURS = { RB: "red, then black", BR: "black, then red", SAME: "both of one colour" };

export const short = (rank) => (rank === "T" ? "10" : rank);
export const rankName = (rank) => RANK_NAMES[rank] || rank;
export const cardName = (card) => `${rankName(card[0])} of ${SUIT_NAMES[card[1]]}`;
export const cardSign = (card) => `${short(card[0])}${SUIT_SIGNS[card[1]]}`;
export const isRed = (card) => card[1] === "H" || card[1] === "D";
export const money = (amount) => amount.toLocaleString("en-GB");
export const signed = (amount) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;
export const percent = (p) => (p >= 0.9995 ? "100 %" : `${(p * 100).toFixed(p > 0.99 ? 1 : 0)} %`);

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

export const colourCall = (order) => COLOURS[order];
export const betName = (bet) => position(bet) + (bet.copper ? ", coppered" : "");

/** What every page says while the devices are tried. */
export const TEST_MODE = "TEST MODE - no bets";

/** One line on where the deal stands. */
export function phaseText(state) {
  const deal = state.deal;
  if (state.table.test) return TEST_MODE;
  if (state.table.starting) return "The card in the window is being compared";
  if (!deal) return "No deal yet";
  switch (deal.phase) {
    case "soda":
      return "Waiting for the soda";
    case "bets_open":
      return state.table.mode === "casekeeper"
        ? "The next turn may be drawn"
        : deal.books
        ? "Lay your marks"
        : "Make your bets";
    case "bets_closed":
      return "No more bets";
    case "loser_shown":
      return "The winner is next";
    case "card_shown":
      return "The other pile is next";
    case "last_card":
      return "The hoc is still in the box";
    case "over":
      return deal.bank_broken ? "The bank is broken; the deal is over" : "The deal is over";
    case "void":
      return "The deal was void; all stakes went back";
    default:
      return deal.phase;
  }
}

/** The round of the deal that is played: {text, of}; null when none is. */
export function roundText(deal) {
  if (!deal || ["soda", "over", "void"].includes(deal.phase)) return null;
  return deal.books ? { text: `pair ${deal.pair_number}`, of: "" } : { text: `turn ${deal.turn_number}`, of: " of 25" };
}

/** What lies on the table of each player, whatever the game calls it. */
export function lyingOf(deal) {
  const lying = {};
  for (const { player, stake, marks } of (deal && (deal.bets || deal.stakes)) || []) {
    lying[player] = (lying[player] || 0) + (stake ?? marks);
  }
  return lying;
}

/** Where card `index` of the deal went, in words. */
export function placeText(deal, index) {
  if (deal.places) {
    const [pair, place] = deal.places[index];
    return `pair ${pair}, ${place}`;
  }
  return index === 0 ? "soda" : index === 51 ? "hoc" : `turn ${Math.ceil(index / 2)}, ${index % 2 ? "lost" : "won"}`;
}

/** The same as a class: won, lost or (beside the game) side. */
export function placeSide(deal, index) {
  if (!deal.places) return index === 0 || index === 51 ? "side" : index % 2 ? "lost" : "won";
  const place = deal.places[index][1];
  return place !== "right" && place !== "left" ? "side" : place === (deal.rules.pays || "right") ? "won" : "lost";
}

/** What the coloured light says, in words. */
export function lightText(light) {
  return { open: "Bets open", closed: "Bets closed", call: "The dealer is called", idle: "At rest" }[light] || light;
}

/** Why the table did not take it, in one sentence. */
export function refusal(reply, state) {
  const { min, max, unit } = state ? state.table : { min: 1, max: null, unit: 1 };
  const sentences = {
    closed: "Bets are closed until the turn is over.",
    max: `The bank takes at most ${money(max ?? 0)} on one position.`,
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
  const known = reply.reason === "max" && max == null ? null : sentences[reply.reason];
  const text = known || reply.text || "The table did not take that.";
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?)]$/.test(text) ? "" : ".");
}

const roundWord = (game) => (game === "german_faro" ? "pair" : "turn");
const PHASE_WORDS = {
  none: "before the first deal",
  soda: "before the soda",
  bets_open: "bets open",
  over: "after the deal",
  void: "after the deal",
  test: "test mode",
};
const phaseWord = (phase) => PHASE_WORDS[phase] || "bets closed";

/** Why a command that was meant for one moment was not carried out at another. */
export function lapsedText(meant, now, game) {
  const word = roundWord(game);
  const differ = [["deal", "deal"], ["round", word]].find(([name]) => meant[name] !== now[name]);
  if (differ) {
    return `It was meant for ${differ[1]} ${meant[differ[0]]}, and ${differ[1]} ${
      now[differ[0]]
    } had come; nothing was done`;
  }
  const [was, is] = [phaseWord(meant.phase), phaseWord(now.phase)];
  return `${word.charAt(0).toUpperCase() + word.slice(1)} ${now.round} had gone on${
    was === is ? "" : ` (${was}, now ${is})`
  }; nothing was done`;
}

const cardsText = (
  count,
) => (count === 0 ? "no card was drawn" : count === 1 ? "one card was drawn" : `${count} cards were drawn`);
const ACTS = {
  bet: (act) => `${money(act.stake)} on ${betName(act)}`,
  parlay: (act) => `Parlay on ${betName(act)}`,
  move: (act) => (act.type ? `Move a stake to ${betName(act)}` : "Move a stake"),
  remove: () => "Take a stake back",
  bar: () => "Bar a bet",
  unbar: () => "Unbar a bet",
  claim: () => "Claim a dead stake",
  stake: (act) => `${money(act.marks)} on the ${cardName(act.card)}`,
  withdraw: (act) => `Take back from the ${cardName(act.card)}`,
  start_deal: () => "Start a deal",
  close_bets: () => "No more bets",
  reopen_bets: () => "Reopen bets",
  answer: (act) => `The card is the ${cardName(act.card)}`,
  correct: (act) => `Card ${act.index + 1} is the ${cardName(act.card)}`,
  key_card: (act) => `Key card ${act.index + 1} as the ${cardName(act.card)}`,
  drawn: (act) => `Say that ${cardsText(act.count)}`,
  void_deal: () => "Void the deal",
  undo: (act) => `Undo: ${act.ruling}`,
  buy_in: (act) => `Buy in ${act.player} for ${money(act.amount)}`,
  cash_out: (act) => `Cash out ${act.amount === null ? "all" : money(act.amount)} of ${act.player}`,
  pay_debt: (act) => `Take the debt of ${act.player} out of the purse`,
  raise_max: (act) => `Raise the maximum to ${money(act.max)}`,
  bank: (act) => `Change the bank by ${signed(act.amount)}`,
  open_seat: (act) => `Open a seat for ${act.player}`,
  close_seat: (act) => `Close the seat of ${act.player}`,
  test: (act) => (act.on ? "Begin test mode" : "End test mode"),
};

/** A command in words, such as "25 on King, coppered". */
export function actText(message) {
  const words = message.do.replaceAll("_", " ");
  return ACTS[message.do] ? ACTS[message.do](message) : words.charAt(0).toUpperCase() + words.slice(1) +
    (message.action ? `: ${message.action.replaceAll("_", " ")}` : "");
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
      const text = !turned
        ? `move to ${betName(fields)}`
        : fields.copper
        ? "copper on " + position(bet)
        : "copper off " + position(bet);
      return {
        text,
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

const RESULTS = {
  win: "won",
  lose: "lost",
  half: "split",
  push: "a draw",
  returned: "returned",
  removed: "taken back",
  claimed: "claimed",
  dead: "dead",
  not_held: "sent back",
  void: "void",
  not_callable: "sent back",
};
export const resultWord = (result) => RESULTS[result] || result;

/** One correction in one sentence, without its money lines. */
export function correctionText(entry) {
  return `Card ${entry.index + 1} was taken for the ${cardName(entry.was)} and is the ${cardName(entry.now)}.`;
}

/** What these options of the game mean as the table has them, in the table's own sentences. */
export const optionTexts = (deal, names) =>
  ((deal && deal.options) || []).filter(({ name }) => names.includes(name)).map(({ text }) => text);
