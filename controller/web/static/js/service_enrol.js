// On the service page: this table's pack learnt from one deal through the box, its cards named under their pictures.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.module.js";
import { Dialog } from "./dialog.js";
import { cardSign, refusal } from "./words.js";

const SHOWN = 8; // so many places are named in a line

/** "1 card", "5 cards". */
const cards = (count) => `${count} ${count === 1 ? "card" : "cards"}`;

/** In the demonstration: the hand at the simulated box, as far as a pack is dealt out with it. */
function Hand({ state, act }) {
  if (!state.demo) return null;
  const demo = (action) => () => act("demo", { action });
  return html`<p class="quiet">The simulated box:</p><div class="service-acts"><button class="small" onClick=${demo("load")}>Put a full pack in</button><button class="small" onClick=${demo("deal_out")}>Deal it all out</button><button class="small" onClick=${demo("draw")}>Draw one card</button></div>`;
}

/** While the pack goes through the box: what to do, and what has been seen. */
function Dealing({ enrol, state, act }) {
  const enrolling = (action) => () => act("enrol", { action });
  return html`<ol class="steps"><li>Put the whole pack into the box, in any order, and shut the lid.</li>
      <li>Draw card after card. Let each lie still in the window for a second, with no hand over it.</li>
      <li>After the last card leave the box empty for some seconds, or press Done.</li></ol>
    <p class="enrol-live" role="status"><b>${enrol.pictures}</b> ${enrol.pictures === 1 ? "picture" : "pictures"} taken. <span class=${enrol.window ? "gain" : "loss"}>${enrol.window ? "The window is found." : "No window seen yet."}</span></p>
    <${Hand} state=${state} act=${act} />
    <div class="service-acts"><button class="brass" disabled=${!enrol.pictures} onClick=${enrolling("done")}>Done: the box is empty</button><button onClick=${enrolling("drop")}>Stop, change nothing</button></div>`;
}

/** One card under its picture, with the field for its name. */
function Card({ card, place, act }) {
  const [draft, setDraft] = useState(null);
  const name = async (text) => { await act("enrol", { action: "name", place, text }); setDraft(null); };
  const wrong = card.mistake !== "";
  return html`<li class=${`enrol-card${wrong ? " wrong" : ""}${card.text === "-" ? " out" : ""}`}>
    <img src=${`/service/cards/${card.picture}.jpg`} alt=${`Card ${place + 1} of the deal`} width="120" height="168" />
    <div class="enrol-name"><span>${place + 1}</span><input id=${`card-${place}`} value=${draft ?? card.text} maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck=${false} aria-label=${`Name of card ${place + 1}`} aria-invalid=${wrong}
      onInput=${(event) => setDraft(event.target.value)} onChange=${(event) => name(event.target.value)} /></div>
    ${wrong && html`<p class="loss">${card.mistake}</p>`}
    ${card.choices.length > 0 && html`<div class="enrol-choices">${card.choices.map((label) => html`<button key=${label} class="small" onClick=${() => name(label)}>${label}</button>`)}</div>`}</li>`;
}

/** What still stands in the way, each place leading to its field. */
function Open({ enrol }) {
  const open = enrol.cards.map((card, place) => (card.mistake ? place : -1)).filter((place) => place >= 0);
  if (!open.length) return html`<p role="status" class="gain">Every card has its name. Look over the pictures once more: what is stored is what the table will read.</p>`;
  const go = (place) => () => document.getElementById(`card-${place}`).focus();
  return html`<p role="status">${open.length === 1 ? "One card needs" : `${open.length} cards need`} a look: ${open.slice(0, SHOWN).map((place) => html`<button key=${place} class="small enrol-open" onClick=${go(place)}>${place + 1}</button>`)}${open.length > SHOWN && "…"}</p>`;
}

/** The names of all cards, from a text. */
function Order({ act }) {
  const [text, setText] = useState("");
  const take = async (event) => { event.preventDefault(); await act("enrol", { action: "order", text }); };
  return html`<details class="enrol-order"><summary>Was the pack in a known order? Take the names from a list</summary>
    <form onSubmit=${take}><label for="order">The cards as they were dealt, the first one first: KH 10H 2C …</label>
      <textarea id="order" rows="3" maxlength="1000" spellcheck=${false} value=${text} onInput=${(event) => setText(event.target.value)}></textarea>
      <button disabled=${!text.trim()}>Take these names</button></form></details>`;
}

