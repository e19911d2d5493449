// Which page this is, the line to the table, and the redraw whenever something was heard.

import { html, render, useEffect, useReducer, useState } from "../vendor/htm-preact.module.js";
import { load, text } from "./core/i18n.js";
import { Wire } from "./core/wire.js";
import { DealerPage } from "./dealer/dealer.js";
import { ServicePage } from "./service/service.js";
import { Choose } from "./shell/choose.js";
import { DisplayPage } from "./shell/display.js";
import { useGame, WithGame } from "./shell/games.js";
import { HelpPage, RulesPage } from "./shell/learn.js";
import { Cover, Fates } from "./shell/line.js";

const Play = (props) => html`<${useGame().Play} ...${props} />`;

const PAGES = {
  choose: ["display", Choose],
  play: ["seat", Play],
  dealer: ["dealer", DealerPage],
  display: ["display", DisplayPage],
  rules: ["display", RulesPage],
  help: ["display", HelpPage],
  service: ["service", ServicePage],
};

/** Whether the screen is a phone's: the layout is then drawn standing. */
function useTall() {
  const query = matchMedia("(max-width: 700px)");
  const [tall, setTall] = useState(query.matches);
  useEffect(() => {
    const listen = () => setTall(query.matches);
    query.addEventListener("change", listen);
    return () => query.removeEventListener("change", listen);
  }, []);
  return tall;
}

function App({ wire, page }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    const leave = wire.subscribe(redraw);
    redraw(); // something may have been heard before this
    return leave;
  }, [wire]);
  if (!wire.state || !wire.you) {
    return html`<p class="wait" role="status">${text(wire.everOnline ? "pages-laying" : "pages-looking")}</p>`;
  }
  return html`
    <${WithGame} name=${wire.state.table.game}>
      <${Inside} wire=${wire} page=${page} />
      <${Cover} wire=${wire} />
      <${Fates} wire=${wire} />
      <//>
  `;
}

function Inside({ wire, page }) {
  const tall = useTall();
  const [role, Page] = PAGES[page];
  if ((role === "dealer" || role === "service") && wire.you.role !== role) {
    return html`
      <main class="plate">
        <h1>${text("pages-signed-out")}</h1>
        <p>${text("pages-signed-out-why")}</p>
        <p><a class="brass" href=${`/${page}`}>${text("pages-sign-in-again")}</a></p>
      </main>
    `;
  }
  return html`<${Page} wire=${wire} state=${wire.state} you=${wire.you} tall=${tall} />`;
}

const { page, speechless } = document.body.dataset;
const app = document.getElementById("app");
try {
  await load();
  render(html`<${App} wire=${new Wire(PAGES[page][0])} page=${page} />`, app);
} catch (trouble) {
  console.error(trouble);
  render(html`<p class="wait" role="alert">${speechless}</p>`, app);
}
