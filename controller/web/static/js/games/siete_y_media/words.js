// What siete y media says in words. Pure.

import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";

const PHASES = {
  first_cards: "siete_y_media-phase-first-cards",
  turn: "siete_y_media-phase-turn",
  card_due: "siete_y_media-phase-card-due",
  four_out: "siete_y_media-phase-four-out",
  bank: "siete_y_media-phase-bank",
  for_sale: "siete_y_media-phase-for-sale",
  offered: "siete_y_media-phase-offered",
};

/** Half points as the game writes them: 7½. */
export const points = (halves) => text("siete_y_media-points", { whole: Math.floor(halves / 2), half: halves % 2 });

/** A place, such as "hit ann", as its role and its player. */
function parted(place) {
  const at = place.indexOf(" ");
  return { role: place.slice(0, at), player: place.slice(at + 1) };
}

/** Where a card goes. */
export const placeOf = (place) => text("siete_y_media-place", parted(place));

const DECISIONS = [
  "bet",
  "raise",
  "hit",
  "stand",
  "open",
  "change4",
  "fusilar",
  "cede",
  "keep",
  "buy",
  "decline",
  "four_back",
];

export const words = {
  /** Of a step there is nothing to see: the head of a page has the deal. */
  round: (number, deal) =>
    deal === undefined ? text("siete_y_media-round", { number }) : text("siete_y_media-deal", { number: deal }),
  placeOf,
  get voidWhat() {
    return text("siete_y_media-void-what");
  },
  get rulingWhat() {
    return text("siete_y_media-ruling-what");
  },
  get decisions() {
    return Object.fromEntries(DECISIONS.map((act) => [act, text("siete_y_media-decides", { act })]));
  },
  get dealerActs() {
    return { four_back: text("siete_y_media-act-four-back") };
  },
  get dealerNext() {
    return { four_back: text("siete_y_media-next-four-back") };
  },
  get moments() {
    return Object.fromEntries(
      Object.entries(PHASES).map(([phase, key]) => [phase, text(key, { player: "", at: "none" })]),
    );
  },
  phase({ deal }) {
    if (!PHASES[deal.phase]) return undefined;
    return text(PHASES[deal.phase], { player: deal.turn ? deal.turn.player : "", at: deal.turn ? "turn" : "none" });
  },
  place: (deal, index) => placeOf(deal.places[index]),
  /** Won for the punters' cards, lost for the bank's. */
  side: (deal, index) => (parted(deal.places[index]).role === "bank" ? "lost" : "won"),
  when: () => text("siete_y_media-this-deal"),
  stakes: (deal) =>
    deal.bets.map(({ id, player, stake, on, hand }) => ({
      id,
      player,
      amount: stake,
      text: player === on
        ? text("siete_y_media-lies", { player, amount: money(stake), hand: hand + 1 })
        : text("siete_y_media-lies-on", { player, amount: money(stake), on, hand: hand + 1 }),
    })),
  acts: {
    bet: (act) => text("siete_y_media-act-bet", { amount: money(act.amount) }),
    raise: (act) => text("siete_y_media-act-raise", { amount: money(act.amount) }),
    fusilar: (act) => text("siete_y_media-act-fusilar", { amount: money(act.amount) }),
    back: (act) => text("siete_y_media-act-back", { amount: money(act.amount), on: act.on }),
    cede: (act) => text("siete_y_media-act-cede", { price: money(act.price), to: act.to }),
    hit: () => text("siete_y_media-act-hit"),
    stand: () => text("siete_y_media-act-stand"),
    open: () => text("siete_y_media-act-open"),
    change4: () => text("siete_y_media-act-change4"),
    buy: () => text("siete_y_media-act-buy"),
    decline: () => text("siete_y_media-act-decline"),
    keep: () => text("siete_y_media-act-keep"),
    come_back: () => text("siete_y_media-act-come-back"),
    four_back: () => text("siete_y_media-act-four-back"),
  },
  brief: () => [],
};
