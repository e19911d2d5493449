// The sentences, in the language of the page: from a code and its data, by the catalogue of that language
// (docs/languages.md). Nothing can be said before `load` is done: a sentence is made when it is drawn, never kept in a
// module. controller/catalogue makes the same texts on the command line.

import { FluentBundle, FluentNumber, FluentResource, FluentType } from "../../vendor/fluent-bundle.module.js";

const ENGLISH = "en"; // what another language lacks is said in English
const PLAIN = "plain"; // a text that is shown as it is
/** Digits as they are, a half to the even digit: as the command line writes numbers. */
const NUMBERS = { useGrouping: false, roundingMode: "halfEven" };

const LONGEST = 800; // characters of a text within a sentence, as on the command line

function cut(said) {
  const letters = said.length > LONGEST ? [...said] : [];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : said;
}

/** Several values, shown one after the other. */
class FluentList extends FluentType {
  toString(scope) {
    return cut(this.value.map((item) => (item instanceof FluentType ? item.toString(scope) : item)).join(", "));
  }
}

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const LETTERS = "pages-letters"; // of ace, jack, queen and king

let dealt = "french"; // whose faces the cards have: of the French pack, or of the Spanish one

/** Cards are those of this pack from now on. */
export function dealWith(faces) {
  if (faces === dealt) return;
  dealt = faces;
  times += 1;
}

/** Whether the cards are those of the Spanish pack; by label they are the French ones that stand for them. */
export const isSpanish = () => dealt === "spanish";

/** A rank as the page's language writes it: 10 of T, and the letters of ace and court cards; of the Spanish pack 1 and
 * the letters of sota, caballo and rey. */
export function rankSign(rank) {
  if (isSpanish()) {
    const place = "AJQK".indexOf(rank);
    return place < 0 ? rank.replace("T", "10") : ["1", ...text("pages-spanish-letters").split(" ")][place];
  }
  if (rank === "T") return "10";
  const place = "AJQK".indexOf(rank);
  return place < 0 || !hasText(LETTERS) ? rank : text(LETTERS).split(" ")[place];
}

let speaking = false; // what is made now is for the ear

function card(label) {
  if (!/^[A23456789TJQK][SHDC]$/.test(label)) return label;
  const [rank, suit] = label;
  if (isSpanish()) return text("pages-spanish-card", { rank, suit });
  return speaking && hasText("pages-card") ? text("pages-card", { rank, suit }) : rankSign(rank) + SIGNS[suit];
}

/** CARD($card): a card's label, such as TC, as people read it: 10♣. Also of several cards; other text as it is. */
function CARD([shown]) {
  if (shown instanceof FluentList) return new FluentList(shown.value.map(card));
  return typeof shown === "string" ? card(shown) : shown;
}

const ENTRY = /^([a-zA-Z][\w-]*) *=/gm;
const HELD = /\{ ([a-z][\w-]*) \}/g; // a sentence within another

/** The sentences of one language. Each is read when it is first said: a page says a tenth of what it has. */
class Sentences {
  constructor(tag, source) {
    this.tag = tag;
    // A language that the browser does not know counts as English does, not as the browser's own.
    this._bundle = new FluentBundle([tag, ENGLISH], { functions: { CARD }, useIsolating: false });
    this._unread = new Map(); // its text, by key
    this.add(source);
  }

  add(source) {
    const found = [...source.matchAll(ENTRY)];
    for (const [i, { 1: key, index }] of found.entries()) {
      if (this.has(key)) console.error(`${this.tag}: two sentences of the code ${key}`);
      else this._unread.set(key, source.slice(index, found[i + 1]?.index));
    }
  }

  has = (key) => this._unread.has(key) || this._bundle.hasMessage(key);

  _read(key) {
    const source = this._unread.get(key);
    if (source === undefined) return;
    this._unread.delete(key);
    for (const error of this._bundle.addResource(new FluentResource(source))) {
      console.error(`${this.tag}: ${error.message}`);
    }
    for (const { 1: held } of source.matchAll(HELD)) this._read(held);
  }

  /** The sentence with these values; what goes wrong is added to `errors`. */
  say(key, values, errors) {
    this._read(key);
    return this._bundle.formatPattern(this._bundle.getMessage(key).value, values, errors);
  }
}

let spoken = []; // the language of the page, then English
let times = 0; // that there was something else to say
const listeners = new Set(); // called when the page speaks another
let ofGame = ""; // the game of which the page speaks
let lacking = false; // what is seldom said has not been fetched
let rest = null; // the promise of it, while it is under way

/** Speaks these languages from now on, the first where it has the sentence: [[language, source of its catalogue]].
 * `game`: the one of which these are the first part. */
export function speak(catalogues, game = "") {
  ofGame = game;
  lacking = Boolean(game);
  spoken = catalogues.map(([language, source]) => new Sentences(language, source));
  times += 1;
}

/** Another number whenever the same message may be said in other words. */
export const edition = () => times;

/** The language that the page speaks, such as "en". */
export const language = () => spoken[0].tag;

