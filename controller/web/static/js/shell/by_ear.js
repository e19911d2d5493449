// For who plays without sight: a button, and a key, that open a place in which he types what he does and has his cards
// spoken. It is fetched when it is wanted; that it is open this browser keeps.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { keep, recall } from "../core/kept.js";
import { later } from "./later.js";

const KEY = "F8"; // no letter or sign: those are a screen reader's, and in a field they are typed
/** Under this is kept who has said, in this sitting, that he wears headphones. */
export const HEADPHONES = "headphones";
const FIELD = ".by-ear input[type=text]";

export const ByEar = later(async () => (await import("./ear_panel.js")).EarPanel);

/** Whether that place is open, and what opens and closes it. */
export function useByEar() {
  const [open, setOpen] = useState(recall("by-ear", false));
  const show = (wanted) => {
    keep("by-ear", wanted);
    setOpen(wanted);
  };
  useEffect(() => {
    const press = (event) => {
      if (event.key !== KEY) return;
      event.preventDefault();
      show(true);
      document.querySelector(FIELD)?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return { open, show };
}

export const ByEarButton = ({ ear: { open, show } }) =>
  html`
    <p class="side-foot">
      <button class="plain" aria-expanded=${open} aria-keyshortcuts=${KEY} onClick=${() => show(!open)}>
        ${text("pages-by-ear", { key: KEY })}
      </button>
    </p>
  `;
