// Words of a game that can be tapped: where they stand in a text.

import assert from "node:assert/strict";
import "./english.js";
import { finder, termsOf } from "../../../../controller/web/static/js/shell/terms.js";

const term = (...forms) => ({ key: forms[0], word: forms[0], forms });
const marked = (said, ...terms) =>
  finder(terms)(said).map((part) => part.term ? `[${part.said}:${part.term.key}]` : part.said).join("");

Deno.test("a word is found in all its forms, whatever its first letter, and once in a text", () => {
  const copper = term("copper", "coppered");
  assert.equal(marked("Coppered: a copper", copper), "[Coppered:copper]: a copper");
  assert.equal(marked("no such word", copper), "no such word");
  assert.equal(marked("", copper), "");
  assert.equal(marked("a text", ...[]), "a text");
});

Deno.test("a word within another one is not it, also beside letters with accents", () => {
  assert.equal(marked("turning, return", term("turn")), "turning, return");
  assert.equal(marked("naturalà natural", term("natural")), "naturalà [natural:natural]");
  assert.equal(marked("banco à cheval, 7½.", term("à cheval"), term("7½")), "banco [à cheval:à cheval], [7½:7½].");
});

Deno.test("of two words at one place the longer one is meant", () => {
  const terms = [term("stand"), term("standing by"), term("stand by")];
  assert.equal(marked("You stand by, or stand", ...terms), "You [stand by:stand by], or [stand:stand]");
});

Deno.test("a game without words has none", () => {
  assert.deepEqual(termsOf({ words: {} }), []);
});
