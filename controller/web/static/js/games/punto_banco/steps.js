// What this game is, in five pictures (shell/steps.js).

export default [
  ["bet", [{ cards: ["", ""], note: "player", chip: 5 }, { cards: ["", ""], note: "banker" }]],
  ["count", [{ cards: ["7H", "8D"], figure: "5" }, { cards: ["KC", "6S"], figure: "6" }]],
  ["natural", [{ cards: ["9S", "KH"], figure: "9", note: "won" }]],
  ["third", [{ cards: ["2H", "3C", "4D"], figure: "9" }]],
  ["paid", [{ cards: ["2H", "6C"], figure: "8", note: "player", chip: 10 }, {
    cards: ["KC", "6S"],
    figure: "6",
    note: "banker",
  }]],
];
