// The clock of a decision, which decision an act answers, the dealer's one thing to do, the candidates of a question,
// the stacks on the cloth.

import assert from "node:assert/strict";
import "./english.js";
import { decisionFor } from "../../../../controller/web/static/js/shell/acts.js";
import { nextThing, placeOfNext, secondsLeft, secondsTo } from "../../../../controller/web/static/js/shell/awaited.js";
import { likeliest } from "../../../../controller/web/static/js/shell/cardpicker.js";
import { chipsOf } from "../../../../controller/web/static/js/shell/chips.js";
import { joinText } from "../../../../controller/web/static/js/shell/join.js";
import { sumFor } from "../../../../controller/web/static/js/shell/tray.js";
import { shapeKey, spotOf, TALL, WIDE } from "../../../../controller/web/static/js/games/faro/layout.js";
import { stacksOf } from "../../../../controller/web/static/js/games/faro/cloth.js";
import { words } from "../../../../controller/web/static/js/games/faro/words.js";

Deno.test("a clock counts from what was left when the table spoke, and stands while play is held", () => {
  const state = { heard_at: 1000, clocks: { running: true, left_ms: { a: 5000 } } };
  assert.equal(secondsLeft(state, "a", 1000), 5);
  assert.equal(secondsLeft(state, "a", 3001), 3);
  assert.equal(secondsLeft(state, "a", 99_000), 0);
  assert.equal(secondsLeft(state, "b", 1000), null);
  assert.equal(secondsLeft({ heard_at: 0 }, "a", 0), null);
  assert.equal(secondsLeft({ ...state, clocks: { ...state.clocks, running: false } }, "a", 99_000), 5);
});

Deno.test("bets that the dealer of the demonstration closes count down to that", () => {
  const state = { heard_at: 1000, clocks: { running: true, left_ms: {}, closes_ms: 6000 } };
  assert.deepEqual([1000, 3001, 99_000].map((now) => secondsTo(state, "closes_ms", now)), [6, 4, 0]);
  assert.equal(secondsTo({ heard_at: 0 }, "closes_ms", 0), null);
  assert.equal(secondsTo({ heard_at: 0, clocks: { running: true, left_ms: { a: 5000 } } }, "closes_ms", 0), null);
});

Deno.test("an act answers the decision of its player, or of all seats, that has its verb", () => {
  const awaiting = [
    { key: "a", player: "bob", all_seats: false, verbs: ["draw", "stand"] },
    { key: "b", player: null, all_seats: true, verbs: ["banco"] },
  ];
  assert.deepEqual(decisionFor(awaiting, "bob", "stand"), { decision: "a" });
  assert.deepEqual(decisionFor(awaiting, "ann", "stand"), {});
  assert.deepEqual(decisionFor(awaiting, "ann", "banco"), { decision: "b" });
  assert.deepEqual(decisionFor(undefined, "ann", "stake"), {});
});

Deno.test("a sum of chips lies between the least and the most, but where it is tapped out", () => {
  assert.deepEqual([0, 25, 300].map((tapped) => sumFor({ least: 5, most: 200 }, tapped)), [5, 25, 200]);
  assert.equal(sumFor({ least: 5, most: 200 }, 0, true), 0);
});

Deno.test("the dealer has one thing to do", () => {
  const state = (changes, may = []) => ({ table: { playing: true }, dealer: { may }, ...changes });
  const next = (changes, may) => nextThing(state(changes, may), words);
  const expects = { place: "winning", face: "up" };
  assert.equal(next({ question: {}, hold: { by: "question" } }), "Answer the question.");
  assert.equal(next({ hold: { by: "dealer" }, expects }), "Play is held: see to what is said above, then go on.");
  assert.equal(next({ table: { playing: false } }), "Start a deal when the pack is in the box.");
  assert.equal(next({ awaiting: [{ player: "bob" }, { player: "bob" }], expects }), "Wait for bob.");
  const claims = [{ player: null, all_seats: true, verbs: ["banco"] }];
  assert.equal(next({ awaiting: claims, expects: null }), "Wait for the answers.");
  assert.equal(next({ awaiting: claims, expects: null }, ["close_bets"]), "Wait for the answers, or end the time.");
  assert.equal(next({ light: "open" }), "Wait for the stakes.");
  assert.equal(next({ expects }, ["close_bets"]), "Bets are open; the next card goes to the winners.");
  assert.equal(next({ expects: null }, ["close_bets"]), "Bets are open: close them before the next card.");
  assert.equal(next({ expects }), "Draw: the next card goes to the winners.");
  assert.equal(next({ expects, table: { test: true } }), "");
  const sheet = { on_sheet: true, playing: true };
  assert.match(next({ table: { ...sheet, playing: false } }), /^Start a deal when .* the camera sees the sheet\.$/);
  assert.match(next({ table: sheet, expects }, ["pass_by"]), /^Lay the cards that nobody is to see aside/);
  assert.match(next({ table: { playing: true }, expects }, ["pass_by"]), /^Draw/);
  assert.match(
    next({ table: sheet, hold: { by: "dealer" }, expects: null }, ["lay_away"]),
    /laid on the sheet that was not due: take it off/,
  );
  assert.equal(placeOfNext({ place: "hoc", face: "down" }, words), "the hoc, beside the game, face down");
});

