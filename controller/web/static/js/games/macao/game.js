// Macao as the pages show it (shell/games.js says what each part is). Victoria is the same with its own door.

import { text } from "../../core/i18n.js";
import { PlayPage } from "./play.js";
import { Hands, Playground, Settled } from "./table.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./macao.css", import.meta.url).href],
  get door() {
    return text("macao-door");
  },
  get sheet() {
    return text("macao-sheet-coup");
  },
  bank: "purse",
  handsFirst: true,
  Play: PlayPage,
  Playground,
  Piles: Hands,
  Settled,
  words,
};
