// Painted tables: the cloth with its rail, what is written on it along an arc, the places round it and the chips that
// lie on them. A game draws its ground in units of its own size; what is pressed or read stands over it as plain HTML.

import { html } from "../../vendor/htm-preact.module.js";
import { money } from "../core/words.js";
import { Chip, chipsOf } from "./chips.js";
import { ROOM, useMedia } from "./media.js";
import { overTable } from "./roving.js";

/** The address of their style sheet, for the `styles` of a game. */
export const STYLES = new URL("../../css/painted.css", import.meta.url).href;

/** Which drawing is shown: "tall" on a phone held upright, "room" on the display of a room, else "wide". */
export function useDrawing({ tall, display }) {
  const room = useMedia(ROOM);
  return display && room ? "room" : tall ? "tall" : "wide";
}

/** The table: `ground` is drawn below and `chips` above what is pressed and read, `children`. `size`: {width, height}
 * in units of the drawing. */
export function Painted({ kind, size: { width, height }, label, ground, chips, children }) {
  const view = `0 0 ${width} ${height}`;
  return html`
    <div class=${`painted ${kind}`} style=${`--w:${width};--h:${height}`} role="group" aria-label=${label}
      onKeyDown=${overTable("button.place")}>
      <svg class="ground" viewBox=${view} aria-hidden="true">${ground}</svg>
      ${children}
      <svg class="lying-chips" viewBox=${view}>${chips}</svg>
    </div>
  `;
}

/** The style of what is at this box of the drawing. */
export const at = ({ x, y, w, h }, { width, height }) => {
  const share = (part, whole) => `${(100 * part / whole).toFixed(3)}%`;
  return `left:${share(x, width)};top:${share(y, height)};width:${share(w, width)};height:${share(h, height)}`;
};

