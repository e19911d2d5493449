// The tray of a seat: a button for each act that the table offers, chips where it takes a sum, and one line below.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { cutText } from "../core/words.js";
import { Said, useActs } from "./acts.js";
import { TrayChip } from "./chips.js";
import { useGame } from "./games.js";
import { PLACE_TAKEN_MS } from "./line.js";
import { alongButtons, useFocusKept } from "./roving.js";

/** What the player may do now, or why nothing, in one sentence. `play`: what he has begun on his page. */
export function adviceOf({ words, advice }, state, me, play) {
  const { deal, table, money } = state;
  if (table.cut && money.purses[me]) return cutText(table.cut, me);
  if (!deal || !table.playing) return words.say(money.purses[me] ? "advice-wait" : "advice-buy_in");
  const [key, data] = [].concat(advice ? advice(deal, me, play, state) : []);
  if (key !== undefined) return key && words.advice(key, deal, data);
  return Object.keys(deal.legal).length ? "" : words.advice("watch", deal);
}

/** What is said instead of doing anything: the last buttons, which do not stand out. */
const NO = ["pass", "decline"];

/** Whether an offer is a sum to be chosen. */
export const isSum = ({ offer }) => offer !== null && typeof offer === "object" && "most" in offer;

/** The acts on offer, as the table has them: {verb, offer, fields}, and `label`, the key of its button. */
export function actsOf({ variants = {} }, deal) {
  return Object.entries(deal.legal).flatMap(([verb, offer]) =>
    (variants[verb] ? variants[verb](offer, deal) : [{}]).map((one) => ({ verb, offer, fields: {}, ...one }))
  );
}

/** What a button says: with the sum, and whether there is a stake of one's own already. */
export function labelOf({ words }, { verb, offer, fields, label = verb, data }, amount, deal, me) {
  const more = words.stakes(deal).some(({ player, side }) => player === me && side === fields.side);
  const sum = amount === undefined ? offer : { amount };
  const told = { ...words.named({ ...fields, ...sum }), more: amount ? more : "none", phase: deal.phase, ...data };
  return words.perhaps(`do-${label}`, told) || words.say(`act-${label}`, told);
}

const SURE_MS = 5000;

/** An act that is asked about (`asks` of the game): whether it may be done, and a press. The first press asks, the
 * second does it, if it comes for the same act and neither with the first one nor too late. */
