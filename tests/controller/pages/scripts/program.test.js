import { loadsAgain } from "../../../../controller/web/static/js/core/program.js";

function browser(program, { keeps = true } = {}) {
  const kept = new Map();
  let times = 0;
  const here = { document: { body: { dataset: { program } } }, location: { reload: () => times += 1 } };
  const store = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => keeps && kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
  return { asked: (answers) => [loadsAgain(answers, here, store), times], here };
}

function same(found, expected) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(`${JSON.stringify(found)}`);
}

Deno.test("a page loads again for another program, and once for each", () => {
  const { asked } = browser("a");
  same(asked("a"), [false, 0]);
  same(asked("b"), [true, 1]);
  same(asked("b"), [false, 1]);
  same(asked("c"), [true, 2]);
});

Deno.test("a page that became the other one loads again when the former returns", () => {
  const { asked, here } = browser("a");
  same(asked("b"), [true, 1]);
  here.document.body.dataset.program = "b";
  same(asked("b"), [false, 1]);
  same(asked("a"), [true, 2]);
});

Deno.test("it never does where it could not know that it has done so, nor where a program is not named", () => {
  same(browser("a", { keeps: false }).asked("b"), [false, 0]);
  same(browser("").asked("b"), [false, 0]);
  same(browser("a").asked(undefined), [false, 0]);
});
