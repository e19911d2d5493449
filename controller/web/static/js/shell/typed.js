// What a player types instead of tapping it: "50 on the nine, copper", "20 punto". Words of the catalogue are looked
// for in it; the game says which acts they make (games/NAME/typed.js), and the table whether they are taken. Pure.
//
// A game's module exports as default:
//
//   names       keys of its words: `typed-NAME` has the forms of one with semicolons between, found as all its
//               sentences are (words.js)
//   ranks       true where cards are bet on by their ranks
//   players(state)  those who can be named
//   acts(found, {state, deal, legal, me, game})  the acts that it may mean: [{verb, fields}], and `all`,
//               [[verb, fields]], where several commands make it, one after the other (`whole`: bets, of which none
//               is to lie where one is refused); `amount` with the `offer` that
//               bounds it, `said`, what is asked where there are several, `why` it is not taken now, `fresh`: it needs
//               a name of its own
//   expects(context)  what may be typed now, where it is not the game's `typed-example`
//   moves       names after which a stake goes from one place to another: what stands before "on" may be cards
//   telling(tell, one, context)  how its commands are sent, where the page keeps something of them
//   offered(context), came  the answers to what he may bet on, and what came out (answers.js)
//   decides(verb)  whether the act answers a decision, as its button does
//   done(verb, fields)  what is said of one that was taken, where it is not the game's `done-VERB`
//
// `found`: {amount, ranks, suits, names, players, hand, items}: of `names` each word with all that it may be, `items`
// ranks and words in their order, and {on: true} where the word before a place stood.

import { hasText, rankSign, text } from "../core/i18n.js";
import { newId } from "../core/wire.js";
import { rankName, RANKS, suitName, SUITS } from "../core/words.js";
import { answerTo } from "./answers.js";

/** The values of `play-typed-numbers`, in its order. */
const VALUES = [
  ...Array.from({ length: 20 }, (_, i) => i + 1),
  ...[25, 30, 40, 50, 60, 70, 75, 80, 90, 100, 200, 250, 500, 1000],
];
const LONGEST = 5; // words of a form
const MOST_UNSURE = 6; // numbers that may be ranks too; nobody bets on more

/** A word without case and accents. */
const plain = (word) =>
  word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/œ/g, "oe");

/** The words of a text, [{word, said}]; 1,000 and 1.000 are one. */
export function wordsIn(typed) {
  const joined = typed.replace(/(?<=\d)[.,\u0027\u2019\u00a0\u202f](?=\d{3}(?!\d))/g, "");
  return (joined.match(/[\p{L}\p{M}\p{N}]+/gu) || []).map((said) => ({ word: plain(said), said }));
}

const phrase = (form) => wordsIn(form).map(({ word }) => word).join(" ");
const formsOf = (listed, between = ";") => listed.split(between).map(phrase).filter(Boolean);

/** What each form means: {rank, number, suit, names, player, filler, on}. */
export function lexicon({ typed, game, state }) {
  const { names, ranks = false, players = () => [] } = typed;
  const found = new Map();
  const add = (forms, meaning) => {
    for (const form of forms) {
      const { names: known = [] } = found.get(form) || {};
      const named = meaning.names ? { names: [...known, ...meaning.names] } : {};
      found.set(form, { ...found.get(form), ...meaning, ...named });
    }
  };
  add(formsOf(text("play-typed-fillers")), { filler: true });
  add(formsOf(text("play-typed-and")), { filler: true, and: true });
  add(formsOf(text("play-typed-on")), { on: true });
  text("play-typed-numbers").split(";").forEach((forms, i) => add(formsOf(forms, ","), { number: VALUES[i] }));
  if (ranks) {
    text("play-typed-ranks").split(";").forEach((forms, i) => {
      const rank = RANKS[i];
      add([...formsOf(forms, ","), phrase(rankName(rank)), phrase(rankSign(rank))], { rank });
    });
    for (const suit of SUITS) add([phrase(suitName(suit))], { suit });
  }
  for (const name of names) add(formsOf(game.words.perhaps(`typed-${name}`)), { names: [name] });
  for (const player of players(state)) add([phrase(player)], { player });
  return found;
}

