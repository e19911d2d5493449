// The bid of a seat for the bank that is put up to auction.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { decisionFor, Said } from "../../shell/acts.js";
import { useGame } from "../../shell/games.js";
import { adviceOf, SumChips, sumFor } from "../../shell/tray.js";
import { words } from "./words.js";

/** Chips that add up to a bid: the least one at first. */
export function BidTray({ state, me, play, busy }) {
  const game = useGame();
  const [tapped, setTapped] = useState(0);
  const { legal: { bid: offer }, tell, notice } = play;
  const most = offer ? offer.most : 0;
  const amount = offer && sumFor(offer, tapped, false);
  const bid = async () => {
    const fields = { amount, ...decisionFor(state.awaiting, me, "bid") };
    if (await tell("bid", fields, words.done("bid", { amount }))) setTapped(0);
  };
  return html`
    <div class="tray" role="toolbar" aria-label=${words.say("your-acts")}>
      <${SumChips} values=${state.deal.chips} tapped=${tapped} most=${most} setTapped=${setTapped} />
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
