// What a player types, in four languages and eight games: the same command as a tap makes, or why not.

import assert from "node:assert/strict";
import "./english.js";
import { speak, text } from "../../../../controller/web/static/js/core/i18n.js";
import { cameOut } from "../../../../controller/web/static/js/shell/came.js";
import { read, tokensOf } from "../../../../controller/web/static/js/shell/typed.js";
import banque from "../../../../controller/web/static/js/games/baccarat_banque/game.js";
import chemin from "../../../../controller/web/static/js/games/chemin_de_fer/game.js";
import faro from "../../../../controller/web/static/js/games/faro/game.js";
import german from "../../../../controller/web/static/js/games/german_faro/game.js";
import macao from "../../../../controller/web/static/js/games/macao/game.js";
import punto from "../../../../controller/web/static/js/games/punto_banco/game.js";
import siete from "../../../../controller/web/static/js/games/siete_y_media/game.js";
import victoria from "../../../../controller/web/static/js/games/victoria/game.js";

const folder = new URL("../../../../controller/web/static/i18n/", import.meta.url);

function speakIn(language) {
  const own = new URL(`${language}/`, folder);
  const files = [...Deno.readDirSync(own)].filter(({ name }) => name.endsWith(".ftl"));
  speak([[language, files.map(({ name }) => Deno.readTextFileSync(new URL(name, own))).join("\n")]]);
}

const CHIPS = [1, 5, 25, 100];
const BETS = { types: ["flat", "group", "heel", "string", "high", "odd", "even", "call", "color"], dead: [] };
const STRINGS = [
  { type: "heel", win: [1, 1], lose: [1, 1], both: [2, 2] },
  { type: "string", win: [0, 13], lose: [0, 13], both: [2, 13] },
];
const OFFER = { ...BETS, copper: ["flat", "group", "high"], strings: STRINGS, least: 5, most: 500, step: 5 };
const LYING = [
  { id: "b1", player: "Eve", type: "flat", ranks: ["9"], stake: 25, copper: false, barred: false },
  { id: "b2", player: "Eve", type: "group", ranks: ["Q", "K"], stake: 50, copper: true, barred: true },
  { id: "b3", player: "bob", type: "flat", ranks: ["2"], stake: 10, copper: false, barred: false, dead: true },
];
/** What Eve may do with her stakes, and a win of hers that may ride. */
const WITH = {
  bet: OFFER,
  ...{ remove: ["b1", "b2"], move: ["b1", "b2"], move_to: ["flat", "group", "heel"], copper: ["b1", "b2"] },
  ...{ bar: ["b1"], unbar: ["b2"], claim: ["b3"], parlay: ["w1"] },
};
const RIDES = {
  last_settled: { lines: [{ id: "w1", player: "Eve", type: "flat", ranks: ["6"], copper: false, stake: 20 }] },
  parlays: [{ from: "w1", player: "Eve", amount: 40 }],
};
const CALLS = { kind: "pair", calls: [{ type: "call", order: ["9", "A", "9"] }, { type: "color", order: "RB" }] };

const PURSE = { least: 5, most: 900 };
const TABLES = {
  faro: [faro, { legal: { Eve: WITH }, bets: LYING, callable: CALLS, ...RIDES }],
  german_faro: [german, {
    books: { Eve: { suit: "H" } },
    legal: { Eve: { stake: { cards: ["9H"], least: 1, most: 4 }, withdraw: ["9H"] } },
  }],
  punto_banco: [punto, {
    legal: { bet: { player: PURSE, banker: PURSE, tie: PURSE, player_pair: PURSE }, remove: ["b1"] },
    bets: [{ id: "b1", player: "Eve", type: "banker", stake: 25 }],
  }],
  chemin_de_fer: [chemin, { stakes: {}, phase: "banco", legal: { banco: 200, pass: true } }],
  chemin_stakes: [chemin, { stakes: {}, phase: "bets_open", legal: { stake: PURSE } }],
  chemin_hand: [chemin, { stakes: {}, phase: "punters", legal: { draw: true, stand: true } }],
  baccarat_banque: [banque, { stakes: [], phase: "stakes", legal: { stake: { ...PURSE, sides: ["right", "left"] } } }],
  banque_banco: [banque, { stakes: [], phase: "banco", legal: { banco: 300, pass: true } }],
  macao: [macao, { stakes: {}, phase: "bets_open", legal: { stake: PURSE } }],
  victoria: [victoria, { stakes: {}, phase: "turn", legal: { draw: true, stand: true, refuse: true } }],
  siete_y_media: [siete, {
    seats: [{ player: "Eve", hands: [{}] }, { player: "bob", hands: [{}, {}] }],
    bets: [],
    rules: {},
    legal: {
      hit: { expose: true, down: false },
      stand: true,
      raise: PURSE,
      back: [{ on: "bob", hand: 0, ...PURSE }, { on: "bob", hand: 1, ...PURSE }],
    },
  }],
};

