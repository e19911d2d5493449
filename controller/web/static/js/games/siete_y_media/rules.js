// The rules in force of siete y media: what is always so, and what the table says of its options.

export const RULES = [
  ["siete_y_media-rules-cards", "siete_y_media-rules-cards-are", []],
  ["siete_y_media-rules-turn", "siete_y_media-rules-turn-is", ["min", "max", "unit"]],
  ["siete_y_media-rules-bank", "siete_y_media-rules-bank-is", ["seven_half_pays", "bank_policy", "solvency"]],
  ["siete_y_media-rules-next-bank", null, ["bank_rotation"]],
  ["siete_y_media-rules-agreed", null, [
    "canto",
    "bank_must_reach",
    "open",
    "open_cards",
    "open_max_hands",
    "change4",
    "fusilar",
    "fusilar_pays",
    "fusilar_takes_bank",
    "backing",
  ]],
  ["siete_y_media-rules-time", null, ["turn_s", "cede_s", "buy_s", "peek", "irregularity"]],
];
