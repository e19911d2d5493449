// The front door: punter, dealer, or the public display.

import { html } from "../../vendor/htm-preact.module.js";
import { Banners } from "./panels.js";
import { phaseText } from "../core/words.js";

export function Choose({ state }) {
  const casekeeper = state.table.mode === "casekeeper";
  const door = (href, card, title, text) =>
    html`<a class="choice" href=${href}>
    <img src=${`/cards/${card}.svg`} alt="" width="63" height="88" /><b>${title}</b><span>${text}</span></a>`;
  return html`<main class="choose">
    ${state.table.test && html`<${Banners} state=${state} />`}
    <h1>${state.table.name}</h1>
    <p class="choose-phase">${phaseText(state)}${state.deal ? `, deal ${state.deal_number}` : ""}</p>
    <nav aria-label="Choose your side of the table">
      ${
    !casekeeper && door(
      "/play",
      "AS",
      "Punter",
      state.table.game === "german_faro"
        ? "Take a seat and lay marks on the cards of your book."
        : "Take a seat, place and copper your bets, call the last turn.",
    )
  }
      ${
    door(
      "/dealer",
      "KS",
      "Dealer",
      `Start the deal, name a doubtful card, put a wrong one right${casekeeper ? "" : ", look after the money"}.`,
    )
  }
      ${
    door(
      "/display",
      "QS",
      "Display",
      `The ${casekeeper ? "" : "stakes, the "}casekeeper and the cards for everyone in the room.`,
    )
  }
    </nav>
    <p class="choose-foot"><a href="/service">Service</a></p>
  </main>`;
}
