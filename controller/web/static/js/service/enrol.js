// On the service page: this table's pack learnt from one deal through the box, its cards named under their pictures.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { Dialog } from "../shell/dialog.js";
import { Card, kindOf, NameDialog } from "./enrol_name.js";
import { cardSign, RANKS, refusal, short, SUIT_NAMES, SUITS } from "../core/words.js";

const SHOWN = 8; // so many places are named in a line

/** "1 card", "5 cards". */
const cards = (count) => `${count} ${count === 1 ? "card" : "cards"}`;

const when = (at) => new Date(at * 1000).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Which cards of the game are wanting: {text, whole}; `whole` when only whole suits and ranks are, as in packs of 39,
 * 40 and 48. */
function lack(missing, of) {
  const suits = SUITS.filter((suit) => missing.filter((card) => card[1] === suit).length === RANKS.length);
  const rest = missing.filter((card) => !suits.includes(card[1]));
  const ranks = suits.length > 1
    ? []
    : RANKS.filter((rank) => rest.filter((card) => card[0] === rank).length === SUITS.length - suits.length);
  const single = rest.filter((card) => !ranks.includes(card[0]));
  const parts = [
    ...suits.map((suit) => `the ${SUIT_NAMES[suit]}`),
    ...ranks.map((rank) => `every ${short(rank)}`),
    ...single.map(cardSign),
  ];
  return {
    text: parts.length > SHOWN * 2 ? `${missing.length} of the ${of} cards of the game` : parts.join(", "),
    whole: !single.length && suits.length + ranks.length < 5,
  };
}

/** While the camera is no use for learning a pack, what is wrong with it. */
function CameraTrouble({ camera, lost }) {
  const verdict = camera ? camera.verdict : "no picture comes";
  return html`${
    verdict && html`<p class="loss" role="alert"><b>The camera: ${verdict}.</b> Draw no card until that is over.</p>`
  }${!verdict && lost > 0 && html`<p class="loss" role="alert">${lostText(lost)}</p>`}`;
}

const lostText = (lost) =>
  `The camera gave no picture for ${
    lost.toFixed(0)
  } s during the deal: a card drawn meanwhile is wanting here. If one was, throw this away and deal again.`;

/** In the demonstration: the hand at the simulated box, as far as a pack is dealt out with it. */
function Hand({ state, act }) {
  if (!state.demo) return null;
  const demo = (action) => () => act("demo", { action });
  return html`
    <p class="quiet">The simulated box:</p>
    <div
      class="service-acts"><button class="small" onClick=${demo(
        "load",
      )}>Put a full pack in</button><button class="small" onClick=${demo(
        "deal_out",
      )}>Deal it all out</button><button class="small" onClick=${demo("draw")}>Draw one card</button></div>
  `;
}

/** While the pack goes through the box: what to do, and what has been seen. */
function Dealing({ enrol, look, state, act }) {
  const enrolling = (action) => () => act("enrol", { action });
  return html`
    <ol class="steps">
      <li>Put the whole pack into the box, in any order, and shut the lid.</li>
      <li>Draw card after card. Let each lie still in the window for a second, with no hand
        over it. The tablet may sleep meanwhile.</li>
      <li>After the last card leave the box empty for some seconds, or press Done.</li>
    </ol>
    <p class="enrol-live" role="status"><b>${enrol.pictures}</b> ${enrol.pictures === 1
      ? "picture"
      : "pictures"} taken. <span class=${enrol.window ? "gain" : "loss"}>${enrol.window
      ? "The window is found."
      : "No window seen yet."}</span></p>
    <${CameraTrouble} camera=${look.camera} lost=${enrol.lost_s} />
    <${Hand} state=${state} act=${act} />
    <div
      class="service-acts"><button class="brass" disabled=${!enrol.pictures} onClick=${enrolling(
        "done",
      )}>Done: the box is empty</button><button onClick=${enrolling("drop")}>Stop, change nothing</button></div>
  `;
}

/** What still stands in the way, each place leading to its card. */
function Open({ enrol, open: go }) {
  const open = enrol.cards.map((card, place) => (card.mistake ? place : -1)).filter((place) => place >= 0);
  if (!open.length) {
    return html`
      <p role="status"
        class="gain">Every card has its name. Look over the pictures once more: what is stored
          is what the table will read.</p>
    `;
  }
  return html`<p role="status">${open.length === 1 ? "One card needs" : `${open.length} cards need`} a look: ${
    open.slice(0, SHOWN).map((place) =>
      html`<button key=${place} class="small enrol-open" onClick=${() => go(place)} aria-label=${`Card ${place + 1}`}>${
        place + 1
      }</button>`
    )
  }${open.length > SHOWN && "…"}</p>`;
}

/** The names of all cards, from a text. */
function Order({ act }) {
  const [text, setText] = useState("");
  const take = async (event) => {
    event.preventDefault();
    await act("enrol", { action: "order", text });
  };
  return html`
    <details class="enrol-order">
      <summary>Was the pack in a known order? Take the names from a list</summary>
      <form onSubmit=${take}><label for="order">The cards as they were dealt, the first one first: KH 10H 2C …</label>
          <textarea id="order" rows="3" maxlength="1000" spellcheck=${false} value=${text} onInput=${(event) =>
            setText(event.target.value)}></textarea>
          <button disabled=${!text.trim()}>Take these names</button></form>
    </details>
  `;
}

