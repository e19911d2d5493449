// What this game is, in five pictures (shell/steps.js).

export default [
  ["first", [{ cards: [""] }, { cards: ["7S"], figure: "7" }, { cards: ["KD"], figure: "½" }]],
  ["bet", [{ cards: [""], chip: 5 }]],
  ["draw", [{ cards: ["4H", "3C"], figure: "7" }]],
  ["over", [{ cards: ["5H", "6C"], figure: "11", note: "lost" }]],
  ["bank", [{ cards: ["7H", "QC"], figure: "7½", note: "won", chip: 10 }, {
    cards: ["6S"],
    figure: "6",
    note: "bank",
  }]],
];
