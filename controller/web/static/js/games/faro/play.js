// The punter's page: take a seat, tap chips onto the cloth, copper, move, take back, parlay, claim, call the turn.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { Camera, Piles } from "../../shell/box.js";
import { CHIP_VALUES } from "../../shell/chips.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { Cloth } from "./cloth.js";
import { shapeKey, TALL, WIDE } from "./layout.js";
import { Banners, Corrections, Header, Log, Purses, Settled, Tabs } from "../../shell/panels.js";
import { CallPanel, Parlays, Sheets, SitDown, StackMenu, Tray } from "./parts.js";
import { Odds } from "./odds.js";
import { Rules } from "./rules.js";
import { betName, money, position, refusal, undoOf } from "../../core/words.js";
import { newId } from "../../core/wire.js";

/** Chips worth having in the tray: multiples of the unit, none above the maximum. */
export function trayValues({ min, max, unit }) {
  const values = CHIP_VALUES.filter((value) => value % unit === 0 && (max === null || value <= max));
  const useful = values.filter((value) => value * 40 >= min).slice(0, 6);
  return useful.length ? useful : [Math.ceil(min / unit) * unit];
}

function usePlay(wire, state, me) {
  const values = trayValues(state.table);
  const [chip, setChip] = useState(values.find((value) => value >= state.table.min) || values.at(-1));
  const [copper, setCopper] = useState(false);
  const [mode, setMode] = useState(null); // null | {string: {rank: side}} | {move: bet} | {parlay: entry}
  const [notice, setNotice] = useState(null);
  const [menu, setMenu] = useState(null);
  const [acts, setActs] = useState([]); // how to take back what was done in this round, the last one last
  const bets = (state.deal ? state.deal.bets : []).filter((bet) => bet.player === me);

  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), notice.ok ? 2500 : 6000);
    return () => clearTimeout(timer);
  }, [notice]);

  const round = `${state.at.deal}/${state.at.round}`;
  const tell = async (verb, fields, done) => {
    const reply = await wire.send(verb, fields);
    setNotice(reply.ok ? { ok: true, text: done } : { ok: false, text: refusal(reply, wire.state) });
    return reply.ok;
  };
  const send = async (verb, fields, done) => {
    const back = undoOf(verb, fields, bets.find((bet) => bet.id === fields.bet), newId);
    const ok = await tell(verb, fields, done);
    if (ok) {
      setActs((before) => [
        ...before.filter((act) => act.round === round),
        ...(back ? [{ ...back, round }] : []),
      ]);
    }
    return ok;
  };
  const newest = bets.at(-1); // as they were laid: all that is known after a reload
  const undo = acts.filter((act) => act.round === round).at(-1) ||
    (newest && undoOf("bet", { ...newest, bet: newest.id }));
  const undoLast = async () => {
    await tell(undo.verb, undo.fields, `Undone: ${undo.text}.`);
    setActs((before) => before.filter((act) => act !== undo)); // done or refused, it is not offered again
  };
  const fieldsOf = (place) => {
    const fields = { type: place.type };
    if (place.ranks.length) fields.ranks = place.ranks;
    if (place.type !== "odd" && place.type !== "even") fields.copper = copper;
    return fields;
  };
  const put = (fields, stake = chip) =>
    send("bet", { bet: newId(), stake, ...fields }, `${money(stake)} on ${betName(fields)}.`);

  const onPlace = (place) => {
    setMenu(null);
    if (mode && mode.string) {
      if (place.kind !== "card") {
        return setNotice({ ok: false, text: "A string goes from card to card: tap the cards." });
      }
      const rank = place.ranks[0];
      const next = { ...mode.string };
      if (!next[rank]) next[rank] = "win";
      else if (next[rank] === "win") next[rank] = "lose";
      else delete next[rank];
      return setMode({ string: next });
    }
    const fields = fieldsOf(place);
    if (mode && mode.move) {
      setMode(null);
      return send("move", { bet: mode.move.id, ...fields }, `Moved to ${betName(fields)}.`);
    }
    if (mode && mode.parlay) {
      setMode(null);
      return send(
        "parlay",
        { bet: newId(), from: mode.parlay.from, ...fields },
        `${money(mode.parlay.amount)} rides on ${betName(fields)}.`,
      );
    }
    return put(fields);
  };
  const placeString = () => {
    const side = (name) => Object.keys(mode.string).filter((rank) => mode.string[rank] === name);
    const [win, lose] = [side("win"), side("lose")];
    const heel = win.length === 1 && lose.length === 1;
    setMode(null);
    return put({ type: heel ? "heel" : "string", win, lose });
  };
  return {
    values,
    chip,
    setChip,
    copper,
    setCopper,
    mode,
    setMode,
    notice,
    setNotice,
    menu,
    setMenu,
    bets,
    send,
    put,
    onPlace,
    placeString,
    undo,
    undoLast,
  };
}

