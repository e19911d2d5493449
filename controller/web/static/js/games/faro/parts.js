// Parts of the punter's page: the chip tray, the menu of one's own stake, parlays, calling the turn, taking a seat.

import { html, useEffect, useRef, useState } from "../../../vendor/htm-preact.module.js";
import { Chip, Copper } from "../../shell/chips.js";
import { stacksOf } from "./cloth.js";
import { Banners } from "../../shell/panels.js";
import { betName, colourCall, money, refusal, short } from "../../core/words.js";

/** Chips to choose from, the copper, the string, and what was last said. */
export function Tray({ state, play, open, busy }) {
  const { chip, setChip, copper, setCopper, mode, setMode, notice } = play;
  const laid = mode && mode.string ? Object.keys(mode.string).length : 0;
  const said = notice
    ? notice.text
    : mode && mode.move
    ? `Tap where ${money(mode.move.stake)} should go.`
    : mode && mode.parlay
    ? `Tap where ${money(mode.parlay.amount)} should ride.`
    : mode && mode.string
    ? "Tap a card once to win, twice to lose."
    : open
    ? "Tap a card, or between cards, to bet."
    : "";
  return html`<div class="tray" role="toolbar" aria-label="Your chips">
    <div class="tray-chips" role="radiogroup" aria-label="Chip">
      ${
    play.values.map((value) =>
      html`
        <button key=${value} class=${`tray-chip${
          value === chip ? " on" : ""
        }`} role="radio" aria-checked=${value === chip} aria-label=${`Chip of ${money(value)}`}
          onClick=${() => setChip(value)}>
                <svg viewBox="-22 -22 44 44"><${Chip} value=${value} r=${20} /></svg></button>
      `
    )
  }
    </div>
    <button class=${`tray-copper${copper ? " on" : ""}`} aria-pressed=${copper} onClick=${() =>
    setCopper(!copper)} title="A copper on the stake: it wins when the card loses">
      <svg viewBox="-13 -13 26 26" aria-hidden="true"><${Copper} r=${12} /></svg><span>${
    copper ? "Coppered" : "Copper"
  }</span></button>
    ${
    mode
      ? html`<button class="small" onClick=${() => setMode(null)}>Cancel</button>`
      : html`<button class="small" onClick=${() =>
        setMode({ string: {} })} title="One stake on several cards, each to win or to lose">String</button>`
  }
    ${
    mode && mode.string &&
    html`<button class="small brass" disabled=${laid < 2} onClick=${play.placeString}>Lay ${money(chip)}</button>`
  }
    ${
    !mode && play.undo &&
    html`<button class="small undo" disabled=${!open} onClick=${play.undoLast}>Undo: ${play.undo.text}</button>`
  }
    <p class=${`said${notice ? (notice.ok ? " good" : " bad") : ""}`} role="status" aria-live="assertive">${
    busy && !notice ? "…" : said
  }</p>
  </div>`;
}

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
  const close = () => play.setMenu(null);
  const act = async (verb, extra, done) => {
    close();
    for (const bet of stack.bets) if (!(await play.send(verb, { bet: bet.id, ...extra(bet) }, done))) return;
  };
  const first = stack.bets[0];
  const movable = ["flat", "group", "heel", "string"].includes(first.type);
  const mine = stack.player === me;
  const sides = (bet) => (bet.win ? { win: bet.win, lose: bet.lose } : { ranks: bet.ranks });
  const canCopper = first.type === "flat" || first.type === "group";
  return html`
    <div ref=${menu} class="menu" role="dialog" aria-label=${`Stake on ${betName(first)}`}>
      <h3>${mine ? "Your" : `${stack.player}'s`} ${money(stack.amount)} on ${betName(first)}</h3>
      <div class="menu-acts">
          ${stack.dead &&
            html`<button class="brass" onClick=${() =>
              act("claim", () => ({}), "Claimed.")}>Claim the dead bet</button>`}
          ${mine &&
            html`<button class="brass" onClick=${() => act("remove", () => ({}), "Taken back.")}>Take back</button>`}
          ${mine && movable && html`<button onClick=${() => {
            close();
            play.setCopper(stack.copper);
            play.setMode({ move: { ...first, stake: first.stake } });
          }}>Move</button>`}
          ${mine && canCopper &&
            html`<button onClick=${() =>
              act(
                "move",
                (bet) => ({ type: bet.type, ...sides(bet), copper: !stack.copper }),
                stack.copper ? "The copper is off." : "Coppered.",
              )}>${stack.copper ? "Take the copper off" : "Copper it"}</button>`}
          ${mine &&
            html`<button onClick=${() =>
              act(
                stack.barred ? "unbar" : "bar",
                () => ({}),
                stack.barred ? "It counts again." : "It does not count until you unbar it.",
              )}>${stack.barred ? "Unbar it" : "Bar it for now"}</button>`}
          ${mine && canCopper && html`<button onClick=${() => {
            close();
            play.put({ type: first.type, ...sides(first), copper: stack.copper });
          }}>Add ${money(play.chip)}</button>`}
          <button onClick=${close}>Close</button>
        </div>
    </div>
  `;
}

/** Stakes that have just won and may ride on. */
export function Parlays({ state, me, play }) {
  const deal = state.deal;
  const open = deal && deal.phase === "bets_open";
  const mine = open ? deal.parlays.filter((entry) => entry.player === me) : [];
  if (!mine.length) return null;
  const won = deal.last_settled ? Object.fromEntries(deal.last_settled.lines.map((line) => [line.id, line])) : {};
  return html`<div class="parlays" role="group" aria-label="Parlay">${
    mine.map((entry) => {
      const on = play.mode && play.mode.parlay && play.mode.parlay.from === entry.from;
      const line = won[entry.from];
      return html`<button key=${entry.from} class=${`parlay${on ? " on" : ""}`} onClick=${() =>
        play.setMode(on ? null : { parlay: entry })}>
      <b>Parlay ${money(entry.amount)}</b> ${line ? `from ${betName(line)}` : ""}${
        on ? ": now tap a place" : ""
      }</button>`;
    })
  }</div>`;
}

function orders([a, b, c]) {
  const all = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
  return [...new Map(all.map((order) => [order.join(""), order])).values()];
}

/** Calling the turn: every order of the three cards left, with what it pays. Folded on a phone until tapped. */
export function CallPanel({ state, play, tall }) {
  const [shown, setShown] = useState(!tall);
  const { callable, rules } = state.deal;
  const less = rules.call_convention === "for_one" ? 1 : 0;
  if (callable.kind === "triple" && rules.triple_call === "none") return null;
  const odds =
    { distinct: rules.call_distinct ?? 4, pair: rules.call_pair ?? 2, triple: rules.call_color ?? 2 }[callable.kind] -
    less;
  const name = { distinct: "Call the turn", pair: "Cat-hop", triple: "Call the colours" }[callable.kind];
  const calls = callable.kind === "triple"
    ? ["RB", "BR", "SAME"].map((order) => [order, { type: "color", order }, colourCall(order)])
    : orders(callable.ranks).map((order) => [order.join(""), { type: "call", order }, order.map(short).join(" – ")]);
  const lying = state.deal.bets.filter((bet) => bet.type === "call" || bet.type === "color");
  return html`<section class="call-panel" aria-label=${name}>
    <h2>${name}: ${odds} to 1 ${
    tall && html`<button class="small" aria-expanded=${shown} onClick=${() =>
      setShown(!shown)}>${shown ? "Hide" : "Show the orders"}</button>`
  }</h2>
    ${
    shown && html`
      <p>The last three cards are ${callable.ranks.map(short).join(", ")}. Name the order in which they come.</p>
      <div class="calls">${calls.map(([key, fields, text]) => {
        const here = lying.filter((bet) => [...bet.order].join("") === [...fields.order].join(""));
        return html`<button key=${key} onClick=${() => play.put(fields)}>${text}
        ${here.map((bet) => html`<small key=${bet.id}>${bet.player}: ${money(bet.stake)}</small>`)}</button>`;
      })}</div>
    `
  }</section>`;
}

/** The sheets beside the cloth, one shown at a time. */
export function Sheets({ sheets }) {
  const [shown, setShown] = useState(0);
  return html`
    <section class="sheets">
      <div class="sheet-tabs" role="tablist">${sheets.map(([name], i) =>
        html`
          <button key=${name} role="tab" id=${`tab-${i}`} aria-selected=${i === shown} aria-controls="sheet"
            onClick=${() => setShown(i)}>${name}</button>
        `
      )}</div>
      <div class="sheet" role="tabpanel" id="sheet" aria-labelledby=${`tab-${shown}`}>${sheets[shown][1]}</div>
    </section>
  `;
}

/** Before one has a seat: the dealer's code, or a name where the table is open to all. */
export function SitDown({ wire, state, you }) {
  const fromLink = decodeURIComponent(location.hash.slice(1)).toUpperCase();
  const [code, setCode] = useState(fromLink);
  const [name, setName] = useState("");
  const [text, setText] = useState(wire.seatLost);
  const [waiting, setWaiting] = useState(false);
  const take = async (verb, fields) => {
    setWaiting(true);
    if (location.hash) history.replaceState(null, "", location.pathname); // the code is used up; keep it out of the address
    const reply = await wire.takeSeat(verb, fields);
    setWaiting(false);
    setText(reply.ok ? "" : refusal(reply, state));
  };
  useEffect(() => {
    if (fromLink && !wire.seat) take("pair", { code: fromLink });
  }, []);
  if (wire.seat) return html`<p class="wait" role="status">Finding your seat…</p>`;
  const submit = (act) => (event) => {
    event.preventDefault();
    act();
  };
  if (state.table.mode === "casekeeper") {
    return html`
      <main class="plate">
        <h1>${state.table.name}</h1>
        <p>This table plays with real chips: bets lie on the real cloth.</p>
        <p><a class="brass" href="/display">Watch the cards and the casekeeper</a></p>
      </main>
    `;
  }
  return html`<main class="plate">${state.table.test && html`<${Banners} state=${state} />`}<h1>Take a seat</h1>
    ${
    you.may_join && html`
      <form onSubmit=${submit(() => take("join", { name: name.trim() }))}>
            <label for="name">Your name</label>
            <input id="name" value=${name} maxlength="24" required autocomplete="nickname" onInput=${(event) =>
              setName(event.target.value)} />
            <button class="brass" disabled=${waiting}>Sit down</button></form>
      <p class="or">or, with the dealer's code</p>
    `
  }
    <form onSubmit=${submit(() => take("pair", { code: code.trim() }))}>
      <label for="code">Code from the dealer</label>
      <input id="code" class="code" value=${code} maxlength="6" required autocomplete="off" autocapitalize="characters" onInput=${(
    event,
  ) => setCode(event.target.value.toUpperCase())} />
      <button class=${you.may_join ? "" : "brass"} disabled=${waiting}>Take the seat</button></form>
    <p class="refusal" role="alert">${text}</p><p><a href="/">Back</a></p></main>`;
}
