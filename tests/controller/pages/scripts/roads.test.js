// The roads of punto banco, against sequences worked by hand.

import assert from "node:assert/strict";
import "./english.js";
import {
  beadPlate,
  bigRoad,
  derived,
  derivedRoad,
  lastColumns,
  roads,
  ROWS,
  runs,
} from "../../../../controller/web/static/js/shell/road_cells.js";
import game from "../../../../controller/web/static/js/games/punto_banco/game.js";
import { lyingOn, paysText } from "../../../../controller/web/static/js/games/punto_banco/table.js";
import { newest } from "../../../../controller/web/static/js/games/punto_banco/play.js";

const { words } = game;
const RESULTS = { P: "player", B: "banker", T: "tie" };
const coups = (letters) => [...letters].map((letter) => ({ result: RESULTS[letter] }));
const at = (cells) => cells.map(({ x, y }) => `${x},${y}`).join(" ");
const colours = (marks) => marks.map((red) => (red ? "r" : "b")).join("");

Deno.test("the bead plate takes every coup, six a column", () => {
  const cells = beadPlate(coups("PBTPBPB"));
  assert.equal(at(cells), "0,0 0,1 0,2 0,3 0,4 0,5 1,0");
  assert.deepEqual(cells.map(({ result }) => result[0]).join(""), "pbtpbpb");
});

Deno.test("ties are counted on the coup before, and on the first where none is before", () => {
  const found = runs(coups("TTPPTB"));
  assert.deepEqual(found.map((run) => run.map(({ ties }) => ties)), [[2, 1], [0]]);
  assert.deepEqual(runs(coups("TT")), []);
});

Deno.test("a long run turns to the right in the last row, and the next ones give way to it", () => {
  assert.equal(at(bigRoad(coups("PPPPPPPP"))), "0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5");
  const both = bigRoad(coups("PPPPPPPPBBBBBB"));
  assert.equal(at(both.slice(8)), "1,0 1,1 1,2 1,3 1,4 2,4");
});

Deno.test("no two cells of a road lie on one another, and none lies below the grid", () => {
  let seed = 7;
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let shoe = 0; shoe < 200; shoe += 1) {
    const sticky = chance();
    let last = "P";
    const letters = Array.from({ length: 80 }, () => {
      if (chance() > sticky) last = last === "P" ? "B" : "P";
      return chance() < 0.1 ? "T" : last;
    });
    const all = roads(coups(letters.join("")));
    for (const cells of [all.bead, all.big, all.eye, all.small, all.cockroach]) {
      assert.equal(new Set(cells.map(({ x, y }) => `${x},${y}`)).size, cells.length);
      assert.ok(cells.every(({ y }) => y >= 0 && y < ROWS));
    }
    assert.equal(all.big.length + all.counts.tie, 80);
  }
});

Deno.test("the derived roads of a short shoe", () => {
  const shoe = coups("PPBPPB"); // columns of 2, 1, 2, 1
  assert.equal(colours(derived(shoe, 1)), "bbb");
  assert.equal(colours(derived(shoe, 2)), "rr");
  assert.equal(colours(derived(shoe, 3)), "");
});

Deno.test("a shoe that only changes sides, and one that never does", () => {
  const chops = coups("PBPBPBPB"); // eight columns of one
  assert.equal(colours(derived(chops, 1)), "rrrrrr");
  assert.equal(colours(derived(chops, 2)), "rrrrr");
  assert.equal(colours(derived(chops, 3)), "rrrr");
  assert.equal(colours(derived(coups("PPPPPP"), 1)), "");
});

Deno.test("a column longer than the one before: blue where that ended, red below", () => {
  const shoe = coups("PBBBB"); // columns of 1 and 4
  assert.equal(colours(derived(shoe, 1)), "brr");
  assert.equal(at(derivedRoad(shoe, 1)), "0,0 1,0 1,1");
});

Deno.test("ties do not count in the derived roads", () => {
  assert.deepEqual(derived(coups("PTPBTPPB"), 1), derived(coups("PPBPPB"), 1));
});

Deno.test("of a long road the last columns are shown", () => {
  const cells = lastColumns(bigRoad(coups("PBPBPB")), 4);
  assert.equal(at(cells), "0,0 1,0 2,0 3,0");
  assert.equal(at(lastColumns(bigRoad(coups("PB")), 4)), "0,0 1,0");
});

const DEAL = {
  bets: [
    { id: "a", player: "ann", type: "player", stake: 10, pushed: true },
    { id: "b", player: "ann", type: "player", stake: 5, pushed: false },
    { id: "c", player: "bob", type: "player", stake: 7, pushed: false },
  ],
  places: ["burn", "burnt", "player_1", "banker_1"],
};

Deno.test("what each player has on a kind of bet", () => {
  assert.deepEqual([...lyingOn(DEAL, "player")], [["ann", 15], ["bob", 7]]);
  assert.equal(lyingOn(DEAL, "tie").size, 0);
  assert.equal(newest(DEAL.bets.slice(0, 2), "player").id, "b");
  assert.equal(newest([], "player"), undefined);
});

Deno.test("what a bet pays, and where a card went, in words", () => {
  const standard = { variant: "standard", commission: { percent: 5 } };
  assert.equal(paysText({ type: "banker", odds: 1 }, standard, words.say), "1:1 less 5 %");
  assert.equal(paysText({ type: "tie", odds: 8 }, standard, words.say), "8:1");
  const account = { ...standard, accounts: {} };
  assert.equal(paysText({ type: "banker", odds: 1 }, account, words.say), "1:1, 5 % on account");
  assert.equal(paysText({ type: "banker", odds: 1 }, { variant: "ez", commission: { percent: 0 } }, words.say), "1:1");
  assert.deepEqual([0, 1, 2, 3].map((i) => words.side(DEAL, i)), ["side", "side", "won", "lost"]);
  assert.equal(words.place(DEAL, 3), "the banker");
});