function Naming({ enrol, act }) {
  const [asked, ask] = useState("");
  const [place, open] = useState(null);
  const [kind, setKind] = useState(null);
  const name = (at, text) => act("enrol", { action: "name", place: at, text });
  const pick = async (text) => (await name(place, text)) && open(null);
  const store = async () => (await act("enrol", { action: "store" })) && ask("");
  const left = enrol.cards.filter((card) => card.text === "-").length;
  const named = enrol.cards.length - left;
  const lacks = enrol.missing.length;
  const wanting = lack(enrol.missing, enrol.whole);
  return html`
    <p>${cards(enrol.cards.length)} lay in the window${left > 0 &&
      html`, ${left} left out`}. Tap a picture to name its card, or
        write rank and suit as they are printed: KH, 10D, BS (German), VC (French), 1O or SC
        (Spanish), JOKER; <b>-</b> leaves a picture out.</p>
        ${enrol.lost_s > 0 && html`<p class="loss">${lostText(enrol.lost_s)}</p>`}
        <${Order} act=${act} /><${Open} enrol=${enrol} open=${open} />
        <ol class="enrol-cards">${enrol.cards.map((card, at) =>
          html`<${Card} key=${card.picture + at} card=${card} place=${at} name=${name} open=${open} />`
        )}</ol>
        ${lacks > 0 &&
          html`<p class=${
            wanting.whole ? "quiet" : "loss"
          }>Not in it: ${wanting.text}. A card that is not in it will not be read.</p>`}
        <div
      class="service-acts"><button class="brass big" disabled=${!enrol
        .good} onClick=${() => (lacks
          ? ask("store")
          : store())}>Store this pack</button><button class="big" onClick=${() => ask("drop")}>Throw away</button></div>
        ${place !== null && html`
          <${NameDialog} cards=${enrol.cards} place=${place} kind=${kind ??
            kindOf(enrol.cards)} onKind=${setKind} onName=${pick}
            onClose=${() => open(null)} />
        `}
        ${asked === "store" && html`
          <${Dialog} title=${`Store ${named} of ${enrol.whole} cards?`} onClose=${() => ask("")}>
            <p>${cards(lacks)} of the game ${lacks === 1 ? "is" : "are"} not in this pack: ${wanting
              .text}. When one comes, the table cannot read it and asks the dealer.</p>
            <p><button class="danger big" onClick=${store}>Store it all the same</button></p>
            <//>
        `}
        ${asked === "drop" && html`
          <${Dialog} title="Throw these names away?" onClose=${() => ask("")}>
            <p>Nothing has been stored; the pack has to be dealt again. The table goes on reading as before.</p>
            <p><button class="danger big" onClick=${() => act("enrol", { action: "drop" })}>Throw away</button></p>
            <//>
        `}
  `;
}

/** What the table reads with now, and the ways to another pack. */
function Rest({ look, act }) {
  const { enrol } = look;
  const enrolling = (action) => () => act("enrol", { action });
  const usual = enrol.configured
    ? html`the pack of the configuration, ${enrol.configured}`
    : "any pack with the usual indices";
  const stored = enrol.cards_stored !== null;
  const own = html`with the pack that was enrolled here: ${cards(enrol.cards_stored)}${
    enrol.stored_at !== null && `, ${when(enrol.stored_at)}`
  }`;
  const waiting = enrol.cards.length;
  return html`
    <p>The table reads ${stored ? own : usual}.</p>
        ${waiting > 0 && html`
          <p
            role="status"><b>${cards(waiting)} of another pack ${waiting === 1
              ? "was"
              : "were"} dealt and ${waiting === 1
              ? "is"
              : "are"} not stored yet.</b> Begin test mode to go on naming.</p>
        `}
        <div
      class="service-acts"><button class=${look.test ? "brass" : ""} disabled=${!look.test} onClick=${enrolling(
        "begin",
      )}>Enrol this table's pack</button>
          ${enrol.before_at !== null &&
            html`<button class="small" disabled=${!look.test} onClick=${() =>
              act("enrol", { action: "back", before: enrol.before_at })}>${
              stored ? "Back to the pack before" : "Take the enrolled pack again"
            } (${when(enrol.before_at)})</button>`}
          ${stored &&
            html`<button class="small" disabled=${!look.test} onClick=${enrolling("forget")}>Forget it: read ${
              enrol.configured ? "the configuration's" : "any pack"
            } again</button>`}</div>
        <p class="quiet">${look.test
          ? "Needed for cards without the usual indices; with it every pack is read more surely. Any order will do."
          : "In test mode a pack of any design is learnt from one deal through the box."}</p>
  `;
}

export function Enrolment({ look, state, wire }) {
  const { enrol } = look;
  const [refused, setRefused] = useState("");
  const section = useRef(null);
  const step = !enrol ? "" : look.test ? enrol.step : "rest"; // outside test mode there is only looking
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
  return html`<section class=${`sheet enrol ${step}`} ref=${section} aria-label="This table's pack"><h2>${
    step === "rest" ? "This table's pack" : "Enrol this table's pack"
  }</h2>
    ${enrol.said && html`<p role="status"><b>${enrol.said}.</b></p>`}
    ${
    step === "rest"
      ? html`<${Rest} ...${parts} />`
      : step === "dealing"
      ? html`<${Dealing} ...${parts} />`
      : step === "working"
      ? html`
        <p role="status"><b>Working: ${enrol.working}…</b></p>
        <div class="service-acts"><button onClick=${() =>
          act("enrol", { action: "drop" })}>Stop, change nothing</button></div>
      `
      : html`<${Naming} ...${parts} />`
  }
    <p class="refusal service-said" role="alert">${refused}</p></section>`;
}
