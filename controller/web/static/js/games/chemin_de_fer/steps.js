// What this game is, in five pictures (shell/steps.js).

export default [
  ["bank", [{ cards: ["", ""], note: "bank", chip: 100 }]],
  ["stake", [{ cards: ["", ""], note: "punters", chip: 40 }, { cards: ["", ""], note: "bank" }]],
  ["count", [{ cards: ["7H", "8D"], figure: "5" }, { cards: ["KC", "6S"], figure: "6" }]],
  ["third", [{ cards: ["2H", "3C", "4D"], figure: "9", note: "punters" }]],
  ["next", [{ cards: ["2H", "6C"], figure: "8", note: "won", chip: 80 }, {
    cards: ["KC", "6S"],
    figure: "6",
    note: "bank",
  }]],
];
