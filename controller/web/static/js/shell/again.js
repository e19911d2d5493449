// Stakes as a whole, where chips are tapped onto places: those of the round before again, all of one's own once more,
// all of them back. Each button names the sum, and the table judges each stake as one that is tapped.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { keep, recall } from "../core/kept.js";
import { money } from "../core/words.js";
import { newId } from "../core/wire.js";
import { useGame } from "./games.js";

const sumOf = (bets) => bets.reduce((sum, { stake }) => sum + stake, 0);

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

/** One's own bets of the round before: kept over a reload, for the seat and the deal alone. */
function useBefore(state, me, lying) {
  const seat = `${state.table.name}/${me}`;
  const now = kept(recall("round", {}), { ...state.at, seat }, lying);
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
  const back = lying.filter(({ id }) => removable.includes(id));
  const each = async (acts, done) => {
    if (atWork.current) return;
    atWork.current = true;
    setBusy(true);
    for (const [verb, fields] of acts) if (!(await tell(verb, fields, done))) break;
    atWork.current = false;
    setBusy(false);
  };
  const lay = (bets) =>
    each(
      bets.map(({ fields, stake }) => ["bet", { bet: newId(), ...fields, stake }]),
      say("laid-again", { amount: sumOf(bets) }),
    );
  const takeBack = () => each(back.map(({ id }) => ["remove", { bet: id }]), say("all-back"));
  const fit = (bets) => bets.length > 0 && sumOf(bets) <= most && bets.every(({ fields, stake }) => may(fields, stake));
  const button = (name, bets, able, press) =>
    html`
      <button key=${name} class="small" disabled=${busy || !able} onClick=${press}>${say(name, {
        amount: bets.length ? money(sumOf(bets)) : "",
      })}</button>
    `;
  return html`
    <div class="again" role="group" aria-label=${say("again")}>
      ${button("repeat", gone, fit(gone), () => lay(gone))}
      ${button("double", lying, fit(lying), () => lay(lying))}
      ${button("take-all", [], back.length > 0, takeBack)}
    </div>
  `;
}
