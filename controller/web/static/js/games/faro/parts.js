// Parts of the punter's page: the chip tray, the menu of one's own stake, parlays, calling the turn.

import { html, useEffect, useRef, useState } from "../../../vendor/htm-preact.module.js";
import { rankSign, text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { Again } from "../../shell/again.js";
import { ChipTray } from "../../shell/chip_tray.js";
import { Copper } from "../../shell/chips.js";
import { useGame } from "../../shell/games.js";
import { adviceOf } from "../../shell/tray.js";
import { stacksOf } from "./cloth.js";
import { may, stringOf } from "./legal.js";
import { GiveUp } from "./auction.js";
import { betName, callText, laidAs, stakeOn } from "./words.js";

function CopperButton({ play: { copper, setCopper } }) {
  return html`
    <button class=${`tray-copper${copper ? " on" : ""}`} aria-pressed=${copper} onClick=${() => setCopper(!copper)}
      title=${text("faro-copper-what")}>
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <${Copper} r=${12} />
      </svg>
      <span>${text("faro-copper", { on: copper })}</span>
    </button>
  `;
}

function StringButtons({ play }) {
  const { chip, legal, mode, setMode } = play;
  if (!mode) {
    const title = text("faro-string-what");
    const begin = () => setMode({ string: {} });
    return html`<button class="small" disabled=${!legal.bet} title=${title} onClick=${begin}>${
      text("faro-string")
    }</button>`;
  }
  const bet = mode.string && stringOf(legal, mode.string);
  const ready = bet && may(legal, "bet", { ...bet, stake: chip });
  return html`
    <button class="small" onClick=${() => setMode(null)}>${text("play-cancel")}</button>
    ${mode.string &&
      html`<button class="small brass" disabled=${!ready} onClick=${() => play.lay(bet)}>${
        text("faro-lay", { amount: money(chip) })
      }</button>`}
  `;
}

/** Opens the list of all places; drawn, as the tray of a phone has no room for its name. */
function ListButton({ play, disabled }) {
  const name = text("faro-all-places");
  return html`
    <button class="small tray-list" disabled=${disabled} aria-haspopup="dialog" aria-label=${name} title=${name}
      onClick=${() => play.setListed(true)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 5h2M8 5h9M3 10h2M8 10h9M3 15h2M8 15h9" />
      </svg>
    </button>
  `;
}

/** Chips to choose from, the copper, the string, and what was last said. */
export function Tray({ state, me, play, busy }) {
  const game = useGame();
  const { legal: { bet: offer }, mode, undo } = play;
  const undone = undo && may(play.legal, undo.verb, undo.fields);
  const fits = (value) => !offer || (value <= offer.most && value >= offer.least && value % offer.step === 0);
  return html`
    <${ChipTray} play=${play} fits=${fits} busy=${busy} advice=${adviceOf(game, state, me, play)}>
      ${play.legal.give_up && html`<${GiveUp} play=${play} />`}
      <${CopperButton} play=${play} />
      <${StringButtons} play=${play} />
      <${ListButton} play=${play} disabled=${!offer && !mode} />
      <button class="small undo" disabled=${mode || !undone} onClick=${play.undoLast}>
        ${undo ? text("faro-undo", { act: undo.text }) : text("faro-undo-nothing")}
      </button>
      <${OnceMore} state=${state} me=${me} play=${play} />
    <//>
  `;
}

/** One's own stakes as a whole; those on a dead card, or barred, stay as they are. */
function OnceMore({ state, me, play }) {
  const awake = play.bets.filter((bet) => !bet.dead && !bet.barred);
  const lying = awake.map((bet) => ({ id: bet.id, stake: bet.stake, fields: laidAs(bet) }));
  const fits = (fields, stake) => !play.mode && may(play.legal, "bet", { ...fields, stake });
  return html`
    <${Again} state=${state} me=${me} lying=${lying} may=${fits} removable=${play.legal.remove || []}
      most=${state.money.purses[me] || 0} tell=${play.send} />
  `;
}

const sides = (bet) => (bet.win ? { win: bet.win, lose: bet.lose } : { ranks: bet.ranks });

/** What may be done with a stack just tapped. */
export function StackMenu({ state, me, play }) {
  const stack = stacksOf(state.deal ? state.deal.bets : [], state.seats).find((entry) => entry.key === play.menu);
  const menu = useRef(null);
  useEffect(() => {
    if (!stack) play.setMenu(null);
    else menu.current.querySelector("button").focus();
    const box = menu.current;
    const spot = stack && stack.spot;
    const onKey = (event) => event.key === "Escape" && play.setMenu(null);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      const { activeElement } = document;
      const lost = activeElement === document.body || box?.contains(activeElement);
      if (spot && lost) document.querySelector(`[data-place="${spot}"]`)?.focus();
    };
  }, [!stack]);
  if (!stack) return null;
  const first = stack.bets[0];
  const close = () => play.setMenu(null);
  const act = async (verb, extra, done) => {
    close();
    for (const bet of stack.bets) if (!(await play.send(verb, { bet: bet.id, ...extra(bet) }, done))) return;
  };
  const move = () => {
    close();
    play.setCopper(stack.copper);
    play.setMode({ move: { ...first } });
  };
  const turn = () =>
    act(
      "move",
      (bet) => ({ type: bet.type, ...sides(bet), copper: !stack.copper }),
      text("faro-copper-done", { on: !stack.copper }),
    );
  const more = { type: first.type, ...sides(first), copper: stack.copper };
  const add = () => {
    close();
    play.lay(more);
  };
  const can = (verb) => may(play.legal, verb, { bet: first.id });
  const mine = stack.player === me;
  const acts = [
    can("claim") && [text("faro-menu-claim"), () => act("claim", () => ({}), text("faro-claimed-it")), "brass"],
    can("remove") && [text("play-take-back"), () => act("remove", () => ({}), text("faro-taken-back")), "brass"],
    can("move") && [text("faro-menu-move"), move],
    can("copper") && [text("faro-menu-copper", { on: !stack.copper }), turn],
    can("unbar") && [text("faro-menu-unbar"), () => act("unbar", () => ({}), text("faro-unbarred"))],
    can("bar") && [text("faro-menu-bar"), () => act("bar", () => ({}), text("faro-barred"))],
    mine && may(play.legal, "bet", { ...more, stake: play.chip }) && [
      text("faro-menu-add", { amount: money(play.chip) }),
      add,
    ],
    [text("pages-close"), close],
  ];
  return html`
    <div ref=${menu} class="menu" role="dialog" aria-label=${text("faro-menu-stake", { bet: betName(first) })}>
      <h3>${mine
        ? text("faro-menu-yours", { stake: stakeOn(stack.amount, first) })
        : text("faro-menu-of", { player: stack.player, stake: stakeOn(stack.amount, first) })}</h3>
      <div class="menu-acts">
        ${acts.filter(Boolean).map(([name, press, look]) =>
          html`<button key=${name} class=${look} onClick=${press}>${name}</button>`
        )}
      </div>
    </div>
  `;
}