/** What the page may say: of the games only this one, and of that one part, "first" or "rest"; the page of a phone
 * names no game and gets all. */
async function fetched(language, game, part) {
  const { page, program } = document.body.dataset;
  const asked = game ? `?page=${page}&game=${game}&part=${part}&program=${program}` : "";
  const answer = await fetch(`/i18n/${language}.ftl${asked}`);
  if (!answer.ok) throw new Error(`no catalogue of ${language}: ${answer.status}`);
  return [language, await answer.text()];
}

/** Fetches the catalogue of this language and, where that is another, English. */
const catalogues = (language, game, part = "first") =>
  Promise.all([...new Set([language, ENGLISH])].map((one) => fetched(one, game, part)));

/** Speaks the page's language (`<html lang>`) of its game, as both are once it is fetched. */
export async function load() {
  const { body, documentElement } = document;
  const { game } = body.dataset;
  const { lang } = documentElement;
  const sources = await catalogues(lang, game);
  if (game === body.dataset.game && lang === documentElement.lang) speak(sources, game);
  else await load();
}

/** Fetches what is seldom said. Where that fails it is tried again when it is next wanted. */
export function loadRest() {
  if (!lacking) return null;
  const own = spoken;
  rest ??= catalogues(language(), ofGame, "rest").then((sources) => {
    if (own === spoken) {
      for (const [number, [, source]] of sources.entries()) own[number].add(source);
      lacking = false;
      times += 1;
    }
    rest = null;
    for (const listener of listeners) listener();
  }).catch((trouble) => {
    console.warn(trouble.message);
    rest = null;
  });
  return rest;
}

/** Calls `listener` whenever the page speaks another language, or can say more; gives what ends that. */
export function onSpoken(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A cookie carries the choice to the server, which also makes sentences. */
function wanted(language) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `faro_language=${language}; path=/; max-age=31536000; samesite=strict${secure}`;
}

/** What the server says of this page in its title and outside of #app. */
async function served() {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(`no page at ${location.href}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Speaks this language from now on. Rejects where it cannot be fetched. */
export async function speakIn(tag) {
  const former = language();
  wanted(tag);
  try {
    const { game } = document.body.dataset;
    const [made, sources] = await Promise.all([served(), catalogues(tag, game)]);
    speak(sources, game);
    document.documentElement.lang = tag;
    if (game !== document.body.dataset.game) await load();
    document.title = made.title;
    for (const one of document.querySelectorAll("[data-said]")) {
      const same = made.querySelector(`[data-said="${one.dataset.said}"]`);
      if (same) one.textContent = same.textContent;
    }
  } catch (trouble) {
    wanted(former);
    throw trouble;
  }
  for (const listener of listeners) listener();
}

const codesOf = (item) => {
  if (Array.isArray(item)) return item.flatMap(codesOf);
  return item && item.code ? [item.code, ...Object.values(item.data || {}).flatMap(codesOf)] : [];
};

/** Resolves when the message can be said, or never will: for who keeps what was said. */
export async function sayable(message) {
  if (codesOf(message).some((code) => code !== PLAIN && !hasText(code))) await loadRest();
}

/** Fetches it again where the page was made for another game than this. */
export async function speakOf(game) {
  const { dataset } = document.body;
  if (!dataset.game || dataset.game === game) return;
  dataset.game = game;
  await load();
}

function value(item) {
  if (typeof item === "number") return new FluentNumber(item, NUMBERS);
  if (Array.isArray(item)) return new FluentList(item.map(value));
  if (typeof item === "boolean") return String(item);
  if (typeof item === "string") return cut(item);
  return item && item.code ? cut(textOf(item)) : item;
}

/** For programmers: a code and its data. */
const raw = (code, data) => {
  const named = Object.entries(data).map(([name, item]) => `${name}=${item && item.code ? textOf(item) : item}`);
  return named.length ? `${code}(${named.join(", ")})` : code;
};

/** Whether there is a sentence of this code. */
export const hasText = (code) => spoken.some((one) => one.has(code));

/** The sentence of this code. `data`: texts, card labels, numbers, truths, messages, lists of these, by name. */
export function text(code, data = {}) {
  if (code === PLAIN) return String(data.text);
  const sentences = spoken.find((one) => one.has(code));
  if (!sentences && lacking) {
    loadRest();
    return "…";
  }
  if (!sentences) {
    console.error(spoken.length ? `no sentence of the code ${code}` : `${code} before the catalogue was loaded`);
    return raw(code, data);
  }
  const values = Object.fromEntries(Object.entries(data).map(([name, item]) => [name, value(item)]));
  const errors = [];
  const said = sentences.say(code, values, errors);
  for (const error of errors) console.error(`${code}: ${error.message}`);
  return said;
}

/** The sentence of a message of the table, {code, data}; a bare text of an old journal as it is. */
export const textOf = (message) => (typeof message === "string" ? message : text(message.code, message.data));

/** The same for the ear: cards by their names. A text stays as it is. */
export function aloud(message) {
  speaking = true;
  try {
    return textOf(message);
  } finally {
    speaking = false;
  }
}
