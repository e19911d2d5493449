// On the service page: each spindle as commanded and as its feedback says, and the one that is chosen jogged by hand.

import { html } from "../../vendor/htm-preact.module.js";
import { rankSign, text, textOf } from "../core/i18n.js";
import { rankName } from "../core/words.js";

const PLACES = [0, 1, 2, 3, 4];
const STEPS = [-50, -10, 10, 50];

const us = (value) => (value === null ? "–" : value);

/** Where a spindle stands, in one sentence. */
function standsText(one, feedback) {
  const us = one.commanded_us === null ? -1 : one.commanded_us;
  if (!feedback) return text("service-stands-unknown", { us });
  if (one.wire_off) return text("service-stands-wire", { us });
  if (one.measured_us === null) return text("service-stands-test");
  const data = { us, stands: one.measured_us };
  if (one.moving) return text("service-stands-moving", data);
  return one.beads === null
    ? text("service-stands-between", data)
    : text("service-stands", { ...data, beads: one.beads });
}

/** The beads across as the table shows them; a fault at play says that nobody knows. */
function beadsText(one, test, at) {
  if (one.wire_off) return text("service-no-feedback");
  if (test) return one.moving ? text("service-moving") : one.beads ?? "–";
  return one.fault_at_play ? "–" : at ?? "–";
}

/** The board, and the voltage of the servos where it is known. */
function boardText({ board, supply_mv }) {
  if (!board) return text("service-board-none");
  if (supply_mv === null) return text("service-board", { board });
  return text("service-board-supply", { board, volt: supply_mv / 1000 });
}

const stepText = (step) => text("service-us", { us: `${step > 0 ? "+" : "−"}${Math.abs(step)}` });

/** The buttons for one spindle: its five places, and small steps. */
function Jog({ one, free, feedback, send }) {
  return html`
    <div class="jog" role="group" aria-label=${text("service-move-spindle", { spindle: one.spindle })}>
      <h3>${text("service-spindle-rank", { spindle: one.spindle, rank: rankName(one.rank) })}</h3>
      <div class="jog-row">${PLACES.map((beads) =>
        html`
          <button key=${beads} disabled=${!free} aria-pressed=${one.beads ===
            beads} aria-label=${text("service-beads", { beads })} title=${text("service-us", { us: one.places[beads] })}
            onClick=${() => send("show_beads", { spindle: one.spindle, beads })}><b>${beads}</b> <small>${one
              .places[beads]}</small></button>
        `
      )}</div>
      <div class="jog-row">${STEPS.map((step) =>
        html`<button key=${step} class="small" disabled=${!free} onClick=${() =>
          send("jog", { spindle: one.spindle, step_us: step })}>${stepText(step)}</button>`
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
        <h2>${text("service-spindles")}</h2>
        <p class="quiet">${text("service-no-beads-here", { key: "mcu.driver" })}</p>
      </section>
    `;
  }
  const free = look.test && rig.board && !rig.busy;
  return html`
    <section class="sheet spindles">
      <h2>${text("service-spindles")}${" "}${look.test && html`<small>${boardText(rig)}</small>`}</h2>
      <div class="spindle-body">
        <table class="beads">
          <thead>
            <tr>
              <th>${text("service-spindle")}</th>
              <th>${text("service-wanted")}</th>
              <th>${text("service-sent")}</th>
              <th>${text("service-stands-us")}</th>
              <th>${text("service-beads-column")}</th>
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
                    choose(one.spindle)}>${one.spindle} <b>${rankSign(one.rank)}</b></button></th>
                <td>${want.want}</td>
                <td>${us(one.commanded_us)}</td>
                <td>${us(one.measured_us)}</td>
                <td>${beadsText(one, look.test, want.at)}</td>
              </tr>
                        ${fault && html`
                          <tr key=${`${one.spindle} fault`} class="loss sensor-fault">
                            <td colspan="5">${one.fault
                              ? textOf(one.fault)
                              : text("service-at-play", { fault: one.fault_at_play })}</td>
                          </tr>
                        `}
            `;
          })}</tbody>
        </table>
        <${Jog} one=${rig.spindles.find((one) => one.spindle === chosen)} free=${free} feedback=${rig
          .feedback} send=${send} />
      </div>
    </section>
  `;
}
