// Siete y media as the pages show it (shell/games.js says what each part is).

import { Casekeeper } from "../../shell/casekeeper.js";
import { gameOf } from "../../shell/game_of.js";
import { wordsOf } from "../../shell/words.js";
import { down, Playground, points, Sale, settled, Table } from "./table.js";
import steps from "./steps.js";
import terms from "./terms.js";

const words = wordsOf(["siete_y_media"], {
  /** Of a step there is nothing to see: the head of a page has the deal. */
  round: (number, deal) => deal === undefined ? words.say("round", { number }) : words.say("deal", { number: deal }),
  moment: (phase) => words.perhaps(`phase-${phase}`, { player: "none" }),
  when: () => words.say("this-deal"),
  named: ({ player, on, hand }) => ({ hand: hand + 1, whose: player === on ? "own" : "other" }),
});

/** The hand of a player that is backed, 0 where he has but one. */
const backed = ({ seats }, { on, hand }) =>
  seats.some(({ player, hands }) => player === on && hands.length > 1) ? hand + 1 : 0;

export default gameOf(words, {
  steps,
  terms,
  typed: async () => (await import("./typed.js")).default,
  styles: [
    new URL("../../../css/round_table.css", import.meta.url).href,
    new URL("./siete_y_media.css", import.meta.url).href,
  ],
  bank: "purse_or_house",
  handsFirst: true,
  kind: "clocked round siete",
  Playground,
  Piles: Table,
  Below: Casekeeper,
  More: Sale,
  settled,
  ownHands: ({ seats, banker, bank_hand }, me) =>
    [
      ...seats.filter(({ player }) => player === me).flatMap(({ hands }) => hands),
      ...(banker === me ? [bank_hand] : []),
    ]
      .map((hand) => ({
        cards: hand.cards,
        total: hand.points === null ? null : points(hand.points),
        hidden: down(hand),
      })),
  strong: (verb, { legal }) => verb === "bet" || (!legal.bet && ["hit", "stand"].includes(verb)),
  many: ["back"],
  variants: {
    hit: ({ expose }) => expose ? [{ fields: { expose }, label: "show_and_hit" }, { label: "hit_open" }] : [{}],
    // The bet of before the cards needs no chips.
    fusilar: ({ most }, { rules }) =>
      rules.bets ? [{ offer: true, fields: { amount: most }, label: "fusilar_unpaid" }] : [{}],
    back: (offers, deal) =>
      offers.map((offer) => ({
        offer,
        fields: { on: offer.on, hand: offer.hand },
        data: { hand: backed(deal, offer) },
      })),
    cede: () => [],
  },
  advice({ banker, left_out, staking, turn, legal, least }, me) {
    if (left_out) return "left_out";
    if (staking && legal.bet) return "bet-first";
    if (staking && banker === me) return "banker";
    if (turn && !turn.player) return "bank_plays";
    if (turn && turn.player !== me) return "turn_of";
    if (turn && !Object.keys(legal).length) return "card";
    return turn && legal.bet ? ["bet", { least }] : undefined;
  },
  rules: {
    cards: ["pack"],
    turn: ["bets", "add", "min", "max", "unit"],
    bank: ["banker", "seven_half_pays", "bank_policy", "solvency"],
    "next-bank": ["bank_rotation"],
    agreed: [
      ...["canto", "bank_must_reach", "open", "open_cards", "open_max_hands", "change4"],
      ...["fusilar", "fusilar_pays", "fusilar_takes_bank", "backing"],
    ],
    time: ["bet_s", "turn_s", "cede_s", "buy_s", "peek", "irregularity"],
  },
});
