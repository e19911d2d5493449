// The toy as the pages show it (controller/web/static/js/shell/games.js says what each part is): one card face down, a
// decision with a clock, a player who holds the bank.

import { html, useState } from "../../../vendor/htm-preact.module.js";
import { money, refusal } from "../../core/words.js";
import { Camera, CardFace, NoPiles } from "../../shell/box.js";
import { Banners, Header, LeaveSeat, Log, Purses } from "../../shell/panels.js";
import { Sheets } from "../../shell/sheets.js";
import { SitDown } from "../../shell/sit_down.js";

const PHASES = {
  bets_open: "Stake against the bank",
  bets_closed: "The player's card is next",
  deciding: "The player decides",
  drawing: "The player draws",
  banker: "The banker's card is next",
};

const words = {
  round: (number) => `round ${number}`,
  places: { player: "the player", banker: "the banker" },
  decisions: { draw: "draw", stand: "stand" },
  phase: ({ deal }) => PHASES[deal.phase],
  place: (deal, index) => (index < deal.first ? "an earlier round" : "this round"),
  side: () => "side",
  when: (line) => `round ${line.turn}`,
  stakes: ({ stake }) =>
    stake ? [{ id: stake.player, ...stake, text: `${stake.player}, ${money(stake.amount)} against the bank` }] : [],
  acts: { stake: (act) => `Stake ${money(act.amount)}`, draw: () => "Draw a card", stand: () => "Stand" },
  brief: () => [],
};

function Cards({ state: { deal } }) {
  if (!deal) return html`<${NoPiles} />`;
  const cards = deal.cards.slice(deal.first).map((card, i) =>
    card
      ? html`<${CardFace} key=${i} card=${card} />`
      : html`<span key=${i} class="toy-back" role="img" aria-label="A card face down"></span>`
  );
  const none = html`<p class="quiet">No card lies in this round.</p>`;
  return html`<section class="sheet toy-cards" aria-label="The cards of the round">${
    cards.length ? cards : none
  }</section>`;
}

function Settled({ state: { deal } }) {
  const result = deal && deal.result;
  if (!result) return html`<p class="quiet">No round has been settled.</p>`;
  const { player, pay, rake } = result;
  const won = pay > 0 ? `${player} wins ${money(pay)}` : `${player} loses ${money(-pay)}`;
  return html`<p>${`${won}${rake ? `, ${money(rake)} of it to the house` : ""}.`}</p>`;
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
    <div class="tray" role="toolbar" aria-label="Your acts">
      ${offered.map((amount) =>
        html`<button key=${amount} class="brass" onClick=${act("stake", { amount })}>Stake ${money(amount)}</button>`
      )}
      ${legal.draw && html`<button class="brass big" onClick=${act("draw")}>Draw</button>`}
      ${legal.stand && html`<button class="brass big" onClick=${act("stand")}>Stand</button>`}
      <p class="said bad" role="status">${said}</p>
    </div>
  `;
}

function Play({ wire, state, you }) {
  const me = you.role === "seat" ? you.player : null;
  if (!me) return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const { banker, purses } = state.money;
  const right = html`
    <span class="who">${me}${banker === me ? ", banker" : ""}</span>
    <span class="purse">Purse <b>${money(purses[me] || 0)}</b></span>
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
            ["Round", html`<${Settled} state=${state} />`],
            ["Players", html`<${Purses} state=${state} me=${me} />`],
            ["Log", html`<${Log} state=${state} />`],
          ]} />
          <${LeaveSeat} wire=${wire} />
        </aside>
      </div>
    </div>
  `;
}

export default {
  styles: [new URL("./toy.css", import.meta.url).href],
  door: "Stake against the player who holds the bank.",
  sheet: "Round",
  Play,
  Playground,
  Piles: () => null,
  Settled,
  words,
};
