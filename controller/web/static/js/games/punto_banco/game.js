// Punto banco as the pages show it (shell/games.js says what each part is).

import { text } from "../../core/i18n.js";
import { PlayPage } from "./play.js";
import { Hands, Playground, Settled, Tabs } from "./table.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./punto_banco.css", import.meta.url).href],
  get door() {
    return text("punto_banco-door");
  },
  get sheet() {
    return text("punto_banco-sheet-coup");
  },
  Play: PlayPage,
  Playground,
  Piles: Hands,
  handsFirst: true,
  Settled,
  Tabs,
  words,
};
