// German faro as the pages show it (shell/games.js says what each part is).

import { text } from "../../core/i18n.js";
import { gameOf } from "../../shell/game_of.js";
import { Books, GermanPiles } from "./books.js";
import { words } from "./words.js";
import steps from "./steps.js";
import terms from "./terms.js";

export default gameOf(words, {
  steps,
  terms,
  typed: async () => (await import("./typed.js")).default,
  styles: [new URL("./german_faro.css", import.meta.url).href],
  kind: "german",
  play: async () => (await import("./play.js")).GermanPlayPage,
  Playground: Books,
  Piles: GermanPiles,
  settled: {
    title: ({ pair }, { say }) => say("settled", { number: pair }),
    on: ({ card, stake }) => text("german_faro-card-laid", { card, amount: stake }),
  },
  advice({ books, choosing, banker }, me, { stake, taking, suits }, { light }) {
    if (suits.length) return "choose";
    if (choosing.includes(me)) return "choose_later";
    if (banker === me) return "bank";
    if (!books[me]) return "without_you";
    if (books[me].out) return "out";
    if (taking) return "withdraw";
    if (stake) return ["stake", { most: stake.most }];
    return light === "open" ? "no_more" : "";
  },
  rules: {
    book: ["books", "book_s", "max_total", "withdraw", "dead_stake"],
    pair: ["wait_for_all", "lay_s", "first_pile"],
    met: ["pays"],
    bank: ["banker", "bank_marks", "settle"],
    out: ["cover"],
    end: ["odd_last_card", "irregularity"],
  },
});
