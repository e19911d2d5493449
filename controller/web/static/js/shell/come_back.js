// For a tablet that has lost its seat: whoever was here already says who he is, and the dealer is asked.

import { html, useRef, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { refusal } from "../core/words.js";
import { useLeft } from "./left.js";

const ANSWER_MS = 60_000; // as long as the door asks the dealer (coming_back.py)

function Waits({ asked, other }) {
  const seconds = useLeft(asked.endsAt);
  const { player } = asked;
  const first = { player, seconds: ANSWER_MS / 1000 }; // said aloud once: the clock that runs is only shown
  return html`
    <p class="back-waits" aria-hidden="true">${text("pages-back-waits", { player, seconds })}</p>
    <p class="unseen" role="status">${text("pages-back-waits", first)}</p>
    <button onClick=${other}>${text("pages-back-else")}</button>
  `;
}

/** `refuse`: shows why the seat is not given. */
export function ComeBack({ wire, state, refuse }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(null);
  const last = useRef(null);
  const players = state.seats.filter((seat) => !seat.bot).map(({ player }) => player);
  if (!players.length && !asked) return null;
  const ask = async (player) => {
    const question = { player, endsAt: performance.now() + ANSWER_MS };
    last.current = question;
    setAsked(question);
    refuse("");
    const reply = await wire.takeSeat("ask_back", { player });
    if (last.current !== question || reply.ok) return; // another name was chosen meanwhile
    setAsked(null);
    refuse(refusal(reply));
  };
  const other = () => {
    last.current = null;
    setAsked(null);
  };
  if (asked) {
    return html`
      <div class="come-back">
        <${Waits} asked=${asked} other=${other} />
      </div>
    `;
  }
  return html`
    <div class="come-back">
      <button aria-expanded=${open} onClick=${() => setOpen(!open)}>${text("pages-back-here")}</button>
      ${open && html`
        <p>${text("pages-back-who")}</p>
        <p class="back-names">${players.map((player) =>
          html`<button key=${player} onClick=${() => ask(player)}>${player}</button>`
        )}</p>
      `}
    </div>
  `;
}
