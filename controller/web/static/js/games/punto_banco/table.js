// What everybody sees of punto banco: both hands as they come, what they come to, and what the bets pay.

import { html } from "../../../vendor/htm-preact.module.js";
import { cardSign, money } from "../../core/words.js";
import { useGame } from "../../shell/games.js";
import { CoupHand, CoupHands } from "../../shell/hands.js";

/** Who draws a third card or stands, and on what; nothing where it is not asked. */
function thirdCard({ player, banker, player_total, banker_total, next, natural, result }, say) {
  const against = player[2] ? cardSign(player[2]) : "none";
  const bank = (does) => say("third", { hand: "banker", does, total: banker_total, against });
  if (next === "player_3") return say("third", { hand: "player", does: "draws", total: player_total, against });
  if (next === "banker_3") return bank("draws");
  if (!result || natural || banker.length > 2) return "";
  return player.length === 3 ? bank("stands") : say("both-stand");
}

/** How the coup stands or ended, and who draws or stands on what: {how, third}, each nothing where there is none. */
export function standing({ hands, burn_left, places, push }, { say, placeOf }) {
  if (places.length && burn_left > 0) return { how: say("burning", { count: burn_left }), third: "" };
  const { result, coup, natural, player_total: player, banker_total: banker } = hands;
  const third = result === "tie" ? say("tie-stakes", { push }) : thirdCard(hands, say);
  if (result) return { how: say("result", { result, coup, natural, player, banker }), third };
  return { how: hands.next ? say("next", { place: placeOf(hands.next) }) : "", third: hands.next ? third : "" };
}

/** Both in one line. */
export function verdict(deal, words) {
  const { how, third } = standing(deal, words);
  return third ? words.say("both", { how, third }) : how;
}

/** Who holds the shoe, where it passes round the seats. */
function Holder({ shoe, me }) {
  const { say } = useGame().words;
  if (!shoe) return null;
  const { holder } = shoe;
  const said = holder === null ? say("held-by-dealer") : holder === me ? say("you-hold") : say("holds", { holder });
  return html`${" "}<span class=${`shoe-holder${holder !== null && holder === me ? " mine" : ""}`}>${said}</span>`;
}

/** One of the hands; `style`: where it is on the painted table. */
export function Hand({ deal, type, style }) {
  const { say } = useGame().words;
  const { next, result, [type]: cards, [`${type}_total`]: total } = deal.hands;
  const name = say("bet", { type });
  return html`
    <${CoupHand} name=${type} label=${say("hand", { name, total })} title=${name} cards=${cards} style=${style}
      figure=${cards.length ? total : ""} due=${next && next.startsWith(type)} won=${result === type} />
  `;
}

/** Beside what is left of the shoe: that it ends, and who holds it. */
export function ShoeLeft({ deal, me }) {
  const { say } = useGame().words;
  return html`
    ${deal.last_coup && html`<b>${` ${say("last-coup")}`}</b>`}
    <${Holder} shoe=${deal.shoe} me=${me} />
  `;
}

/** Both hands of the coup, or of the last one between coups, where there is no table with stakes. */
export function Hands({ state: { deal }, me = null }) {
  const { words } = useGame();
  return html`
    <${CoupHands} deal=${deal} verdict=${deal && verdict(deal, words)} left=${deal && html`
      <${ShoeLeft} deal=${deal} me=${me} />
    `}>
      ${deal && ["player", "banker"].map((type) => html`<${Hand} key=${type} deal=${deal} type=${type} />`)}
    <//>
  `;
}

/** The bets of this kind, by player in the order in which they were laid. */
export function lyingOn(deal, type) {
  const found = new Map();
  for (const bet of deal.bets) {
    if (bet.type === type) found.set(bet.player, (found.get(bet.player) || 0) + bet.stake);
  }
  return found;
}

/** What a bet pays, such as "8:1"; banker by the commission or the half on 6. */
export function paysText({ type, odds }, { variant, commission: { percent }, accounts }, say) {
  if (type !== "banker") return `${odds}:1`;
  if (variant === "super6") return say("pays-super6");
  return percent ? say(accounts ? "pays-account" : "pays-banker", { percent }) : "1:1";
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
