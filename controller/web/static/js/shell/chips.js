// Chips, copper tokens and the stacks of one player on one place, drawn as SVG.

import { html, useRef } from "../../vendor/htm-preact.module.js";
import { rankSign, text } from "../core/i18n.js";
import { money } from "../core/words.js";

export const CHIP_VALUES = [1, 5, 25, 100, 500, 1000, 5000, 25000];
const CHIP_CLASSES = new Map(CHIP_VALUES.map((value, index) => [value, `chip-${index}`]));
const MOST_DRAWN = 6;

export const chipClass = (value) => CHIP_CLASSES.get(value) || "chip-0";

/** A chip of the tray: one to add to an amount, or, where `on` is given, one of those of which one is chosen. `stop`:
 * it is the one of its row to which Tab comes; `onFocus`: it has the focus. */
export function TrayChip({ value, label, disabled, on, stop, onClick, onFocus }) {
  const chosen = on === undefined ? {} : { role: "radio", "aria-checked": on };
  return html`
    <button class=${`tray-chip${on ? " on" : ""}`} disabled=${disabled} aria-label=${label} onClick=${onClick}
      onFocus=${onFocus} tabindex=${stop ? 0 : -1} ...${chosen}>
      <svg viewBox="-22 -22 44 44">
        <${Chip} value=${value} r=${20} />
      </svg>
    </button>
  `;
}

/** The chips of an amount, largest first, at most MOST_DRAWN of them (a tall stack tells no more than its figure). */
export function chipsOf(amount) {
  const chips = [];
  let left = amount;
  for (const value of [...CHIP_VALUES].reverse()) {
    while (left >= value && chips.length < MOST_DRAWN) {
      chips.push(value);
      left -= value;
    }
  }
  return chips;
}

/** One chip seen from above; for the tray and the top of a stack. */
export function Chip({ value, r = 20, x = 0, y = 0, label = true }) {
  const figure = value >= 1000 ? `${value / 1000}k` : `${value}`;
  return html`<g class=${`chip ${chipClass(value)}`} transform=${`translate(${x} ${y})`}>
    <circle class="chip-edge" r=${r} />
    <circle class="chip-spots" r=${r * 0.86} fill="none" stroke-width=${r * 0.26} stroke-dasharray=${`${r * 0.45} ${
    r * 0.45
  }`} />
    <circle class="chip-face" r=${r * 0.68} />
    ${
    label &&
    html`<text class="chip-value" y=${r * 0.24} font-size=${r * (figure.length > 2 ? 0.56 : 0.7)}>${figure}</text>`
  }
  </g>`;
}

const HEXAGON = [0, 1, 2, 3, 4, 5].map((i) => [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)]);

/** The hexagonal copper that turns a bet round. */
export function Copper({ x = 0, y = 0, r = 11 }) {
  const ring = (k) => HEXAGON.map(([cx, cy]) => `${(cx * r * k).toFixed(1)},${(cy * r * k).toFixed(1)}`).join(" ");
  return html`
    <g class="copper" transform=${`translate(${x} ${y})`}>
      <polygon class="copper-edge" points=${ring(1)} />
      <polygon class="copper-face" points=${ring(0.72)} />
    </g>
  `;
}

const HOLD_MS = 500;

/** The listeners of a part of a drawing that is tapped, `onTap(false)`, or held, by a finger or the other button of a
 * mouse, `onTap(true)`; from the keyboard, with Shift. */
function useHold(onTap) {
  const timer = useRef(0);
  const wasHeld = useRef(false);
  if (!onTap) return null;
  const hold = () => {
    wasHeld.current = true;
    onTap(true);
  };
  const end = () => clearTimeout(timer.current);
  return {
    role: "button",
    tabindex: -1, // the arrow keys of the layout come to it
    "aria-keyshortcuts": "Shift+Enter",
    onPointerDown: (event) => {
      wasHeld.current = false;
      if (event.button === 0) timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event) => {
      event.preventDefault();
      end();
      if (!wasHeld.current) hold();
    },
    onClick: () => wasHeld.current || onTap(false),
    onKeyDown: (event) => isPress(event) && onTap(event.shiftKey),
  };
}

