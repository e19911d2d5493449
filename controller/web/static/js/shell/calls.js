// What the croupier calls, on the public display: spoken by its voice and written below as a subtitle, once the house
// has switched it on there. A call is made of a line of the public log or of bets that open and close; what lies face
// down is in neither.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { aloud, sayable, text } from "../core/i18n.js";
import { hush, utter, voice } from "../core/voice.js";
import { useGame } from "./games.js";

const SHOWN_MS = 8000; // a subtitle, after the last call
const LATE = 4; // calls; those of an earlier round are left out after a lost line
const HIGHEST = 9; // what a hand of baccarat counts

/** What of the state is called when it changes. */
export const callable = ({ log, light, hold }) => ({ log, light, held: !!hold });

/** What a hand counts, as it is called: "five". */
const counted = (value) =>
  Number.isInteger(value) && value >= 0 && value <= HIGHEST
    ? { code: "pages-called-number", data: { number: value } }
    : value;
const COUNTS = ["player", "banker", "punters", "total", "value"];

/** The call of a line of the log, where the game has one: `called-` and the line's own key; of a card by its place. */
function callOf({ code, data = {} }, words) {
  const [, end] = (code || "").match(/^\w+-(.+)$/) || [];
  const place = data.place?.code?.split("-").at(-1);
  const found = end && (words.code(`called-${place ? `${end}-${place}` : end}`));
  const counts = Object.entries(data).map(([name, value]) => [name, COUNTS.includes(name) ? counted(value) : value]);
  return found && { code: found, data: Object.fromEntries(counts) };
}

/** The calls for what is another than before, in their order; none of a page that was just opened. */
export function callsOf(before, now, words) {
  if (!before) return [];
  const last = Math.max(-1, ...before.log.map(({ seq }) => seq));
  const lines = now.log.filter(({ seq }) => seq > last).map((line) => callOf(line.text, words));
  const turned = now.light !== before.light && ["open", "closed"].includes(now.light) && !now.held;
  const bets = turned && words.code(`called-${now.light}`);
  return [...lines, bets && { code: bets, data: {} }].filter(Boolean).slice(-LATE);
}

/** The words of a call. */
export function callText(call) {
  const said = aloud(call);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Calls what happens, for as long as it is drawn. `asked`: somebody switched it on just now, and hears that it is. */
export function Calls({ state, asked }) {
  const { words } = useGame();
  const [subtitle, setSubtitle] = useState("");
  const before = useRef(null);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    if (asked) {
      sayable({ code: "pages-called-number" }).then(voice)
        .then((found) => setSubtitle(text(found ? "pages-called-on" : "pages-called-no-voice")));
    }
    return hush;
  }, []);
  useEffect(() => {
    if (!subtitle) return undefined;
    const timer = setTimeout(() => setSubtitle(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [subtitle]);
  useEffect(() => {
    const earlier = before.current;
    before.current = callable(state);
    queue.current = queue.current.then(async () => {
      await sayable({ code: "pages-called-number" });
      const said = callsOf(earlier, callable(state), words).map(callText);
      if (said.length) setSubtitle(said.join(" "));
      for (const one of said) await utter(one);
    }).catch((trouble) => console.info(trouble.message));
  }, [state]);
  return subtitle && html`<p class="subtitle" aria-hidden="true"><span>${subtitle}</span></p>`;
}
