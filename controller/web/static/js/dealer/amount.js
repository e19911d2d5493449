// A dialog in which the dealer types a sum.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { money } from "../core/words.js";
import { Dialog } from "../shell/dialog.js";

/** Asks for an amount; `all`: what "all of it" comes to, where that may be given too. */
export function Amount({ title, what, all, signed, onGive, close }) {
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
        <button class="brass big" disabled=${!good}>${title}</button>
        ${all &&
          html`<button type="button" class="big" onClick=${giveAll}>${
            text("dealer-amount-all", { amount: money(all) })
          }</button>`}
      </form>
      <//>
  `;
}
