// What the table asks the dealer: which card it is, or how many were drawn unseen.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text, textOf } from "../core/i18n.js";
import { cardName, isRed, percent } from "../core/words.js";
import { CardSign } from "../shell/box.js";
import { CardPicker, likeliest } from "../shell/cardpicker.js";

/** What the camera saw of a card: the picture, and under it the looks one can tap to see large. */
function Looks({ question, alt }) {
  const [look, setLook] = useState(null);
  const burst = question.burst || [];
  if (!question.image && !burst.length) return null;
  const small = (url, k) =>
    html`
      <button key=${url} aria-pressed=${look === url} aria-label=${text("dealer-picture-of", {
        number: k + 1,
        count: burst.length,
      })}
        onClick=${() => setLook(url)}><img src=${url} alt="" /></button>
    `;
  return html`
    <div class="looks">
      <img src=${look || question.image || burst.at(-1)} alt=${alt} />
      ${burst.length > 1 &&
        html`<div class="burst" role="group" aria-label=${text("dealer-pictures")}>${burst.map(small)}</div>`}
    </div>
  `;
}

/** What the pack makes of a candidate, where it says something else than the picture: for the dealer to weigh. */
function withPack(question, card, p) {
  const given = (question.with_pack || {})[card];
  return given === undefined || Math.abs(given - p) < 0.1
    ? null
    : html`<small>${text("dealer-by-pack", { percent: percent(given) })}</small>`;
}

const TAPPED = 6; // a restart loses few cards; more are typed

/** How many cards were drawn, up to all that the box held. */
function HowMany({ question, send }) {
  const [more, setMore] = useState("");
  const say = (count) => send("drawn", { count, question: question.id });
  const taps = Array.from({ length: Math.min(TAPPED, question.most) + 1 }, (_, count) => count);
  const submit = (event) => {
    event.preventDefault();
    say(Number(more));
  };
  const least = TAPPED + 1;
  return html`
    <div class="counts">
      ${taps.map((count) => html`<button key=${count} class="brass" onClick=${() => say(count)}>${count}</button>`)}
    </div>
    ${question.most > TAPPED && html`
      <form class="counts" onSubmit=${submit}>
        <label for="more-drawn">${text("dealer-more")}${" "}</label>
        <input id="more-drawn" type="number" inputmode="numeric" required step="1" min=${least} max=${question.most}
          placeholder=${text("dealer-more-range", { least, most: question.most })} value=${more}
          onInput=${(event) => setMore(event.target.value)} />
        <button class="brass">${text("dealer-more-button")}</button>
      </form>
    `}
  `;
}

function Candidate({ question, entry: { card, p, at }, answer }) {
  const note = at >= 0
    ? html`<small>${text("dealer-already-out", { number: at + 1 })}</small>`
    : withPack(question, card, p);
  return html`
    <button class=${`candidate${isRed(card) ? " red" : ""}`} disabled=${at >= 0} onClick=${() => answer(card)}
      aria-label=${`${cardName(card)}, ${percent(p)}`}>
      <b><${CardSign} card=${card} /></b><meter min="0" max="1" value=${p}></meter><span>${percent(p)}</span>${note}
    </button>
  `;
}

function WhichCard({ state, question, send }) {
  const { pack } = state.dealer;
  const [all, setAll] = useState(false);
  const exposed = state.deal ? state.deal.cards.map((card, index) => (index === question.index ? null : card)) : [];
  const best = likeliest(question, exposed, pack.copies);

  const showAll = all || !best.some((entry) => entry.at < 0);
  const answer = (card) => send("answer", { question: question.id, card });
  const drawn = (count) => () => send("drawn", { count, question: question.id });
  const one = (entry) => html`<${Candidate} key=${entry.card} question=${question} entry=${entry} answer=${answer} />`;
  return html`
    <section class="question" aria-label=${text("dealer-which-card")}>
      <h2>${text("dealer-which-card")}</h2>
      <p>${textOf(question.text)}</p>
      <div class="question-body">
        <${Looks} question=${question} alt=${text("dealer-picture-card", { number: question.index + 1 })} />
        <div class="candidates">
          ${best.map(one)}
          ${question.another &&
            html`<button onClick=${drawn(question.missed)}>${text("dealer-another-drawn")}</button>`}
          ${question.undrawn && html`<button onClick=${drawn(0)}>${text("dealer-none-drawn")}</button>`}
          <button onClick=${() => setAll(!all)} aria-expanded=${showAll}>
            ${text(showAll ? "dealer-hide-cards" : "dealer-another-card")}
          </button>
        </div>
      </div>
      ${showAll &&
        html`<${CardPicker} exposed=${exposed} pack=${pack} label=${text("dealer-name-card")} onPick=${answer} />`}
    </section>
  `;
}

/** The card or number the table is waiting for. */
export function Question({ state, send, open }) {
  const { question } = state;
  if (question.askable === false) {
    return html`
      <section class="question" aria-label=${text("dealer-face-down")}>
        <h2>${text("dealer-face-down")}</h2>
        <p>${textOf(question.text)}</p>
        <p>
          <button class="danger big" onClick=${() => open({ void: true })}>${text(
            state.table.voids_round ? "dealer-void-round" : "dealer-void",
          )}</button>
        </p>
      </section>
    `;
  }
  if (question.kind !== "restart") return html`<${WhichCard} state=${state} question=${question} send=${send} />`;
  return html`
    <section class="question" aria-label=${text("dealer-how-many")}>
      <h2>${text("dealer-how-many")}</h2>
      <p>${textOf(question.text)}</p>
      <${Looks} question=${question} alt=${text("dealer-window-now")} />
      <${HowMany} question=${question} send=${send} />
    </section>
  `;
}
