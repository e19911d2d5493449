// On the service page: the sensors with level, edges and faults; the lamp, the status lights and the buzzer.

import { html } from "../../vendor/htm-preact.module.js";
import { textOf } from "../core/i18n.js";

function ago(seconds) {
  if (seconds === null) return "never";
  if (seconds < 60) return `${seconds.toFixed(1)} s ago`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3600)} h ago`;
}

/** Every switch and button as it stands now. */
export function Sensors({ look }) {
  if (!look.sensors.length) {
    return html`
      <section class="sheet">
        <h2>Sensors</h2>
        <p class="quiet">This table has none (gpio.factory).</p>
      </section>
    `;
  }
  return html`
    <section class="sheet">
      <h2>Sensors</h2>
      <table class="sensors">
        <thead>
          <tr>
            <th>What</th>
            <th>Now</th>
            <th>Edges</th>
            <th>Last</th>
          </tr>
        </thead>
        <tbody>${look.sensors.map((one) =>
          html`
            <tr key=${one.pin} data-pin=${one.pin} class=${one.faults.length ? "loss" : ""}>
              <th scope="row">${one.label}</th>
              <td><span class=${`level${one.active ? " on" : ""}`}>${one.level}</span></td>
              <td>${one.edges}</td>
              <td>${ago(one.ago_s)}</td>
            </tr>
                  ${one.faults.length > 0 && html`
                    <tr key=${`${one.pin} fault`} class="loss sensor-fault">
                      <td colspan="4">${one.faults.map(textOf).join("; ")}</td>
                    </tr>
                  `}
          `
        )}</tbody>
      </table>
    </section>
  `;
}

const NAMES = {
  lamp: "Window lamp",
  open: "Green: bets open",
  closed: "Red: no more bets",
  call: "Yellow: call the dealer",
};

/** Blink each light, sound the buzzer. */
export function Lights({ look, send }) {
  return html`<section class="sheet"><h2>Lights and buzzer</h2>
    <div class="service-acts">${
    look.lights.map((light) =>
      html`
        <button key=${light} class="small" disabled=${!look.test} aria-pressed=${look.blinking === light}
          onClick=${() => send("blink", { light })}><span class=${`light ${
            light === "lamp" ? "lamp" : light
          }`}></span> ${NAMES[light]}</button>
      `
    )
  }
      ${
    look.buzzer && html`<button class="small" disabled=${!look.test} onClick=${() =>
      send("buzz")}>Sound the buzzer</button>`
  }</div>
    ${!look.lights.length && html`<p class="quiet">No lights on pins (gpio.factory).</p>`}
    ${!look.buzzer && html`<p class="quiet">No buzzer (gpio.buzzer is false).</p>`}</section>`;
}
