// Who sits where at a round table: everybody has cells of his own, in both drawings and with any number of players.

import assert from "node:assert/strict";
import { MOST, placesFor } from "../../../../controller/web/static/js/shell/round_places.js";

const touch = (one, other) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** The boxes of a drawing, with the strip between two rows as high as a row: places reach into it, its middle is
 * free. */
function boxes({ at, own, middle, rows, strip }, tall) {
  const low = (y, s) => y + s * strip;
  const all = at.map(({ x, y, s }) => ({ x, y: low(y, s), w: 1, h: 1 }));
  if (own) all.push({ ...own, y: tall ? rows + strip : rows - 1 + strip, h: 1 });
  return [...all, { ...middle, y: middle.y + 0.49 * strip, h: middle.h + 0.02 * strip }];
}

for (const own of [true, false]) {
  Deno.test(`nobody sits on another's cells, ${own ? "on a seat's page" : "on the display"}`, () => {
    for (let count = own ? 2 : 1; count <= MOST; count++) {
      for (const [kind, drawing] of Object.entries(placesFor(count, own))) {
        const told = `${count} ${kind}`;
        assert.equal(drawing.at.length, own ? count - 1 : count, told);
        const all = boxes(drawing, kind === "tall");
        all.forEach(({ x, w }) => assert.ok(x >= 0 && x + w <= drawing.columns, told));
        all.forEach((one, i) => all.slice(i + 1).forEach((other) => assert.ok(!touch(one, other), told)));
      }
    }
  });
}

Deno.test("the bank is in the middle of the top", () => {
  for (let count = 1; count <= MOST; count++) {
    for (const { at: [bank], columns } of Object.values(placesFor(count, false))) {
      assert.deepEqual([bank.x, bank.y], [(columns - 1) / 2, 0]);
    }
  }
});
