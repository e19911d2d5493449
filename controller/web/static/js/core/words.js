// What every page says in words: cards, money, where the deal stands, why the table refused. Pure. What only one game
// says stands in its folder and is given as `words` (shell/games.js).

import { isSpanish, language, rankSign, text, textOf } from "./i18n.js";

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
export const SUITS = ["S", "H", "D", "C"];
export const SUIT_SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };

export const rankName = (rank) => text(isSpanish() ? "pages-spanish-rank" : "pages-rank", { rank });
/** A part that a fault names; "spindle 3" by its number. */
export function partName(part) {
  const [, number] = part.match(/^spindle (\d+)$/) || [];
  if (number) return text("hardware-part-spindle", { number });
  return text("hardware-part", { part: part.replaceAll(" ", "_"), name: part });
}
export const suitName = (suit) => text(isSpanish() ? "pages-spanish-suit" : "pages-suit", { suit });
export const cardName = (card) =>
  text(isSpanish() ? "pages-spanish-card" : "pages-card", { rank: card[0], suit: card[1] });
export const cardSign = (card) => isSpanish() ? cardName(card) : `${rankSign(card[0])}${SUIT_SIGNS[card[1]]}`;
/** Where the picture of a card is; of the Spanish pack, also that of a suit's sign. */
export const faceOf = (card) => `/cards/${isSpanish() ? "spanish/" : ""}${card}.svg`;
export const isRed = (card) => !isSpanish() && (card[1] === "H" || card[1] === "D");

const numbers = new Map(); // by language: to make one takes longer than to write a hundred sums

/** A sum, or another whole number, as the page's language writes it. */
export function money(amount) {
  const tag = language();
  if (!numbers.has(tag)) numbers.set(tag, new Intl.NumberFormat(tag));
  return numbers.get(tag).format(amount);
}

export const signed = (amount) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;
/** By how much somebody has more. */
export const change = (amount) => (amount ? signed(amount) : "±0");
/** With this number of digits after the language's point or comma. */
export const decimal = (value, digits) =>
  value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const percent = (p) => (p >= 0.9995 ? "100 %" : `${decimal(p * 100, p > 0.99 ? 1 : 0)} %`);

/** With a capital. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** Whether it is a question, after which no comma stands. */
export const isQuestion = (text) => text.endsWith("?");
/** With a capital and a full stop. */
export const sentence = (text) => capital(text) + (/[.!?)]$/.test(text) ? "" : ".");

const PHASES = { over: "pages-deal-over", void: "pages-deal-void" };

/** Who cuts the pack before the next deal, as `me` reads it. */
export function cutText({ players, one }, me) {
  if (one) return text("pages-cut-one");
  return players.includes(me) ? text("pages-cut-you") : text("pages-cut", { players });
}

/** One line on where the deal stands. */
export function phaseText(state, words) {
  if (state.table.test) return text("table-test-mode");
  if (state.table.starting) return text("pages-starting");
  if (state.table.cut) return cutText(state.table.cut);
  if (!state.deal) return text("pages-no-deal");
  if (state.hold && state.table.playing) return text("pages-play-held");
  const { phase } = state.deal;
  return words.phase(state) || (PHASES[phase] ? text(PHASES[phase]) : phase);
}

/** The round of the deal that is played: {text, of}; null when none is. */
export function roundText(state, words) {
  if (!state.deal || !state.table.playing) return null;
  const { turns } = state.deal;
  return { text: words.round(state.at.round, state.deal_number), of: turns ? text("pages-of-rounds", { turns }) : "" };
}

/** What the coloured light says, in words. */
export function lightText(light) {
  return text("pages-light", { light });
}

/** Why the table did not take it, in one sentence: the game's own where it has one. */
export function refusal(reply, state, words) {
  if (reply.meant) return sentence(lapsedText(reply.meant, reply.at, words));
  const own = words && state && reply.reason ? words.refused(reply.reason, state) : "";
  return sentence(own || (reply.text && textOf(reply.text)) || text("pages-refused"));
}

/** The same for the dealer, in the table's words: a game's sentences speak to a player. */
export const refusalToDealer = (reply, words) => refusal({ ...reply, reason: null }, null, words);

