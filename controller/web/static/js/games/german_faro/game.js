// German faro as the pages show it (shell/games.js says what each part is).

import { text } from "../../core/i18n.js";
import { Books, GermanPiles, GermanSettled } from "./books.js";
import { GermanPlayPage } from "./play.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./german_faro.css", import.meta.url).href],
  get door() {
    return text("german_faro-door");
  },
  get sheet() {
    return text("german_faro-sheet-pair");
  },
  Play: GermanPlayPage,
  Playground: Books,
  Piles: GermanPiles,
  Settled: GermanSettled,
  words,
};
