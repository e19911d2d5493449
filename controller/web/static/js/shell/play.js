// The page of a seat: the game's own, or that of a game of decisions: the hands, what one may do, and the stakes.

import { html } from "../../vendor/htm-preact.module.js";
import { useGame } from "./games.js";
import { SeatPage } from "./seat.js";
import { Tray } from "./tray.js";

function RoundPage({ wire, state, you, tall }) {
  const { Piles, Own, Playground, Table, Below = Playground } = useGame();
  const me = you.player;
  const top = Table || Piles;
  const below = html`<${Below} state=${state} me=${me} tall=${tall} />`;
  return html`
    <${SeatPage} wire=${wire} state=${state} you=${you} beside=${Table && below}>
      <${top} state=${state} me=${me} tall=${tall} />
      <div class="dock">
        ${Own && state.deal && html`<${Own} state=${state} me=${me} />`}
        <${Tray} wire=${wire} state=${state} me=${me} />
      </div>
      ${!Table && below}
      <//>
  `;
}

/** The page of a seat, whatever is played. */
export function PlayPage(props) {
  const { Play = RoundPage } = useGame();
  return html`<${Play} ...${props} />`;
}