/** Stakes that have just won and may ride on. */
export function Parlays({ state, play }) {
  const offered = play.legal.parlay || [];
  if (!offered.length) return null;
  const { last_settled: settled, parlays } = state.deal;
  const won = Object.fromEntries(settled ? settled.lines.map((line) => [line.id, line]) : []);
  const entries = parlays.filter((entry) => offered.includes(entry.from));
  return html`
    <div class="parlays" role="group" aria-label=${text("faro-parlays")}>
      ${entries.map((entry) => {
        const on = play.mode && play.mode.parlay && play.mode.parlay.from === entry.from;
        const line = won[entry.from];
        const press = () => play.setMode(on ? null : { parlay: entry });
        return html`
          <button key=${entry.from} class=${`parlay${on ? " on" : ""}`} onClick=${press}>
            <b>${text(on ? "faro-parlay-place" : "faro-parlay", {
              amount: money(entry.amount),
              from: line ? betName(line) : "",
            })}</b>
          </button>
        `;
      })}
    </div>
  `;
}

const key = (order) => [...order].join("");

/** Calling the turn: every order of the three cards left, with what it pays. Folded on a phone until tapped. */
export function CallPanel({ state, play, tall }) {
  const [shown, setShown] = useState(!tall);
  const { callable, bets } = state.deal;
  const name = text("faro-calls", { kind: callable.kind });
  const lying = (order) => bets.filter((bet) => bet.order && key(bet.order) === key(order));
  const fold = () => setShown(!shown);
  const word = shown ? text("faro-calls-hide") : text("faro-calls-show");
  return html`
    <section class="call-panel" aria-label=${name}>
      <h2>${text("faro-calls-pay", { name, pays: callable.calls[0].pays })}${" "}
        ${tall && html`<button class="small" aria-expanded=${shown} onClick=${fold}>${word}</button>`}
      </h2>
      ${shown && html`
        <p>${text("faro-calls-what", { ranks: callable.ranks.map(rankSign) })}</p>
        <div class="calls">
          ${callable.calls.map(({ type, order }) => {
            const bet = { type, order };
            return html`
              <button key=${key(order)} disabled=${!may(play.legal, "bet", { ...bet, stake: play.chip })}
                onClick=${() => play.lay(bet)}>
                ${callText(bet)}
                ${lying(order).map((one) =>
                  html`<small key=${one.id}>${text("pages-named", { what: one.player })} ${money(one.stake)}</small>`
                )}
              </button>
            `;
          })}
        </div>
      `}
    </section>
  `;
}
