// Parts of the punter's page: the chip tray, the menu of one's own stake, parlays, calling the turn.

import { html, useEffect, useRef, useState } from "../../../vendor/htm-preact.module.js";
import { money, short } from "../../core/words.js";
import { Chip, Copper } from "../../shell/chips.js";
import { stacksOf } from "./cloth.js";
import { may, stringOf } from "./legal.js";
import { betName, callText } from "./words.js";

/** What to do next, in one sentence. */
function advice({ mode, legal }) {
  if (mode && mode.move) return `Tap where ${money(mode.move.stake)} should go.`;
  if (mode && mode.parlay) return `Tap where ${money(mode.parlay.amount)} should ride.`;
  if (mode && mode.string) return "Tap a card once to win, twice to lose.";
  return legal.bet ? "Tap a card, or between cards, to bet." : "";
}

function ChipButton({ value, play }) {
  const { legal: { bet: offer }, chip, setChip } = play;
  const refused = !!offer && (value > offer.most || value < offer.least || value % offer.step !== 0);
  const classes = `tray-chip${value === chip ? " on" : ""}`;
  return html`
    <button class=${classes} role="radio" aria-checked=${value === chip} disabled=${refused}
      aria-label=${`Chip of ${money(value)}`} onClick=${() => setChip(value)}>
      <svg viewBox="-22 -22 44 44">
        <${Chip} value=${value} r=${20} />
      </svg>
    </button>
  `;
}

function CopperButton({ play: { copper, setCopper } }) {
  return html`
    <button class=${`tray-copper${copper ? " on" : ""}`} aria-pressed=${copper} onClick=${() => setCopper(!copper)}
      title="A copper on the stake: it wins when the card loses">
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <${Copper} r=${12} />
      </svg>
      <span>${copper ? "Coppered" : "Copper"}</span>
    </button>
  `;
}

function StringButtons({ play }) {
  const { chip, legal, mode, setMode } = play;
  if (!mode) {
    const title = "One stake on several cards, each to win or to lose";
    const begin = () => setMode({ string: {} });
    return html`<button class="small" disabled=${!legal.bet} title=${title} onClick=${begin}>String</button>`;
  }
  const bet = mode.string && stringOf(legal, mode.string);
  const ready = bet && may(legal, "bet", { ...bet, stake: chip });
  return html`
    <button class="small" onClick=${() => setMode(null)}>Cancel</button>
    ${mode.string &&
      html`<button class="small brass" disabled=${!ready} onClick=${() => play.lay(bet)}>Lay ${money(chip)}</button>`}
  `;
}

/** Chips to choose from, the copper, the string, and what was last said. */
export function Tray({ play, busy }) {
  const { legal, mode, notice, undo } = play;
  const undone = undo && may(legal, undo.verb, undo.fields);
  const said = notice ? notice.text : busy ? "…" : advice(play);
  return html`
    <div class="tray" role="toolbar" aria-label="Your chips">
      <div class="tray-chips" role="radiogroup" aria-label="Chip">
        ${play.values.map((value) => html`<${ChipButton} key=${value} value=${value} play=${play} />`)}
      </div>
      <${CopperButton} play=${play} />
      <${StringButtons} play=${play} />
      ${!mode && undo &&
        html`<button class="small undo" disabled=${!undone} onClick=${play.undoLast}>Undo: ${undo.text}</button>`}
      <p class=${`said${notice ? (notice.ok ? " good" : " bad") : ""}`} role="status" aria-live="assertive">${said}</p>
    </div>
  `;
}

const sides = (bet) => (bet.win ? { win: bet.win, lose: bet.lose } : { ranks: bet.ranks });

