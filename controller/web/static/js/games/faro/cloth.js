// The painted cloth: layout, stakes lying on it, places to tap, and what each bet has just won or lost.

import { html, useEffect, useRef, useState } from "../../../vendor/htm-preact.module.js";
import { isPress, Stack, Strings } from "../../shell/chips.js";
import { Piece } from "../../shell/piecewise.js";
import { overTable } from "../../shell/roving.js";
import { steady } from "../../shell/same.js";
import { spotKey, spotOf } from "./layout.js";
import { rankSign, text } from "../../core/i18n.js";
import { signed } from "../../core/words.js";
import { betName, position } from "./words.js";

const FLOAT_MS = 5200;
const FLOAT_TOP = 36; // lower than this a figure would rise out of the cloth

/** The stack that a bet belongs to. */
export const stackKey = (bet) => [spotKey(bet), bet.player, bet.copper, bet.barred].join("|");

/** Bets gathered into stacks: one for each place, player, copper and sleep. */
export function stacksOf(bets, seats) {
  const stacks = new Map();
  for (const bet of bets) {
    const key = stackKey(bet);
    const stack = stacks.get(key) || {
      key,
      spot: spotKey(bet),
      player: bet.player,
      copper: !!bet.copper,
      barred: !!bet.barred,
      dead: false,
      amount: 0,
      bets: [],
      colour: Math.max(0, seats.findIndex((seat) => seat.player === bet.player)) % 10,
    };
    stack.amount += bet.stake;
    stack.dead = stack.dead || !!bet.dead;
    stack.bets.push(bet);
    stacks.set(key, stack);
  }
  return [...stacks.values()];
}

const ANYWHERE = { kind: "string", w: 84, h: 60 };

/** Where n stacks stand on one place so that none hides another's figure: one alone in the middle, more of them in rows
 * of their own with the figure beside the chip (`cell`: the row's width). */
function slots(count, place, geometry) {
  const r = geometry.tall ? 16 : 19;
  if (count === 1) return [{ x: 0, y: place.kind === "card" ? -2 : 0, r: place.kind === "card" ? r : r * 0.9 }];
  const inLine = place.type === "high";
  const columns = inLine ? count : count > (geometry.tall ? 2 : 4) ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const cell = inLine ? 74 : Math.max(place.w - 6, geometry.tall ? 72 : 84) / columns;
  const height = Math.min((place.kind === "card" ? place.h - 20 : Math.max(place.h, 58)) / rows, 2.3 * r);
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * cell,
    y: (Math.floor(i / columns) - (rows - 1) / 2) * height + 3,
    r: Math.min(r * 0.9, height * 0.43, cell * 0.22),
    cell,
  }));
}

const CardOnCloth = steady(({ card, geometry, left, fresh }) => {
  const { rank, x, y, w, h } = card;
  const box = { x: x - w / 2, y: y - h / 2, width: w, height: h };
  const view = geometry.tall ? "0 0 63 44" : "0 0 63 88";
  const classes = `painted${left === 0 ? " gone" : ""}${left === 1 ? " case" : ""}${fresh ? ` ${fresh}` : ""}`;
  return html`
    <g class=${classes}>
      <rect class="painted-edge" x=${box.x - 3} y=${box.y - 3} width=${w + 6} height=${h + 6} rx="9" />
      <svg ...${box} viewBox=${view} preserveAspectRatio="xMidYMin slice" overflow="hidden">
        <${Piece} last><image href=${`/cards/${rank}S.svg`} width="63" height="88" /><//>
        </svg>
        ${geometry.tall && html`<rect class="painted-foot" x=${box.x} y=${y + h / 2 - 2} width=${w} height="4" />`}
        ${left > 1 &&
          html`<g class="left" transform=${`translate(${x} ${
            y - h / 2 - 1
          })`}><rect x="-19" y="-6" width="38" height="12" rx="6" />
      ${
            [0, 1, 2, 3].map((i) =>
              html`<circle key=${i} class=${i < left ? "" : "out"} cx=${-12.6 + i * 8.4} r="2.9" />`
            )
          }</g>`}
        ${left <= 1 && html`
          <g class="ribbon" transform=${`translate(${x} ${y - h / 2 + 2})`}>
            <rect x="-21" y="-9" width="42" height="17" rx="3" />
            <text y="4">${left ? text("faro-ribbon-case") : text("faro-ribbon-dead")}</text>
          </g>
        `}
      </g>
  `;
});

