// On the service page: the places of the spindles found by feel, looked at, tried, stored, and taken back.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { rankSign, text, textOf } from "../core/i18n.js";
import { Dialog } from "../shell/dialog.js";

/** What will happen, before anything moves. */
function Agree({ spindles, send, close }) {
  const one = spindles.length === 1;
  const which = one
    ? text("service-creep", { spindle: spindles[0] })
    : text("service-creep-all", { count: spindles.length });
  return html`
    <${Dialog} title=${text("service-calibrate")} onClose=${close}>
      <ol class="steps">
        <li>${which}</li>
        <li>${text("service-creep-clear")}</li>
        <li>${text("service-creep-stop")}</li>
      </ol>
      <p><button class="brass big" onClick=${async () => (await send("calibrate", { spindles })) && close()}>${text(
        "service-start",
      )}</button></p>
      <//>
  `;
}

function Found({ spindles }) {
  return html`
    <table class="beads found">
      <thead>
        <tr><th>${text("service-spindle")}</th>${[0, 1, 2, 3, 4].map((beads) =>
          html`<th key=${beads}>${beads}</th>`
        )}</tr>
      </thead>
      <tbody>${spindles.filter((one) => one.found).map((one) =>
        html`<tr key=${one.spindle}><th scope="row">${one.spindle} (${rankSign(one.rank)})</th>
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
  return html`<section class="sheet calibration" aria-label=${text("service-calibrate")}><h2>${
    text("service-calibrate")
  }</h2>
    ${
    rig.busy
      ? html`
        <p role="status"><b>${text("service-working", { what: rig.busy })}</b></p>
        <div class="service-acts"><button class="danger" onClick=${act("stop")}>${text("service-stop")}</button></div>
      `
      : html`${rig.said.length > 0 && html`<p role="status">${rig.said.map(textOf).join(". ")}</p>`}
        ${
        found && html`
          <p>${text("service-found")}</p>
          <${Found} spindles=${rig.spindles} />
        `
      }
        <div class="service-acts">${
        found
          ? html`
            <button class="brass" disabled=${!free} onClick=${act("store")}>${text(
              "service-store-places",
            )}</button><button
              disabled=${!free} onClick=${act("drop")}>${text("service-throw-away")}</button>
          `
          : html`
            <button disabled=${!free} onClick=${() => ask([chosen])}>${text("service-calibrate-one", {
              spindle: chosen,
            })}</button><button disabled=${!free}
              onClick=${() => ask(rig.spindles.map((one) => one.spindle))}>${text("service-calibrate-all")}</button>
                        <button disabled=${!free || !rig.can_undo} onClick=${act("undo")}>${text(
                          "service-calibrate-undo",
                        )}</button>
          `
      }</div>
        ${
        !look.test &&
        html`<p class="quiet">${text("service-calibrate-how")}</p>`
      }`
  }
    ${asked && html`<${Agree} spindles=${asked} send=${send} close=${() => ask(null)} />`}</section>`;
}
