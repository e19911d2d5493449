// Run by test_following.py with a file of its cases: changes as the pages apply them, and a line that loses, doubles
// and mixes up what the table says.

import assert from "node:assert/strict";
import { applied } from "../../../../controller/web/static/js/core/difference.js";
import { CHANGED, Following, MISSING } from "../../../../controller/web/static/js/core/following.js";

const { changes, lines } = JSON.parse(Deno.readTextFileSync(Deno.args[0]));

for (const [old, change, wanted] of changes) {
  const before = JSON.stringify(old);
  assert.equal(JSON.stringify(change === null ? old : applied(change, old)), JSON.stringify(wanted));
  assert.equal(JSON.stringify(old), before, "the old value stays as it is");
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a state says, without the message it came in. */
const said = ({ heard_at: _, type: __, version: ___, ...state }) => JSON.stringify(state);

/** `sent`: the table's messages in their order; `wholes`: the state after each, as it is sent to who asks. */
function over({ sent, wholes }, seed) {
  const random = chance(seed);
  const page = new Following();
  const coming = [];
  let asked = 0;
  const hear = () => {
    const message = coming.splice(random() < 0.8 ? 0 : Math.floor(random() * coming.length), 1)[0];
    const means = page.take(message, 0);
    if (means === MISSING) asked += 1;
    if (means === CHANGED) assert.equal(said(page.state), said(wholes[page._version - 1]), "as the table had it");
    return means;
  };
  const answer = (version) => {
    if (asked && random() < 0.7) coming.push(wholes[version - 1]);
    asked = 0;
  };
  for (const message of sent) {
    if (random() < 0.85) coming.push(message);
    if (random() < 0.15) coming.push(message);
    while (coming.length && random() < 0.7) hear();
    answer(message.version);
  }
  const last = sent.at(-1).version;
  for (let beats = 0; said(page.state ?? {}) !== said(wholes[last - 1]) || coming.length; beats += 1) {
    assert.ok(beats < 60, "a few beats after the last word the page has it");
    coming.push({ type: "beat", version: last });
    while (coming.length) hear();
    answer(last);
  }
}

for (const line of lines) for (let seed = 0; seed < 40; seed += 1) over(line, seed);

// What does not fit is missing, not half made.
const page = new Following();
console.error = () => {};
assert.equal(page.take({ type: "change", version: 1, change: {} }, 0), MISSING, "nothing was sent yet");
assert.equal(page.take({ type: "state", version: 1, log: [1] }, 5), CHANGED);
const { state } = page;
assert.equal(page.take({ type: "change", version: 2, change: { log: { 4: [1] } } }, 6), MISSING);
assert.equal(page.take({ type: "change", version: 2, change: { seats: { ann: [1] } } }, 6), MISSING);
assert.equal(page.state, state);
// Clocks come by themselves, and stay while the state changes.
assert.equal(page.take({ type: "change", version: 2, clocks: { running: true, left_ms: { bets: 9 } } }, 7), CHANGED);
assert.equal(page.take({ type: "change", version: 3, change: { log: [[2]] } }, 8), CHANGED);
assert.deepEqual([page.state.heard_at, page.state.clocks.left_ms, page.state.log], [7, { bets: 9 }, [2]]);
assert.equal(page.take({ type: "change", version: 4, change: [{ log: [3] }] }, 9), CHANGED);
assert.deepEqual([page.state.heard_at, page.state.clocks.left_ms, page.state.log], [7, { bets: 9 }, [3]]);
assert.equal(page.take({ type: "change", version: 5, clocks: null }, 9), CHANGED);
assert.equal(page.state.clocks, undefined);
// A new connection counts from 1.
page.begin();
assert.equal(page.take({ type: "change", version: 6, change: {} }, 9), MISSING);
assert.equal(page.take({ type: "state", version: 1, log: [] }, 9), CHANGED);
console.log("all good");
