// The service page: what every part of the table reports, for whoever looks after it. It changes nothing.

import { html } from "../vendor/htm-preact.module.js";
import { Camera } from "./box.js";
import { Casekeeper } from "./casekeeper.js";
import { Banners, Header, Log } from "./panels.js";
import { RANKS, lightText, percent, short } from "./words.js";

export function ServicePage({ wire, state }) {
  const candidates = Object.entries((state.reading && state.reading.candidates) || {}).sort((a, b) => b[1] - a[1]).slice(0, 6);
  const row = (name, value) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
  return html`<div class="page service">
    <${Header} state=${state} wire=${wire} right=${html`<a class="purse" href="/dealer">Dealer</a>`} />
    <${Banners} state=${state} />
    <div class="columns">
      <div class="main"><${Casekeeper} state=${state} />
        <section class="sheet"><h2>Beads</h2><table class="beads"><thead><tr><th>Wire</th><th>Wanted</th><th>Stands at</th><th>Fault</th></tr></thead><tbody>
        ${RANKS.map((rank, spindle) => { const { want, at, fault } = state.beads[rank]; return html`<tr key=${rank} class=${fault || (at !== null && at !== want) ? "loss" : ""}><th scope="row">${spindle} (${short(rank)})</th><td>${want}</td><td>${at ?? "not known"}</td><td>${fault || ""}</td></tr>`; })}</tbody></table></section></div>
      <aside class="side"><${Camera} wire=${wire} state=${state} />
        <section class="sheet"><h2>State</h2><table><tbody>${row("Version", state.version)}${row("Mode", state.table.mode)}${row("Status light", lightText(state.light))}${row("Deal", state.deal_number)}
          ${row("Faults", state.faults.length ? state.faults.map((fault) => `${fault.part}: ${fault.text}`).join("; ") : "none")}
          ${row("Last reading", candidates.length ? candidates.map(([rank, p]) => `${short(rank)} ${percent(p)}`).join(", ") : "none")}</tbody></table></section>
        <section class="sheet"><h2>Log</h2><${Log} state=${state} /></section></aside>
    </div></div>`;
}
