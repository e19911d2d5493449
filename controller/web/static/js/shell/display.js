// The public display: nothing to tap, everything to see. In casekeeper mode it is cards and beads only, and large.

import { html } from "../../vendor/htm-preact.module.js";
import { Camera } from "./box.js";
import { Casekeeper } from "./casekeeper.js";
import { GamePiles, GameSettled, Playground } from "./games.js";
import { Banners, Corrections, Exposed, Header, Log, Purses, Tabs } from "./panels.js";
import { money } from "../core/words.js";

export function DisplayPage({ wire, state, tall }) {
  const casekeeper = state.table.mode === "casekeeper";
  const right = !casekeeper && html`<span class="purse">Bank <b>${money(state.money.bank)}</b></span>`;
  return html`
    <div class=${`page display${casekeeper ? " only-cards" : ""}`}>
      <${Header} state=${state} wire=${wire} right=${right} />
      <${Banners} state=${state} />
      <div class="columns">
        <div class="main">
            ${!casekeeper && html`<${Playground} state=${state} tall=${tall} />`}
            <${Casekeeper} state=${state} tall=${tall} />
            ${casekeeper && html`<${GamePiles} state=${state} />`}
            ${casekeeper && html`
              <section class="sheet">
                <h2>Cards of this deal</h2>
                <${Exposed} state=${state} />
              </section>
            `}
          </div>
        <aside class="side">
            <${Camera} wire=${wire} state=${state} />
            ${!casekeeper && html`<${GamePiles} state=${state} />`}
            <${Corrections} state=${state} />
            ${!casekeeper && html`
              <section class="sheet">
                <${GameSettled} state=${state} />
              </section>
              <section class="sheet">
                <${Purses} state=${state} />
              </section>
            `}
            ${casekeeper && html`
              <section class="sheet">
                <h2>Tabs</h2>
                <${Tabs} state=${state} />
              </section>
            `}
            <section class="sheet"><h2>At the table</h2><${Log} state=${state} /></section>
          </aside>
      </div>
    </div>
  `;
}
