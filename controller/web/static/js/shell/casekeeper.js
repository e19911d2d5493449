// The casekeeper: thirteen wires of four beads. It shows where the beads really are; where they should be is drawn as
// a ghost, and a fault is named.

import { html } from "../../vendor/htm-preact.module.js";
import { isSpanish, rankSign, text, textOf } from "../core/i18n.js";
import { rankName, RANKS } from "../core/words.js";
import { steady } from "./same.js";

const STEP = 62;
const TOP = 20;
const PITCH = 12.5;
const FOOT = 122;
const BEADS = [0, 1, 2, 3];

// Bead 3 is the topmost and moves first. Moved beads hang under the top rail, the others rest on the card side.
function beadY(bead, moved) {
  return bead >= 4 - moved ? TOP + 8 + (3 - bead) * PITCH : FOOT - 8 - bead * PITCH;
}

const Wire = steady(({ rank, column, beads, left }) => {
  const { want, at, fault } = beads;
  const moved = at === null || at === undefined ? want : at;
  const off = moved !== want;
  const x = 34 + column * STEP;
  const told = [text("pages-wire", { rank: rankName(rank), left, out: want })];
  if (off) told.push(text("pages-wire-off", { moved }));
  if (fault) told.push(text("pages-wire-fault", { fault: textOf(fault) }));
  const words = told.join("; ");
  const classes = `wire${left === 1 ? " case" : ""}${left === 0 ? " gone" : ""}${off ? " off" : ""}${
    fault ? " fault" : ""
  }`;
  return html`<g class=${classes} role="img" aria-label=${words}><title>${words}</title>
    <rect class="wire-bed" x=${x - 27} y=${TOP} width="54" height=${FOOT - TOP + 36} rx="5" />
    <line class="wire-line" x1=${x} y1=${TOP} x2=${x} y2=${FOOT} />
    ${
    off && BEADS.map((bead) =>
      html`<rect key=${`g${bead}`} class="ghost" x=${x - 16} y=${
        beadY(bead, want) - 5.5
      } width="32" height="11" rx="5.5" />`
    )
  }
    ${
    BEADS.map((bead) =>
      html`
        <g key=${bead} class=${`bead${bead >= 4 - moved ? " moved" : ""}`} style=${{
          transform: `translate(${x}px, ${beadY(bead, moved)}px)`,
        }}>
          <rect x="-16" y="-5.5" width="32" height="11" rx="5.5" />
          <rect class="shine" x="-11" y="-3.8" width="20" height="2.6" rx="1.3" />
        </g>
      `
    )
  }
    <g transform=${`translate(${x} ${FOOT + 17})`}>
      <rect class="wire-card" x="-19" y="-15" width="38" height="30" rx="4" />
      <text class="wire-rank" y="7">${rankSign(rank)}${
    !isSpanish() && html`<tspan class="wire-spade" dx="1">♠</tspan>`
  }</text></g>
    ${fault && html`<text class="wire-fault" x=${x + 18} y=${TOP + 16}>!</text>`}
  </g>`;
});

/** All thirteen wires in one frame, or in two for a phone. */
export function Casekeeper({ state, tall }) {
  if (state.deal && !state.deal.case) return null; // a game of several packs has no beads
  return tall
    ? html`
      <div class="casekeepers">
        <${Frame} state=${state} ranks=${RANKS.slice(0, 7)} />
        <${Frame} state=${state} ranks=${RANKS.slice(7)} />
      </div>
    `
    : html`<${Frame} state=${state} ranks=${RANKS} />`;
}

function Frame({ state, ranks }) {
  const deal = state.deal;
  const width = 68 + (Math.max(ranks.length, 7) - 1) * STEP;
  return html`
    <figure class="casekeeper">
      <svg viewBox=${`0 0 ${width} 166`} aria-label=${text("pages-casekeeper-label")} role="group">
          <rect class="frame" x="1" y="1" width=${width - 2} height="164" rx="10" />
          <rect class="frame-inner" x="7" y="7" width=${width - 14} height="152" rx="7" />
          ${ranks.map((rank, column) =>
            html`<${Wire} key=${rank} rank=${rank} column=${column} beads=${state.beads[rank]} left=${
              deal ? deal.case[rank] : 4
            } />`
          )}
          ${ranks[0] === RANKS[0] &&
            html`<text class="frame-name" x=${width / 2} y="18">${text("pages-casekeeper")}</text>`}
        </svg>
    </figure>
  `;
}
