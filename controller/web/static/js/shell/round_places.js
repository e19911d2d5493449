// Who sits where at a round table (round_table.js), in cells of a grid round whose edge they sit: twice, for a table
// that is wider than high and for one that is higher than wide. On the page of a seat its player is at the bottom, with
// the room of several cells; else the bank is in the middle of the top.

/** [cells at the top, at each side below them, at the bottom, columns, rows] by the number of the others at the table.
 * Wide, the rows are with one's own. */
const OTHERS_WIDE = [
  [0, 0, 0, 1, 1],
  [1, 0, 0, 1, 2],
  [2, 0, 0, 2, 2],
  [3, 0, 0, 3, 2],
  [2, 1, 0, 4, 2],
  [3, 1, 0, 5, 2],
  [4, 1, 0, 4, 3],
  [3, 2, 0, 4, 3],
  [4, 2, 0, 4, 3],
  [5, 2, 0, 5, 3],
];
const OTHERS_TALL = [
  [0, 0, 0, 1, 1],
  [1, 0, 0, 1, 1],
  [2, 0, 0, 2, 1],
  [1, 1, 0, 2, 2],
  [2, 1, 0, 2, 2],
  [1, 2, 0, 2, 3],
  [2, 2, 0, 2, 3],
  [1, 3, 0, 2, 4],
  [2, 3, 0, 2, 4],
  [1, 4, 0, 2, 5],
];
/** By the number of all, from one. */
const ALL_WIDE = [
  [1, 0, 0, 1, 1],
  [1, 0, 1, 1, 2],
  [1, 0, 2, 2, 2],
  [1, 0, 3, 3, 2],
  [3, 0, 2, 3, 2],
  [3, 0, 3, 3, 2],
  [3, 0, 4, 4, 2],
  [3, 0, 5, 5, 2],
  [5, 0, 4, 5, 2],
  [5, 0, 5, 5, 2],
];
const ALL_TALL = [
  [1, 0, 0, 1, 1],
  [1, 0, 1, 1, 2],
  [1, 0, 2, 2, 2],
  [1, 1, 1, 2, 3],
  [1, 1, 2, 2, 3],
  [1, 2, 1, 2, 4],
  [1, 2, 2, 2, 4],
  [1, 3, 1, 2, 5],
  [1, 3, 2, 2, 5],
  [1, 4, 1, 2, 6],
];

/** From this number of rows on a place is so low that its words stand beside the cards. */
const LOW = 3;

const range = (count) => Array.from({ length: count }, (_, i) => i);
/** The middle of a row of `count` cells is that of the table; 1 at its outermost cells, 0 in the middle. */
const row = (count, columns) => range(count).map((i) => (columns - count) / 2 + i);
const outward = (x, columns) => (columns > 2 ? ((x + 0.5 - columns / 2) / (columns / 2 - 0.5)) ** 2 : 0);

/** The cells of one drawing. `at`: {x, y, s} clockwise; `s`: how much of the strip between two rows is above it. `own`:
 * the cells of the player whose page it is; `middle`: the cells that nobody has, or the strip where there are none;
 * `low`: whether words stand beside the cards. */
function drawing([top, side, bottom, columns, rows], own, wide) {
  const beside = own && wide && rows === 2 && side > 0;
  const centre = !beside && side > 0 && columns > 2;
  const last = rows - 1;
  const bend = (x) => (centre ? 0 : 0.45 * outward(x, columns));
  const low = (x) => ({ x, y: last, s: centre ? 1 : 1 - bend(x) });
  const down = range(side).map((i) => i + 1);
  const high = row(top, columns).map((x) => ({ x, y: 0, s: bend(x) }));
  const wing = (x) => (beside ? [{ x, y: 0.45, s: 0.5 }] : down.map((y) => ({ x, y, s: own && !wide ? 0 : 1 })));
  const foot = row(bottom, columns).reverse().map(low);
  const at = [...wing(0).reverse(), ...high, ...wing(columns - 1)];
  const narrow = wide && side > 0 ? 1 : 0;
  return {
    columns,
    rows,
    strip: centre ? 0 : 1,
    low: !wide && rows >= LOW,
    at: own ? at : [...at.slice(side + (top - 1) / 2), ...foot, ...at.slice(0, side + (top - 1) / 2)],
    own: own && { x: narrow, w: columns - 2 * narrow },
    middle: centre
      ? { x: 1, y: 1, w: columns - 2, h: own && !wide ? rows - 1 : rows - 2 }
      : { x: narrow, y: own ? (wide ? 1 : rows) : 1, w: columns - 2 * narrow, h: 0 },
  };
}

/** The most who sit at such a table. */
export const MOST = ALL_WIDE.length;

/** Both drawings for `count` at the table; `own`: one of them sits at the bottom and is not in `at`. */
export function placesFor(count, own) {
  const [wide, tall] = own ? [OTHERS_WIDE, OTHERS_TALL] : [ALL_WIDE, ALL_TALL];
  const index = Math.max(1, Math.min(count, MOST)) - 1;
  return { wide: drawing(wide[index], own, true), tall: drawing(tall[index], own, false) };
}
