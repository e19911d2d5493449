// A round table: felt and rail, the places round it with their hands and chips, and what is in the middle. How large
// a card is follows from the room that the table has (css/round_table.css).

import { html } from "../../vendor/htm-preact.module.js";
import { money } from "../core/words.js";
import { Chip, chipsOf } from "./chips.js";
import { placesFor } from "./round_places.js";

/** Of each drawing its own variables, of which the style sheet takes those for the shape of the table. */
const both = (wide, tall) =>
  [...Object.entries(wide), ...Object.entries(tall)].map(([k, v]) => `--${k}:${v}`).join(";");
const named = (letter, values) => Object.fromEntries(Object.entries(values).map(([name, v]) => [letter + name, v]));

/** Chips that are drawn of a stack: it stays as high as the line beside it. */
const MOST_HIGH = 4;
const STEP = 4.6;

/** A stack of chips, and its sum. */
export function Lying({ amount, kind = "" }) {
  const chips = chipsOf(amount).slice(0, MOST_HIGH);
  const last = chips.length - 1;
  return html`
    <span class=${`rt-lying ${kind}`}>
      <svg viewBox=${`-22 ${-22 - STEP * last} 44 ${46 + STEP * last}`} aria-hidden="true">
        <ellipse class="stack-shadow" cx="3" cy="5" rx="20" ry="18" />
        ${chips.map((value, i) => html`<${Chip} key=${i} value=${value} r=${20} y=${-i * STEP} label=${i === last} />`)}
      </svg>
      <b>${money(amount)}</b>
    </span>
  `;
}

/** Cards that lie side by side, and over each other where there is no room. `cards`: what is drawn for each; `due`: the
 * next one comes here. */
export const Fan = ({ cards, due }) => {
  const empty = due || !cards.length;
  const slots = empty ? [...cards, html`<span key="slot" class=${`rt-slot${due ? " due" : ""}`}></span>`] : cards;
  return html`<div class="rt-cards" style=${`--n:${Math.max(2, slots.length)}`}>${slots}</div>`;
};

/** The cards that are left, in words where there is room for them. */
export const Stock = ({ count, said }) =>
  html`<p class="rt-stock" title=${said}><b aria-hidden="true">${count}</b><span>${said}</span></p>`;

/** A place at the table. `name`, `label`: as it is written, and in full; `figure`: what the hand counts; `turn`,
 * `bank`, `mine`: whose it is; `result`: "gain" or "loss"; `hands`: how many lie there. */
function Place({ at, name, label, figure, turn, bank, mine, result = "", hands = 1, kind = "", children }) {
  const classes = ["rt-place", kind, hands > 1 && "several", turn && "turn", bank && "bank", mine && "mine", result]
    .filter(Boolean).join(" ");
  const own = at === null;
  const style = own ? "" : both(named("w", at.wide), named("t", at.tall));
  return html`
    <li class=${classes} aria-label=${label} aria-current=${turn ? "true" : undefined}
      style=${`${style};--len:${[...name].length + (turn ? 4 : 1.5)};--figure:${Math.max(2, [...figure || ""].length)};
        --hands:${hands}`}>
      <h3>
        <span class="rt-name" title=${name}>${turn &&
          html`<i class="rt-turn" aria-hidden="true"></i>`}<span>${name}</span></span>
        ${figure && html`<b class="rt-figure">${figure}</b>`}
      </h3>
      ${children}
    </li>
  `;
}

/**
 * The table. `seats`: all places in the order of play, {key, ...as Place}, of whom `first` sits at the bottom where
 * `own`, else at the top. `clockwise`: how play goes round, seen from above. `title`: painted on the cloth.
 */
export function RoundTable({ kind, seats, first = 0, own = false, clockwise = false, title, children }) {
  const { wide, tall } = placesFor(seats.length, own);
  const [head, ...others] = [...seats.slice(first), ...seats.slice(0, first)];
  const placed = own || !head ? others : [head, ...others];
  const onward = (at) => clockwise ? at : own ? [...at].reverse() : [at[0], ...at.slice(1).reverse()];
  const [wideAt, tallAt] = [onward(wide.at), onward(tall.at)];
  const grid = ({ columns, rows, strip, middle, own: mine }) => ({
    c: columns,
    r: rows,
    s: strip,
    mx: middle.x,
    my: middle.y,
    mw: middle.w,
    mh: middle.h,
    ...(mine && { ox: mine.x, ow: mine.w }),
  });
  const classes = ["rt", kind, own && "has-own", wide.strip && "w-strip", tall.strip && "t-strip", tall.low && "low"];
  return html`
    <div class=${classes.filter(Boolean).join(" ")} style=${both(named("w", grid(wide)), named("t", grid(tall)))}>
      <div class="rt-cloth">
        <div class="rt-rail" aria-hidden="true">
          <div class="rt-felt"></div>
        </div>
        <div class="rt-middle">
          ${title && html`<p class="rt-title" aria-hidden="true">${title}</p>`}
          ${children}
        </div>
        <ul class="rt-places">
          ${own && html`<${Place} ...${head} kind=${`${head.kind || ""} rt-own`} at=${null} />`}
          ${placed.map((seat, i) => html`<${Place} ...${seat} at=${{ wide: wideAt[i], tall: tallAt[i] }} />`)}
        </ul>
      </div>
    </div>
  `;
}

/** The table before anything is dealt: who sits here, and why there are no cards. */
export const EmptyTable = ({ kind, players, title, children }) =>
  html`
    <${RoundTable} kind=${kind} title=${title}
      seats=${players.map((player) => ({ key: player, name: player, label: player }))}>
      <p class="rt-said">${children}</p>
      <//>
  `;
