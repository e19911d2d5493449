// What the pages make of what the table offers.

import assert from "node:assert/strict";
import "./english.js";
import { betOn, may, stringOf, whyNot } from "../../../../controller/web/static/js/games/faro/legal.js";
import { allowed, dealerMay } from "../../../../controller/web/static/js/core/legal.js";

const OFFER = {
  types: ["flat", "group", "odd"],
  copper: ["flat", "group"],
  strings: [
    { type: "heel", win: [1, 1], lose: [1, 1], both: [2, 2] },
    { type: "string", win: [0, 13], lose: [0, 13], both: [2, 13] },
  ],
  dead: ["4", "9"],
  least: 10,
  most: 60,
  step: 5,
};

Deno.test("a bet is on offer within its types, amounts and steps, and not on dead ranks alone", () => {
  const why = (fields) => whyNot({ bet: OFFER }, { type: "flat", ranks: ["K"], stake: 10, ...fields });
  assert.equal(why({}), "");
  assert.equal(why({ stake: 60 }), "");
  assert.equal(why({ stake: 65 }), "At most 60 now.");
  assert.equal(why({ stake: 5 }), "No less than 10.");
  assert.equal(why({ stake: 12 }), "Stakes are multiples of 5.");
  assert.equal(why({ type: "high" }), "That bet is not taken now.");
  assert.match(why({ ranks: ["9"] }), /^All four/);
  assert.match(why({ type: "group", ranks: ["9", "4"] }), /^All four/);
  assert.equal(why({ type: "group", ranks: ["9", "8"] }), "");
  assert.equal(why({ type: "odd", ranks: undefined }), "");
  assert.equal(whyNot({}, { type: "flat", ranks: ["K"], stake: 10 }), "No bet can be laid now.");
});

Deno.test("an act is on offer for the bets that the table names", () => {
  const legal = { bet: OFFER, move: ["a"], move_to: ["flat"], remove: ["a"], parlay: ["w"] };
  assert.ok(may(legal, "remove", { bet: "a" }));
  assert.ok(!may(legal, "remove", { bet: "b" }));
  assert.ok(!may(legal, "bar", { bet: "a" }));
  assert.ok(may(legal, "move", { bet: "a" }));
  assert.ok(may(legal, "move", { bet: "a", type: "flat", ranks: ["K"] }));
  assert.ok(!may(legal, "move", { bet: "a", type: "odd" }));
  assert.ok(may(legal, "parlay", { bet: "new", from: "w", type: "odd" }));
  assert.ok(!may(legal, "parlay", { bet: "new", from: "w", type: "high" }));
  assert.ok(may(legal, "bet", { type: "flat", ranks: ["K"], stake: 10 }));
  assert.ok(!may({}, "bet", { type: "flat", ranks: ["K"], stake: 10 }));
});

Deno.test("cards to win and to lose make the first string that fits", () => {
  const made = (sides) => stringOf({ bet: OFFER }, sides);
  assert.deepEqual(made({ K: "win", 4: "lose" }), { type: "heel", win: ["K"], lose: ["4"] });
  assert.equal(made({ K: "win", Q: "win" }).type, "string");
  assert.equal(made({ K: "win" }), null);
  assert.equal(stringOf({ bet: { ...OFFER, strings: OFFER.strings.slice(0, 1) } }, { K: "win", Q: "win" }), null);
  assert.equal(stringOf({}, { K: "win", 4: "lose" }), null);
});

Deno.test("the copper goes with the types that take one", () => {
  assert.deepEqual(betOn({ bet: OFFER }, { type: "flat", ranks: ["K"] }, true), {
    type: "flat",
    ranks: ["K"],
    copper: true,
  });
  assert.deepEqual(betOn({ bet: OFFER }, { type: "odd", ranks: [] }, true), { type: "odd" });
});

Deno.test("nobody may do what the table does not name", () => {
  const state = { deal: { legal: { ann: { bet: OFFER } } }, dealer: { may: ["hold"] } };
  assert.deepEqual(allowed(state, "ann"), { bet: OFFER });
  assert.deepEqual(allowed(state, "bob"), {});
  assert.deepEqual(allowed({ deal: null }, "ann"), {});
  assert.ok(dealerMay(state, "hold") && !dealerMay(state, "close_bets"));
});
