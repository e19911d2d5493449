// What a page shows of its line to the table: a cover while nothing is heard, and afterwards what became of each
// command that waited; also the button that takes another one's place.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { actText, refusal } from "../core/words.js";
import { useGame } from "./games.js";

export const PLACE_TAKEN_MS = 800; // a second tap comes 250 ms after the first; nobody decides again so fast

/** Shown over everything, other dialogs too, for as long as `open`. It cannot be closed from the keyboard. */
function Over({ open, label, name, children }) {
  const ref = useRef(null);
  useEffect(() => {
    if (open && !ref.current.open) ref.current.showModal();
    if (!open && ref.current.open) ref.current.close();
  }, [open]);
  const again = () => open && !ref.current.open && ref.current.showModal();
  return html`
    <dialog ref=${ref} class=${`dialog over ${name}`} aria-label=${label} onCancel=${(event) => event.preventDefault()}
      onClose=${again}>${open && children}</dialog>
  `;
}

/** Covers the page while the table is not heard: what it shows is old, and nothing can be pressed. */
export function Cover({ wire }) {
  const { words } = useGame();
  return html`
    <${Over} open=${wire.stale} label=${text("pages-no-word")} name="cover">
      <h2 class="silent">${text("pages-no-word-for", { seconds: wire.silentS })}</h2>
      <p>${text("pages-no-word-what")}</p>
      ${wire.pending.length > 0 && html`
        <h3>${text("pages-not-answered")}</h3>
        <ul>${wire.pending.map((act) => html`<li key=${act.id}>${actText(act, words)}</li>`)}</ul>
      `}
    <//>
  `;
}

const CUT_MS = 8000; // the cover comes after four seconds

/** In the demonstration: cuts this page's line for a while, so that one sees what a page does then. */
export const CutLine = ({ wire }) =>
  html`
    <button class="small" onClick=${() => wire.cut(CUT_MS)}>${text("pages-demo-cut", {
      seconds: CUT_MS / 1000,
    })}</button>
  `;

function fateText({ reply, known }, state, words) {
  if (reply.ok) return text("pages-fate-done");
  const why = refusal(reply, state, words);
  return known ? text("pages-fate-refused", { why }) : text("pages-fate-unknown", { why });
}

/** After a lost line: each command that waited, and what became of it. */
export function Fates({ wire }) {
  const { words } = useGame();
  const { fates, state } = wire;
  const shown = fates.length > 0 && !wire.stale;
  const line = (fate) =>
    html`
      <li key=${fate.message.id} class=${fate.reply.ok ? "gain" : "loss"}>
        <b>${actText(fate.message, words)}</b>${`: ${fateText(fate, state, words)}`}
      </li>
    `;
  return html`
    <${Over} open=${shown} label=${text("pages-fates")} name="fates">
      <h2>${text("pages-fates")}</h2>
      <ul>${fates.map(line)}</ul>
      <p><button class="brass big" onClick=${() => wire.forgetFates()}>${text("pages-fates-read")}</button></p>
      <//>
  `;
}

/** A button where another one, or the same with another meaning, was a moment ago: a tap meant for that one does
 * nothing. Give it a `key` of its own. */
export function Follower({ disabled, children, ...rest }) {
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), PLACE_TAKEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return html`<button ...${rest} disabled=${disabled || fresh}>${children}</button>`;
}
