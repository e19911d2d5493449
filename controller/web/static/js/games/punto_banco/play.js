// The punter's page of punto banco: choose a chip, tap a place. What may be staked and taken back is what the table
// offers: `bet` with its kinds and amounts, `remove` with the bets.

import { html } from "../../../vendor/htm-preact.module.js";
import { newId } from "../../core/wire.js";
import { useTell } from "../../shell/acts.js";
import { Again } from "../../shell/again.js";
import { ChipTray, useChips } from "../../shell/chip_tray.js";
import { useGame } from "../../shell/games.js";
import { Roads } from "../../shell/roads.js";
import { SeatPage } from "../../shell/seat.js";
import { adviceOf } from "../../shell/tray.js";
import { Table } from "./cloth.js";

/** The bet that is taken back for a tap on this kind: the newest one. */
export const newest = (removable, type) => removable.filter((bet) => bet.type === type).at(-1);

function useBets(wire, { deal }, words) {
  const { bet: offers = {}, remove = [], pass_shoe: holds = false } = (deal && deal.legal) || {};
  const chips = useChips(deal);
  const { notice, tell } = useTell(wire, words);
  const removable = deal ? deal.bets.filter(({ id }) => remove.includes(id)) : [];
  const fits = (value, { least, most }) => value >= least && value <= most;
  const live = chips.taking
    ? [...new Set(removable.map(({ type }) => type))]
    : Object.keys(offers).filter((type) => fits(chips.chip, offers[type]));
  const onTap = (type) => {
    const stake = chips.chip;
    if (!chips.taking) return tell("bet", { bet: newId(), type, stake }, words.done("bet", { type, stake }));
    chips.setTaking(false);
    const found = newest(removable, type);
    return found && tell("remove", { bet: found.id }, words.done("remove", { type }));
  };
  const taken = (value) => Object.values(offers).some((offer) => fits(value, offer));
  const passShoe = () => tell("pass_shoe", {}, words.done("pass_shoe", {}));
  const may = ({ type }, stake) => !!offers[type] && fits(stake, offers[type]);
  return { ...chips, offers, removable, notice, live, onTap, taken, holds, passShoe, tell, may };
}

export function PlayPage({ wire, state, you, tall }) {
  const game = useGame();
  const me = you.player;
  const play = useBets(wire, state, game.words);
  const own = state.deal ? state.deal.bets.filter(({ player }) => player === me) : [];
  const lying = own.map(({ id, type, stake }) => ({ id, stake, fields: { type } }));
  const owed = (state.deal && state.deal.accounts && state.deal.accounts[me]) || 0;
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} beside=${html`<${Roads} state=${state} tall />`}>
      <${Table} state=${state} me=${me} tall=${tall} live=${play.live} onTap=${play.onTap} />
      <div class="dock">
        <${ChipTray} play=${play} fits=${play.taken} removable=${play.removable.length > 0} busy=${wire.busy}
          advice=${adviceOf(game, state, me, play)}>
          ${play.holds &&
            html`<button class="small" onClick=${play.passShoe}>${game.words.say("act-pass_shoe")}</button>`}
          <${Again} state=${state} me=${me} lying=${lying} may=${play.may} removable=${play.removable.map(({ id }) =>
            id
          )}
            most=${state.money.purses[me] || 0} tell=${play.tell} />
        <//>
        ${owed > 0 && html`<p class="own-commission">${game.words.say("you-owe", { amount: owed })}</p>`}
      </div>
      <//>
  `;
}
