// On the service page: the sensors with level, edges and faults; the lamp, the status lights and the buzzer.

import { html } from "../../vendor/htm-preact.module.js";
import { language, text, textOf } from "../core/i18n.js";
import { partName } from "../core/words.js";

function ago(seconds) {
  if (seconds === null) return text("service-never");
  if (seconds < 60) return text("service-seconds-ago", { seconds });
  if (seconds < 3600) return text("service-minutes-ago", { minutes: Math.floor(seconds / 60) });
  return text("service-hours-ago", { hours: Math.floor(seconds / 3600) });
}

/** The time of day of a UTC time as the journal writes it, where this page is: "21:14". */
function timeOfDay(at) {
  const form = new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return form.format(new Date(at));
}

/** What does not work, with all that is known of it. */
export function Faults({ look }) {
  return look.faults.length > 0 && html`
    <section class="sheet faults">
      <h2>${text("service-faults")}</h2>
      <ul>${look.faults.map(({ part, text: fault }) =>
        html`<li key=${part}><b>${partName(part)}</b>${` ${textOf(fault)}`}</li>`
      )}</ul>
    </section>
  `;
}

/** How far the floor is with this table's journal. */
export function Floor({ look }) {
  const { floor } = look;
  if (!floor) return null;
  const time = floor.since && timeOfDay(floor.since);
  const how = floor.behind === null
    ? text("service-floor-never", { time })
    : floor.since
    ? text("service-floor-behind", { count: floor.behind, time })
    : text("service-floor-has-all");
  return html`
    <section class="sheet floor">
      <h2>${text("service-floor")}</h2>
      <p role="status">${how}</p>
      ${floor.incidents > 0 && html`<p role="alert">${text("service-floor-incidents", { count: floor.incidents })}</p>`}
      ${floor.why && html`<p class="quiet">${textOf(floor.why)}</p>`}
    </section>
  `;
}

/** Every switch and button as it stands now. */
export function Sensors({ look }) {
  if (!look.sensors.length) {
    return html`
      <section class="sheet">
        <h2>${text("service-sensors")}</h2>
        <p class="quiet">${text("service-sensors-none", { key: "gpio.factory" })}</p>
      </section>
    `;
  }
  return html`
    <section class="sheet">
      <h2>${text("service-sensors")}</h2>
      <table class="sensors">
        <thead>
          <tr>
            <th>${text("service-what")}</th>
            <th>${text("service-now")}</th>
            <th>${text("service-edges")}</th>
            <th>${text("service-last")}</th>
          </tr>
        </thead>
        <tbody>${look.sensors.map((one) =>
          html`
            <tr key=${one.pin} data-pin=${one.pin} class=${one.faults.length ? "loss" : ""}>
              <th scope="row">${textOf(one.label)}</th>
              <td><span class=${`level${one.active ? " on" : ""}`}>${textOf(one.level)}</span></td>
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
  lamp: "service-light-lamp",
  open: "service-light-open",
  closed: "service-light-closed",
  call: "service-light-call",
};

/** Blink each light, sound the buzzer. */
export function Lights({ look, send }) {
  return html`<section class="sheet"><h2>${text("service-lights")}</h2>
    <div class="service-acts">${
    look.lights.map((light) =>
      html`
        <button key=${light} class="small" disabled=${!look.test} aria-pressed=${look.blinking === light}
          onClick=${() => send("blink", { light })}><span class=${`light ${
            light === "lamp" ? "lamp" : light
          }`}></span> ${text(NAMES[light])}</button>
      `
    )
  }
      ${
    look.buzzer && html`<button class="small" disabled=${!look.test} onClick=${() =>
      send("buzz")}>${text("service-buzz")}</button>`
  }</div>
    ${!look.lights.length && html`<p class="quiet">${text("service-lights-none", { key: "gpio.factory" })}</p>`}
    ${!look.buzzer && html`<p class="quiet">${text("service-buzzer-none", { key: "gpio.buzzer" })}</p>`}</section>`;
}
