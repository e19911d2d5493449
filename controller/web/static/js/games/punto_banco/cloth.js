// The painted table of punto banco: both hands where the dealer lays them, the bets in arcs, and in each a field for
// every place round the table, with the chips of who sits there.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money, signed } from "../../core/words.js";
import { useGame } from "../../shell/games.js";
import { at, fan, Felt, fitted, Painted, PlaceMark, Shoe, Stake, useDrawing, Won } from "../../shell/painted.js";
import { Hand, lyingOn, paysText, ShoeLeft, standing, verdict } from "./table.js";

/** As many places are painted on the smallest table. */
const FEWEST = 7;

// By drawing, in its own units: where everything is. `rows`: from where to where each arc goes in the middle; `span`:
// how much of an arc the places have, whose name else stands above their chips. `stake`: of the chips and their sums.
const DRAWINGS = {
  wide: {
    size: { width: 1000, height: 650 },
    rail: 14,
    arcs: { middle: 500, half: 466, sag: 62, taper: 0.1, top: 240, bottom: 588 },
    span: 1,
    hands: { player: { x: 26, y: 24, w: 440, h: 154 }, banker: { x: 540, y: 24, w: 440, h: 154 } },
    shoe: { x: 507, y: 48, scale: 0.5 },
    verdict: { x: 262, y: 184, w: 476, h: 48 },
    left: { x: 200, y: 606, w: 600, h: 32 },
    rows: { side: [240, 328], banker: [332, 424], player: [428, 520], rim: [525, 586] },
    letters: 21,
    stake: { r: 19, size: 21 },
    beside: { r: 17, size: 20 },
    mark: 12,
    name: 19,
  },
  tall: {
    size: { width: 378, height: 538 },
    rail: 7,
    arcs: { middle: 189, half: 178, sag: 24, taper: 0.04, top: 246, bottom: 506 },
    span: 1,
    hands: { player: { x: 16, y: 14, w: 346, h: 90 }, banker: { x: 16, y: 108, w: 346, h: 90 } },
    verdict: { x: 34, y: 200, w: 310, h: 38 },
    left: { x: 10, y: 513, w: 358, h: 22 },
    rows: { side: [246, 304], banker: [306, 382], player: [384, 460], rim: [462, 504] },
    letters: 14,
    stake: { r: 13, size: 13 },
    beside: { r: 12, size: 13 },
    mark: 8,
    name: 12,
  },
  room: {
    size: { width: 1000, height: 484 },
    rail: 10,
    arcs: { middle: 500, half: 476, sag: 30, taper: 0.05, top: 236, bottom: 448 },
    span: 0.72,
    hands: { player: { x: 16, y: 14, w: 478, h: 148 }, banker: { x: 506, y: 14, w: 478, h: 148 } },
    verdict: { x: 20, y: 161, w: 960, h: 64 },
    left: { x: 100, y: 453, w: 800, h: 30 },
    rows: { side: [236, 290], banker: [292, 348], player: [350, 406], rim: [409, 448] },
    letters: 24,
    stake: { r: 14, size: 22 },
    beside: { r: 10, size: 18 },
    mark: 10,
    name: 19,
  },
};

/** What a bet's field is, `u` from one end of its arc to the other: those beside player and banker share one arc. */
function fieldsOf(offered, { rows }) {
  const beside = offered.map(({ type }) => type).filter((type) => !rows[type]);
  const tie = beside.indexOf("tie");
  if (tie >= 0) beside.splice(Math.floor((beside.length - 1) / 2), 0, ...beside.splice(tie, 1));
  const found = { player: { from: -1, to: 1, row: rows.player }, banker: { from: -1, to: 1, row: rows.banker } };
  beside.forEach((type, i) => {
    const share = 2 / beside.length;
    found[type] = { from: -1 + i * share, to: -1 + (i + 1) * share, row: rows.side };
  });
  return found;
}

/** Who sits where: the players in the order of their seats, with empty places up to the smallest table. */
function placesOf(state) {
  const names = [...new Set([...state.seats.map(({ player }) => player), ...state.deal.bets.map((bet) => bet.player)])];
  return [...names, ...Array(Math.max(0, FEWEST - names.length)).fill(null)];
}

