// What this game is, in five pictures (shell/steps.js).

export default [
  ["stake", [{ cards: ["QS"] }, { cards: ["KS"], chip: 5 }, { cards: ["AS"] }]],
  ["turn", [{ cards: ["4H"], note: "lost" }, { cards: ["KD"], note: "won" }]],
  ["paid", [{ cards: ["KS"], chip: 10, note: "won" }]],
  ["copper", [{ cards: ["4S"], chip: 5, copper: true }, { cards: ["4H"], note: "lost" }]],
  ["call", [{ cards: ["7C", "JD", "2H"], figure: "?" }]],
];
