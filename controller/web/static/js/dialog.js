// A dialog over the page, drawn by the browser itself: it keeps the focus, and Escape ends it.

import { html, useEffect, useRef } from "../vendor/htm-preact.module.js";

/** Escape and the Close button end it; `onClose` is called then. */
export function Dialog({ title, onClose, children }) {
  const ref = useRef(null);
  useEffect(() => {
    ref.current.showModal();
  }, []);
  return html`<dialog ref=${ref} class="dialog" onClose=${onClose} aria-label=${title}>
    <h2>${title}</h2>${children}<p class="dialog-foot"><button onClick=${() => ref.current.close()}>Close</button></p></dialog>`;
}
