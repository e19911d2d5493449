// How often a page is drawn again.

import assert from "node:assert/strict";
import { paced } from "../../../../controller/web/static/js/shell/paced.js";

const microtasks = async () => {
  for (let i = 0; i < 5; i += 1) await null;
};

Deno.test("what comes right after a drawing is drawn together, once as much time has passed as that took", async () => {
  let now = 0;
  let drawn = 0;
  const timers = [];
  const draw = () => {
    drawn += 1;
    Promise.resolve().then(() => now += 40); // as long as the drawing takes
  };
  const heard = paced(draw, { now: () => now, later: (go, ms) => timers.push([go, ms]) });
  heard();
  assert.equal(drawn, 1, "the first news at once");
  await microtasks();
  now += 10;
  heard();
  heard();
  assert.deepEqual([drawn, timers.map(([, ms]) => ms)], [1, [30]]);
  now += 30;
  timers.pop()[0]();
  await microtasks();
  assert.equal(drawn, 2, "both in one");
  now += 40;
  heard();
  assert.deepEqual([drawn, timers], [3, []], "at once again");
});
