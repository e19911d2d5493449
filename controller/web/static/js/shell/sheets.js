// Sheets beside the table, one shown at a time.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { roving } from "./roving.js";

/** The sheets beside the cloth, one shown at a time. */
export function Sheets({ sheets }) {
  const [shown, setShown] = useState(0);
  return html`
    <section class="sheets">
      <div class="sheet-tabs" role="tablist" onKeyDown=${roving("tab")}>${sheets.map(([name], i) =>
        html`
          <button key=${name} role="tab" id=${`tab-${i}`} aria-selected=${i === shown} aria-controls="sheet"
            tabindex=${i === shown ? 0 : -1}
            onClick=${() => setShown(i)}>${name}</button>
        `
      )}</div>
      <div class="sheet" role="tabpanel" id="sheet" tabindex="0" aria-labelledby=${`tab-${shown}`}>
        <h2 class="unseen">${sheets[shown][0]}</h2>
        ${sheets[shown][1]}
      </div>
    </section>
  `;
}
