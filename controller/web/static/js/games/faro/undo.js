// What was done in this round and how it is taken back, the last one last: by taps and by what is typed alike.

import { useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { newId } from "../../core/wire.js";
import { undoOf } from "./words.js";

let acts = []; // [{text, verb, fields, round}]
const watched = new Set();

function change(next) {
  acts = next;
  for (const draw of watched) draw({});
}

const roundOf = ({ table, at }, me) => `${table.name}/${me}/${at.deal}/${at.round}`;

/** As `tell`; of an act that was taken it is kept how it is taken back. */
export const keeping = (tell, state, me) => async (verb, fields, done) => {
  const round = roundOf(state, me);
  const back = undoOf(verb, fields, state.deal.bets.find(({ id }) => id === fields.bet), newId);
  const ok = await tell(verb, fields, done);
  if (ok) change([...acts.filter((act) => act.round === round), ...(back ? [{ ...back, round }] : [])]);
  return ok;
};

/** What is taken back next; the newest bet as it was laid is all that is known after a reload. */
export function lastDone(state, me) {
  const newest = (state.deal ? state.deal.bets : []).filter(({ player }) => player === me).at(-1);
  const own = acts.filter(({ round }) => round === roundOf(state, me)).at(-1);
  return own || (newest && undoOf("bet", { ...newest, bet: newest.id }));
}

/** What is said of an act that was taken back. */
export const undone = (act) => text("faro-undone", { act: act.text });

/** As `tell`, of the command that takes this act back: taken or refused, it is not offered again. */
export const forgetting = (tell, act) => async (verb, fields, done) => {
  const ok = await tell(verb, fields, done);
  change(acts.filter((one) => one !== act));
  return ok;
};

/** The same as `lastDone`, for a page that is drawn again when it changes. */
export function useLastDone(state, me) {
  const [, draw] = useState({});
  useEffect(() => {
    watched.add(draw);
    return () => watched.delete(draw);
  }, []);
  return lastDone(state, me);
}
