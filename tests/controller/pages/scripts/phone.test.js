// How a phone chooses the size of its pictures (phone/pace.js).

import { FAST_MS, Figures, Pace, sidesOf, SLOW_MS, STEPS } from "../../../../controller/web/static/js/phone/pace.js";

const same = (found, wanted) => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a}, expected ${b}`);
};
const took = (pace, count, ms) => {
  for (let each = 0; each < count; each += 1) pace.took(ms);
};
const place = (pace) => STEPS.indexOf(pace.step);

Deno.test("a slow line makes the pictures smaller, one step for three slow ones, down to the least", () => {
  const pace = new Pace();
  const first = place(pace);
  took(pace, 2, SLOW_MS + 1);
  same(place(pace), first);
  took(pace, 1, SLOW_MS + 1);
  same(place(pace), first + 1);
  took(pace, 100, SLOW_MS + 1);
  same(place(pace), STEPS.length - 1);
});

Deno.test("a single slow picture changes nothing", () => {
  const pace = new Pace();
  const first = place(pace);
  for (let each = 0; each < 50; each += 1) {
    took(pace, 2, SLOW_MS + 1);
    took(pace, 1, SLOW_MS - 1);
  }
  same(place(pace), first);
});

Deno.test("a fast line makes them larger up to the best, and between the two they stay", () => {
  const pace = new Pace();
  took(pace, 100, SLOW_MS + 1);
  took(pace, 1000, (FAST_MS + SLOW_MS) / 2);
  same(place(pace), STEPS.length - 1);
  took(pace, 1000, FAST_MS - 1);
  same(place(pace), 0);
});

Deno.test("a size that does not come through is tried again ever more seldom", () => {
  const pace = new Pace();
  took(pace, 100, SLOW_MS + 1);
  const least = place(pace);
  const patience = [];
  for (let round = 0; round < 8; round += 1) {
    let pictures = 0;
    while (place(pace) === least) {
      took(pace, 1, FAST_MS - 1);
      pictures += 1;
    }
    took(pace, 3, SLOW_MS + 1);
    same(place(pace), least);
    patience.push(pictures);
  }
  same(patience, [60, 120, 240, 480, 960, 1920, 1920, 1920]);
});

Deno.test("a lost line with a picture on the way makes them smaller", () => {
  const pace = new Pace();
  const first = place(pace);
  pace.lost();
  same(place(pace), first + 1);
});

Deno.test("the steps go down in bytes", () => {
  const weight = ({ scale, quality }) => scale * scale * quality;
  const weights = STEPS.map(weight);
  same(weights, [...weights].sort((a, b) => b - a));
});

Deno.test("pictures are never larger than the camera's and never longer than wanted", () => {
  const wanted = { width: 1280, height: 720 };
  same(sidesOf({ width: 1280, height: 720 }, wanted, 1), { width: 1280, height: 720 });
  same(sidesOf({ width: 1920, height: 1080 }, wanted, 1), { width: 1280, height: 720 });
  same(sidesOf({ width: 1080, height: 1920 }, wanted, 0.5), { width: 360, height: 640 });
  same(sidesOf({ width: 640, height: 480 }, wanted, 1), { width: 640, height: 480 });
  same(sidesOf({ width: 4000, height: 3000 }, wanted, 0.75), { width: 960, height: 720 });
  same(sidesOf({ width: 20, height: 2 }, wanted, 1), { width: 20, height: 16 });
});

Deno.test("figures are those of the last two seconds", () => {
  const figures = new Figures();
  same(figures.at(0), { rate: 0, kilobytes: 0, ms: 0 });
  for (let at = 0; at < 4000; at += 100) figures.add(at, 50_000, 40);
  same(figures.at(4000), { rate: 10, kilobytes: 475, ms: 40 });
  same(figures.at(9000), { rate: 0, kilobytes: 0, ms: 0 });
});
