// The two tables of baccarat banque as everybody sees them: chairs and stakes of both sides, the bank between them, the
// hands as they come, and the record of the coups.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money, signed } from "../../core/words.js";
import { useGame } from "../../shell/games.js";
import { CoupHand, CoupHands, useHeld } from "../../shell/hands.js";
import { at, oval, OvalCloth, Painted, seatAt, Shoe, Stake, useDrawing, Won } from "../../shell/painted.js";

/** `style`: where it is on the painted table. */
function Hand({ name, deal, style }) {
  const { say } = useGame().words;
  const { held, grip } = useHeld();
  const { cards, total, open, player, decision, result } = deal.hands[name];
  const own = !open && cards.slice(0, 2).some(Boolean); // a third card lies open for all
  const shown = open || held;
  const title = say("hand", { hand: name });
  return html`
    <${CoupHand} name=${`${name} across`} label=${title} title=${title} cards=${cards} won=${result ===
      "win"} style=${style}
      figure=${cards.length && total !== null && shown ? total : ""} open=${(i) => shown || i === 2}
      due=${deal.next && deal.next.startsWith(name)}
      note=${html`
        <p class="banque-plays">
          ${player && name !== "banker" && say("plays", { player })}
          ${decision && html`<b>${say("decision", { decision })}</b>`}
        </p>
      `}>
      ${own && html`<button class="hold-to-see own-hand" ...${grip}><span>${say("hold-to-see")}</span></button>`}
    <//>
  `;
}

const HANDS = ["left", "banker", "right"];

/** All three hands of the coup, or of the last one between coups, where there is no table with stakes. */
export function Hands({ state: { deal } }) {
  return html`
    <${CoupHands} deal=${deal}>
      ${deal && HANDS.map((name) => html`<${Hand} key=${`${name} ${deal.coup}`} name=${name} deal=${deal} />`)}
    <//>
  `;
}

/** The five chairs of a side, the nearest to the banker first, and what is before each: along an oval. `side`: -1 for
 * the left and 1 for the right. */
function around(side) {
  const seats = oval({ x: 500, y: 300, a: 414, b: 266, power: 3.2 });
  const chips = oval({ x: 500, y: 300, a: 328, b: 174, power: 3.2 });
  const half = Math.PI / 2;
  return seats.spread(CHAIRS, half - side * 0.18, half - side * 0.765 * Math.PI).map((angle) => ({
    seat: seats.point(angle),
    chip: chips.point(angle),
  }));
}

/** The same where there is less room: in a column. */
const column = (side) =>
  Array.from({ length: CHAIRS }, (_, i) => {
    const y = 446 - i * 49;
    return { seat: { x: 189 + side * 129, y }, chip: { x: 189 + side * 57, y: y - (i ? 4 : 14) } };
  });

/** Chairs of a side. */
const CHAIRS = 5;
// By drawing, in its own units: where everything is. `banker`: his seat, before which the bank and the shoe stand.
const DRAWINGS = {
  wide: {
    size: { width: 1000, height: 650 },
    rail: 14,
    foot: 34,
    bank: { x: 388, y: 22, w: 224, h: 74 },
    heads: { left: { x: 196, y: 28, w: 190, h: 66 }, right: { x: 614, y: 28, w: 190, h: 66 } },
    hands: {
      left: { x: 206, y: 98, w: 184, h: 240 },
      banker: { x: 408, y: 98, w: 184, h: 240 },
      right: { x: 610, y: 98, w: 184, h: 240 },
    },
    verdict: { x: 236, y: 342, w: 528, h: 90 },
    left: { x: 200, y: 618, w: 600, h: 28 },
    places: around,
    banker: { seat: { x: 500, y: 568 }, chip: { x: 500, y: 478 } },
    plate: { w: 122, h: 68 },
    stake: { r: 19, size: 21 },
    shoe: { scale: 0.6, beside: 74 },
  },
  tall: {
    size: { width: 378, height: 538 },
    rail: 7,
    foot: 24,
    bank: { x: 112, y: 10, w: 154, h: 46 },
    heads: { left: { x: 34, y: 14, w: 80, h: 42 }, right: { x: 264, y: 14, w: 80, h: 42 } },
    hands: {
      left: { x: 14, y: 58, w: 114, h: 138 },
      banker: { x: 132, y: 58, w: 114, h: 138 },
      right: { x: 250, y: 58, w: 114, h: 138 },
    },
    verdict: { x: 14, y: 198, w: 350, h: 24 },
    left: { x: 10, y: 515, w: 358, h: 20 },
    places: column,
    banker: { seat: { x: 189, y: 484 }, chip: { x: 189, y: 422 } },
    plate: { w: 94, h: 45 },
    stake: { r: 13, size: 13 },
    shoe: { scale: 0.36, beside: 0, above: 46 },
  },
};

