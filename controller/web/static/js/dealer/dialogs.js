// The dealer's dialogs: end a deal, rule on something irregular, name a card, put a wrong one right.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { cardName } from "../core/words.js";
import { CardPicker } from "../shell/cardpicker.js";
import { Dialog } from "../shell/dialog.js";
import { useGame } from "../shell/games.js";

function VoidDialog({ state, send, close }) {
  const { words } = useGame();
  const [why, setWhy] = useState("");
  const round = state.table.voids_round;
  const end = async () => (await send("void_deal", why ? { text: why } : {})) && close();
  return html`
    <${Dialog} title=${text(round ? "dealer-void-round-sure" : "dealer-void-sure")} onClose=${close}>
      <p>${round ? text("dealer-void-round-what") : words.perhaps("void-what") || text("dealer-void-what")}</p>
      <label for="why">${text("dealer-void-why")}</label>
      <input id="why" value=${why} maxlength="120" onInput=${(event) => setWhy(event.target.value)} />
      <p><button class="danger big" onClick=${end}>${text(round ? "dealer-void-round" : "dealer-void")}</button></p>
      <//>
  `;
}

const KINDS = {
  foul_pack: "dealer-foul-pack",
  double_draw: "dealer-double-draw",
  exposed_early: "dealer-exposed-early",
  turned_back: "dealer-turned-back",
};
const POLICIES = {
  return_stakes: "dealer-return-stakes",
  bank_pays_all: "dealer-bank-pays",
  dealer_rules: "dealer-rules-each",
};
const FATES = { stay: "dealer-stake-stays", return: "dealer-stake-returned", pay: "dealer-stake-paid" };

function Choice({ id, value, values, names, onPick }) {
  const nameOf = (code) => (names[code] ? text(names[code]) : code.replaceAll("_", " "));
  const option = (code) => html`<option key=${code} value=${code}>${nameOf(code)}</option>`;
  return html`
    <select id=${id} value=${value} onChange=${(event) => onPick(event.target.value)}>${values.map(option)}</select>
  `;
}

/** What a ruling does beside the stakes. */
function rulingKey(state, kind) {
  if (kind === "foul_pack") return "dealer-ruling-ends";
  return state.table.voids_round ? "dealer-ruling-round" : "dealer-ruling-stands";
}

/** Something was not in order: what, by which policy, and for the dealer's own rulings what becomes of each stake. */
function IrregularityDialog({ state, send, close }) {
  const { words } = useGame();
  const { kinds, policies, policy: usual, words: fates } = state.dealer.irregularity;
  const [kind, setKind] = useState(kinds.includes("double_draw") ? "double_draw" : kinds[0]);
  const [policy, setPolicy] = useState(usual);
  const [rulings, setRulings] = useState({});
  const each = policy === "dealer_rules";
  const rule = async () => (await send("irregularity", { kind, policy, ...(each ? { rulings } : {}) })) && close();
  const stake = ({ id, text: told }) => {
    const pick = (word) => setRulings({ ...rulings, [id]: word });
    const value = rulings[id] || "stay";
    return html`
      <li key=${id}>
        <label>${`${told} `}<${Choice} value=${value} values=${fates} names=${FATES} onPick=${pick} /></label>
      </li>
    `;
  };
  return html`
    <${Dialog} title=${text("dealer-not-in-order")} onClose=${close}>
      <label for="kind">${text("dealer-what-was-wrong")}</label>
      <${Choice} id="kind" value=${kind} values=${kinds} names=${KINDS} onPick=${setKind} />
      <label for="policy">${text("dealer-what-becomes")}</label>
      <${Choice} id="policy" value=${policy} values=${policies} names=${POLICIES} onPick=${setPolicy} />
      ${each && html`<ul class="rulings">${words.stakes(state.deal).map(stake)}</ul>`}
      <p>${words.perhaps("ruling-what") || text(rulingKey(state, kind))}</p>
      <p><button class="danger big" onClick=${rule}>${text("dealer-apply")}</button></p>
    <//>
  `;
}

function KeyDialog({ state, index, send, close }) {
  const key = async (card) => (await send("key_card", { card, index })) && close();
  return html`
    <${Dialog} title=${text("dealer-key-card", { number: index + 1 })} onClose=${close}>
      <p>${text("dealer-key-what")}</p>
      <${CardPicker} exposed=${state.deal.cards} pack=${state.dealer
        .pack} label=${text("dealer-key-label")} onPick=${key} />
      <//>
  `;
}

function CorrectDialog({ state, index, send, close }) {
  const [card, setCard] = useState(null);
  const was = state.deal.cards[index];
  const single = state.dealer.pack.copies === 1; // of several packs the same card may lie twice
  const other = card && single ? state.deal.cards.indexOf(card) : -1;
  const swap = other >= 0 && other !== index;
  const correct = async () => (await send("correct", swap ? { index, card, swap } : { index, card })) && close();
  const told = card && { number: index + 1, card: cardName(card), other: other + 1, was: cardName(was) };
  return html`
    <${Dialog} title=${text("dealer-correct-card", { number: index + 1 })} onClose=${close}>
      <p>${text("dealer-correct-which", { was: cardName(was) })}</p>
      <${CardPicker} exposed=${[]} pack=${state.dealer.pack} label=${text("dealer-correct-label")} onPick=${setCard} />
      ${card && html`
        <p class="confirm">
          <span>${text(swap ? "dealer-correct-swap" : "dealer-correct-what", told)}</span>
          <button class="brass big" onClick=${correct}>${text("dealer-correct")}</button>
        </p>
      `}
    <//>
  `;
}

/** The dialog that is open: {key: index}, {correct: index}, {void: true} or {irregularity: true}. */
export function OpenDialog({ dialog, ...props }) {
  if (dialog.irregularity) return html`<${IrregularityDialog} ...${props} />`;
  if (dialog.void) return html`<${VoidDialog} ...${props} />`;
  if (dialog.key !== undefined) return html`<${KeyDialog} index=${dialog.key} ...${props} />`;
  return props.state.deal.cards[dialog.correct] ? html`<${CorrectDialog} index=${dialog.correct} ...${props} />` : null;
}
