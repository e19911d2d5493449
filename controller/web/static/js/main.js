// Which page this is, the line to the table, and the redraw whenever something was heard.

import { html, render, useEffect, useReducer } from "../vendor/htm-preact.module.js";
import { load, onSpoken, text } from "./core/i18n.js";
import { Wire } from "./core/wire.js";
import { prepare, WithGame } from "./shell/games.js";
import { Cover, Fates } from "./shell/line.js";
import { fetchAtRest } from "./shell/later.js";
import { PHONE, useMedia } from "./shell/media.js";
import { paced } from "./shell/paced.js";

/** As what each page takes part, and how it is fetched: a tablet does not load the dealer's. */
const PAGES = {
  choose: ["display", async () => (await import("./shell/choose.js")).Choose],
  play: ["seat", async () => (await import("./shell/play.js")).PlayPage],
  dealer: ["dealer", async () => (await import("./dealer/dealer.js")).DealerPage],
  display: ["display", async () => (await import("./shell/display.js")).DisplayPage],
  rules: ["display", async () => (await import("./shell/learn.js")).RulesPage],
  help: ["display", async () => (await import("./shell/learn.js")).HelpPage],
  service: ["service", async () => (await import("./service/service.js")).ServicePage],
};

function App({ wire, role, Page }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    const leave = [wire.subscribe(paced(redraw)), onSpoken(redraw)];
    redraw(); // something may have been heard before this
    return () => leave.forEach((each) => each());
  }, [wire]);
  if (!wire.state || !wire.you) {
    return html`<p class="wait" role="status">${text(wire.everOnline ? "pages-laying" : "pages-looking")}</p>`;
  }
  return html`
    <${WithGame} name=${wire.state.table.game}>
      <${Inside} wire=${wire} role=${role} Page=${Page} />
      <${Cover} wire=${wire} />
      <${Fates} wire=${wire} />
      <//>
  `;
}

function Inside({ wire, role, Page }) {
  const tall = useMedia(PHONE);
  if ((role === "dealer" || role === "service") && wire.you.role !== role) {
    return html`
      <main class="plate">
        <h1>${text("pages-signed-out")}</h1>
        <p>${text("pages-signed-out-why")}</p>
        <p><a class="brass" href=${`/${role}`}>${text("pages-sign-in-again")}</a></p>
      </main>
    `;
  }
  return html`<${Page} wire=${wire} state=${wire.state} you=${wire.you} tall=${tall} />`;
}

/** Has the browser keep a page for when the table cannot be reached (worker.js), where it keeps any. */
async function keepAway() {
  try {
    await navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" });
  } catch (trouble) {
    console.info(trouble.message); // a certificate that the browser does not trust, or a private window
  }
}

async function begin() {
  const { page, game, speechless } = document.body.dataset;
  const app = document.getElementById("app");
  try {
    const [role, fetched] = PAGES[page];
    const spoken = load();
    const wire = new Wire(role, spoken); // its line is laid while the browser reads the scripts
    const [Page] = await Promise.all([fetched(), prepare(game), spoken]);
    app.replaceChildren(); // the words that stood for the page: what is drawn beside them leaves them there
    render(html`<${App} wire=${wire} role=${role} Page=${Page} />`, app);
    keepAway();
    fetchAtRest();
  } catch (trouble) {
    console.error(trouble);
    render(html`<p class="wait" role="alert">${speechless}</p>`, app);
  }
}

begin();
