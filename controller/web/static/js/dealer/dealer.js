// The dealer's page: run the deal, answer what the camera could not, put wrong cards right, keep the money and seats.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { Camera } from "../shell/box.js";
import { CardPicker, likeliest } from "../shell/cardpicker.js";
import { Casekeeper } from "../shell/casekeeper.js";
import { People } from "./people.js";
import { Dialog, Said } from "../shell/dialog.js";
import { GamePiles, GameSettled, Playground } from "../shell/games.js";
import { Follower } from "../shell/line.js";
import { Banners, Corrections, Exposed, Header, Log } from "../shell/panels.js";
import { Sheets } from "../games/faro/parts.js";
import { betName, cardName, cardSign, isRed, money, percent, refusal, SUIT_NAMES } from "../core/words.js";

const PLAYING = new Set(["soda", "bets_open", "bets_closed", "loser_shown", "last_card", "card_shown"]);

/** What the camera saw of a card: the picture, and under it the looks one can tap to see large. */
function Looks({ question, alt }) {
  const [look, setLook] = useState(null);
  const burst = question.burst || [];
  if (!question.image && !burst.length) return null;
  return html`<div class="looks"><img src=${look || question.image || burst[burst.length - 1]} alt=${alt} />
    ${
    burst.length > 1 &&
    html`<div class="burst" role="group" aria-label="Other looks at this card">${
      burst.map((url, k) =>
        html`
          <button key=${url} aria-pressed=${look === url} aria-label=${`Look ${k + 1} of ${burst.length}`}
            onClick=${() => setLook(url)}><img src=${url} alt="" /></button>
        `
      )
    }</div>`
  }</div>`;
}

/** What the pack makes of a candidate, where it says something else than the picture: for the dealer to weigh. */
function withPack(question, card, p) {
  const given = (question.with_pack || {})[card];
  return given === undefined || Math.abs(given - p) < 0.1 ? null : html`<small>by the pack ${percent(given)}</small>`;
}

const TAPPED = 6; // a restart loses few cards; more are typed
/** How many cards were drawn, up to all that the box held. */
function HowMany({ question, send }) {
  const [more, setMore] = useState("");
  const say = (count) => send("drawn", { count, question: question.id });
  const taps = Array.from({ length: Math.min(TAPPED, question.most) + 1 }, (_, count) => count);
  return html`<div class="counts">${
    taps.map((count) => html`<button key=${count} class="brass" onClick=${() => say(count)}>${count}</button>`)
  }</div>
    ${
    question.most > TAPPED && html`<form class="counts" onSubmit=${(event) => {
      event.preventDefault();
      say(Number(more));
    }}>
      <label for="more-drawn">More: </label><input id="more-drawn" type="number" inputmode="numeric" required step="1" min=${
      TAPPED + 1
    } max=${question.most} placeholder=${`${TAPPED + 1} to ${question.most}`} value=${more} onInput=${(event) =>
      setMore(event.target.value)} />
      <button class="brass">So many</button></form>`
  }`;
}

/** The card or number the table is waiting for. */
function Question({ state, send }) {
  const question = state.question;
  const [all, setAll] = useState(false);
  const exposed = state.deal ? state.deal.cards.map((card, index) => (index === question.index ? null : card)) : [];
  if (question.kind === "restart") {
    return html`
      <section class="question" role="alert">
        <h2>How many cards were drawn?</h2>
        <p>${question.text}</p>
        <${Looks} question=${question} alt="The window now" />
        <${HowMany} question=${question} send=${send} />
      </section>
    `;
  }
  const best = likeliest(question, exposed);
  const showAll = all || !best.some((entry) => entry.at < 0);
  return html`<section class="question" role="alert"><h2>Which card is it?</h2><p>${question.text}</p>
    <div class="question-body"><${Looks} question=${question} alt=${`The picture of card ${question.index + 1}`} />
    <div class="candidates">${
    best.map(({ card, p, at }) =>
      html`<button key=${card} class=${`candidate${isRed(card) ? " red" : ""}`} disabled=${at >= 0} onClick=${() =>
        send("answer", { question: question.id, card })} aria-label=${`${cardName(card)}, ${percent(p)}`}>
      <b>${cardSign(card)}</b><meter min="0" max="1" value=${p}></meter><span>${percent(p)}</span>${
        at >= 0 ? html`<small>already out as card ${at + 1}</small>` : withPack(question, card, p)
      }</button>`
    )
  }
      ${
    question.another && html`<button onClick=${() =>
      send("drawn", {
        count: Math.max(1, state.deal.cards.length - question.index),
        question: question.id,
      })}>Another card was drawn</button>`
  }
      ${
    question.undrawn && html`<button onClick=${() =>
      send("drawn", { count: 0, question: question.id })}>The card before, none was drawn</button>`
  }
      <button onClick=${() => setAll(!all)} aria-expanded=${showAll}>${
    showAll ? "Hide the other cards" : "Another card"
  }</button></div></div>
    ${
    showAll && html`<${CardPicker} exposed=${exposed} label="Name the card" onPick=${(card) =>
      send("answer", { question: question.id, card })} />`
  }</section>`;
}

