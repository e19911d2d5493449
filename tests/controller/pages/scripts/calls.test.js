// What the croupier calls, in four languages, and that it is made of the public log alone.

import assert from "node:assert/strict";
import "./english.js";
import { speak } from "../../../../controller/web/static/js/core/i18n.js";
import { callsOf, callText } from "../../../../controller/web/static/js/shell/calls.js";
import { wordsOf } from "../../../../controller/web/static/js/shell/words.js";

const folder = new URL("../../../../controller/web/static/i18n/", import.meta.url);

function speakIn(language) {
  const own = new URL(`${language}/`, folder);
  const files = [...Deno.readDirSync(own)].filter(({ name }) => name.endsWith(".ftl"));
  speak([[language, files.map(({ name }) => Deno.readTextFileSync(new URL(name, own))).join("\n")]]);
}

const NONE = { log: [], light: "open", held: false };
const words = (...names) => wordsOf(names);

/** The calls for one line of the log. */
function called(game, code, data) {
  const log = [{ seq: 1, text: { code, data } }];
  return callsOf(NONE, { ...NONE, log }, words(...game)).map(callText).join(" ");
}

const PUNTO = ["punto_banco", "baccarat"];
const CHEMIN = ["chemin_de_fer", "baccarat"];
const COUP = { coup: 1, player: 5, banker: 3, natural: false };
const NINE = { coup: 1, punters: 9, banker: 8, natural: true, cards: ["9H", "KS"], bank_cards: ["8D", "QS"] };

const SAID = {
  en: ["Five player, three banker. Player wins.", "Égalité, nine all.", "Place your bets.", "No more bets."],
  es: ["Cinco jugador, tres banquero. Gana el jugador.", "Empate a nueve.", "Hagan juego.", "No va más."],
  de: [
    ...["Fünf Punto, drei Banco. Punto gewinnt.", "Égalité, beide neun.", "Bitte das Spiel zu machen."],
    "Nichts geht mehr.",
  ],
  fr: [
    ...["Cinq joueur, trois banquier. Le joueur gagne.", "Égalité à neuf.", "Faites vos jeux."],
    "Les jeux sont faits, rien ne va plus.",
  ],
};

for (const [language, [coup, tie, open, closed]] of Object.entries(SAID)) {
  Deno.test(`the croupier's calls: ${language}`, () => {
    speakIn(language);
    const turned = (light, before) =>
      callsOf({ ...NONE, light: before }, { ...NONE, light }, words(...PUNTO)).map(callText);
    assert.equal(called(PUNTO, "punto_banco-player-wins", COUP), coup);
    assert.equal(called(CHEMIN, "chemin_de_fer-tie", NINE), tie);
    assert.equal(called(CHEMIN, "chemin_de_fer-plays-banco", { player: "Eve", amount: 200 }), "Banco.");
    assert.deepEqual(turned("open", "closed"), [open]);
    assert.deepEqual(turned("closed", "open"), [closed]);
  });
}

Deno.test("a card of faro is called by its place, a player by his name", () => {
  speakIn("en");
  const shown = (place) =>
    called(["faro"], "faro-card-shown", { card: "9H", place: { code: `faro-place-${place}`, data: { turn: 1 } } });
  assert.equal(shown("losing"), "9 of hearts loses.");
  assert.equal(shown("winning"), "9 of hearts wins.");
  assert.equal(called(["macao", "baccarat"], "macao-natural", { player: "Eve" }), "A natural for Eve.");
});

Deno.test("nothing is called of what lies face down, of a page just opened, while play is held, or long ago", () => {
  speakIn("en");
  assert.equal(called(CHEMIN, "chemin_de_fer-punters-card", {}), "");
  assert.equal(called(["macao", "baccarat"], "macao-dealt", { player: "Eve" }), "");
  assert.equal(called(["siete_y_media"], "siete_y_media-dealt-down", { player: "Eve" }), "");
  assert.deepEqual(callsOf(null, NONE, words(...PUNTO)), []);
  assert.deepEqual(callsOf(NONE, { ...NONE, light: "closed", held: true }, words(...PUNTO)), []);
  const log = Array.from({ length: 9 }, (_, seq) => ({ seq, text: { code: "punto_banco-tie", data: COUP } }));
  assert.equal(callsOf(NONE, { ...NONE, log }, words(...PUNTO)).length, 4);
});
