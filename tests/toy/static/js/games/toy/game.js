// The toy as the pages show it (controller/web/static/js/shell/games.js says what each part is): one card face down, a
// decision with a clock, a player who holds the bank.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money, refusal } from "../../core/words.js";
import { Camera, CardFace, NoPiles } from "../../shell/box.js";
import { Banners, Header, LeaveSeat, Log, Purses } from "../../shell/panels.js";
import { Sheets } from "../../shell/sheets.js";
import { gameOf } from "../../shell/game_of.js";
import { SitDown } from "../../shell/sit_down.js";
import { wordsOf } from "../../shell/words.js";

const words = wordsOf(["toy"], {
  place: (deal, index) => words.say(index < deal.first ? "earlier-round" : "this-round"),
  side: () => "side",
  stakes: ({ stake }) =>
    stake ? [{ ...stake, id: stake.player, text: words.lies(stake), own: words.say("lies", stake) }] : [],
});

function Cards({ state: { deal } }) {
  if (!deal) return html`<${NoPiles} />`;
  const cards = deal.cards.slice(deal.first).map((card, i) =>
    card
      ? html`<${CardFace} key=${i} card=${card} />`
      : html`<span key=${i} class="toy-back" role="img" aria-label=${text("toy-face-down")}></span>`
  );
  const none = html`<p class="quiet">${text("toy-no-card")}</p>`;
  return html`<section class="sheet toy-cards" aria-label=${text("toy-cards")}>${
    cards.length ? cards : none
  }</section>`;
}

function Settled({ state: { deal } }) {
  const result = deal && deal.result;
  if (!result) return html`<p class="quiet">${text("toy-none-settled")}</p>`;
  const { player, pay, rake } = result;
  if (pay > 0) return html`<p>${text("toy-wins", { player, amount: money(pay) })}</p>`;
  const lost = { player, amount: money(-pay), rake: money(rake) };
  return html`<p>${rake ? text("toy-loses-rake", lost) : text("toy-loses", lost)}</p>`;
}

function Playground({ state }) {
  return html`<${Cards} state=${state} />`;
}

const AMOUNTS = [5, 10, 20, 50];

function Tray({ wire, state }) {
  const [said, say] = useState(null);
  const { legal = {} } = state.deal || {};
  const act = (verb, fields) => async () => {
    const { key } = state.awaiting.find(({ verbs }) => verbs.includes(verb)) || {};
    const reply = await wire.send(verb, key ? { ...fields, decision: key } : fields);
    say(reply.ok ? null : refusal(reply, wire.state, words));
  };
  const offered = AMOUNTS.filter((amount) => legal.stake && amount <= legal.stake.most && amount >= legal.stake.least);
  return html`
    <div class="tray" role="toolbar" aria-label=${text("toy-your-acts")}>
      ${offered.map((amount) =>
        html`<button key=${amount} class="brass" onClick=${act("stake", { amount })}>${
          text("toy-act-stake", { amount: money(amount) })
        }</button>`
      )}
      ${legal.draw && html`<button class="brass big" onClick=${act("draw")}>${text("toy-button-draw")}</button>`}
      ${legal.stand && html`<button class="brass big" onClick=${act("stand")}>${text("play-act-stand")}</button>`}
      <p class="said bad" role="status">${said}</p>
    </div>
  `;
}

function Play({ wire, state, you }) {
  const me = you.role === "seat" ? you.player : null;
  if (!me) return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const { banker, purses } = state.money;
  const right = html`
    <span class="who">${banker === me ? text("toy-you-banker", { player: me }) : me}</span>
    <span class="purse">${text("pages-purse")} <b>${money(purses[me] || 0)}</b></span>
  `;
  return html`
    <div class="page play toy">
      <${Header} state=${state} wire=${wire} right=${right} />
      <${Banners} state=${state} me=${me} />
      <div class="columns">
        <div class="main">
          <${Cards} state=${state} />
          <${Tray} wire=${wire} state=${state} />
        </div>
        <aside class="side">
          <${Camera} wire=${wire} state=${state} />
          <${Sheets} sheets=${[
            [text("toy-sheet"), html`<${Settled} state=${state} />`],
            [text("toy-sheet-players"), html`<${Purses} state=${state} me=${me} />`],
            [text("pages-log"), html`<${Log} state=${state} />`],
          ]} />
          <${LeaveSeat} wire=${wire} />
        </aside>
      </div>
    </div>
  `;
}

export default gameOf(words, {
  styles: [new URL("./toy.css", import.meta.url).href],
  Play,
  Playground,
  Piles: () => null,
  Settled,
});
