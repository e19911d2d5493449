// Casino faro as the pages show it (shell/games.js says what each part is).

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { Cloth } from "./cloth.js";
import { TALL, WIDE } from "./layout.js";
import { Piles, Settled, Tabs } from "./panels.js";
import { PlayPage } from "./play.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./faro.css", import.meta.url).href],
  get door() {
    return text("faro-door");
  },
  get sheet() {
    return text("faro-sheet-turn");
  },
  Play: PlayPage,
  Playground: ({ state, tall }) => html`<${Cloth} state=${state} geometry=${tall ? TALL : WIDE} />`,
  Piles,
  Settled,
  Tabs,
  words,
};
