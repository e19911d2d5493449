// What every page says in words: cards, money, where the deal stands, why the table refused. Pure. What only one game
// says stands in its folder and is given as `words` (shell/games.js).

import { textOf } from "./i18n.js";

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
export const SUITS = ["S", "H", "D", "C"];
export const SUIT_SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const SUIT_NAMES = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const RANK_NAMES = { A: "Ace", T: "Ten", J: "Jack", Q: "Queen", K: "King" };

export const short = (rank) => (rank === "T" ? "10" : rank);
export const rankName = (rank) => RANK_NAMES[rank] || rank;
export const cardName = (card) => `${rankName(card[0])} of ${SUIT_NAMES[card[1]]}`;
export const cardSign = (card) => `${short(card[0])}${SUIT_SIGNS[card[1]]}`;
export const isRed = (card) => card[1] === "H" || card[1] === "D";
export const money = (amount) => amount.toLocaleString("en-GB");
export const signed = (amount) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;
export const percent = (p) => (p >= 0.9995 ? "100 %" : `${(p * 100).toFixed(p > 0.99 ? 1 : 0)} %`);

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text) => capital(text) + (/[.!?)]$/.test(text) ? "" : ".");

/** What every page says while the devices are tried. */
export const TEST_MODE = "TEST MODE - no bets";

const PHASES = { over: "The deal is over", void: "The deal was void; all stakes went back" };

/** One line on where the deal stands. */
export function phaseText(state, words) {
  if (state.table.test) return TEST_MODE;
  if (state.table.starting) return "The card in the window is being compared";
  if (!state.deal) return "No deal yet";
  return words.phase(state) || PHASES[state.deal.phase] || state.deal.phase;
}

/** The round of the deal that is played: {text, of}; null when none is. */
export function roundText(state, words) {
  if (!state.deal || !state.table.playing) return null;
  return { text: `${words.round} ${state.at.round}`, of: state.deal.turns ? ` of ${state.deal.turns}` : "" };
}

/** What the coloured light says, in words. */
export function lightText(light) {
  return { open: "Bets open", closed: "Bets closed", call: "The dealer is called", idle: "At rest" }[light] || light;
}

/** Why the table did not take it, in one sentence: the game's own where it has one. */
export function refusal(reply, state, words) {
  if (reply.meant) return sentence(lapsedText(reply.meant, reply.at, words));
  const own = words && words.refusals && state ? words.refusals(state)[reply.reason] : null;
  return sentence(own || (reply.text && textOf(reply.text)) || "The table did not take that.");
}

/** The same for the dealer, in the table's words: a game's sentences speak to a player. */
export const refusalToDealer = (reply, words) => refusal({ ...reply, reason: null }, null, words);

const MOMENTS = {
  none: "before the first deal",
  bets_open: "bets open",
  over: "after the deal",
  void: "after the deal",
  test: "test mode",
};

/** Why a command that was meant for one moment was not carried out at another. */
export function lapsedText(meant, now, words) {
  const round = words ? words.round : "round";
  const differ = [["deal", "deal"], ["round", round]].find(([name]) => meant[name] !== now[name]);
  if (differ) {
    const [name, word] = differ;
    return `It was meant for ${word} ${meant[name]}, and ${word} ${now[name]} had come; nothing was done`;
  }
  const told = (phase) => (words && words.moments && words.moments[phase]) || MOMENTS[phase] || "bets closed";
  const [was, is] = [told(meant.phase), told(now.phase)];
  const change = was === is ? "" : ` (${was}, now ${is})`;
  return `${capital(round)} ${now.round} had gone on${change}; nothing was done`;
}

function cardsText(count) {
  return count === 0 ? "no card was drawn" : count === 1 ? "one card was drawn" : `${count} cards were drawn`;
}

const ACTS = {
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
export function actText(message, words) {
  const told = (words && words.acts && words.acts[message.do]) || ACTS[message.do];
  if (told) return told(message);
  const action = message.action ? `: ${message.action.replaceAll("_", " ")}` : "";
  return capital(message.do.replaceAll("_", " ")) + action;
}

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
