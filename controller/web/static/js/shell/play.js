// The page of a seat in a game of decisions: the hands, what one may do, and the stakes.

import { html } from "../../vendor/htm-preact.module.js";
import { useGame } from "./games.js";
import { SeatPage } from "./seat.js";
import { Settled } from "./settled.js";
import { Tray } from "./tray.js";

export function PlayPage({ wire, state, you, tall }) {
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

/** A game as the pages show it (games.js): what it has beside its `words`. */
export const gameOf = (words, own) => ({
  get title() {
    return words.say("title");
  },
  get door() {
    return words.say("door");
  },
  get sheet() {
    return words.say("sheet");
  },
  Play: PlayPage,
  Settled,
  ...own,
  words,
});
