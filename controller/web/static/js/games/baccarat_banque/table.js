// The two tables of baccarat banque as everybody sees them: chairs and stakes of both sides, the bank between them, the
// hands as they come, and the record of the coups.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { CardFace, NoPiles } from "../../shell/box.js";
import { SettledLine } from "../../shell/panels.js";
import { useHeld } from "../../shell/private_hand.js";
import { handName } from "./words.js";

function Back() {
  return html`<span class="banque-back" role="img" aria-label=${text("baccarat_banque-face-down")}></span>`;
}

function Hand({ name, hand, next, won }) {
  const { held, grip } = useHeld();
  const { cards, total, open, player, decision } = hand;
  const mine = !open && cards.slice(0, 2).some(Boolean); // a third card lies open for all
  const shown = open || held;
  const due = next && next.startsWith(name);
  const face = (card, i) => {
    const turned = i === 2 || (card && shown);
    return html`<span key=${i} class=${`banque-card${i === 2 ? " third" : ""}`}>${
      turned ? html`<${CardFace} card=${card} />` : html`<${Back} />`
    }</span>`;
  };
  const drawn = cards.map(face);
  const empty = Array.from(
    { length: Math.max(0, (due && cards.length === 2 ? 3 : 2) - cards.length) },
    (_, i) => html`<span key=${`slot ${i}`} class=${`banque-card slot${due && i === 0 ? " due" : ""}`}></span>`,
  );
  return html`
    <section class=${`banque-hand ${name}${won ? " won" : ""}`} aria-label=${handName(name)}>
      <h3>${handName(name)} <b>${cards.length && total !== null && shown ? total : ""}</b></h3>
      <div class="hand-cards">${drawn}${empty}</div>
      <p class="banque-plays">
        ${player && name !== "banker" && text("baccarat_banque-plays", { player })}
        ${decision && html`<b>${text("baccarat_banque-decision", { decision })}</b>`}
      </p>
      ${mine && html`
        <button class="small peek hold-to-see" ...${grip}>
          ${text("baccarat_banque-hold-to-see")}
        </button>
      `}
    </section>
  `;
}

/** All three hands of the coup, or of the last one between coups. */
export function Hands({ state: { deal } }) {
  if (!deal) return html`<${NoPiles} />`;
  const hand = (name) =>
    html`
      <${Hand} key=${`${name} ${deal.coup}`} name=${name} hand=${deal.hands[name]} next=${deal.next}
        won=${deal.hands[name].result === "win"} />
    `;
  return html`
    <div class="felt banque-hands">
      ${hand("left")}${hand("banker")}${hand("right")}
      <p class="shoe-left">${text("baccarat_banque-left-in-shoe", { count: deal.cards_left })}</p>
    </div>
  `;
}

function Chair({ deal, player, side, me, place }) {
  const stakes = deal.stakes.filter((stake) => stake.player === player && (!side || stake.side === side));
  const plays = side && (deal.hands[side].player || deal.seats.hands[side]);
  const hand = !!side && plays === player;
  const banco = deal.banco.includes(player);
  return html`
    <li class=${`chair${player === me ? " mine" : ""}${hand ? " hand" : ""}`}>
      ${place && html`<span class="chair-place">${place}</span>`}
      <span class="chair-name">${player}</span>
      ${hand && html`<span class="chair-mark">${text("baccarat_banque-has-hand")}</span>`}
      ${banco && html`<span class="chair-mark">${text("baccarat_banque-plays-banco")}</span>`}
      ${stakes.map(({ side: on, amount }) =>
        html`<b key=${on} class="chair-stake">${
          side ? money(amount) : text("baccarat_banque-on-side", { amount: money(amount), side: handName(on) })
        }</b>`
      )}
    </li>
  `;
}

function Side({ deal, side, me }) {
  const players = deal.seats[side];
  const outside = deal.stakes.filter((stake) => stake.side === side && !players.includes(stake.player));
  return html`
    <section class=${`banque-side ${side}`} aria-label=${handName(side)}>
      <h3>${handName(side)} <b>${deal.staked[side] ? money(deal.staked[side]) : ""}</b></h3>
      <ol>
        ${players.map((player, i) =>
          html`<${Chair} key=${player} deal=${deal} player=${player} side=${side} me=${me} place=${i + 1} />`
        )}
        ${outside.map(({ player, amount }) =>
          html`<li key=${player} class="chair outside"><span class="chair-name">${player}</span>
            <b class="chair-stake">${money(amount)}</b></li>`
        )}
      </ol>
    </section>
  `;
}

