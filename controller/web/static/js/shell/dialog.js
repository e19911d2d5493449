// A dialog over the page, drawn by the browser itself: it keeps the focus, and Escape ends it.

import { createContext, html, useContext, useEffect, useRef } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";

/** The last refusal, {text} or null. A dialog shows those that came while it is open: the page is out of sight then. */
export const Said = createContext(null);

/** Escape and the Close button end it; `onClose` is called then. `kind`: a class of its own. */
export function Dialog({ title, kind = "", onClose, children }) {
  const ref = useRef(null);
  const said = useContext(Said);
  const before = useRef(said);
  useEffect(() => {
    ref.current.showModal();
  }, []);
  return html`<dialog ref=${ref} class=${`dialog ${kind}`} onClose=${onClose} aria-label=${title}>
    <h2>${title}</h2>${children}${
    said && said !== before.current && html`<p class="refusal" role="alert">${said.text}</p>`
  }<p class="dialog-foot"><button onClick=${() => ref.current.close()}>${text("pages-close")}</button></p></dialog>`;
}
