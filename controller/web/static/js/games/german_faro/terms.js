// What a guest may not know of the words of this game (shell/terms.js), each with its paragraph of docs/rules.md.

export default {
  book: "2.1",
  marks: "2.2",
  pair: "2.4",
  met: "2.4",
  pile: "2.5",
  dead: "2.11",
  broken: "2.9",
  out: "2.10",
  covered: "2.10",
  left_over: "2.11",
  bank: "2.1",
  banker: "2.1",
  casekeeper: "1.8.1",
  bead: "1.8.1",
  debt: "1.9.4",
  void: "1.9.8",
  ruling: "1.9.2",
};
