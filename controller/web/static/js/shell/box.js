// The dealing box: its camera picture with what was read and how sure, and a pile of the cards that came out of it.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { isSpanish, rankSign, text } from "../core/i18n.js";
import { cardName, faceOf, percent, rankName, SUIT_SIGNS } from "../core/words.js";
import { whileInSight } from "./in_sight.js";

export function CardFace({ card, label }) {
  return html`<img class="card-face" src=${faceOf(card)} alt=${label || cardName(card)} width="63" height="88" />`;
}

/** A card in a few letters: its rank, and the sign of its suit; that of a Spanish suit is a picture. */
export function CardSign({ card }) {
  const [rank, suit] = card;
  const sign = isSpanish() ? html`<img class="suit-sign" src=${faceOf(suit)} alt="" />` : SUIT_SIGNS[suit];
  return html`<span class="card-sign">${rankSign(rank)}${sign}</span>`;
}

const NO_PICTURE = {
  none: "pages-camera-none",
  hidden: "pages-camera-hidden",
};

/** The camera picture, and under it the last reading; a line of text where the table shows no picture. Where cards lie
 * face down only the dealer sees that: on a seat's page the reading of a hidden card would stand open. */
export function Camera({ wire, state, dealer }) {
  if (state.table.camera === "hidden" && !dealer) return null;
  const why = NO_PICTURE[state.table.camera];
  return html`
    <figure class="camera">
      ${why ? html`<p class="camera-none quiet">${text(why)}</p>` : html`<${Picture} wire=${wire} />`}
      ${(!why || state.reading) && html`<${Reading} reading=${state.reading} />`}
    </figure>
  `;
}

/** Shows the camera's pictures in an image element; `shown()` after each that is on it. A picture's address is kept
 * until a later one is on the page: on a slow tablet that takes longer than the next picture. Returns what ends it. */
export function showPictures(wire, image, shown) {
  let addresses = [];
  const keep = (count) => {
    for (const address of addresses.slice(0, addresses.length - count)) URL.revokeObjectURL(address);
    addresses = addresses.slice(addresses.length - count);
  };
  image.onload = () => {
    keep(addresses.length - addresses.indexOf(image.src));
    shown();
  };
  const end = wire.onPicture((blob) => {
    addresses.push(URL.createObjectURL(blob));
    image.src = addresses[addresses.length - 1];
  });
  return () => {
    end();
    image.onload = null;
    keep(0);
  };
}

function Picture({ wire }) {
  const image = useRef(null);
  const [any, setAny] = useState(false);
  useEffect(() => {
    const show = () => showPictures(wire, image.current, () => setAny(true));
    return whileInSight(image.current.parentElement, show);
  }, [wire]);
  return html`
    <div class="camera-picture">
      <img ref=${image} alt=${text("pages-camera-picture")} hidden=${!any} />
      ${!any && html`<p>${text("pages-camera-waiting")}</p>`}
    </div>
  `;
}

function Reading({ reading }) {
  if (!reading) return html`<figcaption class="reading"><span>${text("pages-reading-none")}</span></figcaption>`;
  const sure = reading.rank !== null;
  const name = sure
    ? (reading.suit ? cardName(reading.rank + reading.suit) : rankName(reading.rank))
    : text("pages-reading-unsure");
  const likely = Object.entries(reading.candidates || {}).filter(([rank]) => rank !== "none").sort((a, b) =>
    b[1] - a[1]
  ).slice(0, 3);
  const level = sure ? reading.confidence : likely.length ? likely[0][1] : 0;
  const keyed = reading.source === "dealer";
  return html`<figcaption class=${`reading${sure ? "" : " unsure"}`}>
    <span class="reading-name">${
    text("pages-named", {
      what: text("pages-card-number", { number: reading.index + 1 }),
    })
  } <b>${name}</b></span>
    <span class="reading-sure">${
    keyed
      ? text("pages-reading-keyed")
      : sure
      ? text("pages-reading-sure", { percent: percent(level) })
      : likely.map(([rank, p]) => `${rankSign(rank)} ${percent(p)}`).join(", ")
  }</span>
    ${
    !keyed &&
    html`<meter min="0" max="1" value=${level} aria-label=${text("pages-reading-how-sure")}>${percent(level)}</meter>`
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
          <span class="former"><${CardFace} card=${former} /></span><span class="pile-empty">${text(
            "pages-pile-to-come",
          )}</span>
        `}
      </div>
      <span class="pile-note">${text("pages-cards", { count })}${note}</span>
    </div>
  `;
}

export function NoPiles() {
  return html`
    <div class="piles">
      <p class="quiet">${text("pages-pack-in-hands")}</p>
    </div>
  `;
}