const modules = {};
for (const [name, [game]] of Object.entries(TABLES)) modules[name] = await game.typed();

/** What is read at a table. */
function answer(table, said, { purse = 900, ...changes } = {}) {
  const [game, there] = TABLES[table];
  const own = { ...there, ...changes };
  const deal = { chips: CHIPS, ...own };
  const state = {
    deal,
    seats: [{ player: "Eve" }, { player: "bob" }],
    table: { name: "T", unit: 1 },
    log: [],
    at: { deal: 1, round: 1 },
    money: { purses: { Eve: purse } },
  };
  return read(said, {
    typed: modules[table],
    game,
    state,
    deal,
    legal: own.legal.Eve || {},
    me: "Eve",
  });
}

/** The same: the verb and fields of each act, or the code of what was wrong. */
function at(table, said) {
  const { acts, problem } = answer(table, said);
  return problem || acts.map(({ verb, fields, why, all }) => ({
    verb,
    ...fields,
    ...(why && { why }),
    ...(all?.length > 1 && { all: all.map(([, { bet, ...more }]) => (verb === "bets" ? more : bet)) }),
  }));
}

/** What was wrong, and of which words. */
function problemOf(table, said) {
  const { problem, data } = answer(table, said);
  return [problem, data.came];
}

const flat = (rank, stake, copper = false) => ({ verb: "bet", stake, type: "flat", ranks: [rank], copper });

const moved = (rank, copper = false) => ({ verb: "move", bet: "b1", type: "flat", ranks: [rank], copper });
const again = { verb: "parlay", from: "w1", type: "flat", ranks: ["6"] };
const ride = (rank) => ({ verb: "parlay", from: "w1", type: "flat", ranks: [rank], copper: false });

