// What a player hears and feels: that the bets are closed, that he is to act, that he has won. One touch turns it off,
// and this browser remembers that.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { keep, recall } from "../core/kept.js";

/** The tones of each signal, Hz, one after the other, and how the device shakes, ms on and off. */
const SIGNALS = {
  closed: { tones: [440, 330], shakes: [60] },
  turn: { tones: [523, 659], shakes: [80, 60, 80] },
  won: { tones: [523, 659, 784], shakes: [160] },
};
const TONE_S = 0.13;
const LOUD = 0.12;

/** What the player's last round came to: its mark, and the sum. */
function lastRound(deal, me) {
  const last = deal && deal.last_settled;
  if (!last) return { mark: "", won: 0 };
  const mine = [...last.lines, ...(last.backs || [])].filter((line) => line.player === me);
  const mark = JSON.stringify([last.turn, last.coup, last.round, mine]);
  return { mark, won: mine.reduce((sum, line) => sum + (line.pay || 0), 0) };
}

/** What of the state a signal goes by. */
export function heardOf(state, me) {
  const turn = (state.awaiting || []).find(({ player, verbs }) => player === me && verbs.length > 0);
  return {
    light: state.light,
    held: !!state.hold,
    deal: state.at.deal,
    turn: turn ? turn.key : "",
    ...lastRound(state.deal, me),
  };
}

/** The signal for what has changed, the weightiest where there are several; "" for none. Of a deal that was not seen
 * from its start nothing has changed. */
export function signalFor(before, now) {
  if (!before || before.deal !== now.deal) return "";
  if (now.turn && now.turn !== before.turn) return "turn";
  if (now.mark !== before.mark && now.won > 0) return "won";
  return before.light === "open" && now.light === "closed" && !now.held ? "closed" : "";
}

let context = null;

/** Browsers let a page sound only once it was touched, and some only what was begun within that touch. */
function allowSound() {
  if (!globalThis.AudioContext) return;
  context = context || new AudioContext();
  context.resume();
}

/** Nothing before the first touch: it would all sound at once then. */
function sound(tones) {
  if (!context || context.state !== "running") return;
  tones.forEach((hz, i) => {
    const from = context.currentTime + i * TONE_S;
    const [tone, level] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hz;
    level.gain.setValueAtTime(LOUD, from);
    level.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
    tone.connect(level).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_S);
  });
}

function give(signal) {
  const { tones, shakes } = SIGNALS[signal];
  sound(tones);
  if (navigator.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(shakes);
}

/** The button that turns signals on and off; while it is on the page they are given. */
export function Signals({ state, me }) {
  const [on, setOn] = useState(recall("signals", true));
  const before = useRef(null);
  const now = heardOf(state, me);
  useEffect(() => {
    const signal = signalFor(before.current, now);
    before.current = now;
    if (signal && on) give(signal);
  });
  useEffect(() => {
    const touches = ["pointerdown", "keydown"];
    for (const touch of touches) addEventListener(touch, allowSound);
    return () => touches.forEach((touch) => removeEventListener(touch, allowSound));
  }, []);
  const flip = () => {
    keep("signals", !on);
    setOn(!on);
  };
  const label = text("pages-signals", { on });
  return html`
    <button class=${`ask signals${on ? "" : " off"}`} aria-pressed=${on} aria-label=${label} title=${label}
      onClick=${flip}>♪</button>
  `;
}
