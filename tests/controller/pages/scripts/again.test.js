// The stakes of the round before, laid again.

import assert from "node:assert/strict";
import { kept, missing } from "../../../../controller/web/static/js/shell/again.js";

const bet = (type, stake, id = type) => ({ id, stake, fields: { type } });

Deno.test("of the round before those are laid again that are not lying any more, each as often as it lay", () => {
  const before = [bet("player", 5, "1"), bet("player", 5, "2"), bet("tie", 10, "3")];
  assert.deepEqual(missing(before, []), before);
  assert.deepEqual(missing(before, [bet("player", 5, "9")]).map(({ id }) => id), ["2", "3"]);
  assert.deepEqual(missing(before, [bet("player", 10), bet("tie", 10)]).map(({ id }) => id), ["1", "2"]);
  assert.deepEqual(missing([], [bet("tie", 5)]), []);
});

Deno.test("the round before is the last one with bets, of this deal", () => {
  const [k, q] = [[bet("flat", 5)], [bet("high", 1)]];
  const first = kept({}, { seat: "T/ann", deal: 1, round: 1 }, k);
  assert.deepEqual(first, { seat: "T/ann", deal: 1, round: 1, bets: k, before: [] });
  const second = kept(first, { seat: "T/ann", deal: 1, round: 2 }, []);
  assert.deepEqual(second.before, k);
  assert.deepEqual(kept(second, { seat: "T/ann", deal: 1, round: 2 }, q), { ...second, bets: q });
  assert.deepEqual(kept(second, { seat: "T/ann", deal: 1, round: 3 }, []).before, k);
  assert.deepEqual(kept({ ...second, bets: q }, { seat: "T/ann", deal: 1, round: 3 }, []).before, q);
  assert.deepEqual(kept(second, { seat: "T/ann", deal: 2, round: 1 }, []).before, []);
  assert.deepEqual(kept(second, { seat: "T/bob", deal: 1, round: 2 }, []).before, []);
});
