// The rules in force of German faro: what is always so, and what the table says of its options.

export const RULES = [
  ["german_faro-rule-book", "german_faro-rule-book-always", ["max_total", "withdraw", "dead_stake"]],
  ["german_faro-rule-pair", "german_faro-rule-pair-always", ["first_pile"]],
  ["german_faro-rule-met", "german_faro-rule-met-always", ["pays"]],
  ["german_faro-rule-bank", "german_faro-rule-bank-always", ["settle"]],
  ["german_faro-rule-out", "german_faro-rule-out-always", ["cover"]],
  ["german_faro-rule-end", null, ["odd_last_card", "irregularity"]],
];
