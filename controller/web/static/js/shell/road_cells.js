// The roads of a shoe: the records that players of baccarat keep. Pure. A coup is {result: "player", "banker" or "tie",
// player_pair, banker_pair, natural}. Every road is a list of cells {x, y, ...} on a grid six rows high.

export const ROWS = 6;

/** The bead plate: every coup, ties too, down the columns. */
export function beadPlate(coups) {
  return coups.map((coup, i) => ({ x: Math.floor(i / ROWS), y: i % ROWS, ...coup }));
}

/** Runs of equal results, ties left out and counted on the coup before (on the first one where none is before). */
export function runs(coups) {
  const found = [];
  let early = 0; // ties before the first result
  for (const coup of coups) {
    const last = found.at(-1);
    if (coup.result === "tie") {
      if (last) last.at(-1).ties += 1;
      else early += 1;
      continue;
    }
    const cell = { ...coup, ties: last ? 0 : early };
    if (last && last[0].result === coup.result) last.push(cell);
    else found.push([cell]);
  }
  return found;
}

/** The runs on the grid: each down its own column, and to the right where the column is full or the way is taken. */
export function onGrid(columns) {
  const taken = new Set();
  const cells = [];
  let start = 0;
  for (const column of columns) {
    while (taken.has(`${start} 0`)) start += 1;
    let [x, y] = [start, 0];
    column.forEach((cell, i) => {
      const turned = i > 0 && x > start; // once to the right, always to the right
      if (i > 0 && !turned && y + 1 < ROWS && !taken.has(`${x} ${y + 1}`)) y += 1;
      else if (i > 0) x += 1;
      taken.add(`${x} ${y}`);
      cells.push({ x, y, ...cell });
    });
    start += 1;
  }
  return cells;
}

/** The big road. */
export const bigRoad = (coups) => onGrid(runs(coups));

/**
 * The marks of a derived road, in the order of the coups. `back`: with which column before it compares, 1 for the big
 * eye boy, 2 for the small road, 3 for the cockroach pig. Red where the big road repeats itself, else blue.
 *
 * A coup that begins a column: red when the column before it and the one `back` columns before that are equally long.
 * Any other: red unless the column `back` columns before it ended just above.
 */
export function derived(coups, back) {
  const lengths = runs(coups).map((run) => run.length);
  const marks = [];
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row += 1) {
      if (row === 0 && column > back) marks.push(lengths[column - 1] === lengths[column - 1 - back]);
      else if (row > 0 && column >= back) marks.push(lengths[column - back] !== row);
    }
  });
  return marks;
}

/** A derived road on the grid: cells {x, y, red}. */
export function derivedRoad(coups, back) {
  const columns = [];
  for (const red of derived(coups, back)) {
    const last = columns.at(-1);
    if (last && last[0].red === red) last.push({ red });
    else columns.push([{ red }]);
  }
  return onGrid(columns);
}

/** All five, and how often each result came. */
export function roads(coups) {
  const count = (result) => coups.filter((coup) => coup.result === result).length;
  return {
    bead: beadPlate(coups),
    big: bigRoad(coups),
    eye: derivedRoad(coups, 1),
    small: derivedRoad(coups, 2),
    cockroach: derivedRoad(coups, 3),
    counts: { player: count("player"), banker: count("banker"), tie: count("tie") },
  };
}

/** The last columns of a road that fit, moved to the left edge. */
export function lastColumns(cells, columns) {
  const first = Math.max(0, ...cells.map(({ x }) => x - columns + 1));
  return cells.filter(({ x }) => x >= first).map((cell) => ({ ...cell, x: cell.x - first }));
}