function Ground({ drawing, arcs, fields, places, deal, me, live }) {
  const { say } = useGame().words;
  const { size: { width, height }, rail, rows, letters, mark, name, shoe } = drawing;
  const [bottom, inner] = [height - 2, rows.rim[1] + 8];
  const outline = (edge, low) => {
    const [left, right, sag] = [edge, width - edge, drawing.arcs.sag * 1.15];
    const corner = 60 - edge;
    return `M${left + corner} ${edge}H${right - corner}Q${right} ${edge} ${right} ${edge + corner}V${low - sag - 20}` +
      `Q${right} ${low - sag + 10} ${right - 50} ${low - sag + 22}Q${width / 2} ${low + sag - 22} ${left + 50} ` +
      `${low - sag + 22}Q${left} ${low - sag + 10} ${left} ${low - sag - 20}V${edge + corner}Q${left} ${edge} ` +
      `${left + corner} ${edge}Z`;
  };
  const { span } = drawing;
  const share = 2 * span / places.length;
  const cell = (i, row) => arcs.cell(-span + i * share, -span + (i + 1) * share, ...row);
  const field = (type) => {
    const { from, to, row } = fields[type];
    const classes = `field ${type}${deal.hands.result === type ? " won" : ""}${live.includes(type) ? " live" : ""}`;
    return html`<path key=${type} class=${classes} d=${arcs.cell(from, to, ...row)} />`;
  };
  const lettering = (type) => {
    const { from, to, row } = fields[type];
    const named = say("bet", { type });
    const pays = paysText(deal.offered.find((offer) => offer.type === type), deal, say);
    const ends = span < 1 && row !== rows.side;
    const parts = ends ? [[-1, -span], [span, 1]] : [[from, to]];
    const room = (parts[0][1] - parts[0][0]) * drawing.arcs.half * 0.94;
    const many = ends ? Math.max(named.length, pays.length * 0.66) : named.length + pays.length * 0.66 + 1;
    const high = Math.min(letters * (row === rows.side ? 0.86 : 1), room / (many * 0.86));
    return parts.map(([left, right], i) => {
      const path = `punto-${type}-${i}`;
      const line = row[0] + (ends ? (row[1] - row[0]) * 0.44 : high * 1.1);
      return html`
        <g key=${path} class=${`lettering ${type}`} font-size=${high.toFixed(1)}>
          <path id=${path} d=${arcs.line(left, right, line)} fill="none" />
          <path id=${`${path}-pays`} d=${arcs.line(left, right, line + high)} fill="none" />
          <text><textPath href=${`#${path}`} startOffset="50%">
            ${named}${!ends && html`<tspan class="pays" dx=${high * 0.5}>${pays}</tspan>`}</textPath></text>
          ${ends && html`
            <text class="pays">
              <textPath href=${`#${path}-pays`} startOffset="50%">${pays}</textPath>
            </text>
          `}
        </g>
      `;
    });
  };
  return html`
    <${Felt} id="punto-felt" cy="30%" r="80%" />
    <path class="rail" d=${outline(2, bottom)} />
    <path class="rail-shine" d=${outline(5, bottom - 3)} />
    <path class="cloth-edge" fill="url(#punto-felt)" d=${outline(rail, inner)} />
    <path class="gilt thin" d=${outline(rail + 5, inner - 3)} />
    ${shoe && html`<${Shoe} ...${shoe} />`}
    ${Object.keys(fields).map(field)}
    ${places.flatMap((player, i) =>
      ["banker", "player"].map((row) => {
        const middle = arcs.point(-span + (i + 0.5) * share, (rows[row][0] + rows[row][1]) / 2 + letters * 0.8);
        return html`
          <g key=${`${row} ${i}`}>
            <path class=${player !== null && player === me ? "cell-own" : "gilt thin"} d=${cell(i, rows[row])} />
            <text class="cell-number" x=${middle.x} y=${middle.y + letters * 0.4} font-size=${letters * 1.3}>${i +
              1}</text>
          </g>
        `;
      })
    )}
    ${Object.keys(fields).map(lettering)}
    ${places.map((player, i) => {
      const [u, room] = [-span + (i + 0.5) * share, share * drawing.arcs.half];
      const owes = player !== null && deal.accounts && deal.accounts[player];
      const [disc, line] = [arcs.point(u, rows.rim[0] + mark + 2), arcs.point(u, rows.rim[0] + mark * 2 + name + 2)];
      return html`
        <g key=${i}>
          <${PlaceMark} ...${disc} r=${mark} number=${i + 1} colour=${player === null ? null : i % 10} />
          ${player !== null && html`
            <text class=${`rim-name${player === me ? " mine" : ""}`} x=${line.x} y=${line.y} font-size=${name}>${fitted(
              player,
              room,
              name,
            )}</text>
          `}
          ${owes > 0 && html`
            <text class="rim-note" x=${disc.x + mark * 1.5} y=${disc.y + name * 0.35} font-size=${name}
              text-anchor="start">${text("pages-on-account", { amount: money(owes) })}</text>
          `}
        </g>
      `;
    })}
  `;
}

/** The stakes, and after a coup what each of those that no longer lie has won or lost. */
function Chips({ drawing, arcs, fields, places, deal, me }) {
  const { lies } = useGame().words;
  const { span, rows, stake, beside } = drawing;
  const share = 2 * span / places.length;
  const room = share * drawing.arcs.half;
  /** Where a player's chips lie on a field, and how large; `order` of `count` who have something there. */
  const slot = ({ from, to, row }, seat, order, count) => {
    const shared = row === rows.side;
    const { r, size } = shared ? beside : stake;
    const crowd = !shared && room < size * 3.2; // every other one higher
    const wide = shared ? ((to - from) * drawing.arcs.half) / count : crowd ? 2 * room : room;
    const u = shared ? from + ((order + 0.5) * (to - from)) / count : -span + (seat + 0.5) * share;
    const y = row[1] - r * 0.2 - size * 1.24 - 3 - (crowd && seat % 2 ? (row[1] - row[0]) * 0.34 : 0);
    return { ...arcs.point(u, y), r: Math.min(r, wide * 0.4), size, wide };
  };
  const drawn = Object.entries(fields).flatMap(([type, field]) => {
    const staked = lyingOn(deal, type);
    const seats = places.map((_, seat) => seat).filter((seat) => staked.has(places[seat]));
    return seats.map((seat, order) => {
      const [player, amount] = [places[seat], staked.get(places[seat])];
      const { wide, ...lot } = slot(field, seat, order, seats.length);
      lot.size = Math.min(lot.size, wide / (money(amount).length * 0.6 + 0.7));
      return html`
        <${Stake} key=${`${type} ${player}`} ...${lot} amount=${amount} mine=${player === me}
          label=${lies({ player, amount, type })} />
        ${field.row === rows.side && html`
          <${PlaceMark} x=${lot.x - lot.r * 0.9} y=${lot.y - lot.r * 0.7} r=${lot.size * 0.5} number=${seat + 1}
            colour=${seat % 10} />
        `}
      `;
    });
  });
  const last = deal.hands.result && deal.last_settled ? deal.last_settled.lines : [];
  const ended = last.filter(({ type, player, pay }) => pay && fields[type] && !lyingOn(deal, type).has(player));
  const fates = ended.map(({ type, player, pay }, i) => {
    const same = ended.filter((line) => line.type === type);
    const order = same.findIndex((line) => line.player === player);
    const { x, y, size } = slot(fields[type], places.indexOf(player), order, same.length);
    return html`<${Won} key=${i} x=${x} y=${y + size * 0.9} size=${size * 1.15} said=${signed(pay)} gain=${pay > 0} />`;
  });
  return html`${drawn}${fates}`;
}

function Place({ offer, deal, field, arcs, size, me, live, stop, onTap }) {
  const { say } = useGame().words;
  const { type } = offer;
  const staked = lyingOn(deal, type);
  const mine = staked.get(me) || 0;
  const others = [...staked.values()].reduce((sum, amount) => sum + amount, -mine);
  const count = staked.size - staked.has(me);
  const title = count ? say("others", { count, amount: others }) : undefined;
  const label = say("place-label", {
    name: say("bet", { type }),
    pays: paysText(offer, deal, say),
    mine: mine ? money(mine) : "no",
    others: others ? money(others) : "no",
  });
  const { box, clip } = arcs.area(field.from, field.to, ...field.row);
  const style = `${at(box, size)};${clip}`;
  const classes = `place ${type}${mine ? " laid" : ""}${live ? " live" : ""}${
    deal.hands.result === type ? " won" : ""
  }`;
  if (!onTap) return html`<div class=${classes} style=${style} role="img" title=${title} aria-label=${label}></div>`;
  return html`
    <button class=${classes} style=${style} disabled=${!live} tabindex=${stop ? 0 : -1} title=${title}
      aria-label=${label}
      data-type=${type}
      onClick=${() => onTap(type)}></button>
  `;
}

/** The table. `live`: the kinds of bet that may be tapped; `onTap(type)`. */
export function Table({ state, me = null, tall, display, live = [], onTap }) {
  const { words } = useGame();
  const name = useDrawing({ tall, display });
  const drawing = DRAWINGS[name];
  const { deal } = state;
  if (!deal) return html`<p class="felt quiet">${words.say("no-shoe")}</p>`;
  const arcs = fan(drawing.arcs);
  const fields = fieldsOf(deal.offered, drawing);
  const shown = { drawing, arcs, fields, places: placesOf(state), deal, me };
  const { how, third } = standing(deal, words);
  const stop = deal.offered.map(({ type }) => type).find((type) => live.includes(type));
  const said = name === "room" ? html`${how} <small>${third}</small>` : verdict(deal, words);
  return html`
    <${Painted} kind="punto-table" size=${drawing.size} label=${words.say("layout")}
      ground=${html`<${Ground} ...${shown} live=${live} />`} chips=${html`<${Chips} ...${shown} />`}>
      ${["player", "banker"].map((type) =>
        html`<${Hand} key=${type} deal=${deal} type=${type} style=${at(drawing.hands[type], drawing.size)} />`
      )}
      <p class="verdict" style=${at(drawing.verdict, drawing.size)}>${said}</p>
      <p class="shoe-left" style=${at(drawing.left, drawing.size)}>${words.say("left", {
        count: deal.cards_left,
      })} <${ShoeLeft} deal=${deal} me=${me} /></p>
      ${deal.offered.map((offer) =>
        html`
          <${Place} key=${offer.type} offer=${offer} deal=${deal} field=${fields[offer.type]} arcs=${arcs} me=${me}
            size=${drawing.size} live=${live.includes(offer.type)} stop=${offer.type === stop}
            onTap=${onTap} />
        `
      )}
    <//>
  `;
}
