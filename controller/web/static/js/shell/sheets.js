// Sheets beside the table, one shown at a time.

import { html, useState } from "../../vendor/htm-preact.module.js";

/** The sheets beside the cloth, one shown at a time. */
export function Sheets({ sheets }) {
  const [shown, setShown] = useState(0);
  return html`
    <section class="sheets">
      <div class="sheet-tabs" role="tablist">${sheets.map(([name], i) =>
        html`
          <button key=${name} role="tab" id=${`tab-${i}`} aria-selected=${i === shown} aria-controls="sheet"
            onClick=${() => setShown(i)}>${name}</button>
        `
      )}</div>
      <div class="sheet" role="tabpanel" id="sheet" aria-labelledby=${`tab-${shown}`}>${sheets[shown][1]}</div>
    </section>
  `;
}
