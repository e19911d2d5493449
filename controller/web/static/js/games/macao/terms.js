// What a guest may not know of the words of this game (shell/terms.js), each with its paragraph of docs/rules.md.

export default {
  shoe: "3.4.1",
  coup: "3.4.3",
  bank: "3.4.1",
  banker: "3.4.1",
  natural: "3.4.4",
  draw: "3.4.5",
  stand: "3.4.5",
  court: "3.0",
  refuse: "3.4.5",
  over_nine: "3.4.6",
  tie: "3.4.7",
  casekeeper: "1.8.1",
  bead: "1.8.1",
  debt: "1.9.4",
  void: "1.9.8",
  ruling: "1.9.2",
};
