// What all games have, for a game's module.

import { Settled } from "./settled.js";

/** A game as the pages show it (games.js): what it has beside its `words`. */
export const gameOf = (words, own) => ({
  get title() {
    return words.say("title");
  },
  get door() {
    return words.say("door");
  },
  get sheet() {
    return words.say("sheet");
  },
  Settled,
  ...own,
  words,
});