/** The words of the text by what they mean, a longer form before a shorter; one that means nothing has `unknown`. */
export function tokensOf(typed, known) {
  const words = wordsIn(typed);
  const tokens = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(LONGEST, words.length - at);
    const form = () => words.slice(at, at + count).map(({ word }) => word).join(" ");
    while (count > 1 && !known.has(form())) count -= 1;
    const { word } = words[at];
    const meant = { ...known.get(form()), said: words.slice(at, at + count).map(({ said }) => said).join(" ") };
    if (count === 1 && /^\d+$/.test(word)) meant.number = Number(word);
    if (Object.keys(meant).length === 1) meant.unknown = true;
    tokens.push(meant);
    at += count;
  }
  return tokens;
}

/** How a small word that may be a rank is taken, one way after the other: Spanish `a` is a preposition, `A` an ace. */
const SMALL = [({ said }) => said === said.toLowerCase(), () => true, () => false];

const isSmall = ({ filler, on }) => filler || on;

/** Each way to take the numbers, as sums or as ranks: `found` for the game. */
function readings(tokens, small, moves) {
  const kept = tokens.map((token) => (isSmall(token) && token.rank && !small(token) ? { rank: token.rank } : token));
  const moved = kept.some(({ names = [] }) => names.some((name) => moves.includes(name)));
  let past = false; // the word before what is bet on
  const taken = [];
  for (const token of kept) {
    if (isSmall(token) && !token.names && !token.player) {
      if (!token.on) continue;
      past = true;
      const before = taken.at(-1);
      if (before?.ways.length > 1 && !moved) before.ways = ["number"];
      taken.push({ token: { on: true }, ways: ["on"] });
      continue;
    }
    const ways = ["number", "rank"].filter((way) => token[way] !== undefined);
    taken.push({ token, ways: past && ways.length > 1 && !token.names ? ["rank"] : ways });
  }
  const unsure = taken.filter(({ ways }) => ways.length > 1).length;
  if (unsure > MOST_UNSURE) return [];
  return Array.from({ length: 2 ** unsure }, (_, choice) => {
    const found = { sums: [], ranks: [], suits: [], names: [], players: [], items: [] };
    let rest = choice;
    for (const { token, ways } of taken) {
      const way = ways.length > 1 ? ways[rest & 1] : ways[0];
      if (ways.length > 1) rest >>= 1;
      const after = found.items.at(-1);
      if (way === "on") found.items.push({ on: true });
      else if (token.player !== undefined) found.players.push(token.player);
      else if (token.names) found.names.push(token.names), found.items.push({ names: token.names });
      else if (token.suit) found.suits.push(token.suit);
      else if (way === "number" && after?.names?.includes("hand") && found.hand === undefined) {
        found.hand = token.number;
      } else if (way === "number") found.sums.push(token.number);
      else found.ranks.push(token.rank), found.items.push({ rank: token.rank });
    }
    return { ...found, amount: found.sums[0] };
  });
}

/** Whether the words are those of an act: all that it needs, and none but these and those that it may have. */
export function named({ names }, needs, may = []) {
  const allowed = [...needs, ...may];
  return names.every((word) => word.some((name) => allowed.includes(name))) &&
    needs.every((name) => names.some((word) => word.includes(name)));
}

const fits = ({ amount, offer, why }) =>
  !why && (!offer || amount === undefined || (amount >= offer.least && amount <= offer.most));

/** What was said: {acts}, one or those between which he is asked, or {problem, data}, a code of the catalogue: why
 * there is none, or with `answer` the answer to a question (answers.js).
 * `context`: {state, deal, legal, me, game}, and the module of the game as `typed`. */
