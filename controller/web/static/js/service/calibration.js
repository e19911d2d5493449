// On the service page: the places of the spindles found by feel, looked at, tried, stored, and taken back.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { textOf } from "../core/i18n.js";
import { Dialog } from "../shell/dialog.js";
import { short } from "../core/words.js";

const EVERY = [...Array(13).keys()];

/** What will happen, before anything moves. */
function Agree({ spindles, send, close }) {
  const which = spindles.length === 1 ? `Spindle ${spindles[0]}` : "All thirteen spindles";
  return html`
    <${Dialog} title="Calibrate beads" onClose=${close}>
      <ol class="steps">
        <li>${which} will creep from stop to stop and back, for about fifteen seconds.</li>
        <li>The servo supply is on, and fingers are away from the beads.</li>
        <li>Should anything be caught, press Stop: the servos are let go at once.</li>
      </ol>
      <p><button class="brass big" onClick=${async () =>
        (await send("calibrate", { spindles })) && close()}>Start</button></p>
      <//>
  `;
}

function Found({ spindles }) {
  return html`
    <table class="beads found">
      <thead>
        <tr><th>Spindle</th>${[0, 1, 2, 3, 4].map((beads) => html`<th key=${beads}>${beads}</th>`)}</tr>
      </thead>
      <tbody>${spindles.filter((one) => one.found).map((one) =>
        html`<tr key=${one.spindle}><th scope="row">${one.spindle} (${short(one.rank)})</th>
      ${
          one.found.map((pulse, beads) => {
            const change = pulse - one.places[beads];
            return html`<td key=${beads}>${pulse} <small>${change > 0 ? "+" : change < 0 ? "−" : "±"}${
              Math.abs(change)
            }</small></td>`;
          })
        }</tr>`
      )}</tbody>
    </table>
  `;
}

export function Calibration({ look, send, chosen }) {
  const [asked, ask] = useState(null);
  const { rig } = look;
  const free = look.test && rig.board && !rig.busy;
  const found = rig.spindles.some((one) => one.found);
  const act = (action) => () => send("calibration", { action });
  return html`<section class="sheet calibration" aria-label="Calibrate beads"><h2>Calibrate beads</h2>
    ${
    rig.busy
      ? html`
        <p role="status"><b>Working: ${textOf(rig.busy)}</b></p>
        <div class="service-acts"><button class="danger" onClick=${act("stop")}>Stop</button></div>
      `
      : html`${rig.said.length > 0 && html`<p role="status">${rig.said.map(textOf).join(". ")}</p>`}
        ${
        found && html`
          <p>Where each number of beads was found, in us, and how far that is from what is stored.
            Once stored, each bead is moved there and back.</p>
          <${Found} spindles=${rig.spindles} />
        `
      }
        <div class="service-acts">${
        found
          ? html`
            <button class="brass" disabled=${!free} onClick=${act("store")}>Store in board and file</button><button
              disabled=${!free} onClick=${act("drop")}>Throw away</button>
          `
          : html`
            <button disabled=${!free} onClick=${() =>
              ask([chosen])}>Calibrate spindle ${chosen}</button><button disabled=${!free}
              onClick=${() => ask(EVERY)}>Calibrate all</button>
                        <button disabled=${!free || !rig.can_undo} onClick=${act("undo")}>Undo the last one</button>
          `
      }</div>
        ${
        !look.test &&
        html`<p class="quiet">In test mode the places are found by feel: each spindle creeps to its end stops.</p>`
      }`
  }
    ${asked && html`<${Agree} spindles=${asked} send=${send} close=${() => ask(null)} />`}</section>`;
}