/** What may be done with a stack just tapped. */
export function StackMenu({ state, me, play }) {
  const stack = stacksOf(state.deal ? state.deal.bets : [], state.seats).find((entry) => entry.key === play.menu);
  const menu = useRef(null);
  useEffect(() => {
    if (!stack) play.setMenu(null);
    else menu.current.querySelector("button").focus();
    const onKey = (event) => event.key === "Escape" && play.setMenu(null);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [!stack]);
  if (!stack) return null;
  const first = stack.bets[0];
  const close = () => play.setMenu(null);
  const act = async (verb, extra, done) => {
    close();
    for (const bet of stack.bets) if (!(await play.send(verb, { bet: bet.id, ...extra(bet) }, done))) return;
  };
  const move = () => {
    close();
    play.setCopper(stack.copper);
    play.setMode({ move: { ...first } });
  };
  const turn = () =>
    act(
      "move",
      (bet) => ({ type: bet.type, ...sides(bet), copper: !stack.copper }),
      stack.copper ? "The copper is off." : "Coppered.",
    );
  const more = { type: first.type, ...sides(first), copper: stack.copper };
  const add = () => {
    close();
    play.lay(more);
  };
  const can = (verb) => may(play.legal, verb, { bet: first.id });
  const mine = stack.player === me;
  const acts = [
    can("claim") && ["Claim the dead bet", () => act("claim", () => ({}), "Claimed."), "brass"],
    can("remove") && ["Take back", () => act("remove", () => ({}), "Taken back."), "brass"],
    can("move") && ["Move", move],
    can("copper") && [stack.copper ? "Take the copper off" : "Copper it", turn],
    can("unbar") && ["Unbar it", () => act("unbar", () => ({}), "It counts again.")],
    can("bar") && ["Bar it for now", () => act("bar", () => ({}), "It does not count until you unbar it.")],
    mine && may(play.legal, "bet", { ...more, stake: play.chip }) && [`Add ${money(play.chip)}`, add],
    ["Close", close],
  ];
  return html`
    <div ref=${menu} class="menu" role="dialog" aria-label=${`Stake on ${betName(first)}`}>
      <h3>${mine ? "Your" : `${stack.player}'s`} ${money(stack.amount)} on ${betName(first)}</h3>
      <div class="menu-acts">
        ${acts.filter(Boolean).map(([text, press, look]) =>
          html`<button key=${text} class=${look} onClick=${press}>${text}</button>`
        )}
      </div>
    </div>
  `;
}

/** Stakes that have just won and may ride on. */
export function Parlays({ state, play }) {
  const offered = play.legal.parlay || [];
  if (!offered.length) return null;
  const { last_settled: settled, parlays } = state.deal;
  const won = Object.fromEntries(settled ? settled.lines.map((line) => [line.id, line]) : []);
  const entries = parlays.filter((entry) => offered.includes(entry.from));
  return html`
    <div class="parlays" role="group" aria-label="Parlay">
      ${entries.map((entry) => {
        const on = play.mode && play.mode.parlay && play.mode.parlay.from === entry.from;
        const line = won[entry.from];
        const press = () => play.setMode(on ? null : { parlay: entry });
        return html`
          <button key=${entry.from} class=${`parlay${on ? " on" : ""}`} onClick=${press}>
            <b>Parlay ${money(entry.amount)}</b>${` ${line ? `from ${betName(line)}` : ""}${
              on ? ": now tap a place" : ""
            }`}
          </button>
        `;
      })}
    </div>
  `;
}

const CALL_NAMES = { distinct: "Call the turn", pair: "Cat-hop", triple: "Call the colours" };
const key = (order) => [...order].join("");

/** Calling the turn: every order of the three cards left, with what it pays. Folded on a phone until tapped. */
export function CallPanel({ state, play, tall }) {
  const [shown, setShown] = useState(!tall);
  const { callable, bets } = state.deal;
  const name = CALL_NAMES[callable.kind];
  const lying = (order) => bets.filter((bet) => bet.order && key(bet.order) === key(order));
  const fold = () => setShown(!shown);
  const word = shown ? "Hide" : "Show the orders";
  return html`
    <section class="call-panel" aria-label=${name}>
      <h2>${`${name}: ${callable.calls[0].pays} to 1 `}
        ${tall && html`<button class="small" aria-expanded=${shown} onClick=${fold}>${word}</button>`}
      </h2>
      ${shown && html`
        <p>The last three cards are ${callable.ranks.map(short).join(", ")}. Name the order in which they come.</p>
        <div class="calls">
          ${callable.calls.map(({ type, order }) => {
            const bet = { type, order };
            return html`
              <button key=${key(order)} disabled=${!may(play.legal, "bet", { ...bet, stake: play.chip })}
                onClick=${() => play.lay(bet)}>
                ${callText(bet)}
                ${lying(order).map((one) => html`<small key=${one.id}>${one.player}: ${money(one.stake)}</small>`)}
              </button>
            `;
          })}
        </div>
      `}
    </section>
  `;
}
