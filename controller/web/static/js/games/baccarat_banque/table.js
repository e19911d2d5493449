// The two tables of baccarat banque as everybody sees them: chairs and stakes of both sides, the bank between them, the
// hands as they come, and the record of the coups.

import { html } from "../../../vendor/htm-preact.module.js";
import { money } from "../../core/words.js";
import { useGame } from "../../shell/games.js";
import { CoupHand, CoupHands, useHeld } from "../../shell/hands.js";

function Hand({ name, deal }) {
  const { say } = useGame().words;
  const { held, grip } = useHeld();
  const { cards, total, open, player, decision, result } = deal.hands[name];
  const own = !open && cards.slice(0, 2).some(Boolean); // a third card lies open for all
  const shown = open || held;
  const title = say("hand", { hand: name });
  return html`
    <${CoupHand} name=${name} label=${title} title=${title} cards=${cards} won=${result === "win"}
      figure=${cards.length && total !== null && shown ? total : ""} open=${(i) => shown || i === 2}
      due=${deal.next && deal.next.startsWith(name)}>
      <p class="banque-plays">
        ${player && name !== "banker" && say("plays", { player })}
        ${decision && html`<b>${say("decision", { decision })}</b>`}
      </p>
      ${own && html`<button class="small peek hold-to-see" ...${grip}>${say("hold-to-see")}</button>`}
    <//>
  `;
}

/** All three hands of the coup, or of the last one between coups. */
export function Hands({ state: { deal } }) {
  const hand = (name) => html`<${Hand} key=${`${name} ${deal.coup}`} name=${name} deal=${deal} />`;
  return html`<${CoupHands} deal=${deal} kind="banque-hands">${deal && ["left", "banker", "right"].map(hand)}<//>`;
}

function Chair({ deal, player, side, me, place }) {
  const { say, named } = useGame().words;
  const stakes = deal.stakes.filter((stake) => stake.player === player && (!side || stake.side === side));
  const plays = side && (deal.hands[side].player || deal.seats.hands[side]);
  const hand = !!side && plays === player;
  const banco = deal.banco.includes(player);
  return html`
    <li class=${`chair${player === me ? " mine" : ""}${hand ? " hand" : ""}`}>
      ${place && html`<span class="chair-place">${place}</span>`}
      <span class="chair-name">${player}</span>
      ${hand && html`<span class="chair-mark">${say("has-hand")}</span>`}
      ${banco && html`<span class="chair-mark">${say("plays-banco")}</span>`}
      ${stakes.map(({ side: on, amount }) =>
        html`<b key=${on} class="chair-stake">${
          side ? money(amount) : say("on-side", { amount, ...named({ side: on }) })
        }</b>`
      )}
    </li>
  `;
}

function Side({ deal, side, me }) {
  const title = useGame().words.say("hand", { hand: side });
  const players = deal.seats[side];
  const outside = deal.stakes.filter((stake) => stake.side === side && !players.includes(stake.player));
  return html`
    <section class=${`banque-side ${side}`} aria-label=${title}>
      <h3>${title} <b>${deal.staked[side] ? money(deal.staked[side]) : ""}</b></h3>
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

function bankText({ banker, offer, bids, broken }, say) {
  if (offer) return say("offered-at", { player: offer.by, amount: offer.amount });
  if (banker) return say(broken ? "bank-broken" : "bank-of", { player: banker });
  const best = bids.reduce((found, bid) => (!found || bid.amount > found.amount ? bid : found), null);
  return best ? say("best-bid", best) : say("no-banker");
}

/** Both tables with the bank between them. */
export function Tables({ state: { deal }, me }) {
  const { say } = useGame().words;
  if (!deal) return html`<p class="quiet">${say("no-shoe")}</p>`;
  const { standers } = deal.seats;
  return html`
    <div class="felt banque-tables" role="group" aria-label=${say("tables")}>
      <${Side} deal=${deal} side="left" me=${me} />
      <section class="banque-bank" aria-label=${say("hand", { hand: "banker" })}>
        <b class="bank-sum">${deal.banker || deal.bank ? money(deal.bank) : ""}</b>
        <p>${bankText(deal, say)}</p>
        ${deal.unlimited && html`<p class="bank-mark">${say("unlimited")}</p>`}
        ${deal.over_bank > 0 && html`<p class="bank-mark">${say("above", { amount: deal.over_bank })}</p>`}
      </section>
      <${Side} deal=${deal} side="right" me=${me} />
      ${standers.length > 0 && html`
        <section class="banque-standers" aria-label=${say("standers")}>
          <h3>${say("standers")}</h3>
          <ul>${standers.map((player) => html`<${Chair} key=${player} deal=${deal} player=${player} me=${me} />`)}</ul>
        </section>
      `}
    </div>
  `;
}

/** The coups of this shoe, the newest first. */
export function Record({ state: { deal } }) {
  const { say } = useGame().words;
  const coups = deal ? [...deal.coups].reverse() : [];
  if (!coups.length) return html`<p class="quiet">${say("nothing-settled")}</p>`;
  const heads = [say("sheet"), ...["left", "banker", "right"].map((hand) => say("hand", { hand })), say("holds")];
  const side = (coup, name) => {
    const result = coup[name] || "none";
    return html`<td class=${result}>${say("side-result", { result, total: coup.totals[name] })}</td>`;
  };
  const row = (coup) =>
    html`
      <tr key=${coup.coup}>
        <th>${coup.coup}</th>
        ${side(coup, "left")}
        <td>${coup.totals.banker}</td>
        ${side(coup, "right")}
        <td>${money(coup.bank)}</td>
      </tr>
    `;
  return html`
    <table class="banque-record">
      <thead>
        <tr>${heads.map((head) => html`<th key=${head}>${head}</th>`)}</tr>
      </thead>
      <tbody>${coups.map(row)}</tbody>
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

/** Of the last coup: where each stake lay, and the bank. */
export const settled = {
  on: ({ stake, side }, { say, named }) => say("settled-on", { amount: stake, ...named({ side }) }),
  foot: ({ bank }, { say }) => html`<p class="quiet">${say("bank-is", { amount: bank })}</p>`,
};
