// The dialogs of the dealer's people: a seat's code, where any tablet takes a seat, and sums of money.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { money } from "../core/words.js";
import { Dialog } from "../shell/dialog.js";
import { Invitation, Qr, useInvitation } from "../shell/qr.js";
import { Amount, usualSums } from "./amount.js";

/** The code by which a player's tablet takes the seat: it opens the link, or the player enters the letters. */
export function Pairing({ pairing: { player, code, link }, close }) {
  const own = link.alone && html`
    <p class="quiet">
      ${text("dealer-pair-own", { host: location.hostname })}
    </p>
  `;
  return html`
    <${Dialog} title=${text("dealer-pair", { player })} onClose=${close}>
      <p>${text("dealer-pair-scan")}</p>
      <${Qr} ...${link} label=${text("dealer-pair-alt", { player })} />
      <p>${text("dealer-pair-open")}${" "}<span class="pair-link">${link.address.split("#")[0]}</span></p>
      <p>${text("dealer-pair-enter")}</p>
      <p class="pair-code">${code}</p>
      ${own}
    <//>
  `;
}

/** Where any tablet comes to take a seat. */
export function InvitationDialog({ close }) {
  return html`
    <${Dialog} title=${text("pages-take-seat")} onClose=${close}>
      <${Invitation} found=${useInvitation()} />
      <//>
  `;
}

export function MoneyDialog({ dialog: { buy, cash, raise, bank, box, cap }, house, limits, send, close }) {
  if (buy) {
    const give = (amount) => send("buy_in", { player: buy.player, amount });
    const what = text("dealer-buy-in-what", { player: buy.player });
    const title = text("dealer-buy-in");
    return html`<${Amount} title=${title} what=${what} sums=${usualSums(limits)} close=${close} onGive=${give} />`;
  }
  if (cash) {
    const give = (amount) => send("cash_out", { player: cash.player, amount });
    const { player, debt, account } = cash;
    const first = [text("dealer-cash-out-what", { player })];
    if (debt) first.push(text("dealer-cash-out-debt", { debt: money(debt) }));
    if (account) first.push(text("dealer-cash-out-account", { account: money(account) }));
    const what = first.join(" ");
    const title = text("dealer-cash-out");
    return html`<${Amount} title=${title} what=${what} all=${cash.cash} close=${close} onGive=${give} />`;
  }
  if (raise) {
    const { player } = raise;
    const give = (amount) => send("raise_for", { player, max: amount });
    const [title, what] = [text("dealer-raise"), text("dealer-raise-for-what", { player })];
    return html`<${Amount} title=${title} what=${what} close=${close} onGive=${give} />`;
  }
  if (bank) {
    const give = (amount) => send("bank", { amount });
    const [title, what] = [text("dealer-bank-change"), text("dealer-bank-what")];
    return html`<${Amount} title=${title} what=${what} signed=${true} close=${close} onGive=${give} />`;
  }
  if (box) {
    const give = (amount) => send("bank", { amount: -(amount ?? house) });
    const [title, what] = [text("dealer-box-change"), text("dealer-box-what")];
    return html`<${Amount} title=${title} what=${what} all=${house} close=${close} onGive=${give} />`;
  }
  if (cap) {
    const give = (amount) => send("raise_cap", { cap: amount });
    const [title, what] = [text("dealer-raise-cap"), text("dealer-raise-cap-what")];
    return html`<${Amount} title=${title} what=${what} close=${close} onGive=${give} />`;
  }
  const give = (amount) => send("raise_max", { max: amount });
  const [title, what] = [text("dealer-raise"), text("dealer-raise-what")];
  return html`<${Amount} title=${title} what=${what} close=${close} onGive=${give} />`;
}
