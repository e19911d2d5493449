// The buttons by which the dealer runs the deal. Which of them are there is what the table says it would take
// (`state.dealer.may`).

import { html, useState } from "../../vendor/htm-preact.module.js";
import { text, textOf } from "../core/i18n.js";
import { dealerMay } from "../core/legal.js";
import { partName, suitName } from "../core/words.js";
import { decisionFor } from "../shell/acts.js";
import { answerAwaited, goesByUnseen, unaskable } from "../shell/awaited.js";
import { useGame } from "../shell/games.js";
import { later } from "../shell/later.js";
import { CutLine, Follower } from "../shell/line.js";

const Amount = later(async () => (await import("./amount.js")).Amount);

/** What the dealer goes on without: the marks of the faults that are shown to him. */
const shownFaults = (state) => Object.fromEntries(state.faults.map((fault) => [fault.part, fault.mark]));

/** A question that one of the players is the answer to. */
function Naming({ question, players, named, onName }) {
  return html`
    <p class="hint">${question}</p>
    <div class="controls" role="group" aria-label=${question}>
      ${players.map((player) =>
        html`<button key=${player} aria-pressed=${player === named} onClick=${() => onName(player)}>${player}</button>`
      )}
    </div>
  `;
}

/** By whom the pack is cut: whom the table names, or one player whom the banker names. */
function Cutting({ cut: { players, one }, named, onName }) {
  if (!one) return html`<p class="hint">${text("dealer-cut", { players })}</p>`;
  return html`<${Naming} question=${text("dealer-cut-one")} players=${players} named=${named} onName=${onName} />`;
}

/** How the next deal begins: with the banker named and the cut confirmed where the rules ask for it, after a void deal
 * with a word on the pack. */
function StartDeal({ state, send }) {
  const { cut, bankers, used_pack } = state.table;
  const [named, setNamed] = useState(null);
  const [banker, setBanker] = useState(null);
  const by = cut && (cut.one ? cut.players.filter((player) => player === named) : cut.players);
  const off = (!!cut && !by.length) || (bankers.length > 0 && !bankers.includes(banker));
  const before = { ...(cut && { cut: by }), ...(bankers.length > 0 && { banker }) };
  const start = (fields = {}) => () => send("start_deal", { ...fields, ...before });
  const cutting = html`
    ${bankers.length > 0 &&
      html`<${Naming} question=${text("dealer-banker")} players=${bankers} named=${banker} onName=${setBanker} />`}
    ${cut && html`<${Cutting} cut=${cut} named=${named} onName=${setNamed} />`}
  `;
  if (!used_pack) {
    return html`
      ${cutting}
      <${Follower} key="start" class="brass big" disabled=${off} onClick=${start()}>${cut
        ? text("dealer-start-cut")
        : text("dealer-start")}<//>
    `;
  }
  return html`
    ${cutting}
    <p class="hint">${text("dealer-start-which")}</p>
    <${Follower} key="new" class="brass big" disabled=${off} onClick=${start({ pack: "new" })}>${text(
      "dealer-start-new",
    )}<//>
    <${Follower} key="same" class="big" disabled=${off} onClick=${start({ pack: "same" })}>${text(
      "dealer-start-same",
    )}<//>
  `;
}

/** How the pack lies before its first card. */
function CoverHint({ state: { deal, table } }) {
  if (!table.cover_card || (table.playing && deal.cards.length)) return null;
  const left = table.playing && deal.left_out;
  const hint = left ? text("dealer-cover-without", { suit: suitName(left) }) : text("dealer-cover");
  return html`<p class="quiet hint">${hint}</p>`;
}

/** Hold, or whatever ends the hold that is on. */
function HoldOrResume({ state, send }) {
  const { hold } = state;
  if (!hold || hold.by === "question") {
    const off = !dealerMay(state, "hold");
    return state.table.playing &&
      html`<${Follower} key="hold" class="big" disabled=${off} onClick=${() => send("hold")}>${
        text("dealer-hold")
      }<//>`;
  }
  if (hold.by === "starting") {
    const none = () => send("drawn", { count: 0 });
    return html`<${Follower} key="nothing drawn" class="brass big" onClick=${none}>${text("dealer-nothing-drawn")}<//>`;
  }
  const resume = () => send("resume", { without: shownFaults(state) });
  const name = text(hold.by === "fault" ? "dealer-go-on-without" : "dealer-resume");
  const off = !dealerMay(state, "resume"); // a card that is laid away first
  return html`
    <${Follower} key=${`resume ${textOf(hold.text)}`} class=${off ? "big" : "brass big"} disabled=${off}
      onClick=${resume}>${name}<//>
  `;
}

/** What stays on the page until the dealer has seen it. */
function Seen({ state, send }) {
  return state.faults.filter((fault) => fault.until_seen).map(({ part, mark }) =>
    html`<button key=${mark} onClick=${() => send("warning_seen", { part, mark })}>${
      text("dealer-seen", { part: partName(part) })
    }</button>`
  );
}

/** What a player says without a tablet that is a sum, entered in a dialog. */
function Entering({ verb, state: { deal }, send }) {
  const { words } = useGame();
  const [asked, setAsked] = useState(false);
  const title = words.act(verb);
  const give = (amount) => send(verb, { amount });
  const what = words.say(`asks-${verb}`, { player: deal.banker, ...deal.may_risk });
  return html`
    <button onClick=${() => setAsked(true)}>${title}</button>
    ${asked && html`<${Amount} title=${title} what=${what} onGive=${give} close=${() => setAsked(false)} />`}
  `;
}

