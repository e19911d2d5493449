// What a mark on a card that has not been turned is worth: asked of the table when the sheet is opened and after each
// pair.

import { html } from "../../../vendor/htm-preact.module.js";
import { OddsTable, percent, useOdds } from "../../shell/odds.js";

export function Odds({ wire, state: { deal, deal_number, table } }) {
  const odds = useOdds(wire, deal ? `${deal_number}/${deal.pair_number}/${table.playing}` : "");
  const row = ({ win, lose, undecided, edge }) => [win, lose, undecided, edge].map(percent);
  return html`
    <${OddsTable} odds=${odds} what=${odds && { unseen: odds.unseen }} heads=${["wins", "loses", "stays", "edge"]}
      rows=${(say) => [
        [say("odds-pair"), ...row(odds.next_pair)],
        [say("odds-deal"), ...row(odds.to_the_end)],
      ]} />
  `;
}
