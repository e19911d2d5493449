// Parts of a page that are not fetched before it is drawn: dialogs that are seldom opened, panels that few tables have.
// They are fetched once the page rests, or when they are first drawn. Where one cannot be fetched the page says so, and
// the person can try again.

import { html, useEffect, useReducer } from "../../vendor/htm-preact.module.js";
import { loadRest, text } from "../core/i18n.js";
import { Dialog } from "./dialog.js";

const REST_MS = 10_000; // a guess: by then a slow tablet has drawn the page and its pictures
const parts = []; // what fetches each

/** Fetches every part once the page rests: a dialog is wanted on a lost line too. */
export function fetchAtRest() {
  setTimeout(async () => {
    for (const fetch of parts) await fetch().catch((error) => console.info(error.message));
  }, REST_MS);
}

/** Shown in its place until the part is there: nothing for the moment that this takes, then what is wrong. */
function Missing({ trouble, again, close }) {
  if (!trouble) return null;
  const said = html`
    <p class="refusal" role="alert">${text("pages-part-missing")}</p>
    <p><button class="brass" onClick=${again}>${text("pages-part-again")}</button></p>
  `;
  return close ? html`<${Dialog} title=${text("pages-part")} onClose=${close}>${said}<//>` : said;
}

/** A component in place of that which `fetch()` resolves to. One that is given `close` is a dialog. */
export function later(fetch) {
  let part = null;
  let trouble = false;
  const fetched = async () => {
    if (!part) [part] = await Promise.all([fetch(), loadRest()]); // with what it says
  };
  parts.push(fetched);
  return function Later(props) {
    const [, draw] = useReducer((count) => count + 1, 0);
    const ask = () => {
      trouble = false;
      draw();
      fetched().catch((error) => {
        console.warn(error.message);
        trouble = true;
      }).then(draw);
    };
    useEffect(() => {
      if (!part) ask();
    }, []);
    return part
      ? html`<${part} ...${props} />`
      : html`<${Missing} trouble=${trouble} again=${ask} close=${props.close} />`;
  };
}
