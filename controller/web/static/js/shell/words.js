// What a game says in words, made of what the state carries: its phases, places, verbs, offers and stakes. Pure.
//
// A sentence is looked for by its key: the game's own (macao-left), that of its family (baccarat-left), then that of
// all games (play-left). The keys: door, sheet, round, left, `lies`, a stake, settled, nothing-settled; phase-PHASE
// and, where it is called otherwise within a sentence, moment-PHASE; place, by $place and $player; to-VERB, what is
// decided ("draw"); act-VERB, a command ("Draw") and do-VERB, where its button says more; done-VERB, what is said of
// an act that was taken; next-VERB, what the dealer is to do; you-REASON, a refusal for a player; advice-WHAT, what he
// may do; rules-TITLE and rules-TITLE-is, the sheet of rules.

import { hasText, text } from "../core/i18n.js";
import { money } from "../core/words.js";

const SUMS = new Set(["amount", "stake", "marks", "price", "most", "least", "unit"]);

/** Data of a sentence, its sums as people write them. */
const shown = (data) =>
  Object.fromEntries(
    Object.entries(data).map((
      [name, value],
    ) => [name, SUMS.has(name) && Number.isInteger(value) ? money(value) : value]),
  );

/** Whose turn it is, "none" where it is nobody's. */
const whose = ({ turn }) => (typeof turn === "string" ? turn : turn && turn.player) || "none";

/** The sum of a stake or a command, by whichever name it has one. */
const amountOf = ({ amount, stake, marks }) => amount ?? stake ?? marks;

/** All stakes: {id, player, amount} and what else the game says of a stake. */
function lying({ bets, stakes = bets }) {
  const each = Array.isArray(stakes) ? stakes : Object.entries(stakes).map(([player, amount]) => ({ player, amount }));
  return each.map((stake) => ({
    ...stake,
    id: stake.id || stake.card || [stake.side, stake.player].filter(Boolean).join(" "),
    amount: amountOf(stake),
  }));
}

/**
 * The words of a game (games.js lists them). `names`: of the game, of its family. `own`: what it says otherwise, and
 * `named(fields)`: what its sentences name of a stake or a command beside its fields.
 */
export function wordsOf(names, { named: more = () => ({}), ...own } = {}) {
  const code = (key) => [...names, "play"].map((name) => `${name}-${key}`).find(hasText);
  const say = (key, data = {}) => text(code(key) || `${names[0]}-${key}`, shown(data));
  const perhaps = (key, data = {}) => (code(key) ? say(key, data) : "");
  const named = (fields = {}) => {
    const amount = amountOf(fields);
    return { ...fields, ...(amount !== undefined && { amount }), ...more(fields) };
  };
  const placeOf = (place) => {
    const [role, ...player] = place.split(" ");
    return say("place", { place: role, player: player.join(" ") });
  };
  const words = {
    /** The code of the sentence; undefined where there is none. */
    code,
    say,
    perhaps,
    named,
    placeOf,
    round: (number) => say("round", { number }),
    phase: ({ deal }) => perhaps(`phase-${deal.phase}`, { player: whose(deal) }),
    moment: (phase) => perhaps(`moment-${phase}`, { player: "none" }),
    decision: (verb) => perhaps(`to-${verb}`) || verb.replaceAll("_", " "),
    act: (verb, fields) => perhaps(`act-${verb}`, named(fields)),
    done: (verb, fields) => perhaps(`done-${verb}`, named(fields)),
    next: (verb) => perhaps(`next-${verb}`),
    refused: (reason, { table: { min, max, unit } }) =>
      reason === "max" && max === null ? "" : perhaps(`you-${reason}`, { least: min, most: max, unit }),
    place: (deal, index) => placeOf(deal.places[index]),
    /** Won for the punters' cards, lost for the bank's. */
    side: (deal, index) => (deal.places[index].startsWith("bank") ? "lost" : "won"),
    when: (line) => say("round", { number: line.turn }),
    /** A stake with its player. */
    lies: (stake) => say("lies-of", { player: stake.player, stake: say("lies", named(stake)) }),
    /** All of them: {id, player, amount}, in words with its player as `text`, and without as `own`. */
    stakes: (deal) =>
      lying(deal).map((stake) => ({ ...stake, text: words.lies(stake), own: say("lies", named(stake)) })),
    advice: (key, deal, data = {}) => say(`advice-${key}`, { player: whose(deal), ...data }),
    brief: () => [],
    ...own,
  };
  return words;
}
