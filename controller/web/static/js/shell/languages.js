// The choice of the page's language, where there is more than one.

import { html } from "../../vendor/htm-preact.module.js";
import { language, speakIn, text } from "../core/i18n.js";

const names = new Map(); // by language

/** What a language is called by those who speak it. */
function nameOf(tag) {
  const { baseName } = new Intl.Locale(tag); // without what is private about it
  const named = () => new Intl.DisplayNames([baseName], { type: "language" }).of(baseName);
  if (!names.has(tag)) names.set(tag, named());
  return names.get(tag);
}

/** Where its catalogue cannot be fetched, the page goes on in the language that it has. */
async function choose(event) {
  const { target } = event;
  try {
    await speakIn(target.value);
  } catch (trouble) {
    console.warn(trouble);
    target.value = language();
  }
}

export function Languages() {
  const served = document.body.dataset.languages.split(" ");
  return served.length > 1 && html`
    <label class="choose-language">${text("pages-language")}
      <select value=${language()} onChange=${choose}>
        ${served.map((one) => html`<option key=${one} value=${one} lang=${one}>${nameOf(one)}</option>`)}
      </select>
    </label>
  `;
}
