// When somebody who comes now can play: by the table's clocks where one runs, else what he waits for.

import { html } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { secondsLeft, secondsTo, useTick } from "./awaited.js";
import { useGame } from "./games.js";

const ROUGHLY_S = 5;
/** Less than it takes to sit down and bet. */
const TOO_SHORT_S = 5;
const HOLDS = { fault: "pages-join-fault", question: "pages-join-question" };

/** Of a time that is guessed from how long it took before. */
const roughly = (seconds) => Math.max(1, Math.round(seconds / ROUGHLY_S)) * ROUGHLY_S;

/** Whole seconds for which bets are still taken; null where no clock closes them. */
function secondsOpen(state, now) {
  const bets = (state.awaiting || []).find(({ all_seats, verbs }) => all_seats && !verbs.length);
  const left = bets ? secondsLeft(state, bets.key, now) : null;
  return left === null ? secondsTo(state, "closes_ms", now) : left;
}

/** The sentence, in the game's words. */
export function joinText(state, words, now) {
  const { table, hold, light } = state;
  if (table.test) return text("pages-join-test");
  if (hold) return text(HOLDS[hold.by] || "pages-join-held");
  if (!table.free_seats) return text("pages-join-full");
  if (!table.playing) {
    if (table.players_wanted) return text("pages-join-wanted", { count: table.players_wanted });
    const begins = secondsTo(state, "begins_ms", now);
    if (begins !== null) return text("pages-join-begins", { seconds: begins });
    return text(table.cut ? "pages-join-cut" : "pages-join-shuffled");
  }
  const open = table.takes_newcomers && light === "open";
  const left = open ? secondsOpen(state, now) : null;
  if (open && left === null) return words.say("join-now");
  if (open && left >= TOO_SHORT_S) return words.say("join-now-s", { seconds: left });
  const opens = secondsTo(state, "opens_ms", now);
  const seconds = opens && roughly(opens);
  if (table.takes_newcomers) return seconds ? words.say("join-round-s", { seconds }) : words.say("join-round");
  return seconds ? words.say("join-deal-s", { seconds }) : words.say("join-deal");
}

/** The sentence on a page; nothing where real chips are played. */
export function Join({ state }) {
  const { words } = useGame();
  useTick(!!state.clocks && state.clocks.running);
  if (state.table.mode === "casekeeper") return null;
  return html`<p class="join">${joinText(state, words, performance.now())}</p>`;
}