function bankText({ banker, offer, bids, broken }) {
  if (offer) return text("baccarat_banque-offered-at", { player: offer.by, amount: money(offer.amount) });
  if (banker) return text(broken ? "baccarat_banque-bank-broken" : "baccarat_banque-bank-of", { player: banker });
  const best = bids.reduce((found, bid) => (!found || bid.amount > found.amount ? bid : found), null);
  return best
    ? text("baccarat_banque-best-bid", { player: best.player, amount: money(best.amount) })
    : text("baccarat_banque-no-banker");
}

/** Both tables with the bank between them. */
export function Tables({ state: { deal }, me }) {
  if (!deal) return html`<p class="quiet">${text("baccarat_banque-no-shoe")}</p>`;
  const { standers } = deal.seats;
  return html`
    <div class="felt banque-tables" role="group" aria-label=${text("baccarat_banque-tables")}>
      <${Side} deal=${deal} side="left" me=${me} />
      <section class="banque-bank" aria-label=${handName("banker")}>
        <b class="bank-sum">${deal.banker || deal.bank ? money(deal.bank) : ""}</b>
        <p>${bankText(deal)}</p>
        ${deal.unlimited && html`<p class="bank-mark">${text("baccarat_banque-unlimited")}</p>`}
        ${deal.over_bank > 0 && html`
          <p class="bank-mark">${text("baccarat_banque-above", { amount: money(deal.over_bank) })}</p>
        `}
      </section>
      <${Side} deal=${deal} side="right" me=${me} />
      ${standers.length > 0 && html`
        <section class="banque-standers" aria-label=${text("baccarat_banque-standers")}>
          <h3>${text("baccarat_banque-standers")}</h3>
          <ul>${standers.map((player) => html`<${Chair} key=${player} deal=${deal} player=${player} me=${me} />`)}</ul>
        </section>
      `}
    </div>
  `;
}

/** The coups of this shoe, the newest first. */
export function Record({ state: { deal } }) {
  const coups = deal ? [...deal.coups].reverse() : [];
  if (!coups.length) return html`<p class="quiet">${text("baccarat_banque-nothing-settled")}</p>`;
  const cell = (coup, side) => {
    const said = text("baccarat_banque-side-result", { result: coup[side] || "none", total: coup.totals[side] });
    return html`<td class=${coup[side] || "none"}>${said}</td>`;
  };
  return html`
    <table class="banque-record">
      <thead>
        <tr>
          <th>${text("baccarat_banque-sheet-coup")}</th>
          <th>${handName("left")}</th>
          <th>${handName("banker")}</th>
          <th>${handName("right")}</th>
          <th>${text("baccarat_banque-holds")}</th>
        </tr>
      </thead>
      <tbody>${coups.map((coup) =>
        html`
          <tr key=${coup.coup}>
            <th>${coup.coup}</th>${cell(coup, "left")}
            <td>${coup.totals.banker}</td>
            ${cell(coup, "right")}
            <td>${money(coup.bank)}</td>
          </tr>
        `
      )}</tbody>
    </table>
  `;
}

/** For the dealer's page and the display. */
export function Playground({ state }) {
  return html`
    <div class="banque">
      <${Tables} state=${state} />
      ${state.deal && state.deal.coups.length > 0 && html`<${Record} state=${state} />`}
    </div>
  `;
}

/** What every stake of the last coup won or lost. */
export function Settled({ state, me }) {
  const last = state.deal && state.deal.last_settled;
  if (!last) return html`<p class="quiet">${text("baccarat_banque-nothing-settled")}</p>`;
  const lines = [...last.lines].sort((a, b) => (b.player === me) - (a.player === me));
  const on = ({ stake, side }) => text("baccarat_banque-settled-on", { amount: money(stake), side: handName(side) });
  return html`
    <div class="settled">
      <h3>${text("baccarat_banque-settled-coup", { number: last.coup })}</h3>
      <ul>${lines.map((line) =>
        html`
          <${SettledLine} key=${`${line.player} ${line.side}`} line=${line} mine=${line.player === me}
            on=${on(line)} />
        `
      )}</ul>
      <p class="quiet">${text("baccarat_banque-bank-is", { amount: money(last.bank) })}</p>
    </div>
  `;
}
