// On the service page: the pictures that the table's pack has learnt in play, and how they are taken back.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";

/** One learnt picture. `forget` takes the card back: null while that cannot be. */
function Picture({ one, forget }) {
  const { label, deal } = one;
  return html`<li class="enrol-card">
    <img src=${`/service/cards/${one.picture}.jpg`} alt=${
    text("service-learnt-picture", { label, deal })
  } width="120" height="168" />
    <p>${text("service-learnt-card", { label, deal })}</p>
    <button class="small" disabled=${!forget} onClick=${forget}>${
    text("service-learnt-forget", { label })
  }</button></li>`;
}

/** `send` gives the service page's verbs. */
export function Learnt({ look, send }) {
  const { learnt, test } = look;
  if (!learnt || !learnt.enrolled) return null;
  const count = learnt.cards.length;
  const forget = (fields) => (test ? () => send("forget_learnt", fields) : null);
  return html`
    <div class="learnt"><p>${count
      ? text("service-learnt", { count })
      : text(learnt.on ? "service-learnt-none" : "service-learnt-off")}</p>
      ${learnt.said && html`<p role="status"><b>${text("service-enrol-said", { what: learnt.said })}</b></p>`}
      ${learnt.working && html`<p role="status"><b>${text("service-enrol-working", { what: learnt.working })}</b></p>`}
      ${count > 0 && html`
        <p class="quiet">${text("service-learnt-why")}</p>
        <ol class="enrol-cards">${learnt.cards.map((one) =>
          html`<${Picture} key=${one.picture} one=${one} forget=${forget({ card: one.label })} />`
        )}</ol>
        <div class="service-acts"><button class="small" disabled=${!test} onClick=${forget({})}>${text(
          "service-learnt-forget-all",
        )}</button></div>
      `}</div>
  `;
}
