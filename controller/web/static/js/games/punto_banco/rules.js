// The rules in force of punto banco: what is always so, and what the table says of its options.

export const RULES = [
  ["punto_banco-rules-hands", "punto_banco-rules-hands-are", []],
  ["punto_banco-rules-third", "punto_banco-rules-third-is", []],
  ["punto_banco-rules-pays", null, [
    "variant",
    "commission_pct",
    "commission_rounding",
    "super6_rounding",
    "tie_odds",
    "push",
    "push_withdraw",
  ]],
  ["punto_banco-rules-side", null, ["pairs", "pair", "super6_side", "dragon7", "panda8"]],
  ["punto_banco-rules-limits", null, ["min", "max", "side_max", "unit", "max_scope", "solvency"]],
  ["punto_banco-rules-shoe", null, ["packs", "burn", "bet_s", "cut_from_end", "cut_rule", "irregularity"]],
];
