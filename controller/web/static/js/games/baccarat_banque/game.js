// Baccarat banque as the pages show it (shell/games.js says what each part is).

import { text } from "../../core/i18n.js";
import { PlayPage } from "./play.js";
import { Hands, Playground, Record, Settled } from "./table.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./baccarat_banque.css", import.meta.url).href],
  get door() {
    return text("baccarat_banque-door");
  },
  get sheet() {
    return text("baccarat_banque-sheet-coup");
  },
  Play: PlayPage,
  Playground,
  Piles: Hands,
  handsFirst: true,
  bank: "player",
  Settled,
  Tabs: Record,
  words,
};