const SAID = {
  en: [
    ["faro", "50 on the nine, copper", flat("9", 50, true)],
    ["faro", "copper 50 on the nine", flat("9", 50, true)],
    ["faro", "Fifty on the king", flat("K", 50)],
    ["faro", "50 on A", flat("A", 50)],
    ["faro", "nine 50", flat("9", 50)],
    ["faro", "5 on 10", flat("T", 5)],
    ["faro", "5 9", flat("9", 5)], // no bet of 9 is taken
    ["faro", "50 on the 6, 7 and 8", { verb: "bet", stake: 50, type: "group", ranks: ["6", "7", "8"], copper: false }],
    ["faro", "50 on A 2", { verb: "bet", stake: 50, type: "group", ranks: ["A", "2"], copper: false }],
    ["faro", "25 high card coppered", { verb: "bet", stake: 25, type: "high", copper: true }],
    ["faro", "25 even", { verb: "bet", stake: 25, type: "even" }],
    ["faro", "20 on king to win, four to lose", { verb: "bet", stake: 20, type: "heel", win: ["K"], lose: ["4"] }],
    ["faro", "call 9 A 9 for 20", { verb: "bet", stake: 20, type: "call", order: ["9", "A", "9"] }],
    ["faro", "20 on red then black", { verb: "bet", stake: 20, type: "color", order: "RB" }],
    ["faro", "take back the nine", { verb: "remove", bet: "b1" }],
    ["faro", "take back 25", { verb: "remove", bet: "b1" }],
    ["faro", "call the turn 9 A 9 for 20", { verb: "bet", stake: 20, type: "call", order: ["9", "A", "9"] }],
    ["faro", "move the nine to the 7", moved("7")],
    ["faro", "move my 25 on the nine to the seven", moved("7")],
    ["faro", "move 25 from nine to seven, coppered", moved("7", true)],
    ["faro", "shift the king and queen to the ace", { ...moved("A", true), bet: "b2" }],
    ["faro", "bar the nine", { verb: "bar", bet: "b1" }],
    ["faro", "unbar", { verb: "unbar", bet: "b2" }],
    ["faro", "claim the two", { verb: "claim", bet: "b3" }],
    ["faro", "copper the nine", moved("9", true)],
    ["faro", "copper off", { verb: "move", bet: "b2", type: "group", ranks: ["Q", "K"], copper: false }],
    ["faro", "let it ride", again],
    ["faro", "parlay the six on the king", ride("K")],
    ["faro", "20 ride on the 5", { ...ride("5"), stake: 20 }],
    ["faro", "parlay on the nine, coppered", { ...ride("9"), copper: true }],
    ["faro", "undo", { verb: "remove", bet: "b2" }],
    ["faro", "double", { verb: "double" }],
    ["faro", "clear", { verb: "take_all" }],
    ["punto_banco", "undo", { verb: "remove", bet: "b1" }],
    ["punto_banco", "double", { verb: "double" }],
    ["punto_banco", "all back", { verb: "take_all" }],
    ["german_faro", "2 on the nine", { verb: "stake", card: "9H", marks: 2 }],
    ["german_faro", "take back nine", { verb: "withdraw", card: "9H" }],
    ["german_faro", "book of spades", { verb: "choose", suit: "S" }],
    ["punto_banco", "banker 20", { verb: "bet", type: "banker", stake: 20 }],
    ["punto_banco", "1,000 on player pair", { verb: "bet", type: "player_pair", stake: 1000 }],
    ["punto_banco", "take back banker", { verb: "remove", bet: "b1" }],
    ["chemin_de_fer", "banco", { verb: "banco" }],
    ["chemin_de_fer", "no", { verb: "pass" }],
    ["chemin_stakes", "50", { verb: "stake", amount: 50 }],
    ["chemin_hand", "card", { verb: "draw" }],
    ["baccarat_banque", "20 on the right", { verb: "stake", side: "right", amount: 20 }],
    ["banque_banco", "banco", { verb: "banco" }],
    ["banque_banco", "banco à cheval", { verb: "banco", cheval: true }],
    ["macao", "stake 50", { verb: "stake", amount: 50 }],
    ["victoria", "refuse", { verb: "refuse" }],
    ["siete_y_media", "show and hit", { verb: "hit", expose: true }],
    ["siete_y_media", "10 on Bob, hand 2", { verb: "back", on: "bob", hand: 1, amount: 10 }],
    ["siete_y_media", "raise 10", { verb: "raise", amount: 10 }],
  ],
  es: [
    ["faro", "50 al nueve, con moneda", flat("9", 50, true)],
    ["faro", "cincuenta a la sota", flat("J", 50)],
    ["faro", "20 a A", flat("A", 20)],
    ["faro", "muevo el nueve al siete", moved("7")],
    ["faro", "suspendo el nueve", { verb: "bar", bet: "b1" }],
    ["faro", "reactivar rey y dama", { verb: "unbar", bet: "b2" }],
    ["faro", "reclamo el dos", { verb: "claim", bet: "b3" }],
    ["faro", "quito la moneda", { verb: "move", bet: "b2", type: "group", ranks: ["Q", "K"], copper: false }],
    ["faro", "que siga en el cinco", ride("5")],
    ["faro", "paroli al rey", ride("K")],
    ["faro", "deshacer", { verb: "remove", bet: "b2" }],
    ["faro", "retiro todo", { verb: "take_all" }],
    ["punto_banco", "doblo", { verb: "double" }],
    ["german_faro", "2 al nueve", { verb: "stake", card: "9H", marks: 2 }],
    ["punto_banco", "20 punto", { verb: "bet", type: "player", stake: 20 }],
    ["chemin_hand", "me planto", { verb: "stand" }],
    ["baccarat_banque", "20 a la derecha", { verb: "stake", side: "right", amount: 20 }],
    ["macao", "puesta de 50", { verb: "stake", amount: 50 }],
    ["siete_y_media", "descubro y pido", { verb: "hit", expose: true }],
  ],
  de: [
    ["faro", "50 auf die Neun, mit Kupfer", flat("9", 50, true)],
    ["faro", "fünfzig auf den König", flat("K", 50)],
    ["faro", "50 auf D", flat("Q", 50)],
    ["faro", "setze die Neun auf die Sieben um", moved("7")],
    ["faro", "sperre die Neun", { verb: "bar", bet: "b1" }],
    ["faro", "gebe König und Dame frei", { verb: "unbar", bet: "b2" }],
    ["faro", "beanspruche die Zwei", { verb: "claim", bet: "b3" }],
    ["faro", "Kupfer auf die Neun", moved("9", true)],
    ["faro", "Kupfer weg", { verb: "move", bet: "b2", type: "group", ranks: ["Q", "K"], copper: false }],
    ["faro", "spiele Paroli", again],
    ["faro", "Paroli auf den König", ride("K")],
    ["faro", "rückgängig", { verb: "remove", bet: "b2" }],
    ["faro", "alles zurück", { verb: "take_all" }],
    ["punto_banco", "verdoppeln", { verb: "double" }],
    ["german_faro", "2 auf die Neun", { verb: "stake", card: "9H", marks: 2 }],
    ["punto_banco", "20 auf Bank", { verb: "bet", type: "banker", stake: 20 }],
    ["chemin_hand", "Karte", { verb: "draw" }],
    ["baccarat_banque", "20 auf rechts", { verb: "stake", side: "right", amount: 20 }],
    ["macao", "Einsatz 50", { verb: "stake", amount: 50 }],
    ["siete_y_media", "ich bleibe", { verb: "stand" }],
  ],
  fr: [
    ["faro", "50 sur le neuf, au cuivre", flat("9", 50, true)],
    ["faro", "cinquante sur le roi", flat("K", 50)],
    ["faro", "50 à V", flat("J", 50)],
    ["faro", "déplace le neuf vers le sept", moved("7")],
    ["faro", "mets le neuf en sommeil", { verb: "bar", bet: "b1" }],
    ["faro", "réveille le roi et la dame", { verb: "unbar", bet: "b2" }],
    ["faro", "réclame le deux", { verb: "claim", bet: "b3" }],
    ["faro", "ôte le cuivre", { verb: "move", bet: "b2", type: "group", ranks: ["Q", "K"], copper: false }],
    ["faro", "paroli", again],
    ["faro", "paroli sur le roi", ride("K")],
    ["faro", "annuler", { verb: "remove", bet: "b2" }],
    ["faro", "tout reprendre", { verb: "take_all" }],
    ["punto_banco", "double", { verb: "double" }],
    ["german_faro", "2 sur le neuf", { verb: "stake", card: "9H", marks: 2 }],
    ["punto_banco", "20 égalité", { verb: "bet", type: "tie", stake: 20 }],
    ["chemin_hand", "je tire", { verb: "draw" }],
    ["banque_banco", "Banco à cheval", { verb: "banco", cheval: true }],
    ["baccarat_banque", "20 à droite", { verb: "stake", side: "right", amount: 20 }],
    ["macao", "mise de 50", { verb: "stake", amount: 50 }],
    ["siete_y_media", "j'ouvre", "pages-typed-not-now"],
  ],
};