export function Controls({ state, send, open }) {
  const { words } = useGame();
  if (state.table.test) {
    return html`
      <section class="controls" aria-label=${text("dealer-the-deal")}>
        <p class="hint">${text("dealer-test")}</p>
        <a class="brass" href="/service">${text("dealer-test-service")}</a>
      </section>
    `;
  }
  const may = (verb) => dealerMay(state, verb);
  const bets = state.table.mode !== "casekeeper";
  const markers = may("mark") ? state.table.markers : [];
  const answers = answerAwaited(state);
  const undo = () => send("undo", { ruling: state.can_undo });
  return html`
    <section class="controls" aria-label=${text("dealer-the-deal")}>
      ${!state.table.playing && html`<${StartDeal} state=${state} send=${send} />`}
      ${state.false_start && html`<p class="banner hold" role="alert">${textOf(state.false_start)}</p>`}
      <${CoverHint} state=${state} />
      <${HoldOrResume} state=${state} send=${send} />
      <${Seen} state=${state} send=${send} />
      ${bets && may("close_bets") &&
        html`<${Follower} key=${answers ? "end time" : "close"} class=${answers ? "big" : "brass big"} onClick=${() =>
          send("close_bets")}>${text(answers ? "dealer-end-time" : "dealer-close-bets")}<//>`}
      ${bets && may("reopen_bets") &&
        html`<${Follower} key="reopen" class="big" onClick=${() => send("reopen_bets")}>${
          text("dealer-reopen-bets")
        }<//>`}
      ${markers.map((marker) =>
        html`<button key=${marker} onClick=${() => send("mark", { marker })}>${
          text("dealer-marker", { marker })
        }</button>`
      )}
      ${may("lay_away") &&
        html`<button class="brass big" onClick=${() => send("lay_away")}>${text("dealer-lay-away")}</button>`}
      ${may("pass_by") &&
        html`<${Follower} key="pass by" class=${goesByUnseen(state) ? "brass big" : ""} onClick=${() =>
          send("pass_by")}>${text("dealer-pass-by")}<//>`}
      ${state.dealer.own.map((verb) =>
        html`<button key=${verb} onClick=${() => send(verb, decisionFor(state.awaiting, null, verb))}>${
          words.act(verb)
        }</button>`
      )}
      ${state.dealer.sums.map((verb) => html`<${Entering} key=${verb} verb=${verb} state=${state} send=${send} />`)}
      ${may("key_card") &&
        html`<button onClick=${() => open({ key: state.dealer.next_index })}>${text("dealer-key")}</button>`}
      ${state.can_undo &&
        html`<${Follower} key=${`undo ${textOf(state.can_undo)}`} onClick=${undo}>${
          text("dealer-undo", { ruling: state.can_undo })
        }<//>`}
      ${bets && may("irregularity") &&
        html`<button onClick=${() => open({ irregularity: true })}>${text("dealer-irregularity")}</button>`}
      ${may("void_deal") && !unaskable(state) &&
        html`<button class="danger" onClick=${() => open({ void: true })}>${
          text(state.table.voids_round ? "dealer-void-round" : "dealer-void")
        }</button>`}
    </section>
  `;
}

const DEMO_ACTS = [
  ["draw", "dealer-demo-draw"],
  ["draw_two", "dealer-demo-draw-two"],
  ["push_back", "dealer-demo-push-back"],
  ["hand_pass", "dealer-demo-hand-pass"],
  ["load", "dealer-demo-load"],
];

/** What is done to the parts: the trouble, the verb that begins it and the one that ends it. */
const TROUBLES = [
  ["covered", "cover", "uncover"],
  ["dark", "lamp_off", "lamp_on"],
  ["unplugged", "unplug_camera", "plug_camera"],
  ["board", "unplug_board", "plug_board"],
];

const TROUBLE_ACTS = {
  cover: "dealer-demo-cover",
  uncover: "dealer-demo-uncover",
  lamp_off: "dealer-demo-lamp-off",
  lamp_on: "dealer-demo-lamp-on",
  unplug_camera: "dealer-demo-unplug-camera",
  plug_camera: "dealer-demo-plug-camera",
  unplug_board: "dealer-demo-unplug-board",
  plug_board: "dealer-demo-plug-board",
};

/** In the demonstration: who deals, the hand at the simulated box, and what may happen to the parts. */
export function DemoHand({ wire, state, send }) {
  if (!state.demo) return null;
  const { auto, troubles } = state.demo;
  const flip = () => send("demo", { action: auto ? "manual" : "auto" });
  const act = ([action, name]) =>
    html`
      <button key=${action} class="small" disabled=${auto} onClick=${() => send("demo", { action })}>${text(
        name,
      )}</button>
    `;
  const trouble = ([name, begin, end]) => {
    const on = troubles.includes(name);
    const verb = on ? end : begin;
    return html`
      <${Follower} key=${verb} class=${on ? "small brass" : "small"} onClick=${() =>
        send("demo", { action: verb })}>${text(TROUBLE_ACTS[verb])}<//>
    `;
  };
  return html`
    <section class="sheet demo-hand" aria-label=${text("dealer-demo")}>
      <h2>${text("dealer-demo")}</h2>
      <div class="controls">
        <${Follower} key=${auto} class=${auto ? "" : "brass"} onClick=${flip}>
          ${text(auto ? "dealer-demo-manual" : "dealer-demo-auto")}
        <//>
        ${DEMO_ACTS.map(act)}
      </div>
      <p class="quiet">${text("dealer-demo-troubles")}</p>
      <div class="controls">${TROUBLES.map(trouble)}<${CutLine} wire=${wire} /></div>
    </section>
  `;
}
