// The page of a seat, whatever is played: the head with the player's money, the table, and the sheets beside it.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { keep } from "../core/kept.js";
import { money } from "../core/words.js";
import { AccountDialog, Won } from "./account.js";
import { Aloud } from "./aloud.js";
import { asked } from "./awaited.js";
import { Camera } from "./box.js";
import { lyingOf, useGame } from "./games.js";
import { Guide } from "./guide.js";
import { Rules } from "./learn.js";
import { CutLine } from "./line.js";
import { ByEar, ByEarButton, HEADPHONES, useByEar } from "./by_ear.js";
import { Banners, Corrections, Header, LeaveSeat, Log, Purses } from "./panels.js";
import { Sheets } from "./sheets.js";
import { ScreenOn } from "./screen_on.js";
import { Signals } from "./signals.js";
import { SitDown } from "./sit_down.js";
import { WithTerms, WordsButton } from "./terms.js";

/** Whose page it is, and his money, behind which his account is opened; with `bank` also the house's. */
function Head({ state, me, bank, open }) {
  const { words } = useGame();
  const { banker, purses } = state.money;
  const lying = lyingOf(words, state.deal)[me] || 0;
  return html`
    <span class="who">${banker === me ? text("pages-you-banker", { player: me }) : me}</span>
    <button class="own-money" title=${text("pages-account-open")} onClick=${open}>
      <span class="own-sums">
        <span class="purse">${words.perhaps("purse") || text("pages-purse")} <b>${money(purses[me] || 0)}</b></span>
        ${lying > 0 &&
          html`<span class="purse lying">${words.perhaps("lying") || text("pages-lying")} <b>${
            money(lying)
          }</b></span>`}
      </span>
      <${Won} state=${state} player=${me} />
    </button>
    ${bank && html`<span class="purse">${text("pages-bank")} <b>${money(state.money.bank)}</b></span>`}
  `;
}

/**
 * Without a seat, where one is taken; what the game keeps of its page stays while a lost line is found again.
 * `children`: the table. Where a game has it: `bank`, true to show the house's money in the head; `beside`, what stands
 * below the camera; `sheets`, its own, [[name, content]].
 */
export function SeatPage({ wire, state, you, bank, beside, sheets = [], children }) {
  const { Settled, sheet, kind = "" } = useGame();
  const [account, setAccount] = useState(false);
  const table = useRef(null);
  const ear = useByEar();
  const seated = you.role === "seat";
  const stood = useRef(false);
  useEffect(() => {
    if (seated && stood.current) table.current.focus({ preventScroll: true }); // the form that had the focus is gone
    stood.current = !seated;
    if (!seated) keep(HEADPHONES, null, sessionStorage); // another sitting
  }, [seated]);
  if (you.role !== "seat") return html`<${SitDown} wire=${wire} state=${state} you=${you} />`;
  const me = you.player;
  const right = html`
    <${Head} state=${state} me=${me} bank=${bank} open=${() => setAccount(true)} />
    <${Signals} state=${state} me=${me} />
    <${WordsButton} />
  `;
  return html`
    <${WithTerms}>
      <div class=${`page play ${kind}`}>
      <${Header} state=${state} wire=${wire} right=${right} />
      <main class="below-head">
      ${you.also && html`
        <p class="banner fault" role="alert">${text("pages-seat-also", { address: you.also })}</p>
      `}
      ${you.asked && html`
        <p class="banner fault" role="alert">${text("pages-seat-asked", { address: you.asked })}</p>
      `}
      ${ear.open && html`<${ByEar} wire=${wire} state=${state} me=${me} />`}
      <${Banners} state=${state} me=${me} />
      <div class="columns">
        <div class="main"><h2 ref=${table} class="unseen" tabindex="-1">${text("pages-on-table")}</h2>${children}</div>
        <div class="side">
          <${Camera} wire=${wire} state=${state} />
          ${beside}
          <${Corrections} state=${state} />
          <${Sheets} sheets=${[
            [sheet, html`<${Settled} state=${state} me=${me} />`],
            ...sheets,
            [text("pages-sheet-players"), html`<${Purses} state=${state} me=${me} />`],
            [text("pages-log"), html`<${Log} state=${state} />`],
            [text("pages-sheet-rules"), html`<${Rules} state=${state} />`],
          ]} />
          ${state.table.demo && html`
            <p class="side-foot">
              <${CutLine} wire=${wire} />
            </p>
          `}
          <${ByEarButton} ear=${ear} />
          <${ScreenOn} />
          <${LeaveSeat} wire=${wire} purse=${state.money.purses[me]} />
        </div>
      </div>
      </main>
      <${Aloud} state=${state} me=${me} />
      <${Guide} aside=${asked(state, me)} />
      ${account && html`<${AccountDialog} wire=${wire} state=${state} player=${me} close=${() => setAccount(false)} />`}
      </div>
      <//>
  `;
}