for (const [language, rows] of Object.entries(SAID)) {
  Deno.test(`what is typed makes the command of a tap: ${language}`, () => {
    speakIn(language);
    for (const [table, said, act] of rows) {
      assert.deepEqual(at(table, said), typeof act === "string" ? act : [act], `${table}: ${said}`);
    }
  });
  Deno.test(`each game's own example is read: ${language}`, () => {
    speakIn(language);
    const open = Object.keys(TABLES).filter((table) =>
      !["chemin_de_fer", "chemin_hand", "banque_banco"].includes(table)
    );
    for (const table of open.filter((name) => name !== "victoria")) {
      const said = TABLES[table][0].words.say("typed-example");
      assert.equal(at(table, said).length, 1, `${table}: ${said}: ${at(table, said)}`);
    }
    const more = ["move", "parlay"].map((name) => faro.words.say(`typed-example-${name}`));
    assert.deepEqual(more.map((said) => at("faro", said)[0]), [moved("K"), ride("K")]);
  });
}

Deno.test("where a text can mean two things, both come", () => {
  speakIn("en");
  const other = structuredClone(TABLES.faro[1]);
  other.legal.Eve.bet = { ...OFFER, least: 1, step: 1 };
  TABLES.by_one = [faro, other];
  modules.by_one = modules.faro;
  assert.deepEqual(at("by_one", "5 9"), [flat("5", 9), flat("9", 5)].sort((a, b) => b.stake - a.stake));
  assert.deepEqual(at("by_one", "5 on 9"), [flat("9", 5)]);
  assert.deepEqual(at("siete_y_media", "hit").map(({ expose }) => expose), [true, undefined]);
  assert.equal(at("siete_y_media", "10 on bob").length, 2);
});