/** Why a command that was meant for one moment was not carried out at another. */
export function lapsedText(meant, now, words) {
  if (meant.deal !== now.deal) return text("pages-lapsed-deal", { meant: meant.deal, now: now.deal });
  const round = (number) => (words ? words.round(number) : text("pages-round", { number }));
  if (meant.round !== now.round) return text("pages-lapsed", { meant: round(meant.round), now: round(now.round) });
  const told = (phase) => (words && words.moment(phase)) || text("pages-moment", { phase });
  const [was, is] = [told(meant.phase), told(now.phase)];
  const gone = round(now.round);
  return was === is ? text("pages-lapsed-since", { gone }) : text("pages-lapsed-phase", { gone, was, is });
}

const ACTS = {
  start_deal: () => text("pages-act-start-deal"),
  close_bets: () => text("pages-act-close-bets"),
  reopen_bets: () => text("pages-act-reopen-bets"),
  answer: (act) => text("pages-act-answer", { card: cardName(act.card) }),
  correct: (act) => text("pages-act-correct", { number: act.index + 1, card: cardName(act.card) }),
  key_card: (act) => text("pages-act-key-card", { number: act.index + 1, card: cardName(act.card) }),
  drawn: (act) => text("pages-act-drawn", { count: act.count }),
  void_deal: () => text("pages-act-void-deal"),
  undo: (act) => text("pages-act-undo", { ruling: textOf(act.ruling) }),
  buy_in: (act) => text("pages-act-buy-in", { player: act.player, amount: money(act.amount) }),
  cash_out: (act) =>
    act.amount === null
      ? text("pages-act-cash-out-all", { player: act.player })
      : text("pages-act-cash-out", { player: act.player, amount: money(act.amount) }),
  pay_debt: (act) => text("pages-act-pay-debt", { player: act.player }),
  pay: (act) => text("pages-act-pay", { player: act.player }),
  raise_max: (act) => text("pages-act-raise-max", { amount: money(act.max) }),
  raise_for: (act) => text("pages-act-raise-for", { player: act.player, amount: money(act.max) }),
  raise_cap: (act) => text("pages-act-raise-cap", { amount: money(act.cap) }),
  bank: (act) => text("pages-act-bank", { amount: signed(act.amount) }),
  open_seat: (act) => text("pages-act-open-seat", { player: act.player }),
  close_seat: (act) => text("pages-act-close-seat", { player: act.player }),
  test: (act) => text("pages-act-test", { on: act.on }),
  hold: () => text("pages-act-hold"),
  resume: () => text("pages-act-resume"),
  irregularity: () => text("pages-act-irregularity"),
  mark: () => text("pages-act-mark"),
  lay_away: () => text("pages-act-lay-away"),
  pass_by: () => text("pages-act-pass-by"),
  demo: () => text("pages-act-demo"),
  show_beads: (act) => text("pages-act-show-beads", { spindle: act.spindle, beads: act.beads }),
  jog: (act) => text("pages-act-jog", { spindle: act.spindle }),
  blink: () => text("pages-act-blink"),
  buzz: () => text("pages-act-buzz"),
  calibrate: () => text("pages-act-calibrate"),
  calibration: () => text("pages-act-calibrate"),
  enrol: () => text("pages-act-enrol"),
  window: () => text("pages-act-window"),
  begin_anew: () => text("pages-act-begin-anew"),
  forget_learnt: () => text("pages-act-forget-learnt"),
};

/** A command in words, such as "25 on King, coppered". */
export function actText(message, words) {
  const own = words && words.act(message.do, message);
  if (own) return own;
  return ACTS[message.do] ? ACTS[message.do](message) : text("pages-act-other", { verb: message.do });
}

export const resultWord = (result) => text("pages-result", { result });

/** One correction in one sentence, without its money lines. */
export function correctionText(entry) {
  return text("pages-corrected", { number: entry.index + 1, was: cardName(entry.was), now: cardName(entry.now) });
}

/** The sheet of rules, [[title, sentences]]: what is always so, and the options in force as the table says them.
 * `rows`: the names of options under each heading; those that stand nowhere come last. */
export function ruleTexts(deal, rows, words) {
  const options = (deal && deal.options) || [];
  const named = Object.values(rows).flat();
  const said = (among) => options.filter(({ name }) => among(name)).map((option) => textOf(option.text));
  return [
    ...Object.entries(rows).map(([title, names]) => [
      words.say(`rules-${title}`),
      [words.perhaps(`rules-${title}-is`), ...said((name) => names.includes(name))].filter(Boolean),
    ]),
    [text("pages-rules-else"), said((name) => !named.includes(name))],
  ].filter(([, texts]) => texts.length > 0);
}
