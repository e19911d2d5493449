// Sentences from a code and its data.

import assert from "node:assert/strict";
import { dealWith, language, rankSign, speak, text, textOf } from "../../../../controller/web/static/js/core/i18n.js";

const ENGLISH = `
t-hello = Hello { $name }.
t-only = Only in English.
t-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
t-card = The card is { CARD($card) }.
t-loud = { $on ->
    [true] loud
   *[false] quiet
}
t-share = { NUMBER($share, maximumFractionDigits: 2) }
t-number = { $number }
`;
const POLISH = `
t-hello = Witaj { $name }.
t-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
t-number = { $number }
`;

/** What is complained about while the work is done. */
function complaints(work) {
  const { error } = console;
  const said = [];
  console.error = (line) => said.push(line);
  try {
    work();
  } finally {
    console.error = error;
  }
  return said;
}

Deno.test("a sentence is made of its data, without marks around it", () => {
  speak([["en", ENGLISH]]);
  assert.equal(language(), "en");
  assert.equal(text("t-hello", { name: "Kate" }), "Hello Kate.");
  assert.equal(text("t-card", { card: "TC" }), "The card is 10♣.");
  assert.equal(text("t-card", { card: ["TC", "KS"] }), "The card is 10♣, K♠.");
  assert.deepEqual([true, false].map((on) => text("t-loud", { on })), ["loud", "quiet"]);
  assert.deepEqual([0, 1, 2].map((count) => text("t-cards", { count })), ["no card", "one card", "2 cards"]);
});

Deno.test("a card has the letters of the language", () => {
  speak([["de", "pages-letters = A B D K\nt-card = Die Karte ist { CARD($card) }."], ["en", ENGLISH]]);
  assert.equal(text("t-card", { card: ["AC", "JS", "QH", "KD", "TC"] }), "Die Karte ist A♣, B♠, D♥, K♦, 10♣.");
  assert.equal(text("t-card", { card: "J" }), "Die Karte ist J.");
});

Deno.test("a card of the Spanish pack has its name", () => {
  const spanish = [
    "pages-spanish-letters = S C R",
    "pages-spanish-card = { $rank } de { $suit }",
    "t-card = Sale { CARD($card) }.",
  ];
  speak([["es", spanish.join("\n")], ["en", ENGLISH]]);
  dealWith("spanish");
  assert.equal(text("t-card", { card: ["AC", "QH"] }), "Sale A de C, Q de H.");
  assert.deepEqual(["A", "7", "T", "J", "Q", "K"].map(rankSign), ["1", "7", "10", "S", "C", "R"]);
  dealWith("french");
  assert.equal(text("t-card", { card: "QH" }), "Sale Q♥.");
});

Deno.test("numbers are not grouped, and a half goes to the even digit", () => {
  speak([["en", ENGLISH]]);
  assert.equal(text("t-number", { number: 1234567 }), "1234567");
  assert.equal(text("t-number", { number: [1, 0.5] }), "1, 0.5");
  assert.deepEqual([0.125, 0.375, 12345.6].map((share) => text("t-share", { share })), ["0.12", "0.38", "12345.6"]);
});

Deno.test("a message in a sentence is said first, and a bare text as it is", () => {
  speak([["en", ENGLISH]]);
  assert.equal(
    textOf({ code: "t-hello", data: { name: { code: "t-cards", data: { count: 3 } } } }),
    "Hello 3 cards.",
  );
  assert.equal(textOf({ code: "t-only" }), "Only in English.");
  assert.equal(textOf("play is held"), "play is held");
  assert.equal(textOf({ code: "plain", data: { text: "as { it } is" } }), "as { it } is");
});

Deno.test("what a language lacks is said in English; plurals are its own", () => {
  speak([["pl-x-made", POLISH], ["en", ENGLISH]]);
  assert.equal(language(), "pl-x-made");
  assert.equal(text("t-hello", { name: "Kate" }), "Witaj Kate.");
  assert.equal(text("t-only"), "Only in English.");
  assert.deepEqual([1, 3, 5].map((count) => text("t-cards", { count })), ["jedna karta", "3 karty", "5 kart"]);
  assert.equal(text("t-number", { number: 12345.5 }), "12345,5");
});

Deno.test("a language that nobody knows has the numbers and plurals of English", () => {
  speak([["qx", POLISH], ["en", ENGLISH]]);
  assert.equal(text("t-cards", { count: 1 }), "jedna karta");
  assert.equal(text("t-number", { number: 1.5 }), "1.5");
});

Deno.test("a missing sentence is the code with its data, and is complained about; so is a missing value", () => {
  speak([["en", ENGLISH]]);
  let said;
  const missing = complaints(() => said = text("t-none", { deal: 3, why: { code: "t-only" } }));
  assert.equal(said, "t-none(deal=3, why=Only in English.)");
  assert.deepEqual(missing, ["no sentence of the code t-none"]);
  assert.match(complaints(() => text("t-hello"))[0], /^t-hello: .*name/);
  assert.match(complaints(() => speak([["en", "t-a = one\nt-a = two"]]))[0], /^en: .*t-a/);
  speak([]);
  assert.deepEqual(complaints(() => text("t-only")), ["t-only before the catalogue was loaded"]);
});