/** One player's stake on one place. `slot`: where it stands, how big, and in a crowd its row's width (`cell`).
 * `large`: its figure for who reads it from afar. `onTap(held)`. */
export function Stack({ stack, slot, mine, large, label, onTap }) {
  const { x, y, r, cell } = slot;
  const chips = chipsOf(stack.amount);
  const step = r * (cell ? 0.16 : 0.26);
  const top = -(chips.length - 1) * step;
  const owner = mine ? text("pages-mine") : stack.player;
  const chipX = cell ? r + 1 - cell / 2 : 0;
  const classes = ["stack", mine && "mine", stack.barred && "barred", stack.dead && "dead", onTap && "live"];
  const act = useHold(onTap);
  return html`
    <g class=${classes.filter(Boolean).join(" ")} transform=${`translate(${x} ${y})`}
      aria-label=${text("pages-stack", {
        owner,
        amount: money(stack.amount),
        place: label,
        state: stack.barred && stack.dead ? "both" : stack.barred ? "barred" : stack.dead ? "dead" : "",
      })} ...${act || {}}>
        <ellipse class="stack-shadow" cx=${chipX + r * 0.12} cy=${r * 0.2} rx=${r * 1.08} ry=${r * 1.02} />
        ${chips.map((value, i) =>
          html`<${Chip} key=${i} value=${value} r=${r} x=${chipX} y=${-i * step} label=${
            i === chips.length - 1 && !stack.copper
          } />`
        )}
        ${stack.copper && html`<${Copper} x=${chipX} y=${top - r * 0.08} r=${r * 0.72} />`}
        <${Tag} figure=${`${mine || !stack.player ? "" : stack.player.slice(0, 2) + " "}${money(stack.amount)}`}
          colour=${stack.colour} r=${r} cell=${cell} large=${large} />
      </g>
  `;
}

/** The plate with owner and figure: under a lone stack, beside the chip in a crowd. */
function Tag({ figure, colour, r, cell, large }) {
  const room = cell ? cell - 2 * r + 1 : Infinity;
  const size = Math.min(cell ? Math.max(r * 0.9, 10.5) : r * (large ? 1.3 : 0.68), room / (figure.length * 0.6 + 0.5));
  const width = figure.length * size * 0.6 + size * 0.5;
  const at = cell ? { x: 2 * r - cell / 2 + width / 2 - 1, y: 0 } : { x: 0, y: r * 1.12 };
  return html`
    <g class="tag" transform=${`translate(${at.x} ${at.y})`}>
      <rect class=${`tag-plate owner-${colour}`} x=${-width / 2} y=${-size * 0.66} width=${width} height=${size *
        1.32} rx=${size * 0.4} />
      <text class="tag-text" y=${size * 0.36} font-size=${size}>${figure}</text>
    </g>
  `;
}

/** Whether a key event presses a button. */
export function isPress(event) {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return true;
}

/** Thin lines from a heeled or string bet to its cards: gold to win, copper to lose. */
export function Strings({ geometry, bet, from }) {
  const line = (rank, kind) => {
    const card = geometry.cards[rank];
    const y = card.y + card.h * (geometry.tall ? 0.28 : 0.34);
    const to = { x: card.x - card.w * 0.3, y };
    const dot = kind === "lose"
      ? html`<${Copper} x=${to.x} y=${to.y} r=${7} />`
      : html`<circle class="string-end" cx=${to.x} cy=${to.y} r="4.5" />`;
    return html`<g key=${
      kind + rank
    }><line class=${`string ${kind}`} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />${dot}
      <title>${text("pages-string-end", { rank: rankSign(rank), kind })}</title></g>`;
  };
  return html`<g class="strings" aria-hidden="true">${bet.win.map((rank) => line(rank, "win"))}${
    bet.lose.map((rank) => line(rank, "lose"))
  }</g>`;
}
