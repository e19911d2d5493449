// What the dealer's page and the display show of the game that is played: its table, its piles, its last settlement.

import { html } from "../../vendor/htm-preact.module.js";
import { Piles } from "./box.js";
import { Cloth } from "../games/faro/cloth.js";
import { Books, GermanPiles, GermanSettled } from "../games/german_faro/books.js";
import { TALL, WIDE } from "../games/faro/layout.js";
import { Settled } from "./panels.js";

const isGerman = (state) => state.table.game === "german_faro";

/** Where the stakes lie: the painted cloth, or the players' books. */
export const Playground = (
  { state, tall },
) => (isGerman(state)
  ? html`<${Books} state=${state} />`
  : html`<${Cloth} state=${state} geometry=${tall ? TALL : WIDE} />`);

export const GamePiles = (
  { state },
) => (isGerman(state) ? html`<${GermanPiles} state=${state} />` : html`<${Piles} state=${state} />`);

export const GameSettled = (
  { state },
) => (isGerman(state) ? html`<${GermanSettled} state=${state} />` : html`<${Settled} state=${state} />`);
