// The table of punto banco as everybody sees it: both hands as they come, the places with what lies on them, the roads.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { CardFace, NoPiles } from "../../shell/box.js";
import { Chip } from "../../shell/chips.js";
import { SettledLine } from "../../shell/panels.js";
import { lastColumns, roads, ROWS } from "./roads.js";
import { betName, paysText, placeName, thirdCard } from "./words.js";

const SLOTS = [0, 1, 2];

function Hand({ hand, cards, total, next, won }) {
  const name = betName(hand);
  const due = next && next.startsWith(hand);
  const empty = (i) =>
    html`<span key=${i} class=${`slot${due && i === cards.length ? " due" : ""}${i === 2 ? " third" : ""}`}></span>`;
  const slot = (i) =>
    cards[i]
      ? html`<span key=${i} class=${i === 2 ? "third" : ""}><${CardFace} card=${cards[i]} /></span>`
      : (i < 2 || (due && cards.length === 2)) && empty(i);
  return html`
    <section class=${`hand ${hand}${won ? " won" : ""}`} aria-label=${text("punto_banco-hand", { name, total })}>
      <h3>${name} <b>${cards.length ? total : ""}</b></h3>
      <div class="hand-cards">${SLOTS.map(slot)}</div>
    </section>
  `;
}

/** Who draws and why, or how it ended. */
function verdict({ hands, burn_left, places }) {
  if (places.length && burn_left > 0) return text("punto_banco-burning", { count: burn_left });
  const third = thirdCard(hands);
  if (hands.result) {
    const how = text("punto_banco-result", { result: hands.result, natural: hands.natural, coup: hands.coup });
    return third ? text("punto_banco-both", { how, third }) : how;
  }
  if (!hands.next) return "";
  const next = text("punto_banco-next", { place: placeName(hands.next) });
  return third ? text("punto_banco-both", { how: next, third }) : next;
}

/** Both hands of the coup, or of the last one between coups. */
export function Hands({ state: { deal } }) {
  if (!deal) return html`<${NoPiles} />`;
  const { hands } = deal;
  const hand = (name) =>
    html`
      <${Hand} hand=${name} cards=${hands[name]} total=${hands[`${name}_total`]} next=${hands.next}
        won=${hands.result === name} />
    `;
  return html`
    <div class="felt coup-hands">
      ${hand("player")}${hand("banker")}
      <p class="verdict" role="status">${verdict(deal)}</p>
      <p class="shoe-left">
        ${text("punto_banco-left", { count: deal.cards_left })}${deal.last_coup &&
          html`<b>${` ${text("punto_banco-last-coup")}`}</b>`}
      </p>
    </div>
  `;
}

/** What lies on each kind of bet: {type: {mine, others, players}}. */
export function lyingOn(deal, me) {
  const found = {};
  for (const { type, player, stake, pushed } of deal.bets) {
    const place = (found[type] = found[type] || { mine: 0, others: 0, players: new Set(), pushed: false });
    if (player === me) {
      place.mine += stake;
      place.pushed = place.pushed || pushed;
    } else {
      place.others += stake;
      place.players.add(player);
    }
  }
  return found;
}

function Place({ deal, offer, lies, live, onTap, result }) {
  const { type } = offer;
  const { mine = 0, others = 0, players = new Set() } = lies || {};
  const name = betName(type);
  const pays = paysText(offer, deal);
  const label = text("punto_banco-place-label", {
    name,
    pays,
    mine: mine ? money(mine) : "no",
    others: others ? money(others) : "no",
  });
  const inside = html`
    <span class="place-name">${name}</span>
    <span class="place-pays">${pays}</span>
    ${mine > 0 && html`
      <span class="place-mine">
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          <${Chip} value=${mine} r=${20} />
        </svg>
      </span>
    `}
    ${others > 0 && html`
      <span class="place-others">${text("punto_banco-others", { count: players.size, amount: money(others) })}</span>
    `}
  `;
  const classes = `place ${type}${mine ? " laid" : ""}${live ? " live" : ""}${result === type ? " won" : ""}`;
  if (!onTap) return html`<div class=${classes} role="img" aria-label=${label}>${inside}</div>`;
  return html`
    <button class=${classes} disabled=${!live} aria-label=${label} data-type=${type} onClick=${() => onTap(type)}>
      ${inside}
    </button>
  `;
}