/** What the dealer goes on without: the faults as they are shown to him. */
const shownFaults = (state) => Object.fromEntries(state.faults.map((fault) => [fault.part, fault.text]));

/** How the next deal begins; after a void deal with a word on the pack. */
function StartDeal({ state, send }) {
  if (!state.table.used_pack) {
    return html`<${Follower} key="start" class="brass big" onClick=${() => send("start_deal")}>Start a deal<//>`;
  }
  return html`
    <p class="hint">The last deal was void: which pack lies in the box?</p>
    <${Follower} key="new" class="brass big" onClick=${() =>
      send("start_deal", { pack: "new" })}>Start with a new pack<//>
        <${Follower} key="same" class="big" onClick=${() =>
          send("start_deal", { pack: "same" })}>Start with the same pack<//>
  `;
}

function Controls({ state, send, open }) {
  const deal = state.deal;
  const running = deal && PLAYING.has(deal.phase);
  if (state.table.test) {
    return html`
      <section class="controls"
        aria-label="The deal"><p class="hint">The devices are being tried: no deal can start and no bet be placed.</p><a class="brass" href="/service">Service: end test mode there</a></section>
    `;
  }
  const held = state.hold && state.hold.by !== "question";
  const next = running ? deal.cards.length + (deal.unsure || []).length : 0;
  const bets = state.table.mode !== "casekeeper";
  return html`<section class="controls" aria-label="The deal">
    ${!running && html`<${StartDeal} state=${state} send=${send} />`}
    ${state.false_start && html`<p class="banner hold" role="alert">${state.false_start}</p>`}
    ${
    state.table.cover_card && !(deal && deal.cards.length && running) && html`
      <p
        class="quiet hint">The pack lies face up under a cover card, a back or a blank${running && deal.left_out
          ? html`, and without the ${SUIT_NAMES[deal.left_out]}`
          : ""}; drawing the cover shows the first card.</p>
    `
  }
    ${
    held && state.hold.by === "starting"
      ? html`<${Follower} key="nothing drawn" class="brass big" onClick=${() =>
        send("drawn", { count: 0 })}>Nothing was drawn<//>`
      : held
      ? html`<${Follower} key=${`resume ${state.hold.text}`} class="brass big" onClick=${() =>
        send("resume", { without: shownFaults(state) })}>${
        state.hold.by === "fault" ? "Go on without it" : "Resume"
      }<//>`
      : running &&
        html`<${Follower} key="hold" class="big" disabled=${!!state.question} onClick=${() => send("hold")}>Hold<//>`
  }
    ${
    running && bets && deal.phase === "bets_open" && html`<${Follower} key="close" class="big" onClick=${() =>
      send("close_bets")}>No more bets<//>`
  }
    ${
    running && bets && deal.phase === "bets_closed" &&
    !(state.table.cover_card && deal.soda && deal.cards.length === 1) &&
    html`<${Follower} key="reopen" class="big" onClick=${() => send("reopen_bets")}>Reopen bets<//>`
  }
    ${running && html`<button onClick=${() => open({ key: next })}>Key a card</button>`}
    ${
    state.can_undo && html`<${Follower} key=${`undo ${state.can_undo}`} onClick=${() =>
      send("undo", { ruling: state.can_undo })}>Undo: ${state.can_undo}<//>`
  }
    ${running && bets && html`<button onClick=${() => open({ irregularity: true })}>Irregularity</button>`}
    ${running && html`<button class="danger" onClick=${() => open({ void: true })}>Void the deal</button>`}
  </section>`;
}

const DEMO_ACTS = [["draw", "Draw a card"], ["draw_two", "Draw two at once"], ["push_back", "Push one back"], [
  "hand_pass",
  "Pass a hand over",
], ["load", "New pack"]];

/** In the demonstration: who deals, and the hand at the simulated box. */
function DemoHand({ state, send }) {
  if (!state.demo) return null;
  const { auto } = state.demo;
  return html`
    <section class="sheet demo-hand" aria-label="The simulated box">
      <h2>The simulated box</h2>
      <div class="controls">
        <${Follower} key=${auto} class=${auto ? "" : "brass"} onClick=${() =>
          send("demo", { action: auto ? "manual" : "auto" })}>${auto
          ? "Take over the dealing"
          : "Let it deal by itself"}<//>
        ${DEMO_ACTS.map(([action, text]) =>
          html`<button key=${action} class="small" disabled=${auto} onClick=${() =>
            send("demo", { action })}>${text}</button>`
        )}</div></section>
  `;
}

function VoidDialog({ send, close }) {
  const [text, setText] = useState("");
  return html`
    <${Dialog} title="Void this deal?"
      onClose=${close}><p>Every stake that lies goes back to its owner, and the deal ends. What was settled stays settled.</p>
        <label for="why">Why</label><input id="why" value=${text} maxlength="120" onInput=${(event) =>
          setText(event.target.value)} />
        <p><button class="danger big" onClick=${async () =>
          (await send("void_deal", text ? { text } : {})) && close()}>Void the deal</button></p><//>
  `;
}

const IRREGULARITIES = [
  ["foul_pack", "Foul pack", "The pack is not right: the deal ends."],
  ["double_draw", "Two cards drawn at once", ""],
  ["exposed_early", "A card was seen before betting closed", ""],
  ["turned_back", "A card was turned back", ""],
];
const POLICIES = [["return_stakes", "All stakes are returned"], ["bank_pays_all", "The bank pays every stake"], [
  "dealer_rules",
  "I rule on each stake",
]];

/** Something was not in order: what, by which policy, and for the dealer's own rulings what becomes of each stake. */
function IrregularityDialog({ state, send, close }) {
  const [kind, setKind] = useState("double_draw");
  const [policy, setPolicy] = useState(state.deal.rules.irregularity || "return_stakes");
  const [rulings, setRulings] = useState({});
  const stakes = stakesOf(state.deal);
  const fields = policy === "dealer_rules" ? { kind, policy, rulings } : { kind, policy };
  return html`<${Dialog} title="Something was not in order" onClose=${close}>
    <label for="kind">What was wrong</label>
    <select id="kind" value=${kind} onChange=${(event) => setKind(event.target.value)}>${
    IRREGULARITIES.map(([value, text]) => html`<option key=${value} value=${value}>${text}</option>`)
  }</select>
    <label for="policy">What becomes of the stakes that lie</label>
    <select id="policy" value=${policy} onChange=${(event) => setPolicy(event.target.value)}>${
    POLICIES.map(([value, text]) => html`<option key=${value} value=${value}>${text}</option>`)
  }</select>
    ${
    policy === "dealer_rules" && html`<ul class="rulings">${
      stakes.map(({ id, text }) =>
        html`
          <li
            key=${id}><label>${text} <select value=${rulings[id] || "stay"} onChange=${(event) =>
              setRulings({
                ...rulings,
                [id]: event.target.value,
              })}><option value="stay">stays</option><option value="return">goes back</option><option value="pay">is paid</option></select></label></li>
        `
      )
    }</ul>`
  }
    <p>Settled turns stand; everybody sees the ruling. ${kind === "foul_pack" && "The deal ends."}</p>
    <p><button class="danger big" onClick=${async () =>
    (await send("irregularity", fields)) && close()}>Rule so</button></p><//>`;
}

