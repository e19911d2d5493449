// What this game is, in five pictures (shell/steps.js).

export default [
  ["bank", [{ cards: ["", ""], note: "bank", chip: 100 }]],
  ["stake", [{ cards: ["", ""], note: "right", chip: 20 }, { cards: ["", ""], note: "left", chip: 10 }]],
  ["count", [{ cards: ["7H", "8D"], figure: "5" }, { cards: ["KC", "6S"], figure: "6" }]],
  ["third", [{ cards: ["2H", "3C", "4D"], figure: "9", note: "right" }]],
  ["compared", [
    { cards: ["2H", "6C"], figure: "8", note: "won", chip: 20 },
    { cards: ["6S", "KC"], figure: "6", note: "bank" },
  ]],
];
