// On the service page: this table's pack learnt from one deal through the box, its cards named under their pictures.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { language, rankSign, text } from "../core/i18n.js";
import { Dialog } from "../shell/dialog.js";
import { Card, kindOf, NameDialog } from "./enrol_name.js";
import { Learnt } from "./learnt.js";
import { cardSign, RANKS, refusal, suitName, SUITS } from "../core/words.js";

const SHOWN = 8; // most places that are named in a line

const when = (at) =>
  new Date(at * 1000).toLocaleString(language() === "en" ? "en-GB" : language(), {
    dateStyle: "medium",
    timeStyle: "short",
  });

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
    ...suits.map((suit) => text("service-lack-suit", { suit: suitName(suit) })),
    ...ranks.map((rank) => text("service-lack-rank", { rank: rankSign(rank) })),
    ...single.map(cardSign),
  ];
  return {
    text: parts.length > SHOWN * 2 ? text("service-lack", { count: missing.length, of }) : parts.join(", "),
    whole: !single.length && suits.length + ranks.length < 5,
  };
}

/** While the camera is no use for learning a pack, what is wrong with it. */
function CameraTrouble({ camera, lost }) {
  const verdict = camera ? camera.verdict : text("service-no-picture-comes");
  return html`${
    verdict && html`<p class="loss" role="alert"><b>${text("service-camera-trouble", { verdict })}</b></p>`
  }${!verdict && lost > 0 && html`<p class="loss" role="alert">${lostText(lost)}</p>`}`;
}

const lostText = (lost) => text("service-lost", { seconds: Math.round(lost) });

/** In the demonstration: the hand at the simulated box, as far as a pack is dealt out with it. */
function Hand({ state, act }) {
  if (!state.demo) return null;
  const demo = (action) => () => act("demo", { action });
  return html`
    <p class="quiet">${text("service-demo")}</p>
    <div
      class="service-acts"><button class="small" onClick=${demo(
        "load",
      )}>${text("service-demo-load")}</button><button class="small" onClick=${demo(
        "deal_out",
      )}>${text("service-demo-deal-out")}</button><button class="small" onClick=${demo("draw")}>${text(
        "service-demo-draw",
      )}</button></div>
  `;
}

/** While the pack goes through the box: what to do, and what has been seen. */
function Dealing({ enrol, look, state, act }) {
  const enrolling = (action) => () => act("enrol", { action });
  return html`
    <ol class="steps">
      <li>${text(enrol.shoe ? "service-enrol-put-shoe" : "service-enrol-put")}</li>
      <li>${text(enrol.shoe ? "service-enrol-draw-shoe" : "service-enrol-draw")}</li>
      <li>${text(enrol.shoe ? "service-enrol-last-shoe" : "service-enrol-last")}</li>
    </ol>
    <p class="enrol-live" role="status"><b>${text(
      enrol.shoe ? "service-enrol-cards-passed" : "service-enrol-pictures",
      { count: enrol.pictures },
    )}</b>${" "}
      <span class=${enrol.window ? "gain" : "loss"}>${text(
        enrol.window ? "service-enrol-window" : "service-enrol-no-window",
      )}</span></p>
    <${CameraTrouble} camera=${look.camera} lost=${enrol.lost_s} />
    <${Hand} state=${state} act=${act} />
    <div
      class="service-acts"><button class="brass" disabled=${!enrol.pictures} onClick=${enrolling(
        "done",
      )}>${text(enrol.shoe ? "service-enrol-done-shoe" : "service-enrol-done")}</button><button onClick=${enrolling(
        "drop",
      )}>${text(
        "service-enrol-stop",
      )}</button></div>
  `;
}

/** What still stands in the way, each place leading to its card. */
function Open({ enrol, open: go }) {
  const open = enrol.cards.map((card, place) => (card.mistake ? place : -1)).filter((place) => place >= 0);
  if (!open.length) {
    return html`
      <p role="status"
        class="gain">${text("service-enrol-named")}</p>
    `;
  }
  return html`<p role="status">${text("service-enrol-open", { count: open.length })} ${
    open.slice(0, SHOWN).map((place) =>
      html`<button key=${place} class="small enrol-open" onClick=${() => go(place)} aria-label=${
        text("pages-card-number", { number: place + 1 })
      }>${place + 1}</button>`
    )
  }${open.length > SHOWN && "…"}</p>`;
}

/** The names of all cards, from a text. */
function Order({ act }) {
  const [names, setNames] = useState("");
  const take = async (event) => {
    event.preventDefault();
    await act("enrol", { action: "order", text: names });
  };
  return html`
    <details class="enrol-order">
      <summary>${text("service-order")}</summary>
      <form onSubmit=${take}><label for="order">${text("service-order-label")}</label>
          <textarea id="order" rows="3" maxlength="1000" spellcheck=${false} value=${names} onInput=${(event) =>
            setNames(event.target.value)}></textarea>
          <button disabled=${!names.trim()}>${text("service-order-take")}</button></form>
    </details>
  `;
}

