// What a page says aloud to who does not see it: the one live region of a page of the table. A screen reader speaks
// what is added to it when it has said the rest, and nothing twice: each line of the log, one's money, that bets are
// open or closed, one's turn, and what came of one's own act. A clock that runs is never said.

import { html, useEffect, useRef } from "../../vendor/htm-preact.module.js";
import { aloud, language, sayable, text } from "../core/i18n.js";
import { recall } from "../core/kept.js";
import { isQuestion, money, phaseText, roundText } from "../core/words.js";
import { decisionText, nextThing, ownVerbs } from "./awaited.js";
import { useGame } from "./games.js";

const KEPT = 12; // lines; a page that is read from the top is not to be long
export const VOICE = "voice"; // under this is kept whether a tablet speaks
let speaking = null; // adds sentences to the region of the page that is open

/** Whether this tablet speaks by a voice of its own what its page says aloud; not unless somebody chose it. */
export const speaksAloud = () => recall(VOICE, false);

let voices = Promise.resolve(); // one sentence after the other

/** Has the tablet's voice speak these. */
function voiced(sentences) {
  voices = voices.then(async () => {
    const { utter } = await import("../core/voice.js");
    for (const one of sentences) await utter(one);
  }).catch((trouble) => console.info(trouble.message));
}

/** Says a sentence: what came of an act that was just done on this page. */
export const say = (sentence) => sentence && speaking?.([sentence]);

/** What of the state is said when it changes; `me`: whose page it is, `dealer`: it is the dealer's. */
export function audible(state, { me, dealer, words }) {
  const legal = (state.deal && state.deal.legal) || {};
  const own = (state.awaiting || []).map((one) => ({ one, mine: ownVerbs(one, me, legal) }));
  return {
    log: state.log,
    purse: me === undefined ? null : state.money.purses[me] || 0,
    light: state.light,
    held: !!state.hold,
    phase: phaseText(state, words),
    round: roundText(state, words)?.text || "",
    turns: own.filter(({ mine }) => mine.length).map(({ one, mine }) => ({
      key: one.key,
      sentence: decisionText(one, me, words, mine),
    })),
    next: dealer ? nextThing(state, words) : "",
  };
}

/** The sentences for what is another than before, each a text or a message of the table, in the order in which they are
 * said; none of a page that was just opened. */
export function news(before, now) {
  if (!before) return [];
  const last = Math.max(-1, ...before.log.map(({ seq }) => seq));
  const lines = now.log.filter(({ seq }) => seq > last).map((line) => line.text);
  const said = [...lines.slice(-KEPT)];
  if (now.purse !== before.purse && now.purse !== null) {
    said.push(text("pages-aloud-purse", { amount: money(now.purse) }));
  }
  const turned = now.light !== before.light && ["open", "closed"].includes(now.light) && !now.held;
  if (turned) {
    const { phase, round } = now;
    said.push(round ? text("pages-aloud-phase", { phase, asks: isQuestion(phase), round }) : phase);
  }
  const known = before.turns.map(({ key }) => key);
  said.push(...now.turns.filter(({ key }) => !known.includes(key)).map(({ sentence }) => sentence));
  if (now.next && now.next !== before.next) said.push(now.next);
  return said;
}

/** The region. Its lines are put there by hand: one that is drawn again or moved would be spoken again. */
export function Aloud({ state, me, dealer }) {
  const { words } = useGame();
  const region = useRef(null);
  const before = useRef(null);
  const queue = useRef(Promise.resolve());
  const add = (sentence) => {
    const { current } = region;
    if (!current) return; // the page is gone
    current.append(Object.assign(document.createElement("p"), { textContent: sentence }));
    if (current.childElementCount > KEPT) current.firstElementChild.remove();
  };
  const speak = (sentences) => {
    // A sentence that is seldom said is fetched first; what came after it waits.
    queue.current = queue.current.then(async () => {
      await sayable(sentences);
      const said = sentences.map(aloud);
      said.forEach(add);
      if (me !== undefined && speaksAloud()) voiced(said);
    });
  };
  useEffect(() => {
    speaking = speak;
    return () => {
      if (speaking === speak) speaking = null;
    };
  }, []);
  const tongue = language();
  useEffect(() => region.current.replaceChildren(), [tongue]); // what was said in another one
  useEffect(() => {
    const now = audible(state, { me, dealer, words });
    const sentences = news(before.current, now);
    before.current = now;
    if (sentences.length) speak(sentences);
  }, [state]);
  return html`<div ref=${region} class="unseen aloud" role="log" aria-live="polite" aria-relevant="additions"></div>`;
}
