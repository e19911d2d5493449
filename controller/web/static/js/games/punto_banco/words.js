// What punto banco says in words. Pure.

import { text } from "../../core/i18n.js";
import { cardSign, money } from "../../core/words.js";

const PHASES = {
  burning: "punto_banco-phase-burning",
  bets_open: "punto_banco-phase-open",
  bets_closed: "punto_banco-phase-closed",
  dealing: "punto_banco-phase-dealing",
  over: "punto_banco-phase-over",
  void: "punto_banco-phase-void",
};

/** What a kind of bet is called. */
export const betName = (type) => text("punto_banco-bet", { type });

/** What a bet pays, such as "8:1"; banker by the commission or the half on 6. */
export function paysText({ type, odds }, { variant, commission }) {
  if (type !== "banker") return `${odds}:1`;
  if (variant === "super6") return text("punto_banco-pays-super6");
  return commission.percent ? text("punto_banco-pays-banker", { percent: commission.percent }) : "1:1";
}

/** Where a card of the shoe went. */
export const placeName = (place) => text("punto_banco-place", { place });

/** Who draws a third card or stands, and on what; nothing where it is not asked. */
export function thirdCard({ player, banker, player_total, banker_total, next, natural, result }) {
  const said = (hand, does, total) =>
    text("punto_banco-third", {
      hand,
      does,
      total,
      against: hand === "banker" && player[2] ? cardSign(player[2]) : "none",
    });
  if (next === "player_3") return said("player", "draws", player_total);
  if (next === "banker_3") return said("banker", "draws", banker_total);
  if (!result || natural) return "";
  if (banker.length === 2 && player.length === 3) return said("banker", "stands", banker_total);
  return banker.length === 2 ? text("punto_banco-both-stand") : "";
}

const PLACES = ["burn", "burnt", "player_1", "player_2", "player_3", "banker_1", "banker_2", "banker_3"];

export const words = {
  round: (number) => text("punto_banco-round", { number }),
  get places() {
    return Object.fromEntries(PLACES.map((place) => [place, placeName(place)]));
  },
  underWay: ["bets_closed", "dealing"],
  phase({ deal }) {
    return PHASES[deal.phase] && text(PHASES[deal.phase]);
  },
  place: (deal, index) => placeName(deal.places[index]),
  /** Won for the player's cards, lost for the banker's: the colours of the roads. */
  side(deal, index) {
    const [hand] = deal.places[index].split("_");
    return { player: "won", banker: "lost" }[hand] || "side";
  },
  when: (line) => text("punto_banco-round", { number: line.turn }),
  stakes: (deal) =>
    deal.bets.map(({ id, player, type, stake }) => ({
      id,
      player,
      amount: stake,
      text: text("punto_banco-lies", { player, amount: money(stake), bet: betName(type) }),
    })),
  acts: {
    bet: (act) => text("punto_banco-act-bet", { amount: money(act.stake), bet: betName(act.type) }),
    remove: () => text("punto_banco-act-remove"),
  },
  brief: () => [],
};
