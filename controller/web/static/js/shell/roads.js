// How the coups of a shoe went: the five roads, or one line of beads.

import { html } from "../../vendor/htm-preact.module.js";
import { useGame } from "./games.js";
import { ROOM, useMedia } from "./media.js";
import { lastColumns, roads, ROWS } from "./road_cells.js";

const CELL = 12;
/** Coups on one line of beads. */
const MOST_BEADS = 24;

function Grid({ road, cells, columns, className, draw }) {
  const name = useGame().words.say(`road-${road}`);
  const [width, height] = [columns * CELL, ROWS * CELL];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * CELL} 0V${height}`),
    ...Array.from({ length: ROWS + 1 }, (_, i) => `M0 ${i * CELL}H${width}`),
  ];
  const one = (cell) => {
    const at = `translate(${(cell.x + 0.5) * CELL} ${(cell.y + 0.5) * CELL})`;
    return html`<g key=${`${cell.x} ${cell.y}`} transform=${at}>${draw(cell)}</g>`;
  };
  return html`
    <figure class=${`road ${className}`}>
      <figcaption>${name}</figcaption>
      <svg viewBox=${`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label=${name}>
        <rect class="road-bed" width=${width} height=${height} />
        <path class="road-lines" d=${lines.join("")} />
        ${lastColumns(cells, columns).map(one)}
      </svg>
    </figure>
  `;
}

const pairDots = (cell) =>
  html`
    ${cell.banker_pair && html`<circle class="dot-banker" cx="-4" cy="-4" r="1.7" />`}
    ${cell.player_pair && html`<circle class="dot-player" cx="4" cy="4" r="1.7" />`}
  `;
const ring = (cell) =>
  html`
    <circle class=${`ring-${cell.result}`} r="4.2" />
    ${cell.ties > 0 && html`<path class="tie-stroke" d="M-4.5 4.5L4.5 -4.5" />`}
    ${cell.ties > 1 && html`<text class="tie-count" y="2.2">${cell.ties}</text>`}
    ${pairDots(cell)}
  `;
const colour = ({ red }) => (red ? "red" : "blue");
const eye = (cell) => html`<circle class=${`ring-${colour(cell)}`} r="3.8" />`;
const dot = (cell) => html`<circle class=${`dot-${colour(cell)}`} r="3.8" />`;
const stroke = (cell) => html`<path class=${`stroke-${colour(cell)}`} d="M-3.8 3.8L3.8 -3.8" />`;

/** Columns of bead plate, big road and each of the others. */
const COLUMNS = { wide: [12, 30, 14], tall: [12, 22, 14], display: [19, 47, 22] };

/** The five roads of the shoe, on a `display` longer ones. */
export function Roads({ state: { deal }, tall, display }) {
  const room = useMedia(ROOM);
  const [plates, most, others] = COLUMNS[display && room ? "display" : tall ? "tall" : "wide"];
  const { say } = useGame().words;
  const { bead, big, eye: eyes, small, cockroach, counts } = roads(deal ? deal.coups : []);
  const plate = (cell) =>
    html`
      <circle class=${`bead-${cell.result}`} r="5" />
      <text class="bead-letter" y="2.4">${say("letter", cell)}</text>
      ${pairDots(cell)}
    `;
  return html`
    <section class="roads" aria-label=${say("roads")}>
      <p class="road-counts">${say("counts", counts)}</p>
      <div class="roads-row">
        <${Grid} road="bead" className="bead-plate" cells=${bead} columns=${plates} draw=${plate} />
        <${Grid} road="big" className=${tall ? "big narrow" : "big"} cells=${big} columns=${most}
          draw=${ring} />
      </div>
      <div class="roads-row derived">
        <${Grid} road="eye" className="eye" cells=${eyes} columns=${others} draw=${eye} />
        <${Grid} road="small" className="small" cells=${small} columns=${others} draw=${dot} />
        <${Grid} road="cockroach" className="pig" cells=${cockroach} columns=${others} draw=${stroke} />
      </div>
    </section>
  `;
}

/** The last coups as a line of beads, the newest last. */
export function Beads({ state: { deal } }) {
  const { say } = useGame().words;
  const coups = deal ? deal.coups.slice(-MOST_BEADS) : [];
  const bead = (coup) =>
    html`<li key=${coup.coup} class=${coup.winner} title=${say("coup-of", coup)}>${say("letter", coup)}</li>`;
  return coups.length > 0 && html`<ol class="coup-beads" aria-label=${say("coups")}>${coups.map(bead)}</ol>`;
}