Deno.test("of stakes that lie, where several are meant, all come; alike ones go together", () => {
  speakIn("en");
  const own = structuredClone(TABLES.faro[1]);
  own.bets.push({ ...LYING[0], id: "b4" }, { ...LYING[0], id: "b5", copper: true, stake: 5 });
  for (const verb of ["move", "bar", "remove"]) own.legal.Eve[verb].push("b4", "b5");
  TABLES.two = [faro, own];
  modules.two = modules.faro;
  assert.deepEqual(at("two", "bar the nine"), [{ verb: "bar", bet: "b1", all: ["b1", "b4"] }, {
    verb: "bar",
    bet: "b5",
  }]);
  assert.deepEqual(at("two", "bar the coppered nine").map(({ bet }) => bet), ["b5"]);
  assert.deepEqual(at("two", "move 25 to the king").map(({ all }) => all), [["b1", "b4"]]);
  assert.deepEqual(at("two", "move 5 to the king").map(({ bet, copper }) => [bet, copper]), [["b5", true]]);
});

Deno.test("what cannot be read is said, and makes no act", () => {
  speakIn("en");
  assert.equal(at("faro", "  "), "pages-typed-empty");
  assert.equal(at("faro", "50 on the moon"), "pages-typed-unknown");
  assert.equal(at("faro", "the nine"), "pages-typed-no-sum");
  assert.equal(at("faro", "the nine, copper"), "pages-typed-no-sum");
  assert.equal(at("faro", "move the king to the 7"), "pages-typed-not-now");
  assert.equal(at("faro", "move the nine"), "pages-typed-not-now");
  assert.equal(at("faro", "move the nine to the moon"), "pages-typed-unknown");
  assert.equal(at("faro", "parlay the king on the nine"), "pages-typed-not-now");
  assert.match(at("faro", "parlay 50 on the king")[0].why, /at most what came back/);
  assert.match(at("faro", "move the nine to even")[0].why, /cannot be put on/);
  assert.equal(at("faro", "bar the king"), "pages-typed-not-now");
  assert.equal(at("faro", "claim the nine"), "pages-typed-not-now");
  assert.equal(at("faro", "repeat"), "pages-typed-not-now");
  assert.equal(at("faro", "undo 25"), "pages-typed-not-now");
  assert.equal(at("punto_banco", "banker"), "pages-typed-no-sum");
  assert.equal(at("faro", "50 on the nine 20"), "pages-typed-two-sums");
  assert.equal(at("faro", "50 on the 2 and the 9"), "pages-typed-no-sum");
  assert.equal(at("macao", "draw"), "pages-typed-not-now");
  assert.equal(at("chemin_de_fer", "banco 100"), "pages-typed-not-now");
  assert.equal(at("german_faro", "2 on the nine of spades"), "pages-typed-not-now");
});

