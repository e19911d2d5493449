// The table of punto banco as everybody sees it: both hands as they come, the places with their bets, the roads.

import { html } from "../../../vendor/htm-preact.module.js";
import { cardSign, money } from "../../core/words.js";
import { Chip } from "../../shell/chips.js";
import { useGame } from "../../shell/games.js";
import { CoupHand, CoupHands } from "../../shell/hands.js";
import { Roads } from "../../shell/roads.js";

/** Who draws a third card or stands, and on what; nothing where it is not asked. */
function thirdCard({ player, banker, player_total, banker_total, next, natural, result }, say) {
  const against = player[2] ? cardSign(player[2]) : "none";
  const bank = (does) => say("third", { hand: "banker", does, total: banker_total, against });
  if (next === "player_3") return say("third", { hand: "player", does: "draws", total: player_total, against });
  if (next === "banker_3") return bank("draws");
  if (!result || natural || banker.length > 2) return "";
  return player.length === 3 ? bank("stands") : say("both-stand");
}

/** Who draws and why, or how it ended. */
function verdict({ hands, burn_left, places, push }, { say, placeOf }) {
  if (places.length && burn_left > 0) return say("burning", { count: burn_left });
  const { result, coup, natural, player_total: player, banker_total: banker } = hands;
  const third = result === "tie" ? say("tie-stakes", { push }) : thirdCard(hands, say);
  const how = result
    ? say("result", { result, coup, natural, player, banker })
    : hands.next && say("next", { place: placeOf(hands.next) });
  return how ? (third ? say("both", { how, third }) : how) : "";
}

/** Who holds the shoe, where it passes round the seats. */
function Holder({ shoe, me }) {
  const { say } = useGame().words;
  if (!shoe) return null;
  const { holder } = shoe;
  const said = holder === null ? say("held-by-dealer") : holder === me ? say("you-hold") : say("holds", { holder });
  return html`${" "}<span class=${`shoe-holder${holder !== null && holder === me ? " mine" : ""}`}>${said}</span>`;
}

/** Both hands of the coup, or of the last one between coups. */
export function Hands({ state: { deal }, me = null }) {
  const { words } = useGame();
  const { say } = words;
  const hand = (type) => {
    const { next, result, [type]: cards, [`${type}_total`]: total } = deal.hands;
    const name = say("bet", { type });
    return html`
      <${CoupHand} key=${type} name=${type} label=${say("hand", { name, total })} title=${name} cards=${cards}
        figure=${cards.length ? total : ""} due=${next && next.startsWith(type)} won=${result === type} />
    `;
  };
  return html`
    <${CoupHands} deal=${deal} verdict=${deal && verdict(deal, words)}
      left=${deal && html`
        ${deal.last_coup && html`<b>${` ${say("last-coup")}`}</b>`}
        <${Holder} shoe=${deal.shoe} me=${me} />
      `}>
      ${deal && ["player", "banker"].map(hand)}
    <//>
  `;
}

/** The bets of each kind: {type: {mine, others, players}}. */
export function lyingOn(deal, me) {
  const found = {};
  for (const { type, player, stake, pushed } of deal.bets) {
    const place = (found[type] = found[type] || { mine: 0, others: 0, players: new Set(), pushed: false });
    if (player === me) {
      place.mine += stake;
      place.pushed = place.pushed || pushed;
    } else {
      place.others += stake;
      place.players.add(player);
    }
  }
  return found;
}

/** What a bet pays, such as "8:1"; banker by the commission or the half on 6. */
export function paysText({ type, odds }, { variant, commission: { percent }, accounts }, say) {
  if (type !== "banker") return `${odds}:1`;
  if (variant === "super6") return say("pays-super6");
  return percent ? say(accounts ? "pays-account" : "pays-banker", { percent }) : "1:1";
}

function Place({ deal, offer, lies, live, onTap, result }) {
  const { say } = useGame().words;
  const { type } = offer;
  const { mine = 0, others = 0, players = new Set() } = lies || {};
  const name = say("bet", { type });
  const pays = paysText(offer, deal, say);
  const label = say("place-label", {
    name,
    pays,
    mine: mine ? money(mine) : "no",
    others: others ? money(others) : "no",
  });
  const inside = html`
    <span class="place-name">${name}</span>
    <span class="place-pays">${pays}</span>
    ${mine > 0 && html`
      <span class="place-mine">
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          <${Chip} value=${mine} r=${20} />
        </svg>
      </span>
    `}
    ${others > 0 && html`
      <span class="place-others">${say("others", { count: players.size, amount: others })}</span>
    `}
  `;
  const classes = `place ${type}${mine ? " laid" : ""}${live ? " live" : ""}${result === type ? " won" : ""}`;
  if (!onTap) return html`<div class=${classes} role="img" aria-label=${label}>${inside}</div>`;
  return html`
    <button class=${classes} disabled=${!live} aria-label=${label} data-type=${type} onClick=${() => onTap(type)}>
      ${inside}
    </button>
  `;
}

/** The layout. `live`: the kinds of bet that may be tapped; `onTap(type)`. */
export function Layout({ state: { deal }, me, live = [], onTap }) {
  const { say } = useGame().words;
  if (!deal) return html`<p class="quiet">${say("no-shoe")}</p>`;
  const lies = lyingOn(deal, me);
  return html`
    <div class="punto-layout" role="group" aria-label=${say("layout")}>
      ${deal.offered.map((offer) =>
        html`
          <${Place} key=${offer.type} deal=${deal} offer=${offer} lies=${lies[offer.type]} result=${deal.hands.result}
            live=${live.includes(offer.type)} onTap=${onTap} />
        `
      )}
    </div>
  `;
}

/** Where the stakes lie, and the roads: for the dealer's page and the display. */
export function Playground({ state, tall }) {
  return html`
    <div class="punto">
      <${Layout} state=${state} />
      <${Roads} state=${state} tall=${tall} />
    </div>
  `;
}

/** What stands on the accounts of all players together. */
const owedByAll = (accounts) => Object.values(accounts || {}).reduce((sum, amount) => sum + amount, 0);

/** How the last coup ended, where each bet lay, and what the bank kept or is still owed. */
export const settled = {
  title: ({ result, coup, natural, player_total: player, banker_total: banker }, { say }) =>
    say("result", { result, coup, natural, player, banker }),
  on({ commission, ...line }, { say, named }) {
    const laid = { ...named(line), amount: line.stake, kept: money(commission) };
    if (!commission) return say("settled-on", laid);
    return say(line.pay === line.stake ? "settled-on-account" : "settled-on-kept", laid);
  },
  foot: (_, { say }, { commission: { taken }, accounts }) => {
    const owed = owedByAll(accounts);
    return html`
      ${taken > 0 && html`<p class="quiet">${say("commission-taken", { amount: taken })}</p>`}
      ${owed > 0 && html`<p class="quiet commission-owed">${say("commission-owed", { amount: owed })}</p>`}
    `;
  },
};
