// What the words of a game mean: a word in a sentence can be tapped, and one page has them all. A game lists its words
// with their paragraphs of docs/rules.md (games/NAME/terms.js), the catalogue has for each `term-WORD`, its forms with
// semicolons between, and `term-WORD-is`, what it is.

import { createContext, html, useContext, useMemo, useState } from "../../vendor/htm-preact.module.js";
import { language, text } from "../core/i18n.js";
import { Dialog } from "./dialog.js";
import { useGame } from "./games.js";
import { Languages } from "./languages.js";

/** Of a page on which words can be tapped: {find, show}. */
const Terms = createContext(null);

/** The words of a game: [{key, word, forms, is, section}]. */
export const termsOf = ({ words, terms = {} }) =>
  Object.entries(terms).map(([key, section]) => {
    const forms = words.say(`term-${key}`).split(";").map((form) => form.trim());
    return { key, word: forms[0], forms, is: words.say(`term-${key}-is`), section };
  });

/** Finds the words in a text: it as [{said, term}], without a term between them; each word once, a longer form before
 * a shorter one. */
export function finder(terms) {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term])));
  if (!byForm.size) return (said) => [{ said }];
  const escaped = [...byForm.keys()].sort((a, b) => b.length - a.length).map((form) =>
    form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  );
  const form = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (said) => {
    const parts = [];
    const found = new Set();
    let from = 0;
    for (const { 0: word, index } of said.matchAll(form)) {
      const term = byForm.get(word.toLowerCase());
      if (!term || found.has(term)) continue;
      found.add(term);
      if (index > from) parts.push({ said: said.slice(from, index) });
      parts.push({ said: word, term });
      from = index + word.length;
    }
    return from < said.length ? [...parts, { said: said.slice(from) }] : parts;
  };
}

/** A page with words that can be tapped. */
export function WithTerms({ children }) {
  const game = useGame();
  const [asked, show] = useState(null);
  const terms = useMemo(() => termsOf(game), [game, language()]);
  const find = useMemo(() => finder(terms), [terms]);
  return html`
    <${Terms.Provider} value=${{ find, show }}>${children}<//>
    ${asked && html`<${Meaning} keys=${asked.map(({ key }) => key)} terms=${terms} onClose=${() => show(null)} />`}
  `;
}

/** A text, in which a tap on a word says what it means; as it is on other pages. */
export function Explained({ said }) {
  const terms = useContext(Terms);
  if (!terms || !said) return said;
  return terms.find(said).map(({ said: part, term }, i) =>
    term ? html`<${Word} key=${i} said=${part} term=${term} />` : part
  );
}

function Word({ said, term }) {
  const { show } = useContext(Terms);
  const open = () => show([term]);
  const key = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  };
  return html`<dfn role="link" aria-haspopup="dialog" tabindex="0" onClick=${open} onKeyDown=${key}>${said}</dfn>`;
}

/** What is asked for, on top of the page, and the game's other words below it. */
function Meaning({ keys, terms, onClose }) {
  const asked = terms.filter(({ key }) => keys.includes(key));
  const others = terms.filter((term) => !asked.includes(term));
  const title = asked.length === 1 ? asked[0].word : text("pages-words");
  return html`
    <${Dialog} title=${title} onClose=${onClose}>
      <div class="meanings">
        <${List} terms=${asked} bare=${asked.length === 1} />
        ${asked.length > 0 && others.length > 0 && html`<h3>${text("pages-words-others")}</h3>`}
        <${List} terms=${others} />
        <${Languages} />
      </div>
      <//>
  `;
}

function List({ terms, bare }) {
  const row = ({ key, word, is, section }) =>
    html`
      ${!bare && html`<dt key=${`${key} word`}>${word}</dt>`}
      <dd key=${key}>${is} <small>${text("pages-words-section", { section })}</small></dd>
    `;
  return terms.length > 0 && html`<dl class="words">${terms.map(row)}</dl>`;
}

/** All words of the game. */
export const Glossary = () => html`<${List} terms=${termsOf(useGame())} />`;

/** The button for what the words on the page's buttons mean, which a tap on them does not say. */
export function WordsButton() {
  const { find, show } = useContext(Terms);
  const ask = () => {
    const labels = [...document.querySelectorAll(".main button")].map((button) => button.textContent);
    show([...new Set(labels.flatMap(find).map(({ term }) => term).filter(Boolean))]);
  };
  return html`<button class="ask" onClick=${ask} aria-label=${text("pages-words")} title=${
    text("pages-words")
  }>?</button>`;
}