function Naming({ enrol, act }) {
  const [asked, ask] = useState("");
  const [place, open] = useState(null);
  const [kind, setKind] = useState(null);
  const name = (at, label) => act("enrol", { action: "name", place: at, text: label });
  const pick = async (label) => (await name(place, label)) && open(null);
  const store = async () => (await act("enrol", { action: "store" })) && ask("");
  const left = enrol.cards.filter((card) => card.text === "-").length;
  const named = enrol.cards.length - left;
  const lacks = enrol.missing.length;
  const wanting = lack(enrol.missing, enrol.whole);
  return html`
    <p>${text("service-naming", { count: enrol.cards.length, left })}</p>
        ${enrol.lost_s > 0 && html`<p class="loss">${lostText(enrol.lost_s)}</p>`}
        <${Order} act=${act} /><${Open} enrol=${enrol} open=${open} />
        <ol class="enrol-cards">${enrol.cards.map((card, at) =>
          html`<${Card} key=${card.picture + at} card=${card} place=${at} name=${name} open=${open} />`
        )}</ol>
        ${lacks > 0 &&
          html`<p class=${wanting.whole ? "quiet" : "loss"}>${text("service-not-in-it", { what: wanting.text })}</p>`}
        <div
      class="service-acts"><button class="brass big" disabled=${!enrol
        .good} onClick=${() => (lacks ? ask("store") : store())}>${text(
          "service-store",
        )}</button><button class="big" onClick=${() => ask("drop")}>${text("service-throw-away")}</button></div>
        ${place !== null && html`
          <${NameDialog} cards=${enrol.cards} place=${place} kind=${kind ??
            kindOf(enrol.cards)} onKind=${setKind} onName=${pick}
            onClose=${() => open(null)} />
        `}
        ${asked === "store" && html`
          <${Dialog} title=${text("service-store-sure", { named, of: enrol.whole })} onClose=${() => ask("")}>
            <p>${text("service-store-lacks", { count: lacks, what: wanting.text })}</p>
            <p><button class="danger big" onClick=${store}>${text("service-store-anyway")}</button></p>
            <//>
        `}
        ${asked === "drop" && html`
          <${Dialog} title=${text("service-throw-sure")} onClose=${() => ask("")}>
            <p>${text("service-throw-what")}</p>
            <p><button class="danger big" onClick=${() => act("enrol", { action: "drop" })}>${text(
              "service-throw-away",
            )}</button></p>
            <//>
        `}
  `;
}

/** What the table reads with now, and the ways to another pack. */
function Rest({ look, act }) {
  const { enrol } = look;
  const enrolling = (action) => () => act("enrol", { action });
  const usual = enrol.configured
    ? text("service-reads-configured", { pack: enrol.configured })
    : text("service-reads-any");
  const stored = enrol.cards_stored !== null;
  const count = enrol.cards_stored;
  const own = () =>
    enrol.stored_at === null
      ? text("service-reads-own", { count })
      : text("service-reads-own-since", { count, when: when(enrol.stored_at) });
  const waiting = enrol.cards.length;
  return html`
    <p>${stored ? own() : usual}</p>
        ${waiting > 0 && html`
          <p
            role="status"><b>${text("service-waiting", { count: waiting })}</b></p>
        `}
        <div
      class="service-acts"><button class=${look.test ? "brass" : ""} disabled=${!look.test} onClick=${enrolling(
        "begin",
      )}>${text("service-enrol")}</button>
          ${enrol.before_at !== null &&
            html`<button class="small" disabled=${!look.test} onClick=${() =>
              act("enrol", { action: "back", before: enrol.before_at })}>${
              text(stored ? "service-pack-before" : "service-pack-again", { when: when(enrol.before_at) })
            }</button>`}
          ${stored &&
            html`<button class="small" disabled=${!look.test} onClick=${enrolling("forget")}>${
              text(enrol.configured ? "service-forget-configured" : "service-forget-any")
            }</button>`}</div>
        <p class="quiet">${text(look.test ? "service-enrol-why" : "service-enrol-how")}</p>
        <${Learnt} look=${look} send=${act} />
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
  return html`<section class=${`sheet enrol ${step}`} ref=${section} aria-label=${text("service-pack")}><h2>${
    text(step === "rest" ? "service-pack" : "service-enrol")
  }</h2>
    ${enrol.said && html`<p role="status"><b>${text("service-enrol-said", { what: enrol.said })}</b></p>`}
    ${
    step === "rest"
      ? html`<${Rest} ...${parts} />`
      : step === "dealing"
      ? html`<${Dealing} ...${parts} />`
      : step === "working"
      ? html`
        <p role="status"><b>${text("service-enrol-working", { what: enrol.working })}</b></p>
        <div class="service-acts"><button onClick=${() => act("enrol", { action: "drop" })}>${text(
          "service-enrol-stop",
        )}</button></div>
      `
      : html`<${Naming} ...${parts} />`
  }
    <p class="refusal service-said" role="alert">${refused}</p></section>`;
}
