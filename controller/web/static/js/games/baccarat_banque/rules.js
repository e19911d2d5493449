// The rules in force of baccarat banque: what is always so, and what the table says of its options.

export const RULES = [
  ["baccarat_banque-rules-hands", "baccarat_banque-rules-hands-are", []],
  ["baccarat_banque-rules-third", "baccarat_banque-rules-third-is", [
    "chemin_strict",
    "chemin_five",
    "decide_s",
    "peek",
  ]],
  ["baccarat_banque-rules-bank", "baccarat_banque-rules-bank-is", ["bank_by", "bid_s", "list_s", "min_bank"]],
  ["baccarat_banque-rules-banco", "baccarat_banque-rules-banco-is", ["max_bancos", "take_s"]],
  ["baccarat_banque-rules-stakes", null, ["banque_excess", "min", "unit", "stake_s"]],
  ["baccarat_banque-rules-shoe", null, ["irregularity"]],
];
