// The dealer's dialogs: end a deal, rule on something irregular, name a card, put a wrong one right.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { cardName } from "../core/words.js";
import { CardPicker } from "../shell/cardpicker.js";
import { Dialog } from "../shell/dialog.js";
import { useGame } from "../shell/games.js";

export function VoidDialog({ send, close }) {
  const [text, setText] = useState("");
  const end = async () => (await send("void_deal", text ? { text } : {})) && close();
  return html`
    <${Dialog} title="Void this deal?" onClose=${close}>
      <p>Every stake that lies goes back to its owner, and the deal ends. What was settled stays settled.</p>
      <label for="why">Why</label>
      <input id="why" value=${text} maxlength="120" onInput=${(event) => setText(event.target.value)} />
      <p><button class="danger big" onClick=${end}>Void the deal</button></p>
      <//>
  `;
}

const KINDS = {
  foul_pack: "Foul pack",
  double_draw: "Two cards drawn at once",
  exposed_early: "A card was seen before betting closed",
  turned_back: "A card was turned back",
};
const POLICIES = {
  return_stakes: "All stakes are returned",
  bank_pays_all: "The bank pays every stake",
  dealer_rules: "I rule on each stake",
};
const FATES = { stay: "stays", return: "goes back", pay: "is paid" };

function Choice({ id, value, values, texts, onPick }) {
  const option = (code) => html`<option key=${code} value=${code}>${texts[code] || code.replaceAll("_", " ")}</option>`;
  return html`
    <select id=${id} value=${value} onChange=${(event) => onPick(event.target.value)}>${values.map(option)}</select>
  `;
}

/** Something was not in order: what, by which policy, and for the dealer's own rulings what becomes of each stake. */
export function IrregularityDialog({ state, send, close }) {
  const { words } = useGame();
  const { kinds, policies, policy: usual, words: fates } = state.dealer.irregularity;
  const [kind, setKind] = useState(kinds.includes("double_draw") ? "double_draw" : kinds[0]);
  const [policy, setPolicy] = useState(usual);
  const [rulings, setRulings] = useState({});
  const each = policy === "dealer_rules";
  const rule = async () => (await send("irregularity", { kind, policy, ...(each ? { rulings } : {}) })) && close();
  const stake = ({ id, text }) => {
    const pick = (word) => setRulings({ ...rulings, [id]: word });
    const value = rulings[id] || "stay";
    return html`
      <li key=${id}>
        <label>${`${text} `}<${Choice} value=${value} values=${fates} texts=${FATES} onPick=${pick} /></label>
      </li>
    `;
  };
  return html`
    <${Dialog} title="Something was not in order" onClose=${close}>
      <label for="kind">What was wrong</label>
      <${Choice} id="kind" value=${kind} values=${kinds} texts=${KINDS} onPick=${setKind} />
      <label for="policy">What becomes of the stakes that lie</label>
      <${Choice} id="policy" value=${policy} values=${policies} texts=${POLICIES} onPick=${setPolicy} />
      ${each && html`<ul class="rulings">${words.stakes(state.deal).map(stake)}</ul>`}
      <p>${`Settled turns stand; everybody sees the ruling.${kind === "foul_pack" ? " The deal ends." : ""}`}</p>
      <p><button class="danger big" onClick=${rule}>Apply ruling</button></p>
    <//>
  `;
}

export function KeyDialog({ state, index, send, close }) {
  const key = async (card) => (await send("key_card", { card, index })) && close();
  return html`
    <${Dialog} title=${`Key card ${index + 1}`} onClose=${close}>
      <p>The card now in the window, when the camera does not see it.</p>
      <${CardPicker} exposed=${state.deal.cards} pack=${state.dealer
        .pack} label="The card in the window" onPick=${key} />
      <//>
  `;
}

export function CorrectDialog({ state, index, send, close }) {
  const [card, setCard] = useState(null);
  const was = state.deal.cards[index];
  const single = state.dealer.pack.copies === 1; // of several packs the same card may lie twice
  const other = card && single ? state.deal.cards.indexOf(card) : -1;
  const swap = other >= 0 && other !== index;
  const correct = async () => (await send("correct", swap ? { index, card, swap } : { index, card })) && close();
  const places = swap && html`<span>, and card ${other + 1} the <b>${cardName(was)}</b>: the two trade places</span>`;
  return html`
    <${Dialog} title=${`Correct card ${index + 1}`} onClose=${close}>
      <p>It was taken for the <b>${cardName(was)}</b>. Which card was it really?</p>
      <${CardPicker} exposed=${[]} pack=${state.dealer.pack} label="The right card" onPick=${setCard} />
      ${card && html`
        <p class="confirm">
          <span>Card ${index + 1} becomes the <b>${cardName(
            card,
          )}</b>${places}; every turn since is settled again and the
          differences are booked.</span>
          <button class="brass big" onClick=${correct}>Correct it</button>
        </p>
      `}
    <//>
  `;
}