/** What lies, each with what a ruling calls it: the bet, in German faro the card. */
function stakesOf(deal) {
  if (deal.stakes) {
    return deal.stakes.map(({ player, card, marks }) => ({
      id: card,
      text: `${player}, ${money(marks)} on the ${cardName(card)}`,
    }));
  }
  return deal.bets.map((bet) => ({
    id: bet.id,
    text: `${bet.player}, ${money(bet.stake)} on ${betName(bet)}${bet.barred ? " (barred)" : ""}`,
  }));
}

function CorrectDialog({ state, index, send, close }) {
  const [card, setCard] = useState(null);
  const was = state.deal.cards[index];
  const other = card ? state.deal.cards.indexOf(card) : -1;
  const swap = other >= 0 && other !== index;
  return html`<${Dialog} title=${`Correct card ${index + 1}`} onClose=${close}>
    <p>It was taken for the <b>${cardName(was)}</b>. Which card was it really?</p>
    <${CardPicker} exposed=${[]} label="The right card" onPick=${setCard} />
    ${
    card && html`
      <p
        class="confirm"><span>Card ${index + 1} becomes the <b>${cardName(card)}</b>${swap &&
          html`, and card ${other + 1} the <b>${
            cardName(was)
          }</b>: the two trade places`}; every turn since is settled again and the differences are booked.</span>
            <button class="brass big" onClick=${async () =>
              (await send("correct", swap ? { index, card, swap } : { index, card })) &&
              close()}>Correct it</button></p>
    `
  }<//>`;
}