/** A name in no more room than this, in units, where a letter is `size` high. */
export function fitted(name, room, size) {
  const most = Math.max(1, Math.floor(room / (size * 0.56)));
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, Math.max(1, most - 1)).join("")}…`;
}

/** A stake: its chips in a column, and below them the sum. `size`: of its figures. */
export function Stake({ x, y, r, size, amount, mine, label }) {
  const chips = chipsOf(amount);
  const step = r * 0.2;
  const figure = money(amount);
  const width = figure.length * size * 0.6 + size * 0.7;
  return html`
    <g class=${`stake${mine ? " mine" : ""}`} role="img" aria-label=${label} transform=${`translate(${x} ${y})`}>
      <ellipse class="stack-shadow" cx=${r * 0.12} cy=${r * 0.2} rx=${r * 1.08} ry=${r * 1.02} />
      ${chips.map((value, i) => html`<${Chip} key=${i} value=${value} r=${r} y=${-i * step} label=${false} />`)}
      <rect class="stake-plate" x=${-width / 2} y=${r * 0.2} width=${width} height=${size * 1.24} rx=${size * 0.4} />
      <text class="stake-sum" y=${r * 0.2 + size * 0.98} font-size=${size}>${figure}</text>
    </g>
  `;
}

/** What a stake has just won or lost, where it lay. */
export const Won = ({ x, y, size, said, gain }) =>
  html`<text class=${`stake-won ${gain ? "gain" : "loss"}`} x=${x} y=${y} font-size=${size}>${said}</text>`;

/** The number of a place, in the colour of its player. */
export const PlaceMark = ({ x, y, r, number, colour }) =>
  html`
    <g class="place-mark" transform=${`translate(${x} ${y})`}>
      <circle class=${colour === null ? "free" : `owner-${colour}`} r=${r} />
      <text y=${r * 0.36} font-size=${r * 1.1}>${number}</text>
    </g>
  `;

/** The shoe from which the cards come, its mouth to the left. */
export const Shoe = ({ x, y, scale = 1 }) =>
  html`
    <g class="painted-shoe" transform=${`translate(${x} ${y}) scale(${scale})`}>
      <path class="shoe-body" d="M-46 -24L34 -30Q46 -30 46 -18V18Q46 30 34 30L-46 24Z" />
      <path class="shoe-lid" d="M-20 -20L32 -24Q38 -24 38 -16V16Q38 24 32 24L-20 20Z" />
      <path class="shoe-card" d="M-58 -17H-40V17H-58Z" />
      <path class="shoe-mouth" d="M-46 -24V24" />
    </g>
  `;

/** The arcs of a table that is open to one side: rows of parabolas below each other, `u` from -1 at the left to 1 at
 * the right, `y` where a row crosses the middle. `half`: half its width, `sag`: how far its ends lie higher, `taper`:
 * how much narrower it is at `top` than at `bottom`. */
export function fan({ middle, half, sag, taper, top, bottom }) {
  const wide = (y) => half * (1 - (taper * (bottom - y)) / (bottom - top));
  const point = (u, y) => ({ x: middle + u * wide(y), y: y - sag * u * u });
  const pair = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  /** From one end to the other; a parabola is a quadratic curve, whose middle point is its polar form. */
  const arc = (from, to, y) =>
    `Q${pair({ x: middle + ((from + to) / 2) * wide(y), y: y - sag * from * to })} ${pair(point(to, y))}`;
  const line = (from, to, y) => `M${pair(point(from, y))}${arc(from, to, y)}`;
  const cell = (from, to, upper, lower) => `${line(from, to, upper)}L${pair(point(to, lower))}${arc(to, from, lower)}Z`;
  /** The box round a cell, and its outline in it, for what is pressed. */
  const area = (from, to, upper, lower) => {
    const steps = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    const edge = [...steps.map((u) => point(u, upper)), ...steps.reverse().map((u) => point(u, lower))];
    const [xs, ys] = ["x", "y"].map((axis) => edge.map((corner) => corner[axis]));
    const box = { x: Math.min(...xs), y: Math.min(...ys) };
    Object.assign(box, { w: Math.max(...xs) - box.x, h: Math.max(...ys) - box.y });
    const corner = ({ x, y }) =>
      `${(100 * (x - box.x) / box.w).toFixed(2)}% ${(100 * (y - box.y) / box.h).toFixed(2)}%`;
    return { box, clip: `clip-path:polygon(${edge.map(corner).join(",")})` };
  };
  return { point, line, cell, area };
}

/** An oval, the more like a box the higher its `power`. Angles run from the right over the bottom, as on a clock. */
export function oval({ x, y, a, b, power }) {
  const bent = (part) => Math.sign(part) * Math.abs(part) ** (2 / power);
  const point = (angle) => ({ x: x + a * bent(Math.cos(angle)), y: y + b * bent(Math.sin(angle)) });
  const between = (from, to, count) => Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  const outline = between(0, 2 * Math.PI, 180).map(point);
  /** The angles of `count` places at equal distances from one angle to another. */
  const spread = (count, from, to) => {
    const angles = between(from, to, 360);
    const steps = angles.map(point).map((at, i, all) => i && Math.hypot(at.x - all[i - 1].x, at.y - all[i - 1].y));
    let gone = 0;
    const lengths = steps.map((step) => (gone += step));
    return Array.from(
      { length: count },
      (_, i) => angles[lengths.findIndex((length) => length >= ((i + 0.5) * gone) / count)],
    );
  };
  return { point, spread, path: `M${outline.map((at) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join("L")}Z` };
}

/** What cloth is filled with, as `url(#ID)`: lighter at this height, by this radius darker, in shares of the cloth. */
export const Felt = ({ id, cy, r }) =>
  html`
    <defs>
      <radialGradient id=${id} cx="50%" cy=${cy} r=${r}>
        <stop offset="0" stop-color="#1d8056" />
        <stop offset="0.55" stop-color="#12603f" />
        <stop offset="1" stop-color="#083322" />
      </radialGradient>
    </defs>
  `;

/** The rail and cloth of an oval table. */
export function OvalCloth({ size: { width, height }, rail, foot }) {
  const around = (by, low = by) =>
    oval({ x: width / 2, y: (height + by - low) / 2, a: width / 2 - by, b: (height - by - low) / 2, power: 4.4 }).path;
  return html`
    <${Felt} id="oval-felt" cy="40%" r="75%" />
    <path class="rail" d=${around(2)} />
    <path class="rail-shine" d=${around(5)} />
    <path class="cloth-edge" fill="url(#oval-felt)" d=${around(rail, foot)} />
    <path class="gilt thin" d=${around(rail + 5, foot + 5)} />
  `;
}

/** The style of a seat that stands with its middle there. */
export const seatAt = ({ x, y }, { w, h }, size) => at({ x: x - w / 2, y: y - h / 2, w, h }, size);
