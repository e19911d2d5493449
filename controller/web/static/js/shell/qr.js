// Codes that a tablet's camera opens, and the one that leads to a seat of this table.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";

/** `side`: modules on a side; `path`: the dark ones. */
export const Qr = ({ side, path, label }) =>
  html`
    <svg class="qr" viewBox=${`0 0 ${side} ${side}`} role="img" aria-label=${label} shape-rendering="crispEdges">
      <rect width=${side} height=${side} fill="#fff" />
      <path d=${path} fill="#000" />
    </svg>
  `;

/** Where a tablet comes to take a seat, {address, alone, side, path}; null until the table has said it. */
export function useInvitation() {
  const [found, setFound] = useState(null);
  useEffect(() => {
    fetch("/join.json").then((answer) => answer.json()).then(setFound, () => setFound(null));
  }, []);
  return found;
}

/** The address and its code; where no other machine reaches this table, that. */
export function Invitation({ found }) {
  if (!found) return null;
  if (found.alone) return html`<p class="quiet">${text("pages-join-alone")}</p>`;
  return html`
    <${Qr} ...${found} label=${text("pages-join-code")} />
    <p class="pair-link">${found.address}</p>
  `;
}

/** On the display: how to take a seat. */
export function TakeSeat({ state }) {
  const found = useInvitation();
  if (state.table.mode === "casekeeper" || !found || found.alone || !state.table.free_seats) return null;
  return html`
    <section class="sheet invitation">
      <h2>${text("pages-take-seat")}</h2>
      <${Invitation} found=${found} />
    </section>
  `;
}