export function DealerPage({ wire, state, tall }) {
  const [dialog, open] = useState(null);
  const [notice, setNotice] = useState(null);
  const close = () => open(null);
  const send = async (verb, fields = {}) => {
    const reply = await wire.send(verb, fields);
    setNotice(reply.ok ? null : { text: refusal({ ...reply, reason: null }, state) });
    return reply.ok ? reply : null;
  };
  const casekeeper = state.table.mode === "casekeeper"; // real chips: no money of the table's
  const right = html`${
    !casekeeper && html`<span class="purse">Bank <b>${money(state.money.bank)}</b></span>`
  }<form method="post" action="/sign-out"><button class="small">Sign out</button></form>`;
  const deal = state.deal;
  const cards = deal ? deal.cards : [];
  return html`
    <${Said.Provider} value=${notice}>
      <div class="page dealer">
        <${Header} state=${state} wire=${wire} right=${right} />
        <${Banners} state=${state} dealer=${true} />
        ${notice &&
          html`<p class="banner fault" role="alert">${notice.text} <button class="small" onClick=${() =>
            setNotice(null)}>Close</button></p>`}
        <div class="columns">
          <div class="deal-side">
            ${state.question && html`<${Question} key=${state.question.id} state=${state} send=${send} />`}
            <${Controls} state=${state} send=${send} open=${open} />
            <${Camera} wire=${wire} state=${state} />
            <${GamePiles} state=${state} />
            <${DemoHand} state=${state} send=${send} />
          </div>
          <div class="main">
            <section class="sheet"><h2>Cards shown <small>tap one to correct it</small></h2><${Exposed} state=${state} onCard=${(
              index,
            ) => open({ correct: index })} /></section>
            <${Corrections} state=${state} />
            ${!casekeeper && html`<${Playground} state=${state} tall=${tall} />`}
            <${Casekeeper} state=${state} tall=${tall} />
          </div>
          <aside class="side">
            ${!casekeeper && html`<${People} state=${state} send=${send} />`}
            <${Sheets} sheets=${[
              ...(casekeeper ? [] : [[deal && deal.books ? "Pair" : "Turn", html`<${GameSettled} state=${state} />`]]),
              ["Log", html`<${Log} state=${state} />`],
            ]} />
          </aside>
        </div>
        ${dialog && dialog.irregularity && html`<${IrregularityDialog} state=${state} send=${send} close=${close} />`}
        ${dialog && dialog.void && html`<${VoidDialog} send=${send} close=${close} />`}
        ${dialog && dialog.key !== undefined && html`
          <${Dialog} title=${`Key card ${dialog.key + 1}`} onClose=${close}>
            <p>The card now in the window, when the camera does not see it.</p>
            <${CardPicker} exposed=${cards} label="The card in the window" onPick=${async (card) =>
              (await send("key_card", { card, index: dialog.key })) && close()} />
            <//>
        `}
        ${dialog && dialog.correct !== undefined && cards[dialog.correct] &&
          html`<${CorrectDialog} state=${state} index=${dialog.correct} send=${send} close=${close} />`}
      </div>
      <//>
  `;
}
