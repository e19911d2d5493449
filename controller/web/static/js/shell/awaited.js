// What the table waits for: a player's decision with the time that is left, and for the dealer the one thing to do.

import { html, useEffect, useReducer } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { dealerMay } from "../core/legal.js";
import { useGame } from "./games.js";
import { Explained } from "./terms.js";

const TICK_MS = 250;
/** Most choices that are named; where there are more, the buttons show them. */
const MOST_NAMED = 3;

/** Whole seconds that are left of `left_ms`, which was so when the table spoke. */
function seconds(state, left_ms, now) {
  const gone = state.clocks.running ? now - state.heard_at : 0;
  return Math.max(0, Math.ceil((left_ms - gone) / 1000));
}

/** Whole seconds that a decision has left, null without a limit. */
export function secondsLeft(state, key, now) {
  const left = state.clocks && state.clocks.left_ms[key];
  return left === undefined ? null : seconds(state, left, now);
}

/** Whole seconds of a clock of the table that belongs to no decision: `closes_ms`, until the dealer of the
 * demonstration closes the bets, `begins_ms`, until he begins the next deal, `opens_ms`, until bets are probably open.
 * Null where none runs. */
export function secondsTo(state, name, now) {
  const left = state.clocks ? state.clocks[name] : undefined;
  return left === undefined ? null : seconds(state, left, now);
}

/** Draws again while a clock runs. */
export function useTick(running) {
  const [, tick] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
}

/** Who decides, what, and what holds when the time is up: "bob draws or stands, else stands". `mine`: what of it this
 * viewer may do himself. */
export function decisionText({ player, verbs, all_seats, default: otherwise }, me, words, mine) {
  if (all_seats && !verbs.length) return text("pages-time-for-bets");
  const name = words.decision;
  const who = all_seats ? "all" : player === null ? "dealer" : player === me ? "you" : "player";
  const named = mine.length ? mine : verbs;
  const choice = named.length ? named.map(name).reduce((first, second) => text("pages-or", { first, second })) : "";
  const data = { who, player: player || "", choice, otherwise: otherwise ? name(otherwise) : "" };
  if (!verbs.length) return text("pages-decides", data);
  if (otherwise && named.length > MOST_NAMED) return text("pages-decides-many", data);
  return text(otherwise ? "pages-decides-else" : "pages-decides-what", data);
}

/** In how many seconds the bets close, for the head of a page. */
export function BetsClose({ state }) {
  const left = secondsTo(state, "closes_ms", performance.now());
  useTick(left !== null);
  return left !== null && html`
    <span class="head-countdown" role="timer">${text("pages-closes-in", { seconds: left })}</span>
  `;
}

/** What of this decision he may answer, by verbs; none of another's. */
export const ownVerbs = ({ all_seats, player, verbs }, me, legal) =>
  me && (all_seats || player === me) ? verbs.filter((verb) => verb in legal) : [];

const legalOf = (state) => (state.deal && state.deal.legal) || {};

/** Whether a decision is awaited of this player. */
export const asked = (state, me) =>
  (state.awaiting || []).some((one) => one.player === me || ownVerbs(one, me, legalOf(state)).length > 0);

/** Each decision that is awaited, with its clock; while play is held not the time for bets, as no bet is taken. */
export function Awaited({ state, me }) {
  const { words } = useGame();
  const awaiting = (state.awaiting || []).filter(({ all_seats, verbs }) =>
    !state.hold || !all_seats || verbs.length > 0
  );
  const legal = legalOf(state);
  useTick(awaiting.length > 0 && !!state.clocks && state.clocks.running);
  const now = performance.now();
  const row = (decision) => {
    const seconds = secondsLeft(state, decision.key, now);
    const mine = ownVerbs(decision, me, legal);
    const lit = mine.length > 0 || (me && decision.player === me);
    return html`
      <p key=${decision.key} class=${`banner awaited${lit ? " mine" : ""}`}>
        <span><${Explained} said=${decisionText(decision, me, words, mine)} /></span>
        ${seconds !== null && !state.hold &&
          html`<b class="clock" role="timer">${text("pages-seconds", { seconds })}</b>`}
        ${seconds !== null && state.hold && html`<span>${text("pages-seconds-stand", { seconds })}</span>`}
      </p>
    `;
  };
  return html`<div class="banners">${awaiting.map(row)}</div>`;
}

/** Where the next card goes, such as "the player, face down". */
export function placeOfNext({ place, face }, words) {
  const name = words.placeOf(place);
  return face === "down" ? text("pages-place-down", { place: name }) : name;
}

/** Whether an answer is awaited of everybody (who claims, bids or takes the bank), or of one player. */
const everybodyAnswers = ({ awaiting = [] }) => awaiting.some((one) => one.all_seats && one.verbs.length > 0);
export const answerAwaited = (state) =>
  everybodyAnswers(state) || (state.awaiting || []).some(({ player }) => player !== null);

/** Whether a card that nobody may look at could not be read: then there is but one way on. */
export const unaskable = ({ question }) => !!question && question.askable === false;

/** Whether cards are due that are laid aside, away from the sheet, so that the dealer says when they are. */
export const goesByUnseen = (state) => state.table.on_sheet && !state.hold && dealerMay(state, "pass_by");

/** The one thing that the dealer has to do now, in a sentence. */
export function nextThing(state, words) {
  const { table, hold, question, expects, awaiting = [] } = state;
  if (table.test) return "";
  if (unaskable(state)) {
    return text(table.voids_round ? "pages-next-void-round" : "pages-next-void");
  }
  if (question) return text("pages-next-question");
  if (table.on_sheet && dealerMay(state, "lay_away")) return text("pages-next-lay-away-sheet");
  if (hold) return text(hold.by === "starting" ? "pages-next-starting" : "pages-next-held");
  if (dealerMay(state, "lay_away")) return text("pages-next-lay-away");
  if (!table.playing && table.on_sheet) return text("pages-next-start-sheet");
  if (!table.playing && table.cut) return text("pages-next-cut");
  if (!table.playing) return text("pages-next-start");
  if (goesByUnseen(state)) return text("pages-next-pass-by");
  const own = (state.dealer.own || []).map(words.next).find(Boolean);
  if (own) return own;
  const players = [...new Set(awaiting.filter(({ player }) => player).map(({ player }) => player))];
  if (players.length) return text("pages-next-wait", { players });
  if (state.false_start) return text("pages-next-false-start");
  if (everybodyAnswers(state)) {
    return text(dealerMay(state, "close_bets") ? "pages-next-answers-end" : "pages-next-answers");
  }
  const place = expects && placeOfNext(expects, words);
  if (dealerMay(state, "close_bets")) {
    return place ? text("pages-next-bets", { place }) : text("pages-next-close");
  }
  if (place) return text("pages-next-draw", { place });
  return state.light === "open" ? text("pages-next-stakes") : "";
}

/** The same on the dealer's page. */
export function NextThing({ state }) {
  const thing = nextThing(state, useGame().words);
  return thing && html`<p class="next-thing"><span>${text("pages-next")}</span>${` ${thing}`}</p>`;
}
