// Where everything is on the painted cloth: cards, the places between them, the bars. Pure geometry.
//
//   wide:  K Q J T 9 8        tall (the same layout seen from its end, for phones):  A K
//                      7                                                             2 Q
//          A 2 3 4 5 6                                                               ...
//                                                                                    6 8
//                                                                                     7

const UPPER = ["K", "Q", "J", "T", "9", "8"];
const LOWER = ["A", "2", "3", "4", "5", "6"];
const ORDER = "A23456789TJQK";

/** One name for a set of ranks, whatever order they come in. */
export const shapeKey = (ranks) => [...ranks].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");

function middle(...points) {
  const sum = (axis) => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return { x: sum("x"), y: sum("y") };
}

function build({ width, height, card, at, seven, halves, across, along, corner, high, odd, even, pot, figures }) {
  const cards = {};
  const put = (rank, { x, y }) => (cards[rank] = { rank, x, y, w: card.w, h: card.h });
  UPPER.forEach((rank, column) => put(rank, at(column, 0)));
  LOWER.forEach((rank, column) => put(rank, at(column, 1)));
  put("7", seven);

  const places = [];
  const place = (kind, type, ranks, { x, y }, { w, h, chipX, chipY, reach }) =>
    places.push({
      key: type === "flat" || type === "group" ? shapeKey(ranks) : type,
      kind,
      type,
      ranks,
      x,
      y,
      w,
      h,
      chipX,
      chipY,
      reach: { x, y, w, h, ...reach },
    });

  for (const rank of ORDER) place("card", "flat", [rank], cards[rank], card);
  for (const row of [UPPER, LOWER]) {
    for (let i = 0; i < 5; i++) {
      place("cheval", "group", [row[i], row[i + 1]], middle(cards[row[i]], cards[row[i + 1]]), along);
    }
  }
  UPPER.forEach((rank, i) => place("cheval", "group", [rank, LOWER[i]], middle(cards[rank], cards[LOWER[i]]), across));
  place("cheval", "group", ["8", "7"], halves.upper, corner);
  place("cheval", "group", ["6", "7"], halves.lower, corner);
  for (let i = 0; i < 5; i++) {
    const four = [UPPER[i], UPPER[i + 1], LOWER[i], LOWER[i + 1]];
    place("square", "group", four, middle(...four.map((rank) => cards[rank])), corner);
  }
  place("pot", "group", ["6", "7", "8"], pot, pot);
  place("figure", "group", ["K", "Q", "J"], figures.upper, figures.upper);
  place("figure", "group", ["A", "2", "3"], figures.lower, figures.lower);
  place("bar", "high", [], high, high);
  place("bar", "odd", [], odd, odd);
  place("bar", "even", [], even, even);
  return { width, height, cards, places, byKey: Object.fromEntries(places.map((entry) => [entry.key, entry])) };
}

// Boxes are given by their centres, `chip` is how far beside it the chips stand; the unit is about one pixel of a 1000
// (wide) or 390 (tall) pixel cloth. `reach` is what a finger reaches, where that is more than what is painted: at least
// 44 px on a cloth 720 px wide, or a phone's 360.
const wideX = (column) => 86 + column * 138;
const wideY = (row) => 146 + row * 204;
export const WIDE = {
  tall: false,
  ...build({
    width: 1000,
    height: 484,
    card: { w: 100, h: 140 },
    at: (column, row) => ({ x: wideX(column), y: wideY(row) }),
    seven: { x: wideX(6), y: wideY(0.5) },
    along: { w: 62, h: 74 },
    across: { w: 74, h: 62 },
    corner: { w: 62, h: 62 },
    halves: { upper: { x: wideX(5.5) + 12, y: wideY(0.5) - 62 }, lower: { x: wideX(5.5) + 12, y: wideY(0.5) + 62 } },
    pot: { x: wideX(5.5) + 4, y: wideY(0.5), w: 62, h: 62 },
    figures: {
      upper: { x: wideX(1), y: 58, w: 132, h: 28, chipX: 40, reach: { h: 62 } },
      lower: { x: wideX(1), y: 440, w: 132, h: 28, chipX: 40, reach: { h: 62 } },
    },
    high: { x: wideX(3), y: 25, w: 460, h: 34, chipX: 150, reach: { y: 32, w: 400, h: 62 } },
    even: { x: wideX(6), y: 104, w: 104, h: 92, chipY: 6 },
    odd: { x: wideX(6), y: 392, w: 104, h: 92, chipY: 6 },
  }),
};

const tallX = (row) => 303 - row * 216;
const tallY = (column) => 94 + column * 97;
export const TALL = {
  tall: true,
  ...build({
    width: 390,
    height: 736,
    card: { w: 112, h: 78 },
    at: (column, row) => ({ x: tallX(row) - (row ? -22 : 22), y: tallY(column) }),
    seven: { x: 195, y: tallY(6) },
    along: { w: 60, h: 48 },
    across: { w: 60, h: 48 },
    corner: { w: 60, h: 48 },
    halves: { upper: { x: 262, y: tallY(5.5) }, lower: { x: 128, y: tallY(5.5) } },
    pot: { x: 195, y: tallY(5.5), w: 62, h: 48 },
    figures: {
      upper: { x: 364, y: tallY(1), w: 40, h: 96, reach: { w: 48 } },
      lower: { x: 26, y: tallY(1), w: 40, h: 96, reach: { w: 48 } },
    },
    high: { x: 195, y: 27, w: 330, h: 36, chipX: 105, reach: { h: 48 } },
    odd: { x: 66, y: tallY(6) + 4, w: 104, h: 66 },
    even: { x: 324, y: tallY(6) + 4, w: 104, h: 66 },
  }),
};

/** Where a bet's chips lie: {x, y}, or null for bets that lie beside the layout (calls). */
export function spotOf(geometry, bet) {
  if (bet.type === "call" || bet.type === "color") return null;
  if (bet.type === "heel" || bet.type === "string") {
    const first = geometry.cards[(bet.win.length ? bet.win : bet.lose)[0]];
    return { x: first.x - first.w * 0.3, y: first.y + first.h * (geometry.tall ? 0.28 : 0.34) };
  }
  const key = bet.type === "flat" || bet.type === "group" ? shapeKey(bet.ranks) : bet.type;
  const found = geometry.byKey[key];
  return found
    ? { x: found.x + (found.chipX || 0), y: found.y + (found.chipY || 0) }
    : middle(...bet.ranks.map((rank) => geometry.cards[rank]));
}

/** Key of a bet's place, to stack bets together. */
export function spotKey(bet) {
  if (bet.type === "flat" || bet.type === "group") return shapeKey(bet.ranks);
  if (bet.type === "heel" || bet.type === "string") return `${bet.type}:${shapeKey(bet.win)}/${shapeKey(bet.lose)}`;
  if (bet.type === "call" || bet.type === "color") return `${bet.type}:${[...bet.order].join("")}`;
  return bet.type;
}
