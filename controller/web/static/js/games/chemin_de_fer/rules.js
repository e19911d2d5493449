// The rules in force of chemin de fer: what is always so, and what the table says of its options.

export const RULES = [
  ["chemin_de_fer-rules-hands", "chemin_de_fer-rules-hands-are", []],
  ["chemin_de_fer-rules-bank", "chemin_de_fer-rules-bank-is", ["min_bank", "bank_s"]],
  ["chemin_de_fer-rules-stakes", "chemin_de_fer-rules-stakes-are", ["min", "unit", "stake_s", "cover_s", "claim_s"]],
  ["chemin_de_fer-rules-third", "chemin_de_fer-rules-third-is", ["chemin_strict", "chemin_five", "draw_s", "peek"]],
  ["chemin_de_fer-rules-coup", "chemin_de_fer-rules-coup-is", ["chemin_rake", "rake_rounding"]],
  ["chemin_de_fer-rules-table", null, ["places", "irregularity"]],
];
