// Chemin de fer as the pages show it (shell/games.js says what each part is).

import { text } from "../../core/i18n.js";
import { PlayPage } from "./play.js";
import { Coups, Hands, Playground, Settled } from "./table.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./chemin_de_fer.css", import.meta.url).href],
  get door() {
    return text("chemin_de_fer-door");
  },
  get sheet() {
    return text("chemin_de_fer-sheet-coup");
  },
  Play: PlayPage,
  Playground,
  Piles: Hands,
  handsFirst: true,
  bank: "box",
  Settled,
  Tabs: Coups,
  words,
};
