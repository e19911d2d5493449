// German faro as the pages show it (shell/games.js says what each part is).

import { Books, GermanPiles, GermanSettled } from "./books.js";
import { GermanPlayPage } from "./play.js";
import { words } from "./words.js";

export default {
  styles: [new URL("./german_faro.css", import.meta.url).href],
  door: "Take a seat and lay marks on the cards of your book.",
  sheet: "Pair",
  Play: GermanPlayPage,
  Playground: Books,
  Piles: GermanPiles,
  Settled: GermanSettled,
  words,
};