/** Of a name that would be wider than this: the attributes that press it together. A capital takes up to 17, with the
 * space after it. */
const within = (name, width) => name.length * 17 > width ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};

function Panel({ place, name, note }) {
  return html`
    <g class="bar">
      <rect x=${place.x - place.w / 2} y=${place.y - place.h / 2} width=${place.w} height=${place.h} rx="6" />
      <text x=${place.x} y=${place.y + (note ? 20 - place.h / 2 : 7)} class="bar-text" ...${within(name, place.w - 12)}>
        ${name}
      </text>
      ${note && html`<text x=${place.x} y=${place.y + place.h / 2 - 7} class="bar-note">${note}</text>`}
    </g>
  `;
}

function Figure({ place, name, tall }) {
  const turn = tall ? `rotate(90 ${place.x} ${place.y})` : undefined;
  return html`
    <g class="figure">
      <rect x=${place.x - place.w / 2} y=${place.y - place.h / 2} width=${place.w} height=${place.h} rx="13" />
      <text x=${place.x - (tall ? 0 : 22)} y=${place.y + 5} transform=${turn}>${name}</text>
    </g>
  `;
}

const Bars = steady(({ geometry: { byKey, tall }, parity }) => {
  const ranks = (name) => (parity ? parity[name].map(rankSign).join(" ") : "");
  const figure = (...group) => group.map(rankSign).join(" · ");
  return html`
    <${Panel} place=${byKey.high} name=${text("faro-bar-high")} />
    <${Panel} place=${byKey.odd} name=${text("faro-bar-odd")} note=${ranks("odd")} />
    <${Panel} place=${byKey.even} name=${text("faro-bar-even")} note=${ranks("even")} />
    <${Figure} place=${byKey.JQK} name=${figure("K", "Q", "J")} tall=${tall} />
    <${Figure} place=${byKey.A23} name=${figure("A", "2", "3")} tall=${tall} />
  `;
});

/** A place in words: the bets there on the cloth, how many cards are left of it, and what a tap does now. */
function placeName(place, deal, side, busy) {
  const on = position({ ...place, win: [], lose: [] });
  const and = (first, second) => text("faro-and", { first, second });
  const named = place.type === "group" ? on.split("·").reduce(and) : on;
  const left = place.kind === "card" && deal ? deal.case[place.ranks[0]] : null;
  const counted = left === null ? named : text("faro-place-left", { place: named, left });
  const chosen = side ? text("faro-place-chosen", { place: counted, side }) : counted;
  return busy ? text("faro-place-busy", { place: chosen, busy }) : chosen;
}

function Places({ geometry, deal, chosen, onPlace, busy }) {
  return geometry.places.map((place, i) => {
    const side = chosen && chosen[place.key];
    const { reach } = place;
    const press = () => onPlace(place);
    return html`
      <g key=${place.key} class=${`place ${place.kind}${side ? ` chosen-${side}` : ""}`} role="button" tabindex=${i
        ? -1
        : 0}
        data-place=${place.key} aria-label=${placeName(place, deal, side, busy)}
        onClick=${press} onKeyDown=${(event) => isPress(event) && press()}>
            <rect class="reach" x=${reach.x - reach.w / 2} y=${reach.y - reach.h / 2} width=${reach.w} height=${reach
              .h} />
            <rect x=${place.x - place.w / 2} y=${place.y - place.h / 2} width=${place.w} height=${place.h} rx="8" />
            ${place.kind !== "card" && place.kind !== "bar" && place.kind !== "figure" &&
              html`<path class="dot" d=${`M${place.x} ${place.y - 6}l6 6l-6 6l-6-6z`} />`}
            ${side && html`<text class="side" x=${place.x} y=${place.y + 8}>${text("faro-side", { side })}</text>`}
          </g>
    `;
  });
}