/** What a player has on this side, or on any where none is named: [{side, amount}]. */
const lying = (deal, player, side) =>
  deal.stakes.filter((stake) => stake.player === player && (!side || stake.side === side));

function Chair({ deal, player, side, me, place, style }) {
  const { say, named } = useGame().words;
  const plays = side && (deal.hands[side].player || deal.seats.hands[side]);
  const hand = !!side && plays === player;
  const stakes = lying(deal, player).filter((stake) => stake.side !== side);
  return html`
    <li class=${`chair${player === me ? " mine" : ""}${hand ? " hand-of-side" : ""}`} style=${style}>
      <span class="chair-name">${place && html`<i class="chair-place">${place}</i>`} <b>${player}</b></span>
      <span class="chair-marks in-a-line">
        ${player === me && html`<em>${text("pages-you")}</em>`}
        ${hand && html`<em>${say("has-hand")}</em>`}
        ${deal.banco.includes(player) && html`<em>${say("plays-banco")}</em>`}
        ${stakes.map(({ side: on, amount }) =>
          html`<em key=${on}>${say("on-side", { amount, ...named({ side: on }) })}</em>`
        )}
      </span>
    </li>
  `;
}

/** A side: what is on it in all, its chairs, and what those have laid there who do not sit on it. */
function Side({ deal, side, me, drawing: { size, heads, plate }, places }) {
  const title = useGame().words.say("hand", { hand: side });
  const players = deal.seats[side];
  const outside = deal.stakes.filter((stake) => stake.side === side && !players.includes(stake.player));
  return html`
    <div class=${`banque-side ${side}`} role="group" aria-label=${title}>
      <div class="side-head" style=${at(heads[side], size)}>
        <h3>${title} <b>${deal.staked[side] ? money(deal.staked[side]) : ""}</b></h3>
        ${outside.map(({ player, amount }) => html`<span key=${player}>${player} <b>${money(amount)}</b></span>`)}
      </div>
      <ol>
        ${players.map((player, i) =>
          html`
            <${Chair} key=${player} deal=${deal} player=${player} side=${side} me=${me} place=${i + 1}
              style=${seatAt(places[i].seat, plate, size)} />
          `
        )}
      </ol>
    </div>
  `;
}

function bankText({ banker, offer, bids, broken }, say) {
  if (offer) return say("offered-at", { player: offer.by, amount: offer.amount });
  if (banker) return say(broken ? "bank-broken" : "bank-of", { player: banker });
  const best = bids.reduce((found, bid) => (!found || bid.amount > found.amount ? bid : found), null);
  return best ? say("best-bid", best) : say("no-banker");
}

/** How both sides stand against the bank, once that is known. */
function Verdict({ deal, style }) {
  const { say } = useGame().words;
  const ended = ["left", "right"].filter((side) => deal.hands[side].result);
  return html`
    <p class="verdict" style=${style}>
      ${ended.map((side) => {
        const { result, total } = deal.hands[side];
        return html`<span key=${side} class=${result}>${say("hand", { hand: side })} ${
          say("side-result", { result, total })
        }</span>`;
      })}
    </p>
  `;
}

/** The chips before the chairs, and after a coup what each has won or lost; the bank's, and the shoe. */
function Chips({ deal, me, drawing: { banker, stake: { r, size }, shoe }, places }) {
  const { say, lies } = useGame().words;
  const last = deal.hands.banker.open && deal.last_settled ? deal.last_settled.lines : [];
  const of = (side) => (player, i) => {
    const [found] = lying(deal, player, side);
    const ended = !lying(deal, player).length &&
      last.find((line) => line.player === player && line.side === side && line.pay);
    const { chip } = places[side][i];
    if (found) {
      return html`
        <${Stake} key=${`${side} ${player}`} ...${chip} r=${r} size=${size} amount=${found.amount} mine=${player === me}
          label=${lies(found)} />
      `;
    }
    return ended && html`
      <${Won} key=${`${side} ${player}`} x=${chip.x} y=${chip.y + size * 0.4} size=${size * 1.2} said=${signed(
        ended.pay,
      )} gain=${ended.pay > 0} />
    `;
  };
  return html`
    ${deal.seats.left.map(of("left"))} ${deal.seats.right.map(of("right"))}
    ${deal.banker && html`
      <${Shoe} x=${banker.chip.x + shoe.beside} y=${banker.chip.y - (shoe.above || 0)} scale=${shoe.scale} />
    `}
    ${deal.banker && deal.bank > 0 &&
      html`
        <${Stake} ...${banker.chip} r=${r * 1.15} size=${size} amount=${deal.bank} mine=${deal.banker === me}
          label=${say("bank-is", { amount: deal.bank })} />
      `}
  `;
}

