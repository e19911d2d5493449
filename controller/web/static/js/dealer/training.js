// The dealer's training: which case is on, what he sees beside his page, how it went, and the sheet at the end. The
// panel is on the dealer's page of a training table alone.

import { html } from "../../vendor/htm-preact.module.js";
import { text, textOf } from "../core/i18n.js";
import { decimal } from "../core/words.js";
import { Follower } from "../shell/line.js";

const seconds = (time) => decimal(time, 1);

/** Where the right act is written down. */
const where = ({ section, rule }) =>
  rule ? text("training-where", { section, rule }) : text("training-where-alone", { section });

const mean = (results) => {
  const times = results.filter((one) => one.outcome === "right").map((one) => one.seconds);
  return times.length ? times.reduce((sum, time) => sum + time, 0) / times.length : null;
};

/** How the last case went, and what is right in it. */
function Result({ result }) {
  const { name, outcome, act, answer } = result;
  return html`
    <div class=${`training-result ${outcome}`}>
      <h3>${text("pages-named", { what: textOf(name) })} <b>${text("training-result", { outcome })}</b></h3>
      ${act && html`<p>${text("training-did", { act, seconds: seconds(result.seconds) })}</p>`}
      <p>${textOf(answer)}</p>
      <p class="quiet">${where(result)}</p>
    </div>
  `;
}

/** What the dealer sees at the table, and what he can say or do there. */
function Seen({ training, send }) {
  const button = (act) =>
    html`
      <${Follower} key=${act} class="big" onClick=${() => send("demo", { action: act })}>${text("training-say", {
        act,
      })}<//>
    `;
  return html`
    <p class="training-seen" role="alert">${text("training-you-see", { seen: training.seen })}</p>
    <div class="controls">${training.acts.map(button)}</div>
  `;
}

/** All cases with what was done, to be printed. */
function Sheet({ training }) {
  const { sheet, right, cases } = training;
  const average = mean(sheet);
  const entry = (one, number) =>
    html`
      <li key=${number}>
        <${Result} result=${one} />
      </li>
    `;
  return html`
    <section class="sheet training training-sheet" aria-label=${text("training-sheet")}>
      <h2>${text("training-sheet")}</h2>
      <p><b>${text("training-sheet-right", { right, cases })}</b></p>
      ${average !== null && html`<p>${text("training-sheet-mean", { seconds: seconds(average) })}</p>`}
      <p class="controls"><button class="brass" onClick=${() => globalThis.print()}>${text(
        "pages-print",
      )}</button></p>
      <ol>${sheet.map(entry)}</ol>
      <p class="quiet">${text("training-again")}</p>
    </section>
  `;
}

export function Training({ training, send }) {
  const { stage, number, cases, sheet, right, result } = training;
  if (stage === "ended") return html`<${Sheet} training=${training} />`;
  const waits = stage === "ready" || stage === "over";
  const first = sheet.length === 0;
  const name = text(first ? "training-begin" : "training-next");
  const last = sheet.length === cases;
  return html`
    <section class="sheet training" aria-label=${text("training-title")}>
      <h2>${text("training-title")} <small>${text("training-case", { number, cases })}</small></h2>
      ${sheet.length > 0 && html`<p class="quiet">${text("training-score", { right, over: sheet.length })}</p>`}
      <div role="status">${result && html`<${Result} result=${result} />`}</div>
      ${stage === "ready" && first && html`<p>${text("training-ready")}</p>`}
      ${!waits && !training.seen && html`<p>${text("training-coming")}</p>`}
      ${training.seen && html`<${Seen} training=${training} send=${send} />`}
      ${waits && !last && html`
        <div class="controls">
          <${Follower} key=${`next ${number}`} class="brass big" onClick=${() =>
            send("demo", { action: "next_case" })}>${name}<//>
        </div>
      `}
    </section>
  `;
}
