// Whose the bank is, and who has bid the most for one that is put up to auction.

import { html } from "../../../vendor/htm-preact.module.js";
import { words } from "./words.js";

/** Who has bid the most, or whose the bank is; nothing where it is the house's. */
export function Bank({ state: { deal, table, money: { bank, banker } } }) {
  if (deal && table.playing && deal.auction && table.mode !== "casekeeper") { // else no seat can bid
    const best = deal.auction.bids.at(-1);
    const said = best ? ["best-bid", best] : ["no-bids", { least: deal.auction.least }];
    return html`<p class="banner bank-put-up">${words.say(...said)}</p>`;
  }
  return banker && html`<p class="banner bank-put-up">${words.say("bank-of", { player: banker, amount: bank })}</p>`;
}
