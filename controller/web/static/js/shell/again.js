// Stakes as a whole, where chips are tapped onto places: those of the round before again, all of one's own once more,
// all of them back. Each button names the sum, and the table judges each stake as one that is tapped.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { keep, recall } from "../core/kept.js";
import { money } from "../core/words.js";
import { newId } from "../core/wire.js";
import { useGame } from "./games.js";

export const sumOf = (bets) => bets.reduce((sum, { stake }) => sum + stake, 0);

/** Of the bets of the round before, those that are not lying any more. */
export function missing(before, lying) {
  const left = lying.map(({ fields, stake }) => JSON.stringify([fields, stake]));
  return before.filter(({ fields, stake }) => {
    const at = left.indexOf(JSON.stringify([fields, stake]));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is kept of the rounds once this one is seen: {seat, deal, round, bets, before}. `before`: what was lying at the
 * end of the last round in which one had bets; a page need not have seen that bets were closed. */
export function kept(was, { seat, deal, round }, bets) {
  if (was.seat !== seat || was.deal !== deal) return { seat, deal, round, bets, before: [] };
  if (was.round === round) return { ...was, bets };
  return { seat, deal, round, bets, before: was.bets.length ? was.bets : was.before };
}

/** Tells the table these acts, [verb, fields], until one is refused; `done` is said once, after the last. */
export async function inTurn(acts, done, tell) {
  for (const [i, [verb, fields]] of acts.entries()) {
    if (!(await tell(verb, fields, i === acts.length - 1 ? done : ""))) return false;
  }
  return true;
}

/** What the three come to: {repeat, double, back}, of each the bets; those that are not on offer are none. */
export function asWhole({ before, lying, may, removable, most }) {
  const fit = (bets) => sumOf(bets) <= most && bets.every(({ fields, stake }) => may(fields, stake)) ? bets : [];
  const gone = missing(before, lying);
  return { repeat: fit(gone), double: fit(lying), back: lying.filter(({ id }) => removable.includes(id)) };
}

export const laying = (bets) => bets.map(({ fields, stake }) => ["bet", { bet: newId(), ...fields, stake }]);
export const takingBack = (bets) => bets.map(({ id }) => ["remove", { bet: id }]);

/** Where the bets of the round before are kept, and of whom. */
const seatOf = (state, me) => ({ ...state.at, seat: `${state.table.name}/${me}` });

/** Those bets, for who types. */
export const laidBefore = (state, me, lying) => kept(recall("round", {}), seatOf(state, me), lying).before;

/** One's own bets of the round before: kept over a reload, for the seat and the deal alone. */
function useBefore(state, me, lying) {
  const now = kept(recall("round", {}), seatOf(state, me), lying);
  const open = state.light === "open";
  const said = JSON.stringify(now);
  useEffect(() => {
    if (open) keep("round", now);
  }, [open, said]);
  return now.before;
}

/** `lying`: one's own bets, [{id, stake, fields}], `fields` those of the command; `may(fields, stake)`: whether such a
 * bet is on offer; `removable`: ids; `most`: what all of them may come to; `tell` as in acts.js. */
export function Again({ state, me, lying, may, removable, most, tell }) {
  const { words: { say } } = useGame();
  const before = useBefore(state, me, lying);
  const [busy, setBusy] = useState(false);
  const atWork = useRef(false); // a second tap comes before the button is off
  const gone = missing(before, lying);
  const able = asWhole({ before, lying, may, removable, most });
  const each = async (acts, done) => {
    if (atWork.current) return;
    atWork.current = true;
    setBusy(true);
    await inTurn(acts, done, tell);
    atWork.current = false;
    setBusy(false);
  };
  const lay = (bets) => each(laying(bets), say("laid-again", { amount: sumOf(bets) }));
  const takeBack = () => each(takingBack(able.back), say("all-back"));
  const button = (name, bets, of, press) =>
    html`
      <button key=${name} class="small" disabled=${busy || !of.length} onClick=${press}>${say(name, {
        amount: bets.length ? money(sumOf(bets)) : "",
      })}</button>
    `;
  return html`
    <div class="again" role="group" aria-label=${say("again")}>
      ${button("repeat", gone, able.repeat, () => lay(gone))}
      ${button("double", lying, able.double, () => lay(lying))}
      ${button("take-all", [], able.back, takeBack)}
    </div>
  `;
}
