// What this game is, in five pictures (shell/steps.js).

export default [
  ["stake", [{ cards: [""], note: "bank" }, { cards: [""], chip: 5 }]],
  ["first", [{ cards: ["7H"], figure: "7" }, { cards: ["KD"], figure: "0" }]],
  ["natural", [{ cards: ["9S"], figure: "9", note: "won", chip: 20 }]],
  ["draw", [{ cards: ["3S", "4C"], figure: "7" }]],
  ["compared", [{ cards: ["3S", "4C"], figure: "7", note: "won" }, { cards: ["5D"], figure: "5", note: "bank" }]],
];
