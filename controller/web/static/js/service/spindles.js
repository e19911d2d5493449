// On the service page: each spindle as commanded and as its feedback says, and the one that is chosen jogged by hand.

import { html } from "../../vendor/htm-preact.module.js";
import { textOf } from "../core/i18n.js";
import { rankName, short } from "../core/words.js";

const PLACES = [0, 1, 2, 3, 4];
const STEPS = [-50, -10, 10, 50];

const us = (value) => (value === null ? "–" : value);

/** Where a spindle stands, in one sentence. */
function standsText(one, feedback) {
  const sent = one.commanded_us === null ? "Nothing sent yet" : `Sent to ${one.commanded_us} us`;
  if (!feedback) return `${sent}; nothing tells where it stands: look.`;
  if (one.wire_off) return `${sent}. No feedback: its wire reads nothing, look where it stands.`;
  if (one.measured_us === null) return "Where it stands is read in test mode.";
  const beads = one.moving
    ? "moving"
    : one.beads === null
    ? "between two places"
    : `${one.beads} ${one.beads === 1 ? "bead" : "beads"} across`;
  return `${sent}, stands at ${one.measured_us} us, ${beads}.`;
}

/** The beads across as the table shows them; a fault at play says that nobody knows. */
function beadsText(one, test, at) {
  if (one.wire_off) return "no feedback";
  if (test) return one.moving ? "moving" : one.beads ?? "–";
  return one.fault_at_play ? "–" : at ?? "–";
}

/** The buttons for one spindle: its five places, and small steps. */
function Jog({ one, free, feedback, send }) {
  return html`
    <div class="jog" role="group" aria-label=${`Move spindle ${one.spindle}`}>
      <h3>Spindle ${one.spindle}: the ${rankName(one.rank).toLowerCase()}</h3>
      <div class="jog-row">${PLACES.map((beads) =>
        html`
          <button key=${beads} disabled=${!free} aria-pressed=${one.beads ===
            beads} aria-label=${`${beads} beads`} title=${`${one.places[beads]} us`}
            onClick=${() => send("show_beads", { spindle: one.spindle, beads })}><b>${beads}</b> <small>${one
              .places[beads]}</small></button>
        `
      )}</div>
      <div class="jog-row">${STEPS.map((step) =>
        html`<button key=${step} class="small" disabled=${!free} onClick=${() =>
          send("jog", { spindle: one.spindle, step_us: step })}>${step > 0 ? "+" : "−"}${Math.abs(step)} us</button>`
      )}</div>
      <p class="quiet">${standsText(one, feedback)}</p>
    </div>
  `;
}

export function Spindles({ look, state, send, chosen, choose }) {
  const { rig } = look;
  if (!rig) {
    return html`
      <section class="sheet">
        <h2>Spindles</h2>
        <p class="quiet">This table has no beads that could be moved (mcu.driver).</p>
      </section>
    `;
  }
  const free = look.test && rig.board !== "" && rig.busy === "";
  return html`
    <section class="sheet spindles">
      <h2>Spindles ${look.test &&
        html`<small>${
          rig.board
            ? `board: ${rig.board}${rig.supply_mv === null ? "" : `, servos at ${(rig.supply_mv / 1000).toFixed(2)} V`}`
            : "no board"
        }</small>`}</h2>
      <div class="spindle-body">
        <table class="beads">
          <thead>
            <tr>
              <th>Spindle</th>
              <th>Wanted</th>
              <th>Sent, µs</th>
              <th>Stands, µs</th>
              <th>Beads</th>
            </tr>
          </thead>
          <tbody>${rig.spindles.map((one) => {
            const want = state.beads[one.rank];
            const fault = one.fault || one.fault_at_play;
            return html`
              <tr key=${one.spindle} data-spindle=${one.spindle} class=${`${fault ? "loss" : ""}${
                one.spindle === chosen ? " chosen" : ""
              }`}>
                <th
                  scope="row"><button class="small pick-spindle" aria-pressed=${one.spindle === chosen} onClick=${() =>
                    choose(one.spindle)}>${one.spindle} <b>${short(one.rank)}</b></button></th>
                <td>${want.want}</td>
                <td>${us(one.commanded_us)}</td>
                <td>${us(one.measured_us)}</td>
                <td>${beadsText(one, look.test, want.at)}</td>
              </tr>
                        ${fault && html`
                          <tr key=${`${one.spindle} fault`} class="loss sensor-fault">
                            <td colspan="5">${one.fault
                              ? textOf(one.fault)
                              : `at play: ${textOf(one.fault_at_play)}`}</td>
                          </tr>
                        `}
            `;
          })}</tbody>
        </table>
        <${Jog} one=${rig.spindles[chosen]} free=${free} feedback=${rig.feedback} send=${send} />
      </div>
    </section>
  `;
}