export function read(said, context) {
  const { typed, game } = context;
  const expected = (typed.expects && typed.expects(context)) || game.words.say("typed-example");
  const problem = (code, data = {}) => ({ problem: code, data: { came: said.trim(), expected, ...data } });
  const asks = (name) => formsOf(text(`play-typed-${name}`)).includes(phrase(said));
  const answer = answerTo(asks, context, expected, problem);
  if (answer) return { ...answer, answer: true };
  const tokens = tokensOf(said, lexicon(context));
  if (!tokens.length) return problem("pages-typed-empty");
  const unknown = tokens.find((token) => token.unknown);
  if (unknown) return problem("pages-typed-unknown", { word: unknown.said });
  const one = readOne(tokens, context);
  const bets = betsOf(tokens, context);
  const both = bets.acts && one.acts ? [...one.acts, ...bets.acts] : one.acts || bets.acts;
  if (both) return { acts: both };
  const { code, came } = bets.code ? bets : one;
  return problem(code, came && { came });
}

/** The parts of a text that "and" joins. */
function partsOf(tokens) {
  const parts = [[]];
  for (const token of tokens) token.and ? parts.push([]) : parts.at(-1).push(token);
  return parts.filter((part) => part.length);
}

/** Several bets of one text as one act, {acts}; or what was wrong with the first that is none, {code, came}; nothing
 * where the text is not of several bets. */
function betsOf(tokens, context) {
  const { typed, game } = context;
  const { moves = [], done = (verb, fields) => game.words.done(verb, fields) } = typed;
  const parts = partsOf(tokens);
  if (parts.length < 2 || tokens.some(({ names = [] }) => names.some((name) => moves.includes(name)))) return {};
  const each = parts.map((part) => readOne(part, context));
  const isBet = ({ acts = [] }) => acts.length === 1 && acts[0].fresh;
  if (!each.some(isBet)) return {};
  const wrong = each.findIndex((one) => !isBet(one));
  if (wrong >= 0) {
    const came = parts[wrong].map(({ said }) => said).join(" ");
    return { code: each[wrong].code || "pages-typed-not-now", came };
  }
  const bets = each.map(({ acts: [bet] }) => bet);
  const all = bets.map(({ verb, fields }) => [verb, { bet: newId(), ...fields }]);
  const said = bets.map((bet) => bet.said).join(", ");
  const told = bets.map((bet) => done(bet.verb, bet.fields, game, bet)).join(" ");
  const why = bets.map((bet) => bet.why).find(Boolean);
  return { acts: [{ verb: "bets", fields: {}, all, whole: true, said, done: told, ...(why && { why }) }] };
}

/** What is meant by words that are all known, as one act: {acts}, or {code}, why it is none. */
function readOne(tokens, context) {
  const { typed, deal } = context;
  const every = SMALL.map((small) => readings(tokens, small, typed.moves || []));
  for (const found of every) {
    const single = deal ? found.filter(({ sums }) => sums.length < 2) : [];
    const acts = single.flatMap((one) => typed.acts(one, context));
    const distinct = [...new Map(acts.map((act) => [JSON.stringify([act.verb, act.fields]), act])).values()];
    const good = distinct.filter(fits);
    if (distinct.length) return { acts: good.length ? good : distinct };
  }
  const first = every.flat();
  if (first.length && first.every(({ sums }) => sums.length > 1)) return { code: "pages-typed-two-sums" };
  const without = first.find(({ sums }) => !sums.length);
  const least = context.deal?.chips?.[0] ?? 1;
  const lacks = without && deal && typed.acts({ ...without, amount: least }, context).length > 0;
  return { code: lacks ? "pages-typed-no-sum" : "pages-typed-not-now" };
}

/** Whether the words of the catalogue are there that are looked for. */
export const canRead = () => hasText("play-typed-on");
