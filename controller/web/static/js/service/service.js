// The service page: every sensor, the camera, the spindles and the lights as they stand. In test mode they are tried by
// hand; the table then takes no deal and no bet. Only the dealer gets here, and the table checks that itself.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { Aloud } from "../shell/aloud.js";
import { Casekeeper } from "../shell/casekeeper.js";
import { Said } from "../shell/dialog.js";
import { useGame } from "../shell/games.js";
import { Languages } from "../shell/languages.js";
import { Follower } from "../shell/line.js";
import { Banners, Header, Log } from "../shell/panels.js";
import { aiming } from "./aim.js";
import { Calibration } from "./calibration.js";
import { CameraSheet } from "./camera.js";
import { CardsWatched } from "./cards.js";
import { Enrolment } from "./enrol.js";
import { Faults, Floor, Lights, Sensors } from "./parts.js";
import { Spindles } from "./spindles.js";
import { refusalToDealer } from "../core/words.js";

const LOOK_MS = 300;

/** What the table's service desk sees, asked for again and again while the page is open. */
function useLook(wire) {
  const [look, setLook] = useState(null);
  useEffect(() => {
    let open = true;
    let timer = 0;
    const ask = async () => {
      const reply = await wire.send("status", aiming.open ? { aim: true } : {});
      if (!open) return;
      if (reply.ok) setLook(reply.data);
      timer = setTimeout(ask, LOOK_MS);
    };
    ask();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [wire]);
  return look;
}

/** Whether test mode is on, with the one button that begins or ends it. */
function TestMode({ look, state, send }) {
  const { playing } = state.table;
  const test = (on) => () => send("test", { on });
  if (look.test) {
    const silent = look.rig && !look.rig.board;
    return html`
      <section class="test-mode on" aria-label=${text("service-test-mode")}>
        <p>
          <b>${text("table-test-mode")}.</b>${` ${text("service-testing")} `}
          ${silent &&
            html`<span class="no-board" role="alert">${text("service-no-board", { trouble: look.rig.trouble })}</span>`}
        </p>
        <${Follower} key="end" class="brass big" onClick=${test(false)}>${text("service-test-end")}<//>
      </section>
    `;
  }
  return html`
    <section class="test-mode" aria-label=${text("service-test-mode")}>
      <p>${text(playing ? "service-under-way" : "service-looking")}</p>
      <${Follower} key="begin" class="brass big" disabled=${playing} onClick=${test(true)}>${text(
        "service-test-begin",
      )}<//>
    </section>
  `;
}

export function ServicePage({ wire, state, tall }) {
  const { words } = useGame();
  const look = useLook(wire);
  const [picked, setSpindle] = useState(null);
  const [notice, setNotice] = useState(null);
  const send = async (verb, fields) => {
    const reply = await wire.send(verb, fields);
    setNotice(reply.ok ? null : { text: refusalToDealer(reply, words) });
    return reply.ok;
  };
  if (!look) return html`<p class="wait" role="status">${text("service-asking")}</p>`;
  const parts = { look, send, state, wire };
  const spindle = picked ?? look.rig?.spindles[0].spindle;
  return html`
    <${Said.Provider} value=${notice}>
      <div class=${`page service${look.test ? " in-test" : ""}`}>
        <${Header} state=${state} wire=${wire} right=${html`<a class="purse" href="/dealer">${
          text("pages-dealer")
        }</a>`} />
        <main class="below-head">
          <${Banners} state=${state} service=${true} />
          <${TestMode} ...${parts} />
          <p class="refusal service-said" role="alert">${notice && notice.text}</p>
          <div class="columns">
            <div class="main">
              <${Enrolment} ...${parts} />
              <${Spindles} ...${parts} chosen=${spindle} choose=${setSpindle} />
              ${look.rig && look.rig.feedback && html`<${Calibration} ...${parts} chosen=${spindle} />`}
              ${!look.test && html`<${Casekeeper} state=${state} tall=${tall} />`}
            </div>
            <div class="side">
              <${Faults} look=${look} />
              <${Floor} look=${look} />
              <${Sensors} look=${look} />
              <${CameraSheet} ...${parts} />
              <${CardsWatched} ...${parts} />
              <${Lights} ...${parts} />
              <section class="sheet">
                <h2>${text("pages-log")}</h2>
                <${Log} state=${state} alone />
              </section>
              <${Languages} />
            </div>
          </div>
        </main>
        <${Aloud} state=${state} />
      </div>
      <//>
  `;
}
