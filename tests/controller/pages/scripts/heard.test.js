// What a player may have spoken: his own cards alone, by a voice of the device alone.

import assert from "node:assert/strict";
import "./english.js";
import { utter, voiceOf } from "../../../../controller/web/static/js/core/voice.js";
import { handText, ownHands } from "../../../../controller/web/static/js/shell/heard.js";
import banque from "../../../../controller/web/static/js/games/baccarat_banque/game.js";
import chemin from "../../../../controller/web/static/js/games/chemin_de_fer/game.js";
import faro from "../../../../controller/web/static/js/games/faro/game.js";
import macao from "../../../../controller/web/static/js/games/macao/game.js";
import siete from "../../../../controller/web/static/js/games/siete_y_media/game.js";

const heard = (game, deal, me = "Eve") =>
  ownHands(game, { deal }, me).map((hand) => [handText(hand), Boolean(hand.hidden)]);

Deno.test("a hand is spoken to who plays it, with what it counts, and is hidden while it is", () => {
  const hands = { punters: ["4S", "2D"], banker: [null, null], punters_total: 6, banker_total: null, winner: null };
  const deal = { hands, representative: "Eve", banker: "bob" };
  assert.deepEqual(heard(chemin, deal), [["4 of spades, 2 of diamonds. Total 6.", true]]);
  assert.deepEqual(heard(chemin, deal, "bob"), []);
  assert.deepEqual(heard(chemin, deal, "cy"), []);
  const open = {
    ...deal,
    hands: { ...hands, winner: "punters" },
    last_settled: { representative: "Eve", banker: "bob" },
  };
  assert.deepEqual(heard(chemin, open), [["4 of spades, 2 of diamonds. Total 6.", false]]);
});

Deno.test("both sides of banque are spoken to who plays both, the bank's to nobody before its turn", () => {
  const side = (cards, player, open = false) => ({ cards, player, open, total: cards.includes(null) ? null : 5 });
  const hands = {
    right: side(["AS", "4S"], "Eve"),
    left: side(["2S", "3S"], "Eve", true),
    banker: side([null, null], null),
  };
  assert.deepEqual(heard(banque, { hands, banker: "bob" }).map(([, hidden]) => hidden), [true, false]);
  assert.deepEqual(heard(banque, { hands, banker: "bob" }, "bob"), []);
});

Deno.test("Macao and siete y media speak the own card that lies face down", () => {
  const one = { player: "Eve", cards: ["9H"], hidden: [0], value: 9 };
  assert.deepEqual(heard(macao, { hands: [one, { ...one, player: "bob", cards: [null], value: null }] }), [
    ["9 of hearts. Total 9.", true],
  ]);
  const hand = { cards: ["KD", "7S"], down: [true, false], points: 15 };
  const deal = {
    seats: [{ player: "Eve", hands: [hand] }],
    banker: "bob",
    bank_hand: { cards: [null], down: [true], points: null },
  };
  assert.deepEqual(heard(siete, deal), [["King of diamonds, 7 of spades. Total 7½.", true]]);
  assert.deepEqual(heard(siete, deal, "bob"), []);
  assert.deepEqual(heard(faro, { bets: [] }), []);
});

const VOICES = [
  { name: "far", lang: "en-GB", localService: false },
  { name: "here", lang: "en_US", localService: true },
  { name: "aquí", lang: "es-ES", localService: true },
];

Deno.test("only a voice of the device speaks, in the page's language", () => {
  assert.equal(voiceOf("en", VOICES).name, "here");
  assert.equal(voiceOf("es", VOICES).name, "aquí");
  assert.equal(voiceOf("de", VOICES), null);
  assert.equal(voiceOf("en", VOICES.slice(0, 1)), null);
});

Deno.test("a browser without voices speaks nothing and says so", async () => {
  globalThis.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  const spoken = [];
  const speech = (voices) => ({ getVoices: () => voices, speak: ({ text, lang }) => spoken.push([text, lang]) });
  assert.equal(await utter("one", speech(VOICES.slice(0, 1))), false);
  assert.equal(await utter("two", null), false);
  assert.equal(await utter("three", speech(VOICES)), true);
  assert.deepEqual(spoken, [["three", "en_US"]]);
});
