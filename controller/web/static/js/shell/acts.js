// What a seat tells the table: the decision that an act answers, and what is said of the act.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { refusal } from "../core/words.js";
import { say } from "./aloud.js";
import { Explained } from "./terms.js";

const GOOD_MS = 2500;
const BAD_MS = 6000;
const ANSWER_MS = 20_000; // it may be several sentences

/** The key of the decision that this verb answers; nothing where it answers none. */
export function decisionFor(awaiting, me, verb) {
  const found = (awaiting || []).find(({ verbs, player, all_seats }) =>
    (all_seats || player === me) && verbs.includes(verb)
  );
  return found ? { decision: found.key } : {};
}

/** How to tell the table, and the notice of the last act for some seconds: {ok, text}, with `stays` an answer, which
 * is there for longer. `tell(verb, fields, done)` gives whether the act was taken; `done`: what is then said of it, if
 * anything. */
export function useTell(wire, words) {
  const [notice, setNotice] = useState(null);
  useEffect(() => {
    if (!notice) return undefined;
    const { ok, stays } = notice;
    const timer = setTimeout(() => setNotice(null), stays ? ANSWER_MS : ok ? GOOD_MS : BAD_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const tell = async (verb, fields, done) => {
    const reply = await wire.send(verb, fields);
    const said = reply.ok ? done : refusal(reply, wire.state, words);
    setNotice(said ? { ok: reply.ok, text: said } : null);
    return reply.ok;
  };
  return { notice, setNotice, tell };
}

/** The same in a game of decisions: `send(verb, fields)` answers the one that is awaited. `done(verb, fields)`: what is
 * said of an act that was taken. */
export function useActs({ wire, state, me, words, done = () => "" }) {
  const { notice, tell } = useTell(wire, words);
  const send = (verb, fields = {}) =>
    tell(verb, { ...fields, ...decisionFor(state.awaiting, me, verb) }, done(verb, fields));
  return { notice, send };
}

/** The line below the acts: the notice, else that the command is being sent, else what the player may do. */
export function Said({ notice, busy, advice }) {
  useEffect(() => say(notice && notice.text), [notice]);
  const said = notice ? notice.text : busy ? "…" : advice;
  const manner = notice ? (notice.ok ? " good" : " bad") : "";
  return html`
    <p class=${`said${manner}`}>
      <${Explained} said=${said} />
    </p>
  `;
}