function Naming({ enrol, act }) {
  const [sure, ask] = useState(false);
  const store = async () => (await act("enrol", { action: "store" })) && ask(false);
  const left = enrol.cards.filter((card) => card.text === "-").length;
  const named = enrol.cards.length - left;
  const lacks = enrol.missing.length;
  return html`<p>${cards(enrol.cards.length)} lay in the window${left > 0 && html`, ${left} left out`}. Names: rank and suit as they are printed, such as KH, 10D, 2C, BS (German, French) or 1O, SC (Spanish); JOKER; <b>-</b> for a picture that is no card or shows one twice.</p>
    <${Order} act=${act} /><${Open} enrol=${enrol} />
    <ol class="enrol-cards">${enrol.cards.map((card, place) => html`<${Card} key=${card.picture + place} card=${card} place=${place} act=${act} />`)}</ol>
    ${lacks > 0 && html`<p class="loss">Not in it: ${lacks > SHOWN * 2 ? `${lacks} of the ${enrol.whole} cards of the game` : enrol.missing.map(cardSign).join(" ")}. A card that is not in it will not be read.</p>`}
    <div class="service-acts"><button class="brass big" disabled=${!enrol.good} onClick=${() => (lacks ? ask(true) : store())}>Store this pack</button><button class="big" onClick=${() => act("enrol", { action: "drop" })}>Throw away</button></div>
    ${sure && html`<${Dialog} title=${`Store ${named} of ${enrol.whole} cards?`} onClose=${() => ask(false)}><p>${cards(lacks)} of the game ${lacks === 1 ? "is" : "are"} not in this pack. When one comes, the table cannot read it and asks the dealer.</p>
      <p><button class="danger big" onClick=${store}>Store it all the same</button></p><//>`}`;
}

/** What the table reads with now, and the ways to another pack. */
function Rest({ look, act }) {
  const { enrol } = look;
  const enrolling = (action) => () => act("enrol", { action });
  const usual = enrol.configured ? html`the pack of the configuration, ${enrol.configured}` : "any pack with the usual indices";
  return html`<p>The table reads ${enrol.stored ? "with the pack that was enrolled here" : usual}.</p>
    <div class="service-acts"><button class=${look.test ? "brass" : ""} disabled=${!look.test} onClick=${enrolling("begin")}>Enrol this table's pack</button>
      ${enrol.before && html`<button class="small" disabled=${!look.test} onClick=${enrolling("back")}>${enrol.stored ? "Back to the pack before" : "Take the enrolled pack again"}</button>`}
      ${enrol.stored && html`<button class="small" disabled=${!look.test} onClick=${enrolling("forget")}>Forget it: read ${enrol.configured ? "the configuration's" : "any pack"} again</button>`}</div>
    <p class="quiet">${look.test ? "Needed for cards without the usual indices; with it every pack is read more surely. Any order will do." : "In test mode a pack of any design is learnt from one deal through the box."}</p>`;
}

export function Enrolment({ look, state, wire }) {
  const { enrol } = look;
  const [refused, setRefused] = useState("");
  const section = useRef(null);
  const step = enrol ? enrol.step : "";
  const last = useRef(step);
  useEffect(() => {
    if (last.current && step !== last.current && section.current) section.current.scrollIntoView({ block: "start" });
    last.current = step;
  }, [step]);
  if (!enrol) return null;
  const act = async (verb, fields) => {
    const reply = await wire.send(verb, fields);
    setRefused(reply.ok ? "" : refusal(reply, wire.state));
    return reply.ok;
  };
  const parts = { enrol, look, state, act };
  return html`<section class=${`sheet enrol ${step}`} ref=${section} aria-label="This table's pack"><h2>${step === "rest" ? "This table's pack" : "Enrol this table's pack"}</h2>
    ${enrol.said && html`<p role="status"><b>${enrol.said}.</b></p>`}
    ${step === "rest" ? html`<${Rest} ...${parts} />` : step === "dealing" ? html`<${Dealing} ...${parts} />`
      : step === "working" ? html`<p role="status"><b>Working: ${enrol.working}…</b></p><div class="service-acts"><button onClick=${() => act("enrol", { action: "drop" })}>Stop, change nothing</button></div>` : html`<${Naming} ...${parts} />`}
    <p class="refusal service-said" role="alert">${refused}</p></section>`;
}
