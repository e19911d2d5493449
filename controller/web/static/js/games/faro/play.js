// The punter's page: take a seat, tap chips onto the cloth, copper, move, take back, parlay, claim, call the turn.
// What may be done is what the table offers (legal.js); a bet may still be refused, and the table's reason is shown.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { allowed } from "../../core/legal.js";
import { money, refusal } from "../../core/words.js";
import { newId } from "../../core/wire.js";
import { Camera } from "../../shell/box.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { Banners, Corrections, Header, LeaveSeat, Log, Purses } from "../../shell/panels.js";
import { Sheets } from "../../shell/sheets.js";
import { SitDown } from "../../shell/sit_down.js";
import { Cloth } from "./cloth.js";
import { shapeKey, TALL, WIDE } from "./layout.js";
import { betOn, may, whyNot } from "./legal.js";
import { Odds } from "./odds.js";
import { Piles, Settled, Tabs } from "./panels.js";
import { CallPanel, Parlays, StackMenu, Tray } from "./parts.js";
import { Rules } from "./rules.js";
import { betName, position, stakeOn, undoOf, words } from "./words.js";

const SAID_MS = { good: 2500, bad: 6000 };

/** What was last said to the player, {ok, text} or null, for as long as it takes to read. */
function useNotice() {
  const [notice, setNotice] = useState(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), notice.ok ? SAID_MS.good : SAID_MS.bad);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}

/** A card tapped for a string: once to win, twice to lose, three times not at all. */
function tapped(sides, rank) {
  const { [rank]: side, ...others } = sides;
  return side === "lose" ? others : { ...others, [rank]: side ? "lose" : "win" };
}

function usePlay(wire, state, me) {
  const legal = allowed(state, me);
  const values = state.deal ? state.deal.chips : [];
  const [chosen, setChip] = useState(null);
  const chip = values.includes(chosen) ? chosen : values[0];
  const [copper, setCopper] = useState(false);
  const [mode, setMode] = useState(null); // null | {string: {rank: side}} | {move: bet} | {parlay: entry}
  const [notice, setNotice] = useNotice();
  const [menu, setMenu] = useState(null);
  const [acts, setActs] = useState([]); // how to take back what was done in this round, the last one last
  const bets = (state.deal ? state.deal.bets : []).filter((bet) => bet.player === me);

  const round = `${state.at.deal}/${state.at.round}`;
  const tell = async (verb, fields, done) => {
    const reply = await wire.send(verb, fields);
    setNotice(reply.ok ? { ok: true, text: done } : { ok: false, text: refusal(reply, wire.state, words) });
    return reply.ok;
  };
  const send = async (verb, fields, done) => {
    const back = undoOf(verb, fields, bets.find((bet) => bet.id === fields.bet), newId);
    const ok = await tell(verb, fields, done);
    const added = back ? [{ ...back, round }] : [];
    if (ok) setActs((before) => [...before.filter((act) => act.round === round), ...added]);
    return ok;
  };
  const newest = bets.at(-1); // as they were laid: all that is known after a reload
  const undo = acts.filter((act) => act.round === round).at(-1) ||
    (newest && undoOf("bet", { ...newest, bet: newest.id }));
  const undoLast = async () => {
    await tell(undo.verb, undo.fields, text("faro-undone", { act: undo.text }));
    setActs((before) => before.filter((act) => act !== undo)); // done or refused, it is not offered again
  };
  const say = (told) => setNotice({ ok: false, text: told });
  /** Lays the chosen chip, unless the table does not offer that now. */
  const lay = (fields) => {
    setMode(null);
    const why = whyNot(legal, { ...fields, stake: chip });
    if (why) return say(why);
    return send("bet", { bet: newId(), stake: chip, ...fields }, text("faro-laid", { stake: stakeOn(chip, fields) }));
  };
  const onPlace = (place) => {
    setMenu(null);
    if (mode && mode.string) {
      if (place.kind !== "card") return say(text("faro-string-cards"));
      return setMode({ string: tapped(mode.string, place.ranks[0]) });
    }
    const fields = betOn(legal, place, copper);
    if (!mode) return lay(fields);
    setMode(null);
    const bet = betName(fields);
    const [verb, ids, done] = mode.move ? ["move", { bet: mode.move.id }, text("faro-moved", { bet })] : [
      "parlay",
      { bet: newId(), from: mode.parlay.from },
      text("faro-rides", { amount: money(mode.parlay.amount), bet }),
    ];
    if (!may(legal, verb, { ...ids, ...fields })) return say(text("faro-no-place", { bet: position(fields) }));
    return send(verb, { ...ids, ...fields }, done);
  };
  return {
    legal,
    values,
    chip,
    setChip,
    copper,
    setCopper,
    mode,
    setMode,
    notice,
    menu,
    setMenu,
    bets,
    send,
    lay,
    onPlace,
    undo,
    undoLast,
  };
}

