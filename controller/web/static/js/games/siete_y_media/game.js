// Siete y media as the pages show it (shell/games.js says what each part is).

import { text } from "../../core/i18n.js";
import { PlayPage } from "./play.js";
import { Hands, Playground, Settled } from "./table.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./siete_y_media.css", import.meta.url).href],
  get door() {
    return text("siete_y_media-door");
  },
  get sheet() {
    return text("siete_y_media-sheet-deal");
  },
  Play: PlayPage,
  Playground,
  Piles: Hands,
  bank: "purse",
  handsFirst: true,
  Settled,
  words,
};
