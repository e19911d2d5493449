// /camera: a phone as the table's camera. First its token is changed for a key, at once, as it is good for a minute;
// then its owner starts the camera, the dealer compares the number and confirms.

import { html, render, useEffect, useReducer, useRef, useState } from "../../vendor/htm-preact.module.js";
import { load, text, textOf } from "../core/i18n.js";
import { partName } from "../core/words.js";
import { keepScreenOn, letScreenGo } from "../core/screen.js";
import { runs, showCamera, whyNot } from "./camera.js";
import { Sender } from "./sender.js";

const { table, speechless } = document.body.dataset;

/** What this phone's maker calls it, where the browser says so. */
async function model() {
  try {
    return (await navigator.userAgentData.getHighEntropyValues(["model"])).model || "";
  } catch {
    return "";
  }
}

/** Changes the token in the address for this phone's key; without a token the key is there. A message where the table
 * refuses. The token leaves the address at once: it is used up. */
async function claimed() {
  const token = new URLSearchParams(location.search).get("token");
  if (!token) return null;
  const answer = await fetch("/camera", {
    method: "POST",
    body: new URLSearchParams({ token, model: await model() }),
  });
  history.replaceState(null, "", "/camera");
  return answer.ok ? null : await answer.json();
}

function Why({ children }) {
  return html`<p class="banner fault" role="alert">${children}</p>`;
}

/** What the page says above the picture. */
function Stage({ sender }) {
  if (!sender.online) {
    return html`<${Why}>${text(sender.unknown ? "phone-other-table" : "phone-no-line")}<//>`;
  }
  if (sender.stage === "waiting") {
    return html`
      <div class="phone-code">
        <p>${text("phone-compare")}</p>
        <p class="pair-code">${sender.code}</p>
        <p role="status">${text("phone-waiting")}</p>
      </div>
    `;
  }
  const faults = sender.faults.map(({ part, text: fault }) =>
    html`<${Why} key=${part}>${text("phone-fault", { part: partName(part), fault: textOf(fault) })}<//>`
  );
  if (sender.why) faults.unshift(html`<${Why} key="refused">${textOf(sender.why)}<//>`);
  return html`
    ${faults}
    ${!faults.length && html`<p class="banner good" role="status">${text("phone-is-camera")}</p>`}
  `;
}

function FiguresLine({ sender }) {
  const { rate, kilobytes, ms } = sender.figures;
  if (sender.stage !== "camera" || !sender.sides) return null;
  const data = { rate, kilobytes, ms, width: sender.sides.width, height: sender.sides.height };
  return html`<p class="phone-figures">${rate ? text("phone-figures", data) : text("phone-quiet")}</p>`;
}

/** Starts the camera and the line, and follows what becomes of them. */
function useCamera(video) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [state, setState] = useState({ started: false, error: null, on: true });
  const sender = useRef(null);
  const stop = useRef(null);
  const ended = () => {
    sender.current?.taken(true);
    setState({ started: false, error: null, on: true }); // the button to start it is there again
  };
  const show = async () => {
    try {
      stop.current = await showCamera(video.current, (gone) => sender.current?.taken(gone), ended);
      setState({ started: true, error: null, on: await keepScreenOn() });
      return true;
    } catch (error) {
      console.info(error);
      setState({ started: false, error, on: true });
      return false;
    }
  };
  const start = async () => {
    setState({ started: true, error: null, on: true });
    if (!await show()) return;
    sender.current?.taken(false);
    sender.current ??= new Sender(video.current, redraw);
  };
  useEffect(() => {
    const seen = async () => {
      if (!sender.current || sender.current.stage === "ended") return;
      sender.current.hidden(document.hidden);
      if (document.hidden) return;
      if (runs(video.current)) return keepScreenOn();
      stop.current?.();
      sender.current.taken(!(await show()));
    };
    document.addEventListener("visibilitychange", seen);
    const figures = setInterval(redraw, 1000);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      clearInterval(figures);
    };
  }, []);
  useEffect(() => {
    if (sender.current?.stage !== "ended") return;
    stop.current?.();
    letScreenGo();
  }, [sender.current?.stage]);
  return { ...state, sender: sender.current, start };
}

function Phone() {
  const video = useRef(null);
  const { started, error, on, sender, start } = useCamera(video);
  if (sender?.stage === "ended") {
    return html`
      <main class="phone ended">
        <h1>${text("phone-heading", { table })}</h1>
        <p class="banner hold" role="status">${textOf(sender.why)}</p>
      </main>
    `;
  }
  const end = () => (sender.stage !== "camera" || confirm(text("phone-end-sure"))) && sender.end();
  return html`
    <main class="phone">
      <h1>${text("phone-heading", { table })}</h1>
      ${error && html`<${Why}>${text(whyNot(error), { error: error.message || error.name })}<//>`}
      ${sender && html`<${Stage} sender=${sender} />`}
      ${!started && html`
        <p>${text("phone-start-why")}</p>
        <button class="brass big" onClick=${start}>${text("phone-start")}</button>
      `}
      <video ref=${video} class="phone-picture" hidden=${!started} autoplay playsinline muted
        aria-label=${text("phone-picture-alt")}></video>
      ${started && !sender && html`<p role="status">${text("phone-starting")}</p>`}
      ${sender && html`
        <${FiguresLine} sender=${sender} />
        <p class="quiet">${text("phone-aim")}</p>
        ${!on && html`<p class="quiet">${text("phone-keep-on")}</p>`}
        <button onClick=${end}>${text(sender.stage === "camera" ? "phone-end" : "phone-give-up")}</button>
      `}
    </main>
  `;
}

function Refused({ why }) {
  return html`
    <main class="plate">
      <h1>${text("phone-not-opened")}</h1>
      <p>${textOf(why)}</p>
      <p>${text("phone-how")}</p>
    </main>
  `;
}

const app = document.getElementById("app");
try {
  const [refused] = await Promise.all([claimed(), load()]);
  const secure = globalThis.isSecureContext && navigator.mediaDevices;
  const why = secure ? refused : { code: "phone-not-secure" };
  app.replaceChildren();
  render(why ? html`<${Refused} why=${why} />` : html`<${Phone} />`, app);
} catch (trouble) {
  console.error(trouble);
  app.textContent = speechless;
}
