// What a player has his tablet speak: his own cards, when he asks for it, and the page. His cards are spoken and not
// written: not where a screen reader speaks, not on the page. Before one is spoken that lies face down he says, once a
// sitting, that nobody else hears it.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { keep, recall } from "../core/kept.js";
import { hush, utter, voice } from "../core/voice.js";
import { cardName } from "../core/words.js";
import { say, speaksAloud, VOICE } from "./aloud.js";
import { HEADPHONES } from "./by_ear.js";
import { useGame } from "./games.js";

const KEY = "F9";

/** The cards of his own that he may see now, hand by hand: {cards, total, hidden}, `hidden`: one of them is nobody
 * else's to see. */
export const ownHands = ({ ownHands: of = () => [] }, { deal }, me) =>
  (deal ? of(deal, me) : []).map((hand) => ({ ...hand, cards: hand.cards.filter(Boolean) }))
    .filter(({ cards }) => cards.length > 0);

/** One hand for the ear. */
export const handText = ({ cards, total }) => {
  const names = cards.map(cardName);
  return total === null || total === undefined || total === ""
    ? text("pages-heard-cards", { cards: names })
    : text("pages-heard-total", { cards: names, total });
};

function useSaid() {
  const [said, setSaid] = useState("");
  const tell = (sentence) => {
    setSaid(sentence);
    say(sentence);
  };
  return [said, tell];
}

function OwnCards({ state, me }) {
  const game = useGame();
  const [asking, setAsking] = useState(false);
  const [said, tell] = useSaid();
  const sure = useRef(null);
  const hands = ownHands(game, state, me);
  useEffect(() => setAsking(false), [state.at.deal, state.at.round]);
  useEffect(() => {
    if (asking) sure.current?.focus();
  }, [asking]);
  const speak = async () => {
    hush();
    let heard = true;
    for (const hand of hands) heard = await utter(handText(hand)) && heard;
    tell(heard ? "" : text("pages-heard-no-voice"));
  };
  const ask = () => {
    if (!hands.length) return tell(text("pages-heard-none"));
    const secret = hands.some(({ hidden }) => hidden) && recall(HEADPHONES, null, sessionStorage) !== me;
    if (!secret) return speak();
    tell(text("pages-heard-headphones"));
    setAsking(true);
  };
  const confirm = () => {
    keep(HEADPHONES, me, sessionStorage);
    setAsking(false);
    return speak();
  };
  useEffect(() => {
    const press = (event) => {
      if (event.key !== KEY || event.repeat) return;
      event.preventDefault();
      ask();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  useEffect(() => hush, []);
  return html`
    <div class="by-ear-hear">
      <button aria-keyshortcuts=${KEY} onClick=${ask}>${text("pages-heard-own", { key: KEY })}</button>
      ${asking && html`<button ref=${sure} class="brass" onClick=${confirm}>${text("pages-heard-confirm")}</button>`}
      <span>${said}</span>
    </div>
  `;
}

/** Whether this tablet speaks what its page says aloud. */
function Speaking() {
  const [on, setOn] = useState(speaksAloud());
  const [said, tell] = useSaid();
  const flip = async () => {
    const wanted = !on && (await voice()) !== null;
    if (!on && !wanted) tell(text("pages-heard-no-voice"));
    if (!wanted) hush();
    keep(VOICE, wanted);
    setOn(wanted);
    if (wanted) tell(text("pages-heard-on"));
  };
  return html`
    <div class="by-ear-hear">
      <button aria-pressed=${on} onClick=${flip}>${text("pages-heard-speak")}</button>
      <span>${said}</span>
    </div>
  `;
}

export function Heard({ state, me }) {
  const { ownHands: of } = useGame();
  return html`
    <div class="by-ear-heard">
      ${of && html`<${OwnCards} state=${state} me=${me} />`}
      <${Speaking} />
    </div>
  `;
}
