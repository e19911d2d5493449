// The table of chemin de fer as everybody sees it: both hands as they come, who sits where with what, the bank, and how
// the coups went; and one's own hand.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money, signed } from "../../core/words.js";
import { useGame } from "../../shell/games.js";
import { CoupHand, CoupHands, useHeld } from "../../shell/hands.js";
import { at, oval, OvalCloth, Painted, seatAt, Shoe, Stake, useDrawing, Won } from "../../shell/painted.js";

/** How the coup stands or ended, in a sentence. */
function verdict({ hands, standing, deciding }, { say, placeOf }) {
  if (hands.winner) return say("result", hands);
  if (hands.next) return say("next", { place: placeOf(hands.next), standing });
  return deciding ? say("draws-or-stands", { player: deciding }) : "";
}

/** A hand: its first two cards lie face down until the coup is over, but for who may see them while he holds a button.
 * `style`: where it is on the painted table. */
function Hand({ deal, name, player, style }) {
  const { say } = useGame().words;
  const { held, grip } = useHeld();
  const { hands } = deal;
  const over = hands.winner !== null;
  const own = !over && hands[name].slice(0, 2).filter(Boolean).length === 2;
  const total = over || (own && held) ? hands[`${name}_total`] : "";
  const decided = !over && hands.decisions[name];
  return html`
    <${CoupHand} name=${`${name} across${own ? " peek-cards" : ""}`} style=${style} cards=${hands[name]}
      label=${say("hand-label", { hand: name, total: over ? total : "none" })} title=${say("hand", { hand: name })}
      figure=${total} won=${hands.winner === name} due=${hands.next && hands.next.startsWith(name)}
      open=${(i) => over || held || i === 2}
      note=${html`
        <p class="hand-player">${player || ""}${decided && html`<em>${say("decided", { what: decided })}</em>`}</p>
      `}>
      ${own && html`
        <button class="hold-to-see own-hand" ...${grip}><span>${say("hold-to-see")}</span></button>
      `}
    <//>
  `;
}

/** Both hands of the coup, or of the last one between coups: [name, who plays it]. */
export function players(deal) {
  const shown = deal.hands.winner ? deal.last_settled : deal;
  return [["punters", shown.representative], ["banker", shown.banker]];
}

/** Both hands, where there is no table with stakes. */
export function Hands({ state: { deal } }) {
  const { words } = useGame();
  return html`
    <${CoupHands} deal=${deal} kind="coup-hands chemin-hands" verdict=${deal && verdict(deal, words)}>
      ${deal &&
        players(deal).map(([name, player]) =>
          html`<${Hand} key=${`${name} ${deal.coup}`} deal=${deal} name=${name} player=${player} />`
        )}
    <//>
  `;
}

/** Seats along an oval, from its upper left over the bottom to its upper right, their chips along a smaller one. */
function around(count) {
  const seats = oval({ x: 500, y: 300, a: 408, b: 266, power: 3.2 });
  const chips = oval({ x: 500, y: 300, a: 300, b: 174, power: 3.2 });
  const angles = seats.spread(count, 1.2 * Math.PI, -0.2 * Math.PI);
  return angles.map((angle) => ({ seat: seats.point(angle), chip: chips.point(angle) }));
}

/** The same where there is less room: down the left, along the bottom, up the right. */
function standing(count) {
  const bottom = Math.min(3, count - 2);
  const left = Math.ceil((count - bottom) / 2);
  const column = (rows, x, inwards) =>
    Array.from({ length: rows }, (_, i) => {
      const y = 268 + (i + 0.5) * (162 / rows) - 27;
      return { seat: { x, y }, chip: { x: x + inwards, y: y - 4 } };
    });
  const row = Array.from({ length: bottom }, (_, i) => {
    const x = 189 + (i - (bottom - 1) / 2) * 112;
    return { seat: { x, y: 476 }, chip: { x, y: 426 } };
  });
  return [...column(left, 60, 75), ...row, ...column(count - bottom - left, 318, -75).reverse()];
}