Deno.test("candidates are the likeliest cards, those that are out told by their place", () => {
  const question = { candidates: { K: 0.9, Q: 0.1, none: 0.3 }, suit_candidates: { S: 0.8, H: 0.2 } };
  const best = likeliest(question, ["4D", "KS"]);
  assert.deepEqual(best.map(({ card, at }) => [card, at]), [["KS", 1], ["KH", -1], ["QS", -1], ["QH", -1]]);
  assert.deepEqual(likeliest(question, ["4D", "KS"], 2)[0].at, -1); // of two packs another one may come
  assert.equal(likeliest({ candidates: { K: 1 } }, [null]).length, 4);
});

Deno.test("an amount is at most six chips, the largest first", () => {
  assert.deepEqual(chipsOf(131), [100, 25, 5, 1]);
  assert.equal(chipsOf(10 ** 9).length, 6);
});

Deno.test("every place of both layouts lies on its cloth, and takes the chips of its bet", () => {
  for (const geometry of [WIDE, TALL]) {
    for (const place of geometry.places) {
      const at = spotOf(geometry, { ...place, ranks: place.ranks });
      assert.ok(at.x > 0 && at.x < geometry.width && at.y > 0 && at.y < geometry.height, place.key);
    }
  }
  assert.equal(shapeKey(["K", "A", "T"]), "ATK");
});

Deno.test("bets of one player on one place are one stack; copper and sleep stand apart", () => {
  const bet = { type: "flat", ranks: ["K"], player: "ann", stake: 5, copper: false, barred: false };
  const bets = [bet, { ...bet, stake: 10 }, { ...bet, copper: true }, { ...bet, barred: true }, {
    ...bet,
    player: "bob",
  }];
  const stacks = stacksOf(bets, [{ player: "ann" }, { player: "bob" }]);
  assert.deepEqual(stacks.map(({ amount }) => amount), [15, 5, 5, 5]);
});

const TABLE = { playing: true, takes_newcomers: true, free_seats: 3, players_wanted: 0, cut: null, test: false };
const CLOCK = { running: true, left_ms: {} };
/** What a page says to somebody who comes now; `table`, `clocks`: what is otherwise than in a deal with bets closed. */
const said = ({ table = {}, clocks = {}, ...state } = {}) =>
  joinText(
    { table: { ...TABLE, ...table }, clocks: { ...CLOCK, ...clocks }, heard_at: 0, light: "closed", ...state },
    words,
    1000,
  );

Deno.test("while bets are taken somebody who comes can play at once", () => {
  assert.equal(said({ light: "open" }), "You can play at once: bets are open.");
  assert.equal(said({ light: "open", clocks: { closes_ms: 8500 } }), "You can play at once: bets are open for 8 s.");
  const awaiting = [{ key: "bets", player: null, all_seats: true, verbs: [] }];
  const clocks = { left_ms: { bets: 7000 }, closes_ms: 9000 };
  assert.equal(said({ light: "open", awaiting, clocks }), "You can play at once: bets are open for 6 s.");
  assert.match(said({ light: "open", clocks: { closes_ms: 4000 } }), /^You can bet on the next turn/);
});

Deno.test("else he waits for the next round or deal, by the clock where it is known how long that takes", () => {
  const next = "You can bet on the next turn, when both cards of this one are out.";
  assert.equal(said(), next);
  assert.equal(said({ clocks: { opens_ms: 22_000 } }), "You can bet on the next turn, in about 20 s.");
  assert.equal(said({ clocks: { opens_ms: 900 } }), next);
  const table = { takes_newcomers: false };
  assert.equal(said({ table }), "You can play in the next deal, when this one is over.");
  assert.equal(said({ table, light: "open" }), "You can play in the next deal, when this one is over.");
  assert.equal(said({ table, clocks: { opens_ms: 90_000 } }), "You can play in the next deal, in about 90 s.");
});

Deno.test("between the deals he waits for the dealer, the cut or more players", () => {
  const between = (table, clocks) => said({ table: { playing: false, takes_newcomers: false, ...table }, clocks });
  assert.match(between(), /begins when the dealer has shuffled\.$/);
  assert.match(between({ cut: { players: ["ann"], one: false } }), /begins when the pack has been cut\.$/);
  assert.equal(between({}, { begins_ms: 6000 }), "You can play in the next deal, in 5 s.");
  assert.match(between({ players_wanted: 2 }, { begins_ms: 6000 }), /waits for 2 more players/);
  assert.match(between({ players_wanted: 1 }), /waits for one more player:/);
});

Deno.test("a table that is held, out of order, full or in test says that first", () => {
  const by = (by) => said({ light: "call", hold: { by }, clocks: { opens_ms: 9000 } });
  assert.match(by("dealer"), /^Play is held/);
  assert.match(by("starting"), /^Play is held/);
  assert.match(by("question"), /^The dealer looks at a card/);
  assert.match(by("fault"), /^Something at the table is out of order/);
  assert.match(said({ table: { free_seats: 0 } }), /^All seats are taken/);
  assert.match(said({ table: { test: true, free_seats: 0 } }), /^The table is being tested/);
});
