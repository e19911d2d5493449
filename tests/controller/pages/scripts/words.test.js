// The sentences of the pages: pure functions of core/ and of the games' folders.

import assert from "node:assert/strict";
import "./english.js";
import { speak } from "../../../../controller/web/static/js/core/i18n.js";
import {
  actText,
  decimal,
  lapsedText,
  percent,
  phaseText,
  refusal,
  roundText,
} from "../../../../controller/web/static/js/core/words.js";
import { betName, position, undoOf, words as faro } from "../../../../controller/web/static/js/games/faro/words.js";
import { words as german } from "../../../../controller/web/static/js/games/german_faro/words.js";

const state = (deal, table = {}) => ({
  deal,
  at: { deal: 1, round: 3, phase: deal && deal.phase },
  table: { min: 5, max: 100, unit: 5, playing: true, ...table },
});

Deno.test("where the deal stands is said by the game, and otherwise by the table", () => {
  assert.equal(phaseText(state({ phase: "loser_shown" }), faro), "The winner is next");
  assert.equal(phaseText(state({ phase: "bets_open" }, { mode: "casekeeper" }), faro), "The next turn may be drawn");
  assert.equal(phaseText(state({ phase: "card_shown" }), german), "The other pile is next");
  assert.equal(phaseText(state({ phase: "over", bank_broken: true }), german), "The bank is broken; the deal is over");
  assert.equal(phaseText(state({ phase: "over" }), faro), "The deal is over");
  assert.equal(phaseText(state({ phase: "bets_open" }, { test: true }), faro), "TEST MODE - no bets");
  assert.equal(phaseText(state(null), faro), "No deal yet");
  const held = { ...state({ phase: "bets_open" }), hold: { by: "dealer" } };
  assert.equal(phaseText(held, faro), "Play is held");
  assert.equal(phaseText({ ...held, ...state({ phase: "over" }, { playing: false }) }, faro), "The deal is over");
});

Deno.test("the round is that of the moment, and none when no deal is on", () => {
  assert.deepEqual(roundText(state({ turns: 25 }), faro), { text: "turn 3", of: "of 25" });
  assert.deepEqual(roundText(state({}), german), { text: "pair 3", of: "" });
  assert.equal(roundText(state({ turns: 25 }, { playing: false }), faro), null);
});

Deno.test("a refusal is said in the game's sentence, else in the table's", () => {
  const said = (reason, text = "") => refusal({ reason, text }, state({}), faro);
  assert.equal(said("max"), "The bank takes at most 100 on one position.");
  assert.equal(said("held", "play is held: held by the dealer"), "Play is held: held by the dealer.");
  assert.equal(said("new"), "The table did not take that.");
  assert.equal(refusal({ reason: "max", text: "too much" }, state({}), german), "Too much.");
  assert.equal(refusal({ reason: "bad_name", text: "take a seat (first)" }), "Take a seat (first)");
});

Deno.test("a command that came too late says what it was meant for", () => {
  const at = (deal, round, phase) => ({ deal, round, phase });
  const late = lapsedText(at(1, 1, "bets_open"), at(1, 2, "bets_open"), faro);
  assert.equal(late, "It was meant for turn 1, but turn 2 had come; nothing was done");
  const closed = lapsedText(at(1, 2, "soda"), at(1, 2, "loser_shown"), faro);
  assert.equal(closed, "turn 2 had gone on (before the soda, now bets closed); nothing was done");
  assert.match(lapsedText(at(1, 9, "bets_open"), at(2, 9, "bets_open"), german), /^It was meant for deal 1/);
});

Deno.test("a bet is named as it lies on the cloth", () => {
  assert.equal(position({ type: "group", ranks: ["6", "8", "7"] }), "6·7·8");
  assert.equal(position({ type: "group", ranks: ["2", "A", "Q", "K"] }), "K·Q·A·2");
  assert.equal(position({ type: "string", win: ["T", "4"], lose: [] }), "10 4 to win");
  assert.equal(position({ type: "heel", win: ["T"], lose: ["4"] }), "10 to win, 4 to lose");
  assert.equal(betName({ type: "flat", ranks: ["A"], copper: true }), "Ace, coppered");
  assert.equal(position({ type: "color", order: "SAME" }), "Call both of one colour");
});

Deno.test("every act that can be undone is undone by the act that restores the bet", () => {
  const bet = { id: "b", type: "flat", ranks: ["9"], stake: 25, copper: false };
  const fresh = () => "new";
  assert.deepEqual(undoOf("bet", { bet: "b", type: "flat", ranks: ["9"], stake: 25 }, undefined, fresh), {
    text: "25 on 9",
    verb: "remove",
    fields: { bet: "b" },
  });
  const moved = undoOf("move", { bet: "b", type: "flat", ranks: ["K"], copper: true }, bet, fresh);
  assert.equal(moved.text, "move to King, coppered");
  assert.deepEqual(moved.fields, { bet: "b", type: "flat", ranks: ["9"], copper: false });
  assert.equal(undoOf("move", { bet: "b", type: "flat", ranks: ["9"], copper: true }, bet, fresh).text, "copper on 9");
  assert.deepEqual(undoOf("remove", { bet: "b" }, bet, fresh).fields, {
    bet: "new",
    stake: 25,
    type: "flat",
    ranks: ["9"],
  });
  assert.equal(undoOf("bar", { bet: "b" }, bet, fresh).verb, "unbar");
  assert.equal(undoOf("claim", { bet: "b" }, bet, fresh), null);
});

Deno.test("commands are told in the words of game and table", () => {
  const bet = { do: "bet", type: "flat", ranks: ["K"], stake: 25, copper: true };
  assert.equal(actText(bet, faro), "25 on King, coppered");
  assert.equal(actText({ do: "stake", card: "TS", marks: 3 }, german), "3 on the Ten of spades");
  assert.equal(actText({ do: "drawn", count: 1 }, faro), "Say that one card was drawn");
  assert.equal(actText({ do: "enrol", action: "begin" }, faro), "Enrol a pack");
});

Deno.test("a card's place and what lies are told by the game", () => {
  const deal = { places: [[0, "soda"], [1, "lost"], [1, "won"], [26, "hoc"]], bets: [] };
  assert.deepEqual([0, 1, 2, 3].map((index) => faro.place(deal, index)), [
    "soda",
    "turn 1, lost",
    "turn 1, won",
    "hoc",
  ]);
  assert.deepEqual([0, 1, 2, 3].map((index) => faro.side(deal, index)), ["side", "lost", "won", "side"]);
  const pair = { places: [[1, "right"], [1, "left"], [1, "covered"]], pays: "left" };
  assert.deepEqual([0, 1, 2].map((index) => german.side(pair, index)), ["lost", "won", "side"]);
  const stakes = [{ player: "eve", card: "TS", marks: 2 }];
  const [{ id, player, amount, text }] = german.stakes({ stakes });
  assert.deepEqual([id, player, amount, text], ["TS", "eve", 2, "eve, 2 on the Ten of spades"]);
});

Deno.test("a number has the decimal sign of the page's language", () => {
  assert.equal(decimal(1234.5, 2), "1,234.50");
  assert.equal(percent(0.994), "99.4 %");
  assert.equal(percent(0.5), "50 %");
  speak([["de", ""]]);
  assert.equal(decimal(1234.5, 2), "1.234,50");
  assert.equal(percent(0.994), "99,4 %");
});
