// Taking a seat: the dealer's code, or a name where the table is open to all.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { refusal } from "../core/words.js";
import { ComeBack } from "./come_back.js";
import { useGame } from "./games.js";
import { Join } from "./join.js";
import { Languages } from "./languages.js";
import { LearnLinks } from "./learn.js";
import { Banners } from "./panels.js";

/** Before one has a seat: the dealer's code, or a name where the table is open to all. */
export function SitDown({ wire, state, you }) {
  const { title } = useGame();
  const fromLink = decodeURIComponent(location.hash.slice(1)).toUpperCase();
  const [code, setCode] = useState(fromLink);
  const [name, setName] = useState("");
  const [refused, setRefused] = useState(wire.seatLost);
  const [waiting, setWaiting] = useState(false);
  const take = async (verb, fields) => {
    setWaiting(true);
    // The code is used up; keep it out of the address.
    if (location.hash) history.replaceState(null, "", location.pathname);
    const reply = await wire.takeSeat(verb, fields);
    setWaiting(false);
    setRefused(reply.ok ? "" : refusal(reply));
  };
  useEffect(() => {
    if (fromLink && !wire.seat) take("pair", { code: fromLink });
  }, []);
  if (wire.seat) return html`<p class="wait" role="status">${text("pages-finding-seat")}</p>`;
  const submit = (act) => (event) => {
    event.preventDefault();
    act();
  };
  if (state.table.mode === "casekeeper") {
    return html`
      <main class="plate">
        <p class="plate-game">${state.table.name}</p>
        <h1>${title}</h1>
        <p>${text("pages-real-chips")}</p>
        <p><a class="brass" href="/display">${text("pages-watch")}</a></p>
      </main>
    `;
  }
  const join = you.may_join && html`
    <form onSubmit=${submit(() => take("join", { name: name.trim() }))}>
      <label for="name">${text("pages-your-name")}</label>
      <input id="name" value=${name} maxlength="24" required autocomplete="nickname"
        onInput=${(event) => setName(event.target.value)} />
      <button class="brass" disabled=${waiting}>${text("pages-sit-down")}</button>
    </form>
    <p class="or">${text("pages-or-code")}</p>
  `;
  return html`
    <main class="plate">
      ${state.table.test && html`<${Banners} state=${state} />`}
      <p class="plate-game">${title}</p>
      <h1>${text("pages-take-seat")}</h1>
      <${Join} state=${state} />
      ${join}
      <form onSubmit=${submit(() => take("pair", { code: code.trim() }))}>
        <label for="code">${text("pages-code")}</label>
        <input id="code" class="code" value=${code} maxlength="6" required autocomplete="off"
          autocapitalize="characters" onInput=${(event) => setCode(event.target.value.toUpperCase())} />
        <button class=${you.may_join ? "" : "brass"} disabled=${waiting}>${text("pages-take-the-seat")}</button>
      </form>
      <${ComeBack} wire=${wire} state=${state} refuse=${setRefused} />
      <p class="refusal" role="alert">${refused}</p>
      <p class="plate-links"><${LearnLinks} /><a href="/">${text("pages-back")}</a></p>
      <${Languages} />
    </main>
  `;
}