/** The layout. `live`: the kinds of bet that may be tapped; `onTap(type)`. */
export function Layout({ state: { deal }, me, live = [], onTap }) {
  if (!deal) return html`<p class="quiet">${text("punto_banco-no-shoe")}</p>`;
  const lies = lyingOn(deal, me);
  return html`
    <div class="punto-layout" role="group" aria-label=${text("punto_banco-layout")}>
      ${deal.offered.map((offer) =>
        html`
          <${Place} key=${offer.type} deal=${deal} offer=${offer} lies=${lies[offer.type]} result=${deal.hands.result}
            live=${live.includes(offer.type)} onTap=${onTap} />
        `
      )}
    </div>
  `;
}

const CELL = 12;

function Grid({ name, cells, columns, className, draw }) {
  const shown = lastColumns(cells, columns);
  const width = columns * CELL;
  const height = ROWS * CELL;
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * CELL} 0V${height}`),
    ...Array.from({ length: ROWS + 1 }, (_, i) => `M0 ${i * CELL}H${width}`),
  ];
  return html`
    <figure class=${`road ${className}`}>
      <figcaption>${name}</figcaption>
      <svg viewBox=${`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label=${name}>
        <rect class="road-bed" width=${width} height=${height} />
        <path class="road-lines" d=${lines.join("")} />
        ${shown.map((cell) =>
          html`
            <g key=${`${cell.x} ${cell.y}`} transform=${`translate(${(cell.x + 0.5) * CELL} ${(cell.y + 0.5) * CELL})`}>
              ${draw(cell)}
            </g>
          `
        )}
      </svg>
    </figure>
  `;
}

const pairDots = (cell) =>
  html`
    ${cell.banker_pair && html`<circle class="dot-banker" cx="-4" cy="-4" r="1.7" />`}
    ${cell.player_pair && html`<circle class="dot-player" cx="4" cy="4" r="1.7" />`}
  `;

const bead = (cell) =>
  html`
    <circle class=${`bead-${cell.result}`} r="5" />
    <text class="bead-letter" y="2.4">${text("punto_banco-letter", { result: cell.result })}</text>
    ${pairDots(cell)}
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

/** The five roads of the shoe. */
export function Roads({ state: { deal }, tall }) {
  const coups = deal ? deal.coups : [];
  const { bead: beads, big, eye: eyes, small, cockroach, counts } = roads(coups);
  const wide = tall ? 22 : 30;
  return html`
    <section class="roads" aria-label=${text("punto_banco-roads")}>
      <p class="road-counts">${text("punto_banco-counts", counts)}</p>
      <div class="roads-row">
        <${Grid} name=${text(
          "punto_banco-road-bead",
        )} className="bead-plate" cells=${beads} columns=${12} draw=${bead} />
        <${Grid} name=${text("punto_banco-road-big")} className=${tall
          ? "big narrow"
          : "big"} cells=${big} columns=${wide} draw=${ring} />
      </div>
      <div class="roads-row derived">
        <${Grid} name=${text("punto_banco-road-eye")} className="eye" cells=${eyes} columns=${14} draw=${eye} />
        <${Grid} name=${text("punto_banco-road-small")} className="small" cells=${small} columns=${14} draw=${dot} />
        <${Grid} name=${text("punto_banco-road-cockroach")} className="pig" cells=${cockroach} columns=${14}
          draw=${stroke} />
      </div>
    </section>
  `;
}

/** Where the stakes lie, and the roads: for the dealer's page and the display. */
export function Playground({ state, tall }) {
  return html`
    <div class="punto">
      <${Layout} state=${state} />
      <${Roads} state=${state} tall=${tall} />
    </div>
  `;
}

export const Tabs = ({ state, tall }) => html`<${Roads} state=${state} tall=${tall} />`;

/** What every bet of the last coup won or lost. */
export function Settled({ state, me }) {
  const last = state.deal && state.deal.last_settled;
  if (!last) return html`<p class="quiet">${text("punto_banco-nothing-settled")}</p>`;
  const lines = [...last.lines].sort((a, b) => (b.player === me) - (a.player === me));
  const on = (line) => {
    const data = { amount: money(line.stake), bet: betName(line.type), kept: money(line.commission) };
    return line.commission ? text("punto_banco-settled-on-kept", data) : text("punto_banco-settled-on", data);
  };
  const { commission } = state.deal;
  return html`
    <div class="settled">
      <h3>${text("punto_banco-result", { result: last.result, natural: false, coup: last.coup })}</h3>
      ${lines.length === 0 && html`<p class="quiet">${text("punto_banco-no-bets")}</p>`}
      <ul>${lines.map((line) =>
        html`<${SettledLine} key=${line.id} line=${line} mine=${line.player === me} on=${on(line)} />`
      )}</ul>
      ${commission.taken > 0 && html`
        <p class="quiet">${text("punto_banco-commission-taken", { amount: money(commission.taken) })}</p>
      `}
    </div>
  `;
}