export function PlayPage({ wire, state, you, tall }) {
  const me = you.role === "seat" ? you.player : null;
  const play = usePlay(wire, state, me);
  if (!me) return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const geometry = tall ? TALL : WIDE;
  const { mode, legal } = play;
  const chosen = mode && mode.string &&
    Object.fromEntries(Object.entries(mode.string).map(([rank, side]) => [shapeKey([rank]), side]));
  const busy = mode && mode.move ? "move" : mode && mode.parlay ? "parlay" : "";
  const { deal } = state;
  const lying = play.bets.reduce((sum, bet) => sum + bet.stake, 0);
  const right = html`
    <span class="who">${me}</span>
    <span class="purse">${text("faro-purse")} <b>${money(state.money.purses[me] || 0)}</b></span>
    ${lying > 0 && html`<span class="purse lying">${text("faro-on-the-cloth")} <b>${money(lying)}</b></span>`}
  `;
  const onStack = (stack) => {
    if (mode) play.onPlace(geometry.byKey[stack.spot] || geometry.places[0]);
    else play.setMenu(stack.key);
  };
  const touchable = (stack) => stack.player === me || may(legal, "claim", { bet: stack.bets[0].id });
  return html`
    <div class="page play">
      <${Header} state=${state} wire=${wire} right=${right} />
      <${Banners} state=${state} me=${me} />
      <div class="columns">
        <div class="main">
          <div class=${`cloth-holder${state.light === "open" ? "" : " closed"}`}>
            <${Cloth} state=${state} geometry=${geometry} me=${me} onPlace=${play.onPlace} chosen=${chosen}
              busy=${busy} onStack=${onStack} touchable=${touchable} />
            ${play.menu && html`<${StackMenu} state=${state} me=${me} play=${play} />`}
          </div>
          <div class="dock">
            ${deal && deal.callable && legal.bet && html`<${CallPanel} state=${state} play=${play} tall=${tall} />`}
            <${Parlays} state=${state} play=${play} />
            <${Tray} play=${play} busy=${wire.busy} />
          </div>
          ${tall && html`<${Piles} state=${state} />`}
          <${Casekeeper} state=${state} tall=${tall} />
        </div>
        <aside class="side">
          <${Camera} wire=${wire} state=${state} />
          ${!tall && html`<${Piles} state=${state} />`}
          <${Corrections} state=${state} />
          <${Sheets} sheets=${[
            [text("faro-sheet-turn"), html`<${Settled} state=${state} me=${me} />`],
            [text("faro-sheet-stakes"), html`<${Stakes} state=${state} me=${me} play=${play} />`],
            [text("faro-sheet-players"), html`<${Purses} state=${state} me=${me} />`],
            [text("pages-tabs"), html`<${Tabs} state=${state} />`],
            [text("pages-log"), html`<${Log} state=${state} />`],
            ...(state.table.odds ? [[text("faro-sheet-odds"), html`<${Odds} wire=${wire} state=${state} />`]] : []),
            [text("faro-sheet-rules"), html`<${Rules} state=${state} />`],
          ]} />
          <${LeaveSeat} wire=${wire} />
        </aside>
      </div>
    </div>
  `;
}

const stateOf = ({ barred, dead }) => (barred ? (dead ? "both" : "barred") : dead ? "dead" : "awake");

function StakeRow({ bet, mine, play }) {
  const can = (verb) => may(play.legal, verb, { bet: bet.id });
  const claim = () => play.send("claim", { bet: bet.id }, text("faro-you-claimed", { amount: money(bet.stake) }));
  const takeBack = () => play.send("remove", { bet: bet.id }, text("faro-taken-back"));
  const label = text("faro-take-back-from", { amount: money(bet.stake), bet: position(bet) });
  const act = can("claim")
    ? html`<button class="small brass" onClick=${claim}>${text("faro-claim")}</button>`
    : can("remove")
    ? html`<button class="small" aria-label=${label} onClick=${takeBack}>${text("faro-take-back")}</button>`
    : html`<span></span>`;
  return html`
    <li class=${mine ? "mine" : ""}>
      <span>${mine ? text("pages-you") : bet.player}</span>
      <span>${text("faro-row", { bet: betName(bet), state: stateOf(bet) })}</span>
      <b>${money(bet.stake)}</b>
      ${act}
    </li>
  `;
}

/** All bets lying, one's own first; dead ones may be claimed. */
function Stakes({ state, me, play }) {
  const { deal } = state;
  const bets = deal ? [...deal.bets].sort((a, b) => (b.player === me) - (a.player === me)) : [];
  if (!bets.length) return html`<p class="quiet">${text("faro-no-stakes")}</p>`;
  return html`<ul class="stakes">${
    bets.map((bet) => html`<${StakeRow} key=${bet.id} bet=${bet} mine=${bet.player === me} play=${play} />`)
  }</ul>`;
}
