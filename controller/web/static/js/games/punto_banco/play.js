// The punter's page of punto banco: choose a chip, tap a place. What may be staked and taken back is what the table
// offers: `bet` with its kinds and amounts, `remove` with the bets.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money, refusal } from "../../core/words.js";
import { newId } from "../../core/wire.js";
import { Camera } from "../../shell/box.js";
import { Chip } from "../../shell/chips.js";
import { lyingOf } from "../../shell/games.js";
import { Banners, Corrections, Header, LeaveSeat, Log, Purses } from "../../shell/panels.js";
import { Sheets } from "../../shell/sheets.js";
import { SitDown } from "../../shell/sit_down.js";
import { Rules } from "./rules.js";
import { Hands, Layout, Roads, Settled } from "./table.js";
import { betName, words } from "./words.js";

/** The bet that is taken back for a tap on this kind: the newest one. */
export function newest(deal, removable, type) {
  return deal.bets.filter((bet) => bet.type === type && removable.includes(bet.id)).at(-1);
}

function useBets(wire, state) {
  const { bet: offers = {}, remove = [] } = (state.deal && state.deal.legal) || {};
  const values = state.deal ? state.deal.chips : [];
  const [chosen, setChip] = useState(null);
  const chip = values.includes(chosen) ? chosen : values[0];
  const [taking, setTaking] = useState(false);
  const [notice, setNotice] = useState(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), notice.ok ? 2500 : 6000);
    return () => clearTimeout(timer);
  }, [notice]);
  const send = async (verb, fields, done) => {
    const reply = await wire.send(verb, fields);
    setNotice(reply.ok ? { ok: true, text: done } : { ok: false, text: refusal(reply, wire.state, words) });
  };
  const fits = (type) => offers[type] && chip >= offers[type].least && chip <= offers[type].most;
  const live = taking
    ? [...new Set(state.deal ? state.deal.bets.filter(({ id }) => remove.includes(id)).map(({ type }) => type) : [])]
    : Object.keys(offers).filter(fits);
  const onTap = (type) => {
    const name = betName(type);
    if (!taking) {
      const fields = { bet: newId(), type, stake: chip };
      return send("bet", fields, text("punto_banco-placed", { amount: money(chip), bet: name }));
    }
    setTaking(false);
    const found = newest(state.deal, remove, type);
    return found && send("remove", { bet: found.id }, text("punto_banco-taken-back", { bet: name }));
  };
  return { offers, remove, values, chip, setChip, taking, setTaking, notice, live, onTap };
}

/** What the player may do now, in one sentence. */
function advice(state, me, { offers, taking, live }) {
  if (!state.deal || !state.table.playing) {
    return text(state.money.purses[me] ? "punto_banco-advice-wait" : "punto_banco-advice-buy-in");
  }
  if (taking) return text("punto_banco-advice-take");
  if (live.length) return text("punto_banco-advice-bet");
  return Object.keys(offers).length ? text("punto_banco-advice-chip") : "";
}

function ChipButton({ value, play }) {
  const on = value === play.chip && !play.taking;
  const fits = Object.values(play.offers).some(({ least, most }) => value >= least && value <= most);
  const choose = () => {
    play.setChip(value);
    play.setTaking(false);
  };
  return html`
    <button class=${`tray-chip${on ? " on" : ""}`} role="radio" aria-checked=${on} disabled=${!fits}
      aria-label=${text("punto_banco-chip", { amount: money(value) })} onClick=${choose}>
      <svg viewBox="-22 -22 44 44">
        <${Chip} value=${value} r=${20} />
      </svg>
    </button>
  `;
}

function Tray({ state, me, play, busy }) {
  const { notice, taking, remove } = play;
  const said = notice ? notice.text : busy ? "…" : advice(state, me, play);
  const flip = () => play.setTaking(!taking);
  return html`
    <div class="tray" role="toolbar" aria-label=${text("punto_banco-chips")}>
      <div class="tray-chips" role="radiogroup" aria-label=${text("punto_banco-chips")}>
        ${play.values.map((value) => html`<${ChipButton} key=${value} value=${value} play=${play} />`)}
      </div>
      ${(taking || remove.length > 0) && html`
        <button class="small" aria-pressed=${taking} onClick=${flip}>
          ${taking ? text("punto_banco-cancel") : text("punto_banco-take-back")}
        </button>
      `}
      <p class=${`said${notice ? (notice.ok ? " good" : " bad") : ""}`} role="status" aria-live="assertive">${said}</p>
    </div>
  `;
}

export function PlayPage({ wire, state, you, tall }) {
  const me = you.role === "seat" ? you.player : null;
  const play = useBets(wire, state);
  if (!me) return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const lying = lyingOf(words, state.deal)[me] || 0;
  const right = html`
    <span class="who">${me}</span>
    <span class="purse">${text("pages-purse")} <b>${money(state.money.purses[me] || 0)}</b></span>
    ${lying > 0 && html`<span class="purse lying">${text("pages-lying")} <b>${money(lying)}</b></span>`}
  `;
  return html`
    <div class="page play punto">
      <${Header} state=${state} wire=${wire} right=${right} />
      <${Banners} state=${state} me=${me} />
      <div class="columns">
        <div class="main">
          <${Hands} state=${state} />
          <${Layout} state=${state} me=${me} live=${play.live} onTap=${play.onTap} />
          <div class="dock">
            <${Tray} state=${state} me=${me} play=${play} busy=${wire.busy} />
          </div>
          <${Roads} state=${state} tall=${tall} />
        </div>
        <aside class="side">
          <${Camera} wire=${wire} state=${state} />
          <${Corrections} state=${state} />
          <${Sheets} sheets=${[
            [text("punto_banco-sheet-coup"), html`<${Settled} state=${state} me=${me} />`],
            [text("punto_banco-sheet-players"), html`<${Purses} state=${state} me=${me} />`],
            [text("punto_banco-sheet-log"), html`<${Log} state=${state} />`],
            [text("punto_banco-sheet-rules"), html`<${Rules} state=${state} />`],
          ]} />
          <${LeaveSeat} wire=${wire} />
        </aside>
      </div>
    </div>
  `;
}
