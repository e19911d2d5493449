// What this game is, in five pictures (shell/steps.js).

export default [
  ["book", [{ cards: ["JS", "QS", "KS", "AS"] }]],
  ["lay", [{ cards: ["7S"], chip: 3 }, { cards: ["QS"], chip: 2 }]],
  ["pair", [{ cards: ["2H"], note: "left" }, { cards: ["7S"], note: "right" }]],
  ["met", [{ cards: ["7S"], chip: 6, note: "won" }]],
  ["stay", [{ cards: ["QS"], chip: 2 }]],
];
