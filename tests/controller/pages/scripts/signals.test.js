// What a player hears of a change of the table.

import assert from "node:assert/strict";
import { heardOf, signalFor } from "../../../../controller/web/static/js/shell/signals.js";

const state = (changes = {}) => ({ light: "open", hold: null, at: { deal: 1 }, awaiting: [], deal: {}, ...changes });
const signal = (before, now) => signalFor(heardOf(state(before), "ann"), heardOf(state(now), "ann"));
const settled = (pay, player = "ann") => ({ deal: { last_settled: { coup: 1, lines: [{ player, pay }] } } });
const asked = (player, verbs = ["draw"]) => ({ awaiting: [{ key: "d1", player, verbs }] });

Deno.test("no more bets is heard when the bets are closed, not when play is held", () => {
  assert.equal(signal({}, { light: "closed" }), "closed");
  assert.equal(signal({}, { light: "call", hold: { by: "fault" } }), "");
  assert.equal(signal({}, { light: "closed", hold: { by: "dealer" } }), "");
  assert.equal(signal({ light: "closed" }, {}), "");
});

Deno.test("one's own turn is heard once, nobody else's", () => {
  assert.equal(signal({}, asked("ann")), "turn");
  assert.equal(signal(asked("ann"), asked("ann")), "");
  assert.equal(signal({}, asked("bob")), "");
  assert.equal(signal({}, asked("ann", [])), "");
});

Deno.test("what was won is heard, what was lost or came out even is not", () => {
  assert.equal(signal({}, settled(5)), "won");
  assert.equal(signal(settled(5), settled(5)), "");
  assert.equal(signal({}, settled(-5)), "");
  assert.equal(signal({}, settled(5, "bob")), "");
  const two = { deal: { last_settled: { coup: 1, lines: [{ player: "ann", pay: 5 }, { player: "ann", pay: -5 }] } } };
  assert.equal(signal({}, two), "");
});

Deno.test("nothing is heard of a page that was just opened, nor of another deal", () => {
  assert.equal(signalFor(null, heardOf(state(settled(5)), "ann")), "");
  assert.equal(signal({ at: { deal: 2 } }, { ...settled(5), light: "closed" }), "");
});