Deno.test("what may be typed, and how much one has, is answered in each language", () => {
  const asked = { en: ["help", "my purse"], es: ["¿Qué puedo hacer?", "cuánto tengo"] };
  const others = { de: ["Hilfe", "wie viel habe ich?"], fr: ["aide", "combien ai-je ?"] };
  for (const [language, [help, purse]] of Object.entries({ ...asked, ...others })) {
    speakIn(language);
    assert.equal(at("punto_banco", help), "pages-typed-hint");
    assert.equal(at("punto_banco", purse), "pages-aloud-purse");
  }
});

Deno.test("several bets in one line are one act, or none", () => {
  const both = (punto, tie) => [
    { verb: "bets", all: [{ type: "player", stake: punto }, { type: "tie", stake: tie }] },
  ];
  const said = { en: "20 player and 10 tie", es: "veinte punto y diez empate" };
  const others = { de: "20 Spieler und 10 Unentschieden", fr: "20 joueur et 10 égalité" };
  for (const [language, line] of Object.entries({ ...said, ...others })) {
    speakIn(language);
    assert.deepEqual(at("punto_banco", line), both(20, 10), line);
  }
  speakIn("es");
  assert.deepEqual(at("punto_banco", "setenta y cinco punto y diez empate"), both(75, 10));
  assert.deepEqual(problemOf("punto_banco", "20 punto y empate"), ["pages-typed-no-sum", "empate"]);
  assert.deepEqual(problemOf("punto_banco", "punto y 10 empate y banca"), ["pages-typed-no-sum", "punto"]);
  assert.deepEqual(problemOf("punto_banco", "20 punto y 10 luna"), ["pages-typed-unknown", "20 punto y 10 luna"]);
  speakIn("en");
  assert.deepEqual(at("faro", "50 on the nine and 20 on the king, copper"), [
    { verb: "bets", all: [flat("9", 50), flat("K", 20, true)].map(({ verb: _, ...more }) => more) },
  ]);
});

Deno.test("where one's stakes lie is answered in each language", () => {
  const asked = { en: "my stakes", es: "¿Mis apuestas?", de: "meine Einsätze", fr: "mes mises" };
  for (const [language, said] of Object.entries(asked)) {
    speakIn(language);
    const { problem, data } = answer("punto_banco", said);
    assert.equal(problem, "pages-typed-stakes");
    assert.match(data.stakes.join(), /^\D*25\D*$/);
    assert.equal(at("macao", said), "pages-typed-no-stakes");
  }
  speakIn("en");
  assert.deepEqual(answer("faro", "my stakes").data.stakes, ["25 on 9", "50 on K·Q, coppered (barred)"]);
  assert.deepEqual(answer("punto_banco", "my stakes").data.stakes, ["25 on Banker"]);
});

const ASKED = {
  en: [["what may I bet on?", "bets"], ["What came out?", "came"], ["who won", "came"]],
  es: [["¿Qué puedo apostar?", "bets"], ["¿qué ha salido?", "came"], ["¿quién ganó?", "came"]],
  de: [["Worauf kann ich setzen?", "bets"], ["was kam?", "came"], ["Wer hat gewonnen?", "came"]],
  fr: [["Sur quoi puis-je miser ?", "bets"], ["qu'est-il sorti ?", "came"], ["Qui a gagné ?", "came"]],
};

