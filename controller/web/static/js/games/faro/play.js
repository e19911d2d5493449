// The punter's page: take a seat, tap chips onto the cloth, copper, move, take back, parlay, claim, call the turn.
// What may be done is what the table offers (legal.js); a bet may still be refused, and the table's reason is shown.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { allowed } from "../../core/legal.js";
import { money } from "../../core/words.js";
import { newId } from "../../core/wire.js";
import { useTell } from "../../shell/acts.js";
import { Casekeeper } from "../../shell/casekeeper.js";
import { useChips } from "../../shell/chip_tray.js";
import { later } from "../../shell/later.js";
import { oddsSheet } from "../../shell/odds.js";
import { SeatPage } from "../../shell/seat.js";
import { BidTray } from "./auction.js";
import { Bank } from "./bank.js";
import { Cloth, stackKey } from "./cloth.js";
import { shapeKey, TALL, WIDE } from "./layout.js";
import { betOn, may, whyNot } from "./legal.js";
import { Odds } from "./odds.js";
import { OwnTabs, Piles } from "./panels.js";
import { CallPanel, Parlays, StackMenu, Tray } from "./parts.js";
import { forgetting, keeping, undone, useLastDone } from "./undo.js";
import { betName, laidAs, position, stakeOn, words } from "./words.js";

const AllPlaces = later(async () => (await import("./all_places.js")).AllPlaces);

/** A card tapped for a string: once to win, twice to lose, three times not at all. */
function tapped(sides, rank) {
  const { [rank]: side, ...others } = sides;
  return side === "lose" ? others : { ...others, [rank]: side ? "lose" : "win" };
}

function usePlay(wire, state, me) {
  const legal = allowed(state, me);
  const chips = useChips(state.deal);
  const { chip } = chips;
  const [copper, setCopper] = useState(false);
  const [mode, setMode] = useState(null); // null | {string: {rank: side}} | {move: bet} | {parlay: entry}
  const { notice, setNotice, tell } = useTell(wire, words);
  const [menu, setMenu] = useState(null);
  const [listed, setListed] = useState(false); // the list of all places
  const bets = (state.deal ? state.deal.bets : []).filter((bet) => bet.player === me);

  const send = keeping(tell, state, me);
  const undo = useLastDone(state, me);
  const undoLast = () => forgetting(tell, undo)(undo.verb, undo.fields, undone(undo));
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
    ...chips,
    ...{ legal, copper, setCopper, mode, setMode, notice, menu, setMenu, listed, setListed, bets },
    ...{ send, tell, lay, onPlace, undo, undoLast },
  };
}

export function PlayPage({ wire, state, you, tall }) {
  const me = you.player;
  const play = usePlay(wire, state, me);
  const geometry = tall ? TALL : WIDE;
  const { mode, legal } = play;
  const chosen = mode && mode.string &&
    Object.fromEntries(Object.entries(mode.string).map(([rank, side]) => [shapeKey([rank]), side]));
  const busy = mode && mode.move ? "move" : mode && mode.parlay ? "parlay" : "";
  const { deal } = state;
  const onStack = (stack, held) => {
    if (mode) return play.onPlace(geometry.byKey[stack.spot] || geometry.places[0]);
    const more = { ...laidAs(stack.bets[0]), stake: play.chip };
    const adds = !held && stack.player === me && may(legal, "bet", more);
    return adds ? play.lay(more) : play.setMenu(stack.key);
  };
  const touchable = (stack) => stack.player === me || may(legal, "claim", { bet: stack.bets[0].id });
  const piles = html`<${Piles} state=${state} />`;
  const parlays = html`<${Parlays} state=${state} play=${play} />`;
  const call = deal && deal.callable && legal.bet &&
    html`<${CallPanel} state=${state} play=${play} tall=${tall} />`;
  /** Beside the cloth the parlays have their room, on a phone they come above a tray that stays where it is. */
  const beside = !tall && html`${piles}<div class="parlays-room">${parlays}</div>`;
  const sheets = [
    [text("faro-sheet-stakes"), html`<${Stakes} state=${state} me=${me} play=${play} />`],
    [text("pages-tabs"), html`<${OwnTabs} state=${state} me=${me} />`],
    ...oddsSheet(words, state, html`<${Odds} wire=${wire} state=${state} />`),
  ];
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} beside=${beside} sheets=${sheets}>
      <${Bank} state=${state} />
      <div class=${`cloth-holder${state.light === "open" ? "" : " closed"}`}>
        <${Cloth} state=${state} geometry=${geometry} me=${me} onPlace=${play.onPlace} chosen=${chosen}
          busy=${busy} onStack=${onStack} touchable=${touchable} />
        ${play.menu && html`<${StackMenu} state=${state} me=${me} play=${play} />`}
        ${play.listed && html`<${AllPlaces} geometry=${geometry} play=${play} close=${() => play.setListed(false)} />`}
      </div>
      <div class="dock">
        ${tall && call} ${tall && parlays}
        ${state.table.playing && deal.auction
          ? html`<${BidTray} state=${state} me=${me} play=${play} busy=${wire.busy} />`
          : html`<${Tray} state=${state} me=${me} play=${play} busy=${wire.busy} />`}
      </div>
      ${!tall && call} ${tall && piles}
      <${Casekeeper} state=${state} tall=${tall} />
    <//>
  `;
}

const stateOf = ({ barred, dead }) => (barred ? (dead ? "both" : "barred") : dead ? "dead" : "awake");

function StakeRow({ bet, mine, play }) {
  const can = (verb) => may(play.legal, verb, { bet: bet.id });
  const claim = () => play.send("claim", { bet: bet.id }, words.done("claim", { amount: bet.stake }));
  const takeBack = () => play.send("remove", { bet: bet.id }, text("faro-taken-back"));
  const label = text("faro-take-back-from", { amount: money(bet.stake), bet: position(bet) });
  const act = can("claim")
    ? html`<button class="small brass" onClick=${claim}>${text("faro-claim")}</button>`
    : can("remove")
    ? html`<button class="small" aria-label=${label} onClick=${takeBack}>${text("play-take-back")}</button>`
    : html`<span></span>`;
  const change = () => play.setMenu(stackKey(bet));
  return html`
    <li class=${mine ? "mine" : ""}>
      <span>${mine ? text("pages-you") : bet.player}</span>
      <span>${text("faro-row", { bet: betName(bet), state: stateOf(bet) })}</span>
      <b>${money(bet.stake)}</b>
      ${mine && html`
        <button class="small" aria-label=${text("faro-change-stake", { bet: betName(bet) })}
          onClick=${change}>${text("faro-change")}</button>
      `}
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
