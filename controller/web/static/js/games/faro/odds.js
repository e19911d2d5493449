// What every bet is worth by the cards exposed so far: asked of the table when the sheet is opened and after each turn.

import { html } from "../../../vendor/htm-preact.module.js";
import { OddsTable, percent, useOdds } from "../../shell/odds.js";
import { oddsCall, oddsName } from "./words.js";

export function Odds({ wire, state: { deal, deal_number } }) {
  const odds = useOdds(wire, deal ? `${deal_number}/${deal.turn_number}` : "");
  const bet = (one) => [oddsName(one.bet), ...[one.win, one.lose, one.edge_turn, one.edge_decision].map(percent)];
  return html`
    <${OddsTable} odds=${odds} what=${odds && { split: percent(odds.split) }}
      heads=${["wins", "loses", "turn", "decided"]} rows=${(say) => [
        ...odds.bets.map(bet),
        ...odds.calls.map(({ order, pays, edge }) => [oddsCall(order), say("odds-pays", { pays }), percent(edge), ""]),
      ]} />
  `;
}
