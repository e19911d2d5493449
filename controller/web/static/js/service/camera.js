// On the service page: the camera's picture with its figures, and the box's window marked on it by hand.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { text, textOf } from "../core/i18n.js";
import { showPictures } from "../shell/box.js";
import { Dialog } from "../shell/dialog.js";
import { cardName, percent } from "../core/words.js";
import { SetUp } from "./aim.js";

const HANDLE = 0.06; // of the picture's width: a tap nearer than this takes hold of a corner

/** A first guess where nothing is known of the window. */
const MIDDLE = [[0.4, 0.25], [0.6, 0.25], [0.6, 0.75], [0.4, 0.75]];

const share = (value) => Math.min(1, Math.max(0, Math.round(value * 1e5) / 1e5));

/** The four corners, drawn over the picture; `onMove(index, [x, y])` when they may be moved. */
function Corners({ corners, onMove }) {
  const svg = useRef(null);
  const held = useRef(-1);
  const place = (event) => {
    const box = svg.current.getBoundingClientRect();
    return [share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height)];
  };
  const nearest = (x, y) => {
    const box = svg.current.getBoundingClientRect();
    const away = corners.map(([cx, cy]) => Math.hypot(cx - x, ((cy - y) * box.height) / box.width));
    const best = away.indexOf(Math.min(...away));
    return away[best] <= Math.max(HANDLE, 28 / box.width) ? best : -1;
  };
  const down = (event) => {
    held.current = nearest(...place(event));
    if (held.current >= 0) {
      event.preventDefault();
      svg.current.setPointerCapture(event.pointerId);
      onMove(held.current, place(event));
    }
  };
  const move = (event) => held.current >= 0 && onMove(held.current, place(event));
  const up = () => {
    held.current = -1;
  };
  const key = (index) => (event) => {
    const step = event.shiftKey ? 0.02 : 0.002;
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(index, corners[index].map((value, axis) => share(value + by[axis])));
  };
  const points = corners.map(([x, y]) => `${x * 1000},${y * 1000}`).join(" ");
  return html`
    <svg ref=${svg} class=${`window-corners${
      onMove ? " movable" : ""
    }`} viewBox="0 0 1000 1000" preserveAspectRatio="none"
      aria-label=${text("service-corners")} role="group" ...${onMove
        ? { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
        : {}}>
        <polygon points=${points} vector-effect="non-scaling-stroke" />
        ${onMove && corners.map(([x, y], index) =>
          html`
            <ellipse key=${index} class="corner" cx=${x * 1000} cy=${y *
              1000} rx="16" ry="28" tabindex="0" role="button"
              aria-label=${text("service-corner", { number: index + 1 })} onKeyDown=${key(
                index,
              )} vector-effect="non-scaling-stroke" />
          `
        )}</svg>
  `;
}

/** Three times as large, the place round a corner. */
function Loupe({ still, at }) {
  const [x, y] = [at[0] * still.width, at[1] * still.height];
  const [w, h] = [still.width / 6, still.height / 6];
  return html`
    <svg class="loupe" viewBox=${`${x - w / 2} ${y - h / 2} ${w} ${h}`} aria-hidden="true">
      <image href=${still.address} width=${still.width} height=${still.height} />
      <path d=${`M${x - w / 2} ${y}H${x + w / 2}M${x} ${y - h / 2}V${y + h / 2}`} vector-effect="non-scaling-stroke" />
    </svg>
  `;
}

/** The still picture with the corners to drag, and what is under the one last held. */
function Marking({ still, start, keep, close }) {
  const [corners, setCorners] = useState(start);
  const [held, hold] = useState(0);
  const move = (index, at) => {
    hold(index);
    setCorners((now) => now.map((corner, k) => (k === index ? at : corner)));
  };
  return html`
    <${Dialog} title=${text("service-mark-window")} onClose=${close}>
      <p>${text("service-mark-how")}</p>
      <div
        class="camera-picture marking"><img src=${still
          .address} alt=${text("service-still")} /><${Corners} corners=${corners} onMove=${move} /></div>
      <div
        class="marking-foot"><${Loupe} still=${still} at=${corners[held]} /><button class="brass big" onClick=${() =>
          keep(corners)}>${text("service-use-window")}</button></div>
      <//>
  `;
}

/** The picture as it is now, kept apart from the live one. */
async function stillOf(image) {
  // Between two pictures a slow tablet has none: a canvas without a size gives no file.
  while (!image.naturalWidth) await new Promise((done) => image.addEventListener("load", done, { once: true }));
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return { address: URL.createObjectURL(blob), width: canvas.width, height: canvas.height };
}

export function CameraSheet({ wire, look, send }) {
  const image = useRef(null);
  const [any, setAny] = useState(false);
  const [still, setStill] = useState(null);
  const [aiming, setAiming] = useState(location.search === "?setup");
  useEffect(() => showPictures(wire, image.current, () => setAny(true)), [wire]);
  const { camera, window: known } = look;
  const close = () => {
    if (still) URL.revokeObjectURL(still.address);
    setStill(null);
  };
  const keep = async (corners) => (await send("window", { corners })) && close();
  const mark = async () => setStill(await stillOf(image.current));
  const forget = known && known.by === "hand" &&
    html`<button class="small" disabled=${!look.test} onClick=${() => keep(null)}>${
      text("service-forget-marks")
    }</button>`;
  return html`
    <section class="sheet camera-sheet" aria-label=${text("service-camera")}>
      <h2>${text("service-camera")}</h2>
      <figure class="camera">
        <div class="camera-picture">
          <img ref=${image} alt=${text("pages-camera-picture")} hidden=${!any} />
          ${!any && html`<p>${text("service-no-picture")}</p>`}
          ${any && known && known.corners && html`<${Corners} corners=${known.corners} />`}
        </div>
      </figure>
      <${Figures} camera=${camera} />
      ${known && html`
        <p class="quiet">${windowText(known, camera && camera.reading)}</p>
        <div class="service-acts">
          ${camera && !camera.shoe &&
            html`<button class="small" onClick=${() => setAiming(true)}>${text("service-aim")}</button>`}
          <button class="small" disabled=${!look.test || !any} onClick=${mark}>${text("service-mark-window")}</button>
          ${forget}
        </div>
      `}
      ${aiming && html`<${SetUp} wire=${wire} look=${look} close=${() => setAiming(false)} />`}
      ${still && html`<${Marking} still=${still} start=${known.corners || MIDDLE} keep=${keep} close=${close} />`}
    </section>
  `;
}

function Figures({ camera }) {
  if (!camera) return html`<p class="quiet">${text("service-camera-silent")}</p>`;
  const { width, height, fps, brightness, focus, verdict } = camera;
  return html`
    <p class=${`figures${verdict ? " loss" : ""}`}>
      ${text("service-figures", { width, height, fps, brightness, focus })}${verdict && `: ${textOf(verdict)}`}
    </p>
  `;
}

/** How the window is known, and what is read in it. */
function windowText(known, reading) {
  const by = known.by === "itself" && !known.corners ? "later" : known.by;
  if (!reading) return text("service-window", { by });
  if (!reading.card) return text("service-window-unsure", { by });
  return text("service-window-reads", { by, card: cardName(reading.card), percent: percent(reading.confidence) });
}
