// The rules in force of Macao and Victoria: what is always so, and what the table says of its options.

export const RULES = [
  ["macao-rules-hands", "macao-rules-hands-are", ["macao_over9", "max_cards"]],
  ["macao-rules-refusing", "macao-rules-refusing-is", []],
  ["macao-rules-wins", "macao-rules-wins-is", ["macao_tie", "natural9_pays", "natural8_pays", "pair_even"]],
  ["macao-rules-limits", null, ["min", "max", "unit", "solvency"]],
  ["macao-rules-table", null, ["stake_s", "turn_s", "peek", "irregularity"]],
];