// By drawing, in its own units: where everything is.
const DRAWINGS = {
  wide: {
    size: { width: 1000, height: 650 },
    rail: 14,
    foot: 34,
    bank: { x: 226, y: 26, w: 548, h: 52 },
    hands: { punters: { x: 246, y: 84, w: 246, h: 280 }, banker: { x: 508, y: 84, w: 246, h: 280 } },
    verdict: { x: 252, y: 368, w: 496, h: 42 },
    left: { x: 200, y: 618, w: 600, h: 28 },
    standers: { x: 104, y: 50, w: 132, h: 80 },
    places: around,
    plate: { w: 126, h: 78 },
    stake: { r: 19, size: 21 },
    shoe: { scale: 0.5, below: 60 },
  },
  tall: {
    size: { width: 378, height: 538 },
    rail: 7,
    foot: 24,
    bank: { x: 40, y: 11, w: 298, h: 34 },
    hands: { punters: { x: 24, y: 46, w: 160, h: 172 }, banker: { x: 198, y: 46, w: 160, h: 172 } },
    verdict: { x: 14, y: 218, w: 350, h: 22 },
    left: { x: 10, y: 515, w: 358, h: 20 },
    standers: { x: 163, y: 252, w: 54, h: 96 },
    places: standing,
    plate: { w: 92, h: 46 },
    stake: { r: 13, size: 13 },
    shoe: { scale: 0.3, below: 30 },
  },
};
/** Of more seats than these each has less room. */
const ROOMY = 10;

/** What a seat is in this coup. */
const rolesOf = (deal, player) =>
  [
    player === deal.banker && "banker",
    player === deal.turn && "turn",
    player === deal.banco && "banco",
    player === deal.suivi && "suivi",
    player === deal.representative && "plays",
  ].filter(Boolean);

/** What is before a player: of the banker what is risked. */
function lying(deal, player) {
  if (player === deal.banker) return deal.risked;
  const found = deal.stakes.find((stake) => stake.player === player);
  return found ? found.stake : 0;
}

function Seat({ deal, player, me, cash, number, colour, style }) {
  const { say } = useGame().words;
  const cut = deal.cut.find((fallen) => fallen.player === player);
  const roles = rolesOf(deal, player);
  const stake = lying(deal, player);
  return html`
    <li class=${`chemin-seat ${roles.join(" ")}${player === me ? " mine" : ""}`} style=${style}>
      <span class="seat-name">
        ${number && html`<i class=${`seat-number owner-${colour}`}>${number}</i>`}
        <b>${player}</b>
        ${!number && stake > 0 && html`<em>${money(stake)}</em>`}
      </span>
      <span class="seat-roles in-a-line">
        ${player === me && html`<em>${text("pages-you")}</em>`}
        ${roles.map((role) => html`<em key=${role}>${say("role", { role })}</em>`)}
      </span>
      ${!stake && !roles.length && !cut && player !== me &&
        html`<small class="seat-cash">${say("cash", { amount: cash })}</small>`}
      ${player === deal.banker && deal.aside > 0 &&
        html`<small class="seat-cut">${say("seat-aside", { amount: deal.aside })}</small>`}
      ${cut && html`<small class="seat-cut">${say("cut-short", { amount: cut.amount })}</small>`}
    </li>
  `;
}

/** What is played against: the bank, or what is risked of it. */
export const riskOf = ({ aside }) => (aside === null ? "bank" : "risk");

/** Whose the bank is, how much of it is risked, and what is laid against it. */
function Bank({ deal }) {
  const { say } = useGame().words;
  const { banker, bank, risked, aside, offer, laid, excess, staking } = deal;
  const parts = { amount: risked, aside: aside > 0 ? money(aside) : "none" };
  const sums = { amount: laid, excess: money(excess), left: money(risked - laid), of: riskOf(deal) };
  const how = excess > 0 ? "over" : staking ? "staking" : "laid";
  return html`
    <p class="chemin-bank">
      ${banker
        ? say("bank-of", { player: banker, amount: bank })
        : offer
        ? say("bank-offered", { player: offer.by, amount: offer.amount })
        : say("bank-vacant")}
      ${banker && aside !== null && html`<span class="chemin-risk">${say("bank-parts", parts)}</span>`}
      ${laid > 0 && html`<span>${say("laid", { ...sums, how })}</span>`}
    </p>
  `;
}

