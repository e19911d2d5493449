// The public display: nothing to tap, everything to see. In casekeeper mode it is cards and beads only, and large.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { keep, recall } from "../core/kept.js";
import { money } from "../core/words.js";
import { Aloud } from "./aloud.js";
import { Camera } from "./box.js";
import { Casekeeper } from "./casekeeper.js";
import { bankOf, useGame } from "./games.js";
import { later } from "./later.js";
import { Languages } from "./languages.js";
import { Banners, Corrections, Exposed, Header, Log, Purses } from "./panels.js";
import { TakeSeat } from "./qr.js";
import { ScreenOn } from "./screen_on.js";

const CALLS = "calls"; // the key of whether they are on
const Calls = later(async () => (await import("./calls.js")).Calls);

/** The button that switches the croupier's calls on and off, and the calls. */
function Called({ state }) {
  const [on, setOn] = useState(recall(CALLS, false));
  const [asked, setAsked] = useState(false);
  const flip = () => {
    keep(CALLS, !on);
    setAsked(true);
    setOn(!on);
  };
  const label = text("pages-calls", { on });
  return html`
    <button class=${`ask signals${on ? "" : " off"}`} aria-pressed=${on} aria-label=${label} title=${label}
      onClick=${flip}>♪</button>
    ${on && html`<${Calls} state=${state} asked=${asked} />`}
  `;
}

/** A table with stakes: where they lie, what they won, who has what. */
function Stakes({ wire, state, tall }) {
  const { Piles, Playground, Table = Piles, Rounds, Settled, handsFirst } = useGame();
  return html`
    <div class="columns">
      <div class="main">
        <h2 class="unseen">${text("pages-on-table")}</h2>
        ${handsFirst && html`<${Table} state=${state} tall=${tall} display />`}
        <${Playground} state=${state} tall=${tall} display />
        ${Rounds && html`<${Rounds} state=${state} />`}
        <${Casekeeper} state=${state} tall=${tall} />
      </div>
      <div class="side">
        <${Camera} wire=${wire} state=${state} />
        ${!handsFirst && html`<${Piles} state=${state} />`}
        <${Corrections} state=${state} />
        <section class="sheet">
          <${Settled} state=${state} />
        </section>
        <section class="sheet">
          <${Purses} state=${state} />
        </section>
        <${TakeSeat} state=${state} />
        <section class="sheet said-here">
          <h2>${text("pages-at-the-table")}</h2>
          <${Log} state=${state} alone />
        </section>
        <${Languages} />
      </div>
    </div>
  `;
}

/** A table with real chips: cards and beads alone. */
function CardsOnly({ wire, state, tall }) {
  const { Piles, Tabs } = useGame();
  return html`
    <div class="columns">
      <div class="main">
        <h2 class="unseen">${text("pages-on-table")}</h2>
        <${Casekeeper} state=${state} tall=${tall} />
        <${Piles} state=${state} />
        <section class="sheet">
          <h2>${text("pages-cards-of-deal")}</h2>
          <${Exposed} state=${state} />
        </section>
      </div>
      <div class="side">
        <${Camera} wire=${wire} state=${state} />
        <${Corrections} state=${state} />
        ${Tabs && html`
          <section class="sheet">
            <h2>${text("pages-tabs")}</h2>
            <${Tabs} state=${state} />
          </section>
        `}
        <section class="sheet"><h2>${text("pages-at-the-table")}</h2><${Log} state=${state} alone /></section>
        <${Languages} />
      </div>
    </div>
  `;
}

export function DisplayPage({ wire, state, tall }) {
  const cardsOnly = state.table.mode === "casekeeper";
  const bank = bankOf(useGame(), state.money);
  const right = html`
    ${!cardsOnly && html`<span class="purse">${text("pages-bank")} <b>${money(bank)}</b></span>`}
    <${Called} state=${state} />
  `;
  return html`
    <div class=${`page display${cardsOnly ? " only-cards" : ""}`}>
      <${Header} state=${state} wire=${wire} right=${right} />
      <main class="below-head">
        <${Banners} state=${state} />
        <${cardsOnly ? CardsOnly : Stakes} wire=${wire} state=${state} tall=${tall} />
        <${ScreenOn} />
      </main>
      <${Aloud} state=${state} />
    </div>
  `;
}
