// The rules in force of siete y media: what is always so, and what the table says of its options.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { optionTexts } from "../../core/words.js";

const ROWS = [
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
  ["siete_y_media-rules-time", null, ["turn_s", "cede_s", "irregularity"]],
];

export function Rules({ state }) {
  const row = ([title, always, names]) => {
    const texts = [always && text(always), ...optionTexts(state.deal, names)].filter(Boolean);
    return texts.length > 0 && html`
      <dt>${text(title)}</dt>
      <dd>${texts.join(" ")}</dd>
    `;
  };
  return html`
    <div class="rules">
      <dl>${ROWS.map(row)}</dl>
    </div>
  `;
}