/** The chips before the seats, the shoe before the banker, and after a coup what each stake has won or lost. */
function Chips({ deal, me, drawing: { stake: { r, size }, shoe }, places }) {
  const { lies } = useGame().words;
  const last = deal.hands.winner && deal.last_settled ? deal.last_settled.lines : [];
  return deal.seats.map((player, i) => {
    const { chip, seat } = places[i];
    const amount = lying(deal, player);
    const beside = Math.abs(chip.x - seat.x) > Math.abs(chip.y - seat.y);
    const ended = !amount && last.find((line) => line.player === player && line.pay);
    return html`
      <g key=${player}>
        ${player === deal.banker && html`
          <${Shoe} x=${chip.x + (beside ? 0 : shoe.below * 1.1)} y=${chip.y + (beside ? shoe.below : 0)}
            scale=${shoe.scale} />
        `}
        ${amount > 0 &&
          html`
            <${Stake} ...${chip} r=${r} size=${size} amount=${amount} mine=${player === me}
              label=${lies({ player, amount })} />
          `}
        ${ended && html`
          <${Won} x=${chip.x} y=${chip.y + size * 0.4} size=${size * 1.2} said=${signed(ended.pay)}
            gain=${ended.pay > 0} />
        `}
      </g>
    `;
  });
}

/** The painted table: the seats round it in order of play, the bank, both hands. */
export function Table({ state, me, tall, display }) {
  const { words } = useGame();
  const { say } = words;
  const drawing = DRAWINGS[useDrawing({ tall, display }) === "tall" ? "tall" : "wide"];
  const { deal, money: held } = state;
  if (!deal) return html`<p class="felt quiet">${say("no-shoe")}</p>`;
  const { size, plate } = drawing;
  const places = drawing.places(deal.seats.length);
  const room = deal.seats.length > ROOMY ? { w: plate.w * 0.66, h: plate.h * 0.6 } : plate;
  const standers = deal.standers.filter((player) =>
    player === me || deal.stakes.some((stake) => stake.player === player)
  );
  const colours = state.seats.map(({ player }) => player);
  const seat = (player, i) => {
    const place = i === undefined ? {} : { number: i + 1, style: seatAt(places[i].seat, room, size) };
    return html`
      <${Seat} key=${player} deal=${deal} player=${player} me=${me} cash=${held.purses[player] || 0}
        colour=${Math.max(0, colours.indexOf(player)) % 10} ...${place} />
    `;
  };
  return html`
    <${Painted} kind=${`chemin-table chemin-hands${room === plate ? "" : " crowd"}`} size=${size} label=${say("title")}
      ground=${html`<${OvalCloth} ...${drawing} />`}
      chips=${html`<${Chips} deal=${deal} me=${me} drawing=${drawing} places=${places} />`}>
      <div class="chemin-bank-room" style=${at(drawing.bank, size)}><${Bank} deal=${deal} /></div>
      ${players(deal).map(([name, player]) =>
        html`
          <${Hand} key=${`${name} ${deal.coup}`} deal=${deal} name=${name} player=${player}
            style=${at(drawing.hands[name], size)} />
        `
      )}
      <p class="verdict" style=${at(drawing.verdict, size)}>${verdict(deal, words)}</p>
      <p class="shoe-left" style=${at(drawing.left, size)}>${say("left", { count: deal.cards_left })}</p>
      <ol class="chemin-seats" aria-label=${say("seats")}>${deal.seats.map(seat)}</ol>
      ${standers.length > 0 && html`
        <div class="chemin-standers" style=${at(drawing.standers, size)}>
          <h3>${say("standers")}</h3>
          <ul aria-label=${say("standers")}>${standers.map((player) => seat(player))}</ul>
        </div>
      `}
    <//>
  `;
}

/** What is said of the last coup beside its stakes. */
export const settled = {
  title: ({ winner, coup }, { say }) => say("result", { winner, natural: false, coup }),
  foot: ({ rake, bank, banker }, { say }) =>
    html`
      ${rake > 0 && html`<p class="quiet">${say("rake-taken", { amount: rake })}</p>`}
      <p class="quiet">${say(bank > 0 ? "bank-after" : "bank-passes", { player: banker, amount: bank })}</p>
    `,
};
