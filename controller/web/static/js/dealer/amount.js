// A dialog in which the dealer types a sum.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { money } from "../core/words.js";
import { Dialog } from "../shell/dialog.js";

/** Of the least stake: from a short visit to a long evening, a guess. */
const USUAL = [20, 50, 100, 200];

/** Sums for which chips are usually bought at a table of these limits. */
export const usualSums = ({ min, unit }) => USUAL.map((times) => Math.ceil((times * min) / unit) * unit);

/** Asks for an amount; `all`: what "all of it" comes to, where that may be given too; `sums`: some to choose from. */
export function Amount({ title, what, all, sums = [], signed, onGive, close }) {
  const [amount, setAmount] = useState("");
  const number = Number.parseInt(amount, 10);
  const good = Number.isSafeInteger(number) && (signed ? number !== 0 : number > 0);
  const give = async (event) => {
    event.preventDefault();
    if (good && (await onGive(number))) close();
  };
  const giveAll = async () => (await onGive(null)) && close();
  return html`
    <${Dialog} title=${title} onClose=${close}>
      <p>${what}</p>
      <form onSubmit=${give}>
        <label for="amount">${text("dealer-amount")}</label>
        <input id="amount" type="number" inputmode="numeric" step="1" value=${amount} autofocus
          onInput=${(event) => setAmount(event.target.value)} />
        ${sums.length > 0 && html`
          <div class="sums" role="group" aria-label=${text("dealer-usual-sums")}>${sums.map((sum) =>
            html`
              <button key=${sum} type="button" aria-pressed=${number === sum} onClick=${() =>
                setAmount(String(sum))}>${money(sum)}</button>
            `
          )}</div>
        `}
        <button class="brass big" disabled=${!good}>${title}</button>
        ${all &&
          html`<button type="button" class="big" onClick=${giveAll}>${
            text("dealer-amount-all", { amount: money(all) })
          }</button>`}
      </form>
      <//>
  `;
}
