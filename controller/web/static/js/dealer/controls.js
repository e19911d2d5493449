// The buttons by which the dealer runs the deal. Which of them are there is what the table says it would take
// (`state.dealer.may`).

import { html } from "../../vendor/htm-preact.module.js";
import { textOf } from "../core/i18n.js";
import { dealerMay } from "../core/legal.js";
import { SUIT_NAMES } from "../core/words.js";
import { Follower } from "../shell/line.js";

/** What the dealer goes on without: the faults as they are shown to him. */
const shownFaults = (state) => Object.fromEntries(state.faults.map((fault) => [fault.part, fault.text]));

/** How the next deal begins; after a void deal with a word on the pack. */
function StartDeal({ state, send }) {
  if (!state.table.used_pack) {
    return html`<${Follower} key="start" class="brass big" onClick=${() => send("start_deal")}>Start a deal<//>`;
  }
  const start = (pack) => () => send("start_deal", { pack });
  return html`
    <p class="hint">The last deal was void: which pack lies in the box?</p>
    <${Follower} key="new" class="brass big" onClick=${start("new")}>Start with a new pack<//>
    <${Follower} key="same" class="big" onClick=${start("same")}>Start with the same pack<//>
  `;
}

/** How the pack lies before its first card. */
function CoverHint({ state: { deal, table } }) {
  if (!table.cover_card || (table.playing && deal.cards.length)) return null;
  const without = table.playing && deal.left_out ? `, and without the ${SUIT_NAMES[deal.left_out]}` : "";
  const text =
    `The pack lies face up under a cover card, a back or a blank${without}; drawing the cover shows the first card.`;
  return html`<p class="quiet hint">${text}</p>`;
}

/** Hold, or whatever ends the hold that is on. */
function HoldOrResume({ state, send }) {
  const { hold } = state;
  if (!hold || hold.by === "question") {
    const off = !dealerMay(state, "hold");
    return state.table.playing &&
      html`<${Follower} key="hold" class="big" disabled=${off} onClick=${() => send("hold")}>Hold<//>`;
  }
  if (hold.by === "starting") {
    const none = () => send("drawn", { count: 0 });
    return html`<${Follower} key="nothing drawn" class="brass big" onClick=${none}>Nothing was drawn<//>`;
  }
  const resume = () => send("resume", { without: shownFaults(state) });
  const text = hold.by === "fault" ? "Go on without it" : "Resume";
  return html`<${Follower} key=${`resume ${textOf(hold.text)}`} class="brass big" onClick=${resume}>${text}<//>`;
}

export function Controls({ state, send, open }) {
  if (state.table.test) {
    return html`
      <section class="controls" aria-label="The deal">
        <p class="hint">The devices are being tried: no deal can start and no bet be placed.</p>
        <a class="brass" href="/service">Service: end test mode there</a>
      </section>
    `;
  }
  const may = (verb) => dealerMay(state, verb);
  const bets = state.table.mode !== "casekeeper";
  const markers = state.table.playing ? state.table.markers || [] : [];
  const undo = () => send("undo", { ruling: state.can_undo });
  return html`
    <section class="controls" aria-label="The deal">
      ${!state.table.playing && html`<${StartDeal} state=${state} send=${send} />`}
      ${state.false_start && html`<p class="banner hold" role="alert">${textOf(state.false_start)}</p>`}
      <${CoverHint} state=${state} />
      <${HoldOrResume} state=${state} send=${send} />
      ${bets && may("close_bets") &&
        html`<${Follower} key="close" class="big" onClick=${() => send("close_bets")}>No more bets<//>`}
      ${bets && may("reopen_bets") &&
        html`<${Follower} key="reopen" class="big" onClick=${() => send("reopen_bets")}>Reopen bets<//>`}
      ${markers.map((marker) =>
        html`<button key=${marker} onClick=${() => send("mark", { marker })}>The ${marker} card came</button>`
      )}
      ${may("lay_away") && html`<button class="brass big" onClick=${() => send("lay_away")}>Lay the card away</button>`}
      ${may("key_card") &&
        html`<button onClick=${() => open({ key: state.dealer.next_index })}>Key a card</button>`}
      ${state.can_undo &&
        html`<${Follower} key=${`undo ${textOf(state.can_undo)}`} onClick=${undo}>Undo: ${textOf(state.can_undo)}<//>`}
      ${bets && may("irregularity") &&
        html`<button onClick=${() => open({ irregularity: true })}>Irregularity</button>`}
      ${may("void_deal") &&
        html`<button class="danger" onClick=${() => open({ void: true })}>Void the deal</button>`}
    </section>
  `;
}

const DEMO_ACTS = [
  ["draw", "Draw a card"],
  ["draw_two", "Draw two at once"],
  ["push_back", "Push one back"],
  ["hand_pass", "Pass a hand over"],
  ["load", "New pack"],
];

/** In the demonstration: who deals, and the hand at the simulated box. */
export function DemoHand({ state, send }) {
  if (!state.demo) return null;
  const { auto } = state.demo;
  const flip = () => send("demo", { action: auto ? "manual" : "auto" });
  const act = ([action, text]) =>
    html`
      <button key=${action} class="small" disabled=${auto} onClick=${() => send("demo", { action })}>${text}</button>
    `;
  return html`
    <section class="sheet demo-hand" aria-label="The simulated box">
      <h2>The simulated box</h2>
      <div class="controls">
        <${Follower} key=${auto} class=${auto ? "" : "brass"} onClick=${flip}>
          ${auto ? "Take over the dealing" : "Let it deal by itself"}
        <//>
        ${DEMO_ACTS.map(act)}
      </div>
    </section>
  `;
}
