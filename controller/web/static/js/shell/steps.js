// What a game is, in five pictures and one minute: each a few cards with what lies on them, and a sentence. A game
// lists them (games/NAME/steps.js) as [key, groups]; the sentence is `step-KEY`. A group: {cards, figure, note, chip,
// copper}: the cards side by side, "" face down; what they count; `won`, `lost` or another word of `seen-NOTE`; a stake
// on them.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { CardFace } from "./box.js";
import { useGame } from "./games.js";
import { Explained } from "./terms.js";

/** Notes that also colour the cards. */
const RESULTS = ["won", "lost"];

function Group({ cards, figure, note, chip, copper, say }) {
  const face = (card, i) =>
    card ? html`<${CardFace} key=${i} card=${card} />` : html`<span key=${i} class="step-back"></span>`;
  return html`
    <span class=${`step-group${RESULTS.includes(note) ? ` ${note}` : ""}`}>
      <span class="step-cards">
        ${cards.map(face)}
        ${chip && html`<b class=${`step-chip${copper ? " copper" : ""}`}>${chip}</b>`}
      </span>
      <span class="step-note">${[note && say(`seen-${note}`), figure].filter(Boolean).join(" ")}</span>
    </span>
  `;
}

/** The five pictures. */
export function Steps() {
  const { title, steps = [], words: { say } } = useGame();
  const step = ([key, groups]) =>
    html`
      <li key=${key}>
        <span class="step-picture" aria-hidden="true">
          ${groups.map((group, i) => html`<${Group} key=${i} ...${group} say=${say} />`)}
        </span>
        <p>
          <${Explained} said=${say(`step-${key}`)} />
        </p>
      </li>
    `;
  return steps.length > 0 && html`
    <section class="minute" aria-label=${text("pages-minute", { game: title })}>
      <h2>${text("pages-minute", { game: title })}</h2>
      <ol>${steps.map(step)}</ol>
    </section>
  `;
}