Deno.test("what one may bet on is answered in each language and game: places, or buttons, and their sums", () => {
  const bets = (table) => answer(table, text("play-typed-bets").split(";")[0]);
  for (const [language, asked] of Object.entries(ASKED)) {
    speakIn(language);
    for (const [said, name] of asked) {
      const { problem, answer: told } = answer("punto_banco", said);
      assert.deepEqual([problem, told], [name === "bets" ? "pages-typed-bets" : "plain", true], said);
    }
    for (const table of ["faro", "german_faro", "punto_banco", "chemin_stakes", "baccarat_banque", "macao"]) {
      const { problem, data } = bets(table);
      assert.equal(problem, "pages-typed-bets", `${language}: ${table}`);
      const [, { legal }] = TABLES[table];
      const sums = JSON.stringify(legal).match(/"most":(\d+)/)[1];
      assert.ok(data.bets.includes(sums), `${language}, ${table}: ${data.bets}`);
    }
    assert.equal(bets("chemin_hand").problem, "pages-typed-no-bets");
    assert.equal(bets("victoria").problem, "pages-typed-no-bets");
  }
  speakIn("en");
  const closed = (changes) =>
    answer("punto_banco", "what may I bet on?", { purse: 0, legal: {}, phase: "bets_closed", ...changes }).data.why;
  assert.match(closed({ bets: [] }), /buy in/i);
  assert.doesNotMatch(closed({}), /buy in/i, "all his money lies there");
  assert.equal(bets("punto_banco").data.bets, "Player, Banker, Tie, Player pair: 5 to 900");
  assert.equal(
    bets("faro").data.bets,
    "On a card, Between cards, String, heel, High card, Odd, Even, Calling the turn: 5 to 500, in steps of 5",
  );
  assert.equal(bets("german_faro").data.bets, "9 of hearts: 1 to 4");
  assert.equal(bets("chemin_de_fer").data.bets, "Banco: 200");
  assert.equal(bets("baccarat_banque").data.bets, "5 on Right, at most 900; 5 on Left, at most 900");
  const dead = structuredClone(TABLES.faro[1]);
  dead.legal.Eve.bet = { ...OFFER, dead: ["4", "T"] };
  TABLES.dead = [faro, dead];
  modules.dead = modules.faro;
  assert.match(bets("dead").data.bets, /no more on 4 10$/);
});

/** What is answered after these lines of the log. */
const came = (table, ...lines) => {
  const log = lines.map(([code, data], i) => ({ seq: i + 1, text: { code, data } }));
  return cameOut(log, modules[table].came, "Eve");
};
const card = (code, label, more = {}) => [code, { card: label, ...more }];
const line = (player, pay, more = {}) => ({ player, pay: Math.abs(pay), stake: 20, ...more });

Deno.test("what came out: cards, score, own stakes, and the cards of the round under way", () => {
  speakIn("en");
  const older = [card("punto_banco-player-card", "AS"), ["punto_banco-tie", { coup: 1, player: 5, natural: false }]];
  const coup = [
    ...[card("punto_banco-player-card", "4S"), card("punto_banco-banker-card", "KH")],
    ["punto_banco-player-wins", { coup: 2, player: 7, banker: 4, natural: false }],
    ["punto_banco-wins", line("Eve", 20, { type: "player" })],
    ["punto_banco-loses", line("Eve", 20, { type: "tie" })],
    ["punto_banco-loses", line("bob", 20, { type: "banker" })],
    ["table-seat-taken", { player: "Ed" }],
  ];
  const heard = [
    ...["Player: 4 of spades.", "Banker: King of hearts.", "Coup 2: player wins, 7 against 4."],
    ...["Eve wins 20 with 20 on Player.", "Eve loses 20 on Tie."],
  ];
  assert.deepEqual(came("punto_banco", ...older, ...coup), heard);
  const next = card("punto_banco-player-card", "2D");
  assert.deepEqual(came("punto_banco", ...older, ...coup, next), [...heard, "Player: 2 of diamonds."]);
  const right = ["games-corrected", { number: 3, was: "KH", now: "QH" }];
  assert.equal(came("punto_banco", ...older, ...coup, right).length, heard.length + 1);
  assert.deepEqual(came("punto_banco"), []);
  const { problem, data } = answer("punto_banco", "what came out");
  assert.deepEqual([problem, data.text], ["plain", "No coup has been settled in this shoe."]);
});

