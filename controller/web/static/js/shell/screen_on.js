// A seat's page and the display keep the screen on; where a browser refuses that, a line says so.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { keepScreenOn, letScreenGo } from "../core/screen.js";

export function ScreenOn() {
  const [on, setOn] = useState(true);
  useEffect(() => {
    const ask = async () => document.visibilityState === "visible" && setOn(await keepScreenOn());
    document.addEventListener("visibilitychange", ask); // a hidden page has lost it
    ask();
    return () => {
      document.removeEventListener("visibilitychange", ask);
      letScreenGo();
    };
  }, []);
  return !on && html`<p class="quiet side-foot">${text("pages-screen-dark")}</p>`;
}
