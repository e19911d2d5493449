// Tablets that have lost their seats and ask to have them back: the dealer looks who holds the tablet, and says yes or
// no. It is over the page, so that nothing there moves.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { useLeft } from "../shell/left.js";
import { Follower } from "../shell/line.js";

/** How it stands with the tablets that have the seat now. */
function own({ player, here, heard_s, gone_s }) {
  const since = (seconds) => ({ minutes: Math.floor(seconds / 60), seconds });
  if (here) return text("dealer-back-own-here", { player, ...since(heard_s || 0) });
  return gone_s === null
    ? text("dealer-back-own-none", { player })
    : text("dealer-back-own-gone", { player, ...since(gone_s) });
}

function Asks({ question, send }) {
  const { key, player, tablet, address, here, endsAt } = question;
  const seconds = useLeft(endsAt);
  const act = (yes) => () => send("let_back", { key, yes });
  return html`
    <li>
      <h2>${text("dealer-back-asks", { player })}</h2>
      <p>${text("dealer-back-from", { tablet, address })}</p>
      <p class=${here ? "back-here" : ""}>${own(question)}</p>
      <p>${text("dealer-back-look", { player })} <small>${text("dealer-back-left", { seconds })}</small></p>
      <div class="controls">
        <${Follower} class="brass" onClick=${act(true)}>${text("dealer-back-yes", { player })}<//>
        <${Follower} onClick=${act(false)}>${text("dealer-back-no")}<//>
      </div>
    </li>
  `;
}

export function Asking({ wire, send }) {
  if (!wire.asking.length) return null;
  return html`
    <section class="asking sheet" role="alertdialog" aria-label=${text("dealer-back")}>
      <ul>${wire.asking.map((question) => html`<${Asks} key=${question.key} question=${question} send=${send} />`)}</ul>
    </section>
  `;
}
