// On the service page: one card of a pack that is being enrolled, and the dialog in which its name is tapped.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text, textOf } from "../core/i18n.js";
import { Dialog } from "../shell/dialog.js";
import { RANKS, SUIT_SIGNS, suitName, SUITS } from "../core/words.js";

const SPANISH_SUITS = ["O", "C", "E", "B"];
const spanishName = (suit) => text("service-spanish-suit", { suit });
const PIPS = RANKS.slice(1, 10);
/** A rank as it is printed on such a pack. */
const short = (rank) => (rank === "T" ? "10" : rank);

/** The letters that packs bear: rank letters and suits of each kind. */
const KINDS = {
  "A K Q J": { ranks: RANKS, suits: SUITS },
  "A K D B": { ranks: ["A", ...PIPS, "B", "D", "K"], suits: SUITS },
  "1 R D V": { ranks: ["1", ...PIPS, "V", "D", "R"], suits: SUITS },
  "R C S": { ranks: ["1", ...PIPS.slice(0, 8), "S", "C", "R"], suits: SPANISH_SUITS },
};
const KIND_NAMES = Object.keys(KINDS);
const kindName = (kind) => (kind === KIND_NAMES[3] ? text("service-letters-spanish", { letters: kind }) : kind);

/** Which kind of pack the names given so far are of. */
export function kindOf(cards) {
  const texts = cards.map((card) => card.text).filter((text) => text.length === 2);
  const has = (test) => texts.some(test);
  if (has(([rank, suit]) => "OEB".includes(suit) || ("SR".includes(rank) && suit === "C"))) return KIND_NAMES[3];
  if (has(([rank]) => "VR1".includes(rank))) return KIND_NAMES[2];
  return has(([rank]) => "BD".includes(rank)) ? KIND_NAMES[1] : KIND_NAMES[0];
}

const picture = (card) => `/service/cards/${card.picture}.jpg`;
const suitSign = (suit, spanish) => (spanish ? `${suit} ${spanishName(suit)}` : SUIT_SIGNS[suit]);

const itIs = (rank, suit, spanish) =>
  spanish
    ? text("service-it-is-spanish", { rank: short(rank), suit: spanishName(suit) })
    : text("service-it-is", { rank: short(rank), suit: SUIT_SIGNS[suit] });

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
            aria-label=${values === suits ? (spanish ? spanishName : suitName)(value) : short(value)}>${sign(
              value,
            )}</button>
        `
      )
    }</div>`;
  return html`<${Dialog} title=${text("service-card-of-deal", { number: place + 1 })} onClose=${onClose}>
    ${(card.mistake || card.doubt) && html`<p class="loss">${textOf(card.mistake || card.doubt)}</p>`}
    <div class="enrol-namer"><img src=${picture(card)} alt=${
    text("service-card-large", { number: place + 1 })
  } width="200" height="280" />
      <div><label class="enrol-kind">${text("service-letters")}${" "}<select value=${kind} onChange=${(event) =>
    onKind(event.target.value)}>${
    KIND_NAMES.map((name) => html`<option key=${name} value=${name}>${kindName(name)}</option>`)
  }</select></label>
        ${row(ranks, rank, setRank, short, text("service-rank"))}${
    row(suits, suit, setSuit, (value) => suitSign(value, spanish), text("service-suit"))
  }
        <div class="service-acts"><button class="brass big" disabled=${!whole} onClick=${() => onName(rank + suit)}>${
    whole ? itIs(rank, suit, spanish) : text("service-tap")
  }</button></div>
        ${whole && other >= 0 && html`<p class="loss">${text("service-name-taken", { number: other + 1 })}</p>`}
        <div class="service-acts"><button class="small" onClick=${() => onName("JOKER")}>${
    text("service-joker")
  }</button><button class="small" onClick=${() => onName("-")}>${
    text("service-leave-out")
  }</button></div></div></div><//>`;
}

/** One card under its picture: tapping that names it, or its name is typed. */
export function Card({ card, place, name, open }) {
  const [draft, setDraft] = useState(null);
  const write = async (label) => {
    await name(place, label);
    setDraft(null);
  };
  const wrong = !!card.mistake;
  return html`<li class=${`enrol-card${wrong ? " wrong" : ""}${card.doubt ? " doubtful" : ""}${
    card.text === "-" ? " out" : ""
  }`}>
    <button class="enrol-picture" aria-label=${text("service-name-by-tapping", { number: place + 1 })} onClick=${() =>
    open(place)}><img src=${picture(card)} alt=${
    text("service-card-of-deal", { number: place + 1 })
  } width="120" height="168" /></button>
    <div class="enrol-name"><span>${place + 1}</span><input value=${
    draft ?? card.text
  } maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck=${false} aria-label=${
    text("service-name-of", { number: place + 1 })
  } aria-invalid=${wrong}
      onInput=${(event) => setDraft(event.target.value)} onChange=${(event) => write(event.target.value)} /></div>
    ${wrong && html`<p class="loss">${textOf(card.mistake)}</p>`}${
    card.doubt && html`<p class="doubt">${textOf(card.doubt)}</p>`
  }
    ${
    card.choices.length > 0 && html`<div class="enrol-choices">${
      card.choices.map((label) =>
        html`<button key=${label} class="small" onClick=${() => write(label)}>${label}</button>`
      )
    }</div>`
  }</li>`;
}
