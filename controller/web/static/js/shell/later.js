// Parts of a page that are fetched when they are first drawn: dialogs that are seldom opened, panels that few tables
// have. Where one cannot be fetched the page says so, and the person can try again.

import { html, useEffect, useReducer } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { Dialog } from "./dialog.js";

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
  return function Later(props) {
    const [, draw] = useReducer((count) => count + 1, 0);
    const ask = () => {
      trouble = false;
      draw();
      fetch().then((found) => {
        part = found;
      }, (error) => {
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
