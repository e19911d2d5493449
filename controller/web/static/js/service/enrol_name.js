// On the service page: one card of a pack that is being enrolled, and the dialog in which its name is tapped.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { Dialog } from "../shell/dialog.js";
import { RANKS, short, SUIT_NAMES, SUIT_SIGNS, SUITS } from "../core/words.js";

const SPANISH_SUITS = ["O", "C", "E", "B"];
const SPANISH_NAMES = { O: "coins", C: "cups", E: "swords", B: "clubs" };
const PIPS = RANKS.slice(1, 10);

/** The letters that packs bear: rank letters and suits of each kind. */
const KINDS = {
  "A K Q J": { ranks: RANKS, suits: SUITS },
  "A K D B": { ranks: ["A", ...PIPS, "B", "D", "K"], suits: SUITS },
  "1 R D V": { ranks: ["1", ...PIPS, "V", "D", "R"], suits: SUITS },
  "R C S (Spanish)": { ranks: ["1", ...PIPS.slice(0, 8), "S", "C", "R"], suits: SPANISH_SUITS },
};
const KIND_NAMES = Object.keys(KINDS);

/** Which kind of pack the names given so far are of. */
export function kindOf(cards) {
  const texts = cards.map((card) => card.text).filter((text) => text.length === 2);
  const has = (test) => texts.some(test);
  if (has(([rank, suit]) => "OEB".includes(suit) || ("SR".includes(rank) && suit === "C"))) return KIND_NAMES[3];
  if (has(([rank]) => "VR1".includes(rank))) return KIND_NAMES[2];
  return has(([rank]) => "BD".includes(rank)) ? KIND_NAMES[1] : KIND_NAMES[0];
}

const picture = (card) => `/service/cards/${card.picture}.jpg`;
const suitSign = (suit, spanish) => (spanish ? `${suit} ${SPANISH_NAMES[suit]}` : SUIT_SIGNS[suit]);
const suitName = (suit, spanish) => (spanish ? SPANISH_NAMES : SUIT_NAMES)[suit];

/** Taps a card's name: its rank, its suit, and the button that says so. `onName` takes the label. */
export function NameDialog({ cards, place, kind, onKind, onName, onClose }) {
  const card = cards[place];
  const { ranks, suits } = KINDS[kind];
  const spanish = suits === SPANISH_SUITS;
  const given = card.text.length === 2 ? card.text : "  ";
  const [rank, setRank] = useState(given[0]);
  const [suit, setSuit] = useState(given[1]);
  const whole = ranks.includes(rank) && suits.includes(suit);
  const other = cards.findIndex((one, at) => at !== place && one.text === rank + suit);
  const row = (values, chosen, choose, sign, label) =>
    html`<div class="enrol-keys" role="group" aria-label=${label}>${
      values.map((value) =>
        html`
          <button key=${value} class=${`pick${
            !spanish && "HD".includes(value) && values === suits ? " red" : ""
          }`} aria-pressed=${value === chosen} onClick=${() => choose(value)}
            aria-label=${values === suits ? suitName(value, spanish) : short(value)}>${sign(value)}</button>
        `
      )
    }</div>`;
  return html`<${Dialog} title=${`Card ${place + 1} of the deal`} onClose=${onClose}>
    ${(card.mistake || card.doubt) && html`<p class="loss">${card.mistake || card.doubt}</p>`}
    <div class="enrol-namer"><img src=${picture(card)} alt=${`Card ${
    place + 1
  } of the deal, large`} width="200" height="280" />
      <div><label class="enrol-kind">Letters of the pack <select value=${kind} onChange=${(event) =>
    onKind(event.target.value)}>${
    KIND_NAMES.map((name) => html`<option key=${name} value=${name}>${name}</option>`)
  }</select></label>
        ${row(ranks, rank, setRank, short, "Rank")}${
    row(suits, suit, setSuit, (value) => suitSign(value, spanish), "Suit")
  }
        <div class="service-acts"><button class="brass big" disabled=${!whole} onClick=${() => onName(rank + suit)}>${
    whole ? `It is ${short(rank)} ${spanish ? `of ${SPANISH_NAMES[suit]}` : SUIT_SIGNS[suit]}` : "Tap rank and suit"
  }</button></div>
        ${whole && other >= 0 && html`<p class="loss">Card ${other + 1} bears that name.</p>`}
        <div class="service-acts"><button class="small" onClick=${() =>
    onName("JOKER")}>A joker</button><button class="small" onClick=${() =>
    onName("-")}>Leave out: no card, or shown twice</button></div></div></div><//>`;
}

/** One card under its picture: tapping that names it, or its name is typed. */
export function Card({ card, place, name, open }) {
  const [draft, setDraft] = useState(null);
  const write = async (text) => {
    await name(place, text);
    setDraft(null);
  };
  const wrong = card.mistake !== "";
  return html`<li class=${`enrol-card${wrong ? " wrong" : ""}${card.doubt ? " doubtful" : ""}${
    card.text === "-" ? " out" : ""
  }`}>
    <button class="enrol-picture" aria-label=${`Name card ${place + 1} by tapping`} onClick=${() =>
    open(place)}><img src=${picture(card)} alt=${`Card ${place + 1} of the deal`} width="120" height="168" /></button>
    <div class="enrol-name"><span>${place + 1}</span><input value=${
    draft ?? card.text
  } maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck=${false} aria-label=${`Name of card ${
    place + 1
  }`} aria-invalid=${wrong}
      onInput=${(event) => setDraft(event.target.value)} onChange=${(event) => write(event.target.value)} /></div>
    ${wrong && html`<p class="loss">${card.mistake}</p>`}${card.doubt && html`<p class="doubt">${card.doubt}</p>`}
    ${
    card.choices.length > 0 && html`<div class="enrol-choices">${
      card.choices.map((label) =>
        html`<button key=${label} class="small" onClick=${() => write(label)}>${label}</button>`
      )
    }</div>`
  }</li>`;
}