function useSure(meant) {
  const [asked, setAsked] = useState({ meant: null, fresh: false });
  const asking = asked.meant === meant;
  useEffect(() => {
    if (asked.meant === null) return undefined;
    const next = asked.fresh ? { ...asked, fresh: false } : { meant: null, fresh: false };
    const timer = setTimeout(() => setAsked(next), asked.fresh ? PLACE_TAKEN_MS : SURE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const press = (act) => {
    if (asking && asked.fresh) return;
    setAsked(asking ? { meant: null, fresh: false } : { meant, fresh: true });
    if (asking) act();
  };
  return { asking, fresh: asking && asked.fresh, press };
}

/** A press of the button does the act; `amount`: of chips that were tapped; `at`: the moment of the table. */
function Act({ act, amount, at, deal, me, send, disabled }) {
  const game = useGame();
  const { verb, offer, fields } = act;
  const strong = game.strong ? game.strong(verb, deal) : !NO.includes(verb);
  const sum = amount === undefined && Number.isInteger(offer) ? offer : amount;
  const label = labelOf(game, act, sum, deal, me);
  const sure = useSure(JSON.stringify([at, label]));
  const asks = (game.asks || []).includes(verb);
  const done = () => send(verb, amount === undefined ? fields : { ...fields, amount });
  const press = asks ? () => sure.press(done) : done;
  const said = [label, asks && game.words.say("sure", { act: label })];
  return html`
    <button class=${strong ? "brass big" : "big"} disabled=${disabled} aria-disabled=${sure.fresh} onClick=${press}>
      ${asks ? html`<${Either} shown=${said[Number(sure.asking)]} other=${said[Number(!sure.asking)]} />` : label}
    </button>
  `;
}

/** What a button says, in the room for what it says at another time: nothing moves when that comes. */
const Either = ({ shown, other }) => html`<span class="either"><span>${shown}</span><span>${other}</span></span>`;

/** The sum for an act once these chips were tapped; where the game does not want it tapped out, the least at first. */
export const sumFor = ({ least, most }, tapped, exact) => (exact ? tapped : Math.min(Math.max(tapped, least), most));

/** A row of chips that add up to a sum of at most `most`, one stop of Tab, and a button that clears it. */
export function SumChips({ values, tapped, most, setTapped }) {
  const { say } = useGame().words;
  const [reached, setReached] = useState(null); // the chip that had the focus last
  useEffect(() => {
    if (tapped > most) setTapped(0);
  }, [tapped, most]);
  const fits = (value) => tapped + value <= most;
  const stop = reached !== null && fits(reached) ? reached : values.find(fits);
  const chip = (value) =>
    html`
      <${TrayChip} key=${value} value=${value} stop=${value === stop} disabled=${!fits(value)}
        label=${say("chip", { amount: value, count: value })}
        onClick=${() => setTapped(tapped + value)} onFocus=${() => setReached(value)} />
    `;
  const chips = values.map(chip);
  return html`
    <div class="tray-chips" role="group" aria-label=${say("chips")} onKeyDown=${alongButtons}>${chips}</div>
    <button class="small" disabled=${tapped === 0} onClick=${() => setTapped(0)}>${say("clear")}</button>
  `;
}

/** Chips that add up to a sum, and the acts that it may be for. */
function Sums({ acts, at, deal, me, send }) {
  const { exact = [], many = [] } = useGame();
  const [tapped, setTapped] = useState(0);
  const most = Math.max(...acts.map(({ offer }) => offer.most));
  const lay = async (verb, fields) => {
    if (await send(verb, fields)) setTapped(0);
  };
  const act = (one, i) => {
    const amount = sumFor(one.offer, tapped, exact === true || exact.includes(one.verb));
    return html`
      <${Act} key=${i} act=${one} amount=${amount} disabled=${amount < one.offer.least} at=${at}
        deal=${deal} me=${me} send=${lay} />
    `;
  };
  const [row, own] = [true, false].map((of) => acts.filter(({ verb }) => many.includes(verb) === of));
  return html`
    <${SumChips} values=${deal.chips} tapped=${tapped} most=${most} setTapped=${setTapped} />
    ${own.map(act)}
    ${row.length > 0 && html`<div class="tray-many" role="group">${row.map(act)}</div>`}
  `;
}

function Acts({ at, deal, me, send }) {
  const acts = actsOf(useGame(), deal);
  const sums = acts.filter(isSum);
  const others = acts.filter((act) => !isSum(act)).sort((a, b) => NO.includes(a.verb) - NO.includes(b.verb));
  return html`
    ${sums.length > 0 &&
      html`<${Sums} key=${sums[0].verb} acts=${sums} at=${at} deal=${deal} me=${me} send=${send} />`}
    ${others.map((act, i) =>
      html`<${Act} key=${`${act.verb} ${i}`} act=${act} at=${at} deal=${deal} me=${me} send=${send} />`
    )}
  `;
}

/** The tray of a game of decisions; `More`: what the game has beside the buttons. */
export function Tray({ wire, state, me }) {
  const game = useGame();
  const { words, More } = game;
  const box = useFocusKept();
  const { notice, send } = useActs({ wire, state, me, words, done: words.done });
  return html`
    <div ref=${box} class="tray" role="toolbar" aria-label=${words.say("your-acts")}>
      ${state.deal && html`<${Acts} at=${state.at} deal=${state.deal} me=${me} send=${send} />`}
      ${More && state.deal && html`<${More} deal=${state.deal} send=${send} />`}
      <${Said} notice=${notice} busy=${wire.busy} advice=${adviceOf(game, state, me)} />
    </div>
  `;
}
