// The punter's page of punto banco: choose a chip, tap a place. What may be staked and taken back is what the table
// offers: `bet` with its kinds and amounts, `remove` with the bets.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { newId } from "../../core/wire.js";
import { Said, useTell } from "../../shell/acts.js";
import { TrayChip } from "../../shell/chips.js";
import { Rules, SeatPage } from "../../shell/seat.js";
import { RULES } from "./rules.js";
import { Hands, Layout, Roads } from "./table.js";
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
  const { notice, tell } = useTell(wire, words);
  const fits = (type) => offers[type] && chip >= offers[type].least && chip <= offers[type].most;
  const live = taking
    ? [...new Set(state.deal ? state.deal.bets.filter(({ id }) => remove.includes(id)).map(({ type }) => type) : [])]
    : Object.keys(offers).filter(fits);
  const onTap = (type) => {
    const name = betName(type);
    if (!taking) {
      const fields = { bet: newId(), type, stake: chip };
      return tell("bet", fields, text("punto_banco-placed", { amount: money(chip), bet: name }));
    }
    setTaking(false);
    const found = newest(state.deal, remove, type);
    return found && tell("remove", { bet: found.id }, text("punto_banco-taken-back", { bet: name }));
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
  const fits = Object.values(play.offers).some(({ least, most }) => value >= least && value <= most);
  const choose = () => {
    play.setChip(value);
    play.setTaking(false);
  };
  const label = text("punto_banco-chip", { amount: money(value) });
  return html`
    <${TrayChip} value=${value} on=${value === play.chip && !play.taking} disabled=${!fits} label=${label}
      onClick=${choose} />
  `;
}

function Tray({ state, me, play, busy }) {
  const { notice, taking, remove } = play;
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
      <${Said} notice=${notice} busy=${busy} advice=${advice(state, me, play)} />
    </div>
  `;
}

export function PlayPage({ wire, state, you, tall }) {
  const me = you.player;
  const play = useBets(wire, state);
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} kind="punto" rules=${html`
      <${Rules} state=${state} rows=${RULES} />
    `}>
      <${Hands} state=${state} />
      <${Layout} state=${state} me=${me} live=${play.live} onTap=${play.onTap} />
      <div class="dock">
        <${Tray} state=${state} me=${me} play=${play} busy=${wire.busy} />
      </div>
      <${Roads} state=${state} tall=${tall} />
      <//>
  `;
}