Deno.test("of faro what came out is a turn, with the losing card of the next", () => {
  speakIn("en");
  const shown = (place, label, turn) => card("faro-card-shown", label, { place: { code: place, data: { turn } } });
  const paid = (player, amount) => ({ code: "faro-paid", data: { player, amount } });
  const turn = [
    shown("faro-place-losing", "4H", 1),
    shown("faro-place-winning", "KD", 1),
    ["faro-turn-settled", { turn: 1, bets: [paid("Eve", "+10"), paid("Eve", "-5"), paid("bob", "-5")] }],
  ];
  const heard = [
    ...["Turn 1, losing card: 4 of hearts.", "Turn 1, winning card: King of diamonds."],
    "Turn 1 settled: Eve +10, Eve -5.",
  ];
  assert.deepEqual(came("faro", shown("faro-place-soda", "7C"), ...turn), heard);
  const next = shown("faro-place-losing", "2S", 2);
  assert.deepEqual(came("faro", ...turn, next), [...heard, "Turn 2, losing card: 2 of spades."]);
  assert.deepEqual(came("faro", shown("faro-place-soda", "7C")), ["Soda: 7 of clubs."]);
  const pair = [card("german_faro-card-covered", "4H", { pile: "right" })];
  pair.push(
    card("german_faro-card-shown", "KD", { pile: "right" }),
    card("german_faro-card-shown", "2S", { pile: "left" }),
  );
  assert.equal(came("german_faro", ...pair).length, 3);
  assert.deepEqual(came("german_faro", ...pair, ...pair.slice(1)), came("german_faro", ...pair.slice(1)));
});

Deno.test("what lies face down is not said, and cards that the result names are said once", () => {
  speakIn("en");
  const first = ["chemin_de_fer-punters-card", {}];
  const third = card("chemin_de_fer-punters-third", "2H");
  const totals = { punters: 7, banker: 4, cards: ["4S", "AS", "2H"], bank_cards: ["KH", "4D"], natural: false };
  const over = ["chemin_de_fer-punters-win", { coup: 1, ...totals }];
  const won = ["baccarat-wins", line("Eve", 20)];
  assert.deepEqual(came("chemin_de_fer", first, third), ["Punters: 2 of hearts."]);
  const heard = came("chemin_de_fer", first, third, over, won);
  assert.equal(heard.length, 2);
  assert.match(heard[0], /^Coup 1: the punters win, 7 .*2 of hearts.* against 4/);
  assert.deepEqual(came("chemin_de_fer", first, third, over, won, first), heard);
  assert.deepEqual(came("chemin_de_fer", first, over, first, over, won), heard); // two naturals
  const named = (label) => ({ code: "games-card", data: { card: label } });
  const points = { code: "siete_y_media-points", data: { whole: 8, half: 1 } };
  const mine = ["siete_y_media-over", { player: "Eve", cards: [named("4S")], points }];
  const bank = ["siete_y_media-bank-has", { cards: [named("5S")], points }];
  const draws = card("siete_y_media-draws", "3S", { player: "bob" });
  const lost = ["siete_y_media-loses", { player: "Eve", stake: 10 }];
  assert.deepEqual(came("siete_y_media", draws, mine, lost, bank), [
    ...["Eve is over with 8½: 4 of spades.", "Eve loses 10.", "The bank has 8½: 5 of spades."],
  ]);
  const hands = ["right", "left", "banker"].map((hand) => [
    `baccarat_banque-hand-${hand}`,
    { total: 5, cards: ["5S"], result: "win" },
  ]);
  assert.equal(came("baccarat_banque", ["baccarat_banque-six-out"], ...hands).length, 3);
  assert.equal(came("baccarat_banque", ...hands, ...hands).length, 3);
});

Deno.test("words are found whatever their case and accents, the longest first", () => {
  const known = new Map([["carta", { names: ["draw"] }], ["carta alta", { names: ["high"] }], ["on", { on: true }]]);
  assert.deepEqual(tokensOf("CARTA ÁLTA on 1.500", known).map(({ names, on, number }) => names || on || number), [
    ...[["high"], true, 1500],
  ]);
  assert.equal(tokensOf("xyz", known)[0].unknown, true);
});
