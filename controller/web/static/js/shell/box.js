// The dealing box: its camera picture with what was read and how sure, and a pile of the cards that came out of it.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { cardName, percent, rankName, short } from "../core/words.js";

export function CardFace({ card, label }) {
  return html`<img class="card-face" src=${`/cards/${card}.svg`} alt=${
    label || cardName(card)
  } width="63" height="88" />`;
}

const NO_PICTURE = {
  none: "This table has no camera: the dealer names each card.",
  hidden: "The camera's picture is not shown: cards lie face down.",
};

/** The camera picture, and under it the last reading; a line of text where the table shows no picture. */
export function Camera({ wire, state }) {
  const why = NO_PICTURE[state.table.camera];
  return html`
    <figure class="camera">
      ${why ? html`<p class="camera-none quiet">${why}</p>` : html`<${Picture} wire=${wire} />`}
      ${(!why || state.reading) && html`<${Reading} reading=${state.reading} />`}
    </figure>
  `;
}

function Picture({ wire }) {
  const image = useRef(null);
  const [any, setAny] = useState(false);
  useEffect(() =>
    wire.onPicture((address) => {
      if (image.current) image.current.src = address;
      setAny(true);
    }), [wire]);
  return html`
    <div class="camera-picture">
      <img ref=${image} alt="The dealing box as the camera sees it" hidden=${!any} />
      ${!any && html`<p>Waiting for the camera's first picture</p>`}
    </div>
  `;
}

function Reading({ reading }) {
  if (!reading) return html`<figcaption class="reading"><span>Nothing read yet</span></figcaption>`;
  const sure = reading.rank !== null;
  const name = sure ? (reading.suit ? cardName(reading.rank + reading.suit) : rankName(reading.rank)) : "Not sure";
  const likely = Object.entries(reading.candidates || {}).filter(([rank]) => rank !== "none").sort((a, b) =>
    b[1] - a[1]
  ).slice(0, 3);
  const level = sure ? reading.confidence : likely.length ? likely[0][1] : 0;
  const keyed = reading.source === "dealer";
  return html`<figcaption class=${`reading${sure ? "" : " unsure"}`}>
    <span class="reading-name">Card ${reading.index + 1}: <b>${name}</b></span>
    <span class="reading-sure">${
    keyed
      ? "keyed by the dealer"
      : sure
      ? `${percent(level)} sure`
      : likely.map(([rank, p]) => `${short(rank)} ${percent(p)}`).join(", ")
  }</span>
    ${
    !keyed && html`<meter min="0" max="1" value=${level} aria-label="How sure the camera is">${percent(level)}</meter>`
  }
  </figcaption>`;
}

/** One pile: its top card, or the one before it while the next is to come. */
export function Pile({ side, title, card, former, count, note }) {
  return html`
    <div class=${`pile ${side}`}>
      <span class="pile-title">${title}</span>
      <div class=${`pile-cards deep-${Math.min(4, Math.ceil(count / 6))}`}>
        ${card && html`<${CardFace} key=${card} card=${card} />`}
        ${!card && former && html`
          <span class="former"><${CardFace} card=${former} /></span><span class="pile-empty">to come</span>
        `}
      </div>
      <span class="pile-note">${count} ${count === 1 ? "card" : "cards"}${note}</span>
    </div>
  `;
}

export function NoPiles() {
  return html`
    <div class="piles">
      <p class="quiet">The pack is in the dealer's hands.</p>
    </div>
  `;
}
