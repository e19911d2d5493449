// The front door: punter, dealer, or the public display.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { faceOf, isQuestion, phaseText } from "../core/words.js";
import { useGame } from "./games.js";
import { Join } from "./join.js";
import { Languages } from "./languages.js";
import { LearnLinks } from "./learn.js";
import { Banners } from "./panels.js";
import { Steps } from "./steps.js";

function Door({ href, card, title, what }) {
  return html`
    <a class="choice" href=${href}>
      <img src=${faceOf(card)} alt="" width="63" height="88" /><b>${title}</b><span>${what}</span>
    </a>
  `;
}

export function Choose({ state }) {
  const game = useGame();
  const { mode } = state.table;
  const cardsOnly = mode === "casekeeper";
  const phase = phaseText(state, game.words);
  const deal = game.words.say("deal", { number: state.deal_number });
  const where = state.deal ? text("pages-where", { phase, asks: isQuestion(phase), deal }) : phase;
  return html`
    <main class="choose">
      ${state.table.test && html`<${Banners} state=${state} />`}
      <p class="choose-table">${state.table.name}</p>
      <h1>${game.title}</h1>
      <p class="choose-phase">${where}</p>
      <${Join} state=${state} />
      <nav aria-label=${text("pages-choose-label")}>
        ${!cardsOnly && html`<${Door} href="/play" card="AS" title=${text("pages-punter")} what=${game.door} />`}
        <${Door} href="/dealer" card="KS" title=${text("pages-dealer")} what=${text("pages-dealer-what", { mode })} />
        <${Door} href="/display" card="QS" title=${text("pages-display")} what=${text("pages-display-what", {
          mode,
        })} />
      </nav>
      <${Steps} />
      <p class="choose-foot"><${LearnLinks} /><a href="/service">${text("pages-service")}</a><${Languages} /></p>
    </main>
  `;
}
