// The dealer's page: run the deal, answer what the camera could not, put wrong cards right, keep the money and seats.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { money, refusalToDealer } from "../core/words.js";
import { NextThing } from "../shell/awaited.js";
import { Aloud } from "../shell/aloud.js";
import { Camera } from "../shell/box.js";
import { Casekeeper } from "../shell/casekeeper.js";
import { Said } from "../shell/dialog.js";
import { bankOf, useGame } from "../shell/games.js";
import { Languages } from "../shell/languages.js";
import { later } from "../shell/later.js";
import { Banners, Corrections, Exposed, Header, Log } from "../shell/panels.js";
import { Piece } from "../shell/piecewise.js";
import { Sheets } from "../shell/sheets.js";
import { Asking } from "./asking.js";
import { Controls, DemoHand } from "./controls.js";
import { People } from "./people.js";
import { Question } from "./question.js";

const OpenDialog = later(async () => (await import("./dialogs.js")).OpenDialog);
const PhoneCamera = later(async () => (await import("./phone.js")).PhoneCamera);
const Training = later(async () => (await import("./training.js")).Training);

export function DealerPage({ wire, state, tall }) {
  const game = useGame();
  const { Piles, Playground, Table = Piles, Settled, Stakes, handsFirst, sheet, words } = game;
  const training = state.demo && state.demo.training;
  const [dialog, open] = useState(null);
  const [notice, setNotice] = useState(null);
  const close = () => open(null);
  const send = async (verb, fields = {}) => {
    const reply = await wire.send(verb, fields);
    setNotice(reply.ok ? null : { text: refusalToDealer(reply, words) });
    return reply.ok ? reply : null;
  };
  const cardsOnly = state.table.mode === "casekeeper"; // real chips: no money of the table's
  const right = html`
    ${!cardsOnly && html`<span class="purse">${text("pages-bank")} <b>${money(bankOf(game, state.money))}</b></span>`}
    <form method="post" action="/sign-out"><button class="small">${text("dealer-sign-out")}</button></form>
  `;
  const correct = state.correctable === false ? undefined : (index) => open({ correct: index });
  const settled = [sheet, html`<${Settled} state=${state} />`];
  const sheets = [...(cardsOnly ? [] : [settled]), [text("pages-log"), html`<${Log} state=${state} />`]];
  const refused = notice && html`
    <p class="banner fault" role="alert">${`${notice.text} `}
      <button class="small" onClick=${() => setNotice(null)}>${text("pages-close")}</button>
    </p>
  `;
  return html`
    <${Said.Provider} value=${notice}>
      <div class="page dealer">
        <${Header} state=${state} wire=${wire} right=${right} />
        <main class="below-head">
          <${Banners} state=${state} dealer=${true} />
          ${refused}
          <div class="columns">
            <div class="deal-side">
              <h2 class="unseen">${text("dealer-the-deal")}</h2>
              ${training && html`<${Training} training=${training} send=${send} />`}
              ${state.question &&
                html`<${Question} key=${state.question.id} state=${state} send=${send} open=${open} />`}
              <${NextThing} state=${state} />
              <${Controls} state=${state} send=${send} open=${open} />
              <${Piece} last>
                <${Camera} wire=${wire} state=${state} dealer=${true} />
                ${wire.phone && html`<${PhoneCamera} wire=${wire} send=${send} />`}
                ${!handsFirst && html`<${Piles} state=${state} />`}
                ${!training && html`<${DemoHand} wire=${wire} state=${state} send=${send} />`}
              <//>
            </div>
            <div class="main">
              <h2 class="unseen">${text("pages-on-table")}</h2>
              <${Piece}>
                ${handsFirst && html`<${cardsOnly ? Piles : Table} state=${state} tall=${tall} />`}
                <section class="sheet">
                  <h2>${text("dealer-cards-shown")}${" "}${correct &&
                    html`<small>${text("dealer-tap-to-correct")}</small>`}</h2>
                  <${Exposed} state=${state} onCard=${correct} />
                </section>
                <${Corrections} state=${state} />
                ${!cardsOnly && html`<${Playground} state=${state} tall=${tall} dealer=${true} />`}
                ${!cardsOnly && Stakes && html`<${Stakes} state=${state} />`}
                <${Casekeeper} state=${state} tall=${tall} />
              <//>
            </div>
            <div class="side">
              <${Piece} last>
                ${!cardsOnly && html`<${People} wire=${wire} state=${state} send=${send} />`}
                <${Sheets} sheets=${sheets} />
                <${Languages} />
              <//>
            </div>
          </div>
        </main>
        <${Aloud} state=${state} dealer=${true} />
        <${Asking} wire=${wire} send=${send} />
        ${dialog && state.deal && html`<${OpenDialog} dialog=${dialog} state=${state} send=${send} close=${close} />`}
      </div>
      <//>
  `;
}