export function PlayPage({ wire, state, you, tall }) {
  const me = you.role === "seat" ? you.player : null;
  const play = usePlay(wire, state, me);
  if (!me) return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const geometry = tall ? TALL : WIDE;
  const { mode } = play;
  const chosen = mode && mode.string &&
    Object.fromEntries(Object.entries(mode.string).map(([rank, side]) => [shapeKey([rank]), side]));
  const busyText = mode && mode.move ? "move the stake here" : mode && mode.parlay ? "let it ride here" : "";
  const deal = state.deal;
  const lying = play.bets.reduce((sum, bet) => sum + bet.stake, 0);
  const right = html`<span class="who">${me}</span><span class="purse">Purse <b>${
    money(state.money.purses[me] || 0)
  }</b></span>
    ${lying > 0 && html`<span class="purse lying">on the cloth <b>${money(lying)}</b></span>`}`;
  const open = deal && deal.phase === "bets_open" && !state.hold;
  const callable = open && deal.turn_number === 25 && deal.callable;
  return html`
    <div class="page play">
      <${Header} state=${state} wire=${wire} right=${right} />
      <${Banners} state=${state} />
      <div class="columns">
        <div class="main">
            <div class=${`cloth-holder${open ? "" : " closed"}`}>
              <${Cloth} state=${state} geometry=${geometry} me=${me} onPlace=${play
                .onPlace} chosen=${chosen} busyText=${busyText}
                onStack=${(stack) => {
                  if (!mode) play.setMenu(stack.key);
                  else play.onPlace(geometry.byKey[stack.spot] || geometry.places[0]);
                }} />
              ${play.menu && html`<${StackMenu} state=${state} me=${me} play=${play} />`}
            </div>
            <div class="dock">
              ${callable && html`<${CallPanel} state=${state} play=${play} tall=${tall} />`}
              <${Parlays} state=${state} me=${me} play=${play} />
              <${Tray} state=${state} play=${play} open=${open} busy=${wire.busy} />
            </div>
            ${tall && html`<${Piles} state=${state} />`}
            <${Casekeeper} state=${state} tall=${tall} />
          </div>
        <aside class="side">
            <${Camera} wire=${wire} state=${state} />
            ${!tall && html`<${Piles} state=${state} />`}
            <${Corrections} state=${state} />
            <${Sheets} sheets=${[
              ["Turn", html`<${Settled} state=${state} me=${me} />`],
              ["Stakes", html`<${Stakes} state=${state} me=${me} play=${play} />`],
              ["Players", html`<${Purses} state=${state} me=${me} />`],
              ["Tabs", html`<${Tabs} state=${state} />`],
              ["Log", html`<${Log} state=${state} />`],
              ...(state.table.odds ? [["Odds", html`<${Odds} wire=${wire} state=${state} />`]] : []),
              ["Rules", html`<${Rules} state=${state} />`],
            ]} />
            <p class="side-foot"><button class="plain" onClick=${() =>
              confirm("Give up this tablet's seat? Only the dealer can give it back.") &&
              wire.leaveSeat() === undefined && location.reload()}>Leave the seat</button></p>
          </aside>
      </div>
    </div>
  `;
}

/** All bets lying, one's own first; dead ones may be claimed. */
function Stakes({ state, me, play }) {
  const deal = state.deal;
  const bets = deal ? [...deal.bets].sort((a, b) => (b.player === me) - (a.player === me)) : [];
  if (!bets.length) return html`<p class="quiet">No stake lies on the cloth.</p>`;
  return html`<ul class="stakes">${
    bets.map((bet) =>
      html`<li key=${bet.id} class=${bet.player === me ? "mine" : ""}>
    <span>${bet.player === me ? "You" : bet.player}</span><span>${betName(bet)}${bet.barred ? " (barred)" : ""}${
        bet.dead ? " (dead)" : ""
      }</span><b>${money(bet.stake)}</b>
    ${
        bet.dead
          ? html`<button class="small brass" onClick=${() =>
            play.send("claim", { bet: bet.id }, `You claimed ${money(bet.stake)}.`)}>Claim</button>`
          : bet.player === me
          ? html`<button class="small" aria-label=${`Take back ${money(bet.stake)} from ${
            position(bet)
          }`} onClick=${() => play.send("remove", { bet: bet.id }, "Taken back.")}>Take back</button>`
          : html`<span></span>`
      }
  </li>`
    )
  }</ul>`;
}
