// The bid of a seat for the bank that is put up to auction.

import { html, useEffect, useState } from "../../../vendor/htm-preact.module.js";
import { decisionFor, Said } from "../../shell/acts.js";
import { TrayChip } from "../../shell/chips.js";
import { useGame } from "../../shell/games.js";
import { adviceOf, sumFor } from "../../shell/tray.js";
import { words } from "./words.js";

/** Chips that add up to a bid: the least one at first. */
export function BidTray({ state, me, play, busy }) {
  const game = useGame();
  const [tapped, setTapped] = useState(0);
  const { legal: { bid: offer }, tell, notice } = play;
  const most = offer ? offer.most : 0;
  useEffect(() => {
    if (tapped > most) setTapped(0);
  }, [tapped, most]);
  const amount = offer && sumFor(offer, tapped, false);
  const bid = async () => {
    const fields = { amount, ...decisionFor(state.awaiting, me, "bid") };
    if (await tell("bid", fields, words.done("bid", { amount }))) setTapped(0);
  };
  const chip = (value) =>
    html`
      <${TrayChip} key=${value} value=${value} disabled=${tapped + value > most} label=${words.say("chip", {
        amount: value,
        count: value,
      })} onClick=${() => setTapped(tapped + value)} />
    `;
  return html`
    <div class="tray" role="toolbar" aria-label=${words.say("your-acts")}>
      <div class="tray-chips" role="group" aria-label=${words.say("chips")}>${state.deal.chips.map(chip)}</div>
      <button class="small" disabled=${tapped === 0} onClick=${() => setTapped(0)}>${words.say("clear")}</button>
      ${offer && html`<button class="brass big" onClick=${bid}>${words.act("bid", { amount })}</button>`}
      <${Said} notice=${notice} busy=${busy} advice=${adviceOf(game, state, me, play)} />
    </div>
  `;
}

/** The banker's act between two deals. */
export function GiveUp({ play }) {
  const giveUp = () => play.tell("give_up", {}, words.done("give_up"));
  return html`<button class="brass" onClick=${giveUp}>${words.act("give_up")}</button>`;
}
