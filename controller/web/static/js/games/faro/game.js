// Casino faro as the pages show it (shell/games.js says what each part is).

import { html } from "../../../vendor/htm-preact.module.js";
import { Cloth } from "./cloth.js";
import { TALL, WIDE } from "./layout.js";
import { Piles, Settled, Tabs } from "./panels.js";
import { PlayPage } from "./play.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./faro.css", import.meta.url).href],
  door: "Take a seat, place and copper your bets, call the last turn.",
  sheet: "Turn",
  Play: PlayPage,
  Playground: ({ state, tall }) => html`<${Cloth} state=${state} geometry=${tall ? TALL : WIDE} />`,
  Piles,
  Settled,
  Tabs,
  words,
};
