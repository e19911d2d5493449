// The pages for who does not know the game yet, open to everybody: the rules in force, and what the words mean.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { ruleTexts } from "../core/words.js";
import { useGame } from "./games.js";
import { Join } from "./join.js";
import { Languages } from "./languages.js";
import { Steps } from "./steps.js";
import { Explained, Glossary, WithTerms } from "./terms.js";

/** The rules in force; before the first deal those of the table. */
export function Rules({ state }) {
  const { rules, words } = useGame();
  const row = ([title, texts]) =>
    html`
      <dt key=${title}>${title}</dt>
      <dd>
        <${Explained} said=${texts.join(" ")} />
      </dd>
    `;
  return html`
    <div class="rules">
      <dl>${ruleTexts(state.deal || state.table, rules, words).map(row)}</dl>
    </div>
  `;
}

/** The links to these pages. */
export const LearnLinks = () =>
  html`<a href="/help">${text("pages-help")}</a><a href="/rules">${text("pages-sheet-rules")}</a>`;

function Learn({ state, children }) {
  const { title } = useGame();
  const cardsOnly = state.table.mode === "casekeeper";
  return html`
    <main class="learn">
      <header>
        <h1>${title}</h1>
        <nav aria-label=${text("pages-learn")}>
          <${LearnLinks} />
          ${!cardsOnly && html`<a href="/play">${text("pages-take-seat")}</a>`}
          <a href="/">${text("pages-back")}</a>
        </nav>
        <${Languages} />
      </header>
      <${Join} state=${state} />
      ${children}
    </main>
  `;
}

export const RulesPage = ({ state }) =>
  html`
    <${WithTerms}>
      <${Learn} state=${state}>
        <h2>${text("pages-rules-here")}</h2>
        <${Rules} state=${state} />
        <//>
        <//>
  `;

/** What the game is, how a page is used, and what the words mean. */
export function HelpPage({ state }) {
  const cardsOnly = state.table.mode === "casekeeper";
  const hints = [
    text("pages-help-light"),
    ...(cardsOnly ? [] : [text("pages-help-purse"), text("pages-help-decide"), text("pages-help-tap")]),
    text("pages-help-hold"),
    text("pages-help-correction"),
  ];
  return html`
    <${Learn} state=${state}>
      <${Steps} />
      <h2>${text("pages-help-page")}</h2>
      <ul class="hints">${hints.map((hint) => html`<li key=${hint}>${hint}</li>`)}</ul>
      <h2>${text("pages-words")}</h2>
      <${Glossary} />
      <//>
  `;
}