/** The painted table: the bank below, its left and its right with five chairs each, and the three hands. */
export function Table({ state: { deal }, me, tall, display }) {
  const { say } = useGame().words;
  const drawing = DRAWINGS[useDrawing({ tall, display }) === "tall" ? "tall" : "wide"];
  if (!deal) return html`<p class="felt quiet">${say("no-shoe")}</p>`;
  const { size, plate, banker } = drawing;
  const places = { left: drawing.places(-1), right: drawing.places(1) };
  return html`
    <${Painted} kind="banque-table banque-hands" size=${size} label=${say("tables")}
      ground=${html`<${OvalCloth} ...${drawing} />`}
      chips=${html`<${Chips} deal=${deal} me=${me} drawing=${drawing} places=${places} />`}>
      ${["left", "right"].map((side) =>
        html`<${Side} key=${side} deal=${deal} side=${side} me=${me} drawing=${drawing} places=${places[side]} />`
      )}
      <div class="banque-bank" role="group" aria-label=${say("hand", { hand: "banker" })} style=${at(
        drawing.bank,
        size,
      )}>
        <b class="bank-sum">${deal.banker || deal.bank ? money(deal.bank) : ""}</b>
        <p>${bankText(deal, say)}</p>
        ${deal.unlimited && html`<p class="bank-mark">${say("unlimited")}</p>`}
        ${deal.over_bank > 0 && html`<p class="bank-mark">${say("above", { amount: deal.over_bank })}</p>`}
      </div>
      ${HANDS.map((name) =>
        html`
          <${Hand} key=${`${name} ${deal.coup}`} name=${name} deal=${deal} style=${at(drawing.hands[name], size)} />
        `
      )}
      <${Verdict} deal=${deal} style=${at(drawing.verdict, size)} />
      <p class="shoe-left" style=${at(drawing.left, size)}>${say("left", { count: deal.cards_left })}</p>
      ${deal.banker && html`
        <div class=${`chair banks${deal.banker === me ? " mine" : ""}`} style=${seatAt(banker.seat, plate, size)}>
          <span class="chair-name"><b>${deal.banker}</b></span>
          <span class="chair-marks in-a-line"><em>${say("hand", { hand: "banker" })}</em></span>
        </div>
      `}
    <//>
  `;
}

/** The coups of this shoe, the newest first. */
export function Record({ state: { deal } }) {
  const { say } = useGame().words;
  const coups = deal ? [...deal.coups].reverse() : [];
  if (!coups.length) return html`<p class="quiet">${say("nothing-settled")}</p>`;
  const heads = [say("sheet"), ...["left", "banker", "right"].map((hand) => say("hand", { hand })), say("holds")];
  const side = (coup, name) => {
    const result = coup[name] || "none";
    return html`<td class=${result}>${say("side-result", { result, total: coup.totals[name] })}</td>`;
  };
  const row = (coup) =>
    html`
      <tr key=${coup.coup}>
        <th>${coup.coup}</th>
        ${side(coup, "left")}
        <td>${coup.totals.banker}</td>
        ${side(coup, "right")}
        <td>${money(coup.bank)}</td>
      </tr>
    `;
  return html`
    <table class="banque-record">
      <thead>
        <tr>${heads.map((head) => html`<th key=${head}>${head}</th>`)}</tr>
      </thead>
      <tbody>${coups.map(row)}</tbody>
    </table>
  `;
}

/** Who stands by, and the record, below the table. */
export function Playground({ state, me }) {
  const { say } = useGame().words;
  const { deal } = state;
  const standers = deal ? deal.seats.standers : [];
  return html`
    <div class="banque-beside">
      ${standers.length > 0 && html`
        <section class="sheet banque-standers" aria-label=${say("standers")}>
          <h3>${say("standers")}</h3>
          <ul>${standers.map((player) => html`<${Chair} key=${player} deal=${deal} player=${player} me=${me} />`)}</ul>
        </section>
      `}
      ${deal && deal.coups.length > 0 && html`
        <section aria-label=${say("sheet-record")}>
          <${Record} state=${state} />
        </section>
      `}
    </div>
  `;
}

/** Of the last coup: where each stake lay, and the bank. */
export const settled = {
  on: ({ stake, side }, { say, named }) => say("settled-on", { amount: stake, ...named({ side }) }),
  foot: ({ bank }, { say }) => html`<p class="quiet">${say("bank-is", { amount: bank })}</p>`,
};
