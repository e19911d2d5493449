// The front door: punter, dealer, or the public display.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { phaseText } from "../core/words.js";
import { useGame } from "./games.js";
import { Banners } from "./panels.js";

function Door({ href, card, title, text }) {
  return html`
    <a class="choice" href=${href}>
      <img src=${`/cards/${card}.svg`} alt="" width="63" height="88" /><b>${title}</b><span>${text}</span>
    </a>
  `;
}

const nameOf = (language) => new Intl.DisplayNames([language], { type: "language" }).of(language);

/** The languages there are, where there is more than one. The server is told by a cookie, as it also speaks. */
function Languages() {
  const { lang } = document.documentElement;
  const languages = document.body.dataset.languages.split(" ");
  const speak = (event) => {
    document.cookie = `faro_language=${event.target.value}; path=/; max-age=31536000; samesite=strict`;
    location.reload();
  };
  return languages.length > 1 && html`
    <label class="choose-language">${text("pages-language")}
      <select value=${lang} onChange=${speak}>
        ${languages.map((one) => html`<option key=${one} value=${one} lang=${one}>${nameOf(one)}</option>`)}
      </select>
    </label>
  `;
}

export function Choose({ state }) {
  const game = useGame();
  const cardsOnly = state.table.mode === "casekeeper";
  const money = cardsOnly ? "" : ", look after the money";
  const dealer = `Start the deal, name a doubtful card, put a wrong one right${money}.`;
  const display = `The ${cardsOnly ? "" : "stakes, the "}casekeeper and the cards for everyone in the room.`;
  const where = `${phaseText(state, game.words)}${state.deal ? `, deal ${state.deal_number}` : ""}`;
  return html`
    <main class="choose">
      ${state.table.test && html`<${Banners} state=${state} />`}
      <h1>${state.table.name}</h1>
      <p class="choose-phase">${where}</p>
      <nav aria-label="Choose your side of the table">
        ${!cardsOnly && html`<${Door} href="/play" card="AS" title="Punter" text=${game.door} />`}
        <${Door} href="/dealer" card="KS" title="Dealer" text=${dealer} />
        <${Door} href="/display" card="QS" title="Display" text=${display} />
      </nav>
      <p class="choose-foot"><a href="/service">Service</a><${Languages} /></p>
    </main>
  `;
}