/** What each bet just won or lost, rising from its place for a few seconds after a turn. */
function useFloats(state, geometry) {
  const [floats, setFloats] = useState([]);
  const settled = state.deal && state.deal.last_settled;
  const key = settled ? `${state.deal_number}:${settled.turn}:${settled.lines.length}` : "";
  const seen = useRef(key);
  useEffect(() => {
    if (!settled || key === seen.current) return undefined;
    seen.current = key;
    const counts = {};
    const fresh = settled.lines
      .filter((line) => line.pay !== 0 && spotOf(geometry, line))
      .map((line) => {
        const spot = spotOf(geometry, line);
        const place = spotKey(line);
        counts[place] = (counts[place] || 0) + 1;
        return {
          key: key + line.id,
          player: line.player,
          pay: line.pay,
          x: spot.x,
          y: Math.max(FLOAT_TOP, spot.y - 4 - (counts[place] - 1) * 22),
        };
      });
    setFloats(fresh);
    const timer = setTimeout(() => setFloats([]), FLOAT_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return floats;
}

const rankOf = (card) => card && card[0];

/** The stacks of a place as one, whoever they are of, but for those that are coppered or asleep. */
function together(stacks) {
  const sums = new Map();
  for (const stack of stacks) {
    const key = [stack.spot, stack.copper, stack.barred].join("|");
    const sum = sums.get(key) || { ...stack, key, player: "", amount: 0, bets: [], colour: 0 };
    sum.amount += stack.amount;
    sum.dead = sum.dead || stack.dead;
    sum.bets.push(...stack.bets);
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** The cloth. `onPlace(place)` and `onStack(stack, held)`, of those that are `touchable(stack)`, make it tappable;
 * without them it only shows. `chosen`: place key -> "win" | "lose" for a string being laid. `busy`: "move" or "parlay"
 * while a place for one is looked for. `sums`: of each place the whole in large figures, as the dealer has it. */
export function Cloth({ state, geometry, me, sums, onPlace, onStack, touchable, chosen, busy }) {
  const deal = state.deal;
  const floats = useFloats(state, geometry);
  const each = stacksOf(deal ? deal.bets : [], state.seats).filter((stack) => spotOf(geometry, stack.bets[0]));
  const stacks = sums ? together(each) : each;
  const bySpot = Map.groupBy ? Map.groupBy(stacks, (stack) => stack.spot) : group(stacks);
  const turn = deal ? deal.turn : {};
  const drawn = [];
  for (const [spot, here] of bySpot) {
    const at = spotOf(geometry, here[0].bets[0]);
    here.sort((a, b) => (a.player === me) - (b.player === me));
    slots(here.length, geometry.byKey[spot] || ANYWHERE, geometry).forEach((slot, i) =>
      drawn.push({ stack: here[i], slot: { ...slot, x: at.x + slot.x, y: at.y + slot.y } })
    );
  }
  return html`
    <div class=${`cloth ${geometry.tall ? "tall" : "wide"}`}>
      <svg viewBox=${`0 0 ${geometry.width} ${geometry.height}`} role="group" aria-label=${text("faro-layout")}
        onKeyDown=${overTable('[role="button"]')}>
          <rect class="gold-line" x="3" y="3" width=${geometry.width - 6} height=${geometry.height - 6} rx="16" />
          <${Bars} geometry=${geometry} parity=${deal && deal.parity} />
          ${Object.values(geometry.cards).map((card) =>
            html`
              <${CardOnCloth} key=${card.rank} card=${card} geometry=${geometry}
                left=${deal ? deal.case[card.rank] : 4} fresh=${rankOf(turn.winner) === card.rank
                  ? "won"
                  : rankOf(turn.loser) === card.rank
                  ? "lost"
                  : ""} />
            `
          )}
          ${onPlace &&
            html`
              <${Places} geometry=${geometry} deal=${deal} chosen=${chosen} onPlace=${onPlace}
                busy=${busy} />
            `}
          ${stacks.filter(({ bets }) => bets[0].win && (bets[0].type === "heel" || bets[0].type === "string")).map((
            stack,
          ) =>
            html`<${Strings} key=${stack.key} geometry=${geometry} bet=${stack.bets[0]} from=${
              spotOf(geometry, stack.bets[0])
            } />`
          )}
          ${drawn.map(({ stack, slot }) =>
            html`
              <${Stack} key=${stack.key} stack=${stack} slot=${slot} large=${sums} mine=${stack.player === me}
                label=${betName(stack.bets[0])} onTap=${onStack && touchable(stack)
                  ? (held) => onStack(stack, held)
                  : undefined} />
            `
          )}
          <g class="floats" aria-hidden="true">${floats.map((float) =>
            html`
              <g key=${float.key} transform=${`translate(${float.x} ${float.y})`}>
                <g class=${`float ${float.pay > 0 ? "gain" : "loss"}${float.player === me ? " mine" : ""}`}>
                  <text>${signed(float.pay)}</text>
                </g>
              </g>
            `
          )}</g>
        </svg>
    </div>
  `;
}

function group(stacks) {
  const groups = new Map();
  for (const stack of stacks) groups.set(stack.spot, [...(groups.get(stack.spot) || []), stack]);
  return groups;
}
