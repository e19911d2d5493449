// What a page says aloud, once, and where the arrow keys lead.

import assert from "node:assert/strict";
import "./english.js";
import { aloud, text } from "../../../../controller/web/static/js/core/i18n.js";
import { news } from "../../../../controller/web/static/js/shell/aloud.js";
import { nearest, reached } from "../../../../controller/web/static/js/shell/roving.js";

const line = (seq, said) => ({ seq, text: said });
const at = (changes = {}) => ({
  log: [line(1, "one")],
  purse: 100,
  light: "open",
  held: false,
  phase: "Make your bets",
  round: "turn 1",
  turns: [],
  next: "",
  ...changes,
});

Deno.test("nothing is said of a page that was just opened, nor of what is as it was", () => {
  assert.deepEqual(news(null, at()), []);
  assert.deepEqual(news(at(), at()), []);
});

Deno.test("lines of the log, one's money, the bets and one's turn are said in this order", () => {
  const now = at({
    log: [line(3, "three"), line(1, "one"), line(2, "two")].sort((a, b) => a.seq - b.seq),
    purse: 75,
    light: "closed",
    phase: "No more bets",
    turns: [{ key: "d1", sentence: "Your decision" }],
    next: "Draw",
  });
  const said = ["two", "three", "Your purse: 75.", "No more bets, turn 1.", "Your decision", "Draw"];
  assert.deepEqual(news(at(), now), said);
  assert.deepEqual(news(now, now), []);
});

Deno.test("where the deal stands has no comma after a question", () => {
  const now = at({ light: "closed", phase: "Is the bank raised?", round: "coup 6" });
  assert.deepEqual(news(at(), now), ["Is the bank raised? (coup 6)"]);
});

Deno.test("bets that stand still while play is held are not said to be closed, nor that a dealer is called", () => {
  assert.deepEqual(news(at(), at({ light: "closed", held: true })), []);
  assert.deepEqual(news(at(), at({ light: "call" })), []);
});

Deno.test("after a lost line the last lines are said, not an evening", () => {
  const log = Array.from({ length: 40 }, (_, i) => line(i, `${i}`));
  assert.deepEqual(news(at({ log: [] }), at({ log })), log.slice(-12).map(({ text: said }) => said));
});

Deno.test("a card is named for the ear and drawn for the eye", () => {
  const place = { code: "faro-place-losing", data: { turn: 1 } };
  const shown = { code: "faro-shown-before", data: { card: "TD" } };
  assert.equal(text(shown.code, shown.data), "10♦ has already been shown in this deal");
  assert.equal(aloud(shown), "Ten of diamonds has already been shown in this deal");
  assert.equal(aloud(place), "turn 1, losing card");
  assert.equal(aloud("as it is"), "as it is");
});

Deno.test("arrow keys go round a row, Home and End to its ends", () => {
  assert.deepEqual(["ArrowRight", "ArrowDown", "ArrowLeft", "Home", "End", "a"].map((key) => reached(key, 2, 3)), [
    ...[0, 0, 1, 0, 2, -1],
  ]);
  assert.equal(reached("ArrowUp", 0, 3), 2);
});

Deno.test("over a table they lead to the nearest place that way, and stay where there is none", () => {
  const points = [[0, 0], [100, 10], [60, 90], [0, 100]];
  assert.equal(nearest("ArrowRight", points, 0), 1);
  assert.equal(nearest("ArrowDown", points, 0), 3);
  assert.equal(nearest("ArrowUp", points, 2), 1);
  assert.equal(nearest("ArrowLeft", points, 0), -1);
});
