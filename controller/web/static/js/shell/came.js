// What came out, read in the log that everybody reads, so that no card is in it that lies face down: the cards of the
// last round, how it ended, what it came to for one's own stakes, and the cards of the round under way. Pure.
//
// A game says in `came` of its typed.js which lines of the log these are, by their codes:
//
//   cards       a card that was shown, and what is said of it
//   down        a card that lies face down: never said, but it is one of the round
//   ends        how a round ended; of several lines the first
//   result      the others
//   own         what became of a stake, or a hand, of the player who is named
//   stakes      what became of all stakes, by the code the name of their list: of it only his are said
//   named       true where the result names the cards: of a round that is over they are not said twice
//   begins(line, lines)  where no line ends a round: whether this card begins one after these of the round before
//   whole(lines)         the same: whether these of a round are all of it

import { aloud } from "../core/i18n.js";
import { sentence } from "../core/words.js";

/** What is said in the family of baccarat of a coup, or a shoe, that does not count. */
export const VOID_COUP = [
  ...["baccarat-coup-void", "baccarat-coup-void-why"],
  ...["baccarat-shoe-void", "baccarat-shoe-void-why"],
];
/** The same of a stake. */
export const OF_STAKE = ["baccarat-wins", "baccarat-loses", "baccarat-returned"];

const PUT_RIGHT = ["games-corrected", "games-swapped"];

/** The lines by their rounds. */
function roundsOf(log, { cards, down = [], ends = [], result = [], own = [], stakes = {}, begins }) {
  const rounds = [];
  let afterCard = false; // whether the last of these was a card, not how a round ended
  for (const { text: line } of log) {
    const { code } = line;
    const card = cards.includes(code) || down.includes(code);
    const ended = ends.includes(code) || result.includes(code);
    if (!card && !ended && !own.includes(code) && !(code in stakes) && !PUT_RIGHT.includes(code)) continue;
    const next = begins ? card && begins(line, rounds.at(-1) || []) : (card || ends.includes(code)) && !afterCard;
    if (next || !rounds.length) rounds.push([]);
    rounds.at(-1).push(line);
    if (card || ended) afterCard = card;
  }
  return rounds;
}

/** What of a line concerns this player, as a message; nothing of one that tells of others' stakes alone. */
function ownOf(line, { stakes = {} }, me) {
  const { code, data } = line;
  if (!(code in stakes)) return data.player === me ? line : null;
  const list = stakes[code];
  const his = data[list].filter((stake) => stake.data.player === me);
  return his.length ? { code, data: { ...data, [list]: his } } : null;
}

/** The sentences for what came out, in the order in which it did; none where nothing has. `came`: of the game. */
export function cameOut(log, came, me) {
  const { cards, down = [], ends = [], own = [], stakes = {}, named = false } = came;
  const { whole = (lines) => lines.some(({ code }) => ends.includes(code)) } = came;
  const rounds = roundsOf(log, came);
  const saidOf = (lines) =>
    lines.flatMap((line) => {
      const { code } = line;
      if (down.includes(code)) return [];
      if (code in stakes || own.includes(code)) {
        const his = ownOf(line, came, me);
        if (his || !cards.includes(code)) return his ? [his] : [];
      }
      return named && cards.includes(code) && whole(lines) ? [] : [line];
    });
  return rounds.slice(Math.max(0, rounds.findLastIndex(whole))).flatMap(saidOf).map((line) => sentence(aloud(line)));
}
