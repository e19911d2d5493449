// Where a player types what he does, and hears what came of it; and where he has his cards spoken.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { onSpoken, sayable, text } from "../core/i18n.js";
import { allowed } from "../core/legal.js";
import { newId } from "../core/wire.js";
import { refusal } from "../core/words.js";
import { decisionFor, Said, useTell } from "./acts.js";
import { inTurn, takingBack } from "./again.js";
import { useGame } from "./games.js";
import { Heard } from "./heard.js";
import { Follower } from "./line.js";
import { canRead, read } from "./typed.js";

/** The acts between which he is asked: each a button, and its number may be typed. */
function Asked({ acts, said, choose, cancel }) {
  const act = (one, i) =>
    html`
      <${Follower} key=${said(one)} class="brass" onClick=${() => choose(one)}>${text("pages-typed-choice", {
        number: i + 1,
        act: said(one),
      })}<//>
    `;
  return html`
    <div class="by-ear-asked" role="group" aria-label=${text("pages-typed-choices")}>
      ${acts.map(act)}
      <button class="small" onClick=${cancel}>${text("play-cancel")}</button>
    </div>
  `;
}

/** The game's module, and the words that are looked for; null until both are there. */
function useTyped(game) {
  const [typed, setTyped] = useState(null);
  const fetch = async () => {
    await sayable({ code: "play-typed-on" });
    const found = await game.typed();
    if (!canRead()) return null;
    setTyped(found);
    return found;
  };
  const quietly = () => fetch().catch((error) => console.info(error.message));
  useEffect(() => {
    quietly();
    return onSpoken(quietly); // in another language
  }, [game]);
  return { typed, fetch };
}

function Typing({ wire, state, me }) {
  const game = useGame();
  const { words, asks = [] } = game;
  const field = useRef(null);
  const [asked, setAsked] = useState([]);
  const { notice, setNotice, tell } = useTell(wire, words);
  const { fetch } = useTyped(game);
  useEffect(() => field.current.focus({ preventScroll: true }), []);
  useEffect(() => setAsked([]), [state.at.deal, state.at.round, state.at.phase]);
  const refuse = (said) => setNotice({ ok: false, text: said });
  const answerHim = (said) => setNotice({ ok: true, stays: true, text: said });
  const takeBack = async (verb, fields) => {
    const reply = await wire.send(verb, fields);
    if (!reply.ok) refuse(refusal(reply, wire.state, words)); // else why none was laid stays to be read
    return reply.ok;
  };
  const nameOf = ({ said, verb, fields }) => said || words.act(verb, fields);
  const act = async (one, typed, context) => {
    const { decides, telling, done = (verb, fields) => words.done(verb, fields) } = typed;
    const { verb, fields, why, fresh, all } = one;
    setAsked([]);
    if (why) return refuse(why);
    const more = { ...(fresh && { bet: newId() }), ...(decides(verb) ? decisionFor(state.awaiting, me, verb) : {}) };
    const name = text("pages-typed-done", { act: nameOf(one) });
    const acts = all || [[verb, { ...fields, ...more }]];
    const said = done(verb, fields, game, one) || name;
    const laid = [];
    const send = telling ? telling(tell, one, context) : tell;
    const each = async (verb, fields, done) => {
      const taken = await send(verb, fields, done);
      if (taken) laid.push({ id: fields.bet });
      return taken;
    };
    if (await inTurn(acts, said, each)) field.current.value = "";
    else if (one.whole) await inTurn(takingBack(laid), "", takeBack);
  };
  const contextOf = (typed) => ({ typed, game, state, me, deal: state.deal, legal: allowed(state, me) });
  const submit = async (event) => {
    event.preventDefault();
    const said = field.current.value;
    const typed = await fetch().catch(() => null);
    if (!typed) return refuse(text("pages-part-missing"));
    const context = contextOf(typed);
    const chosen = asked[Number(said.trim()) - 1];
    if (chosen) return act(chosen, typed, context);
    const { acts, problem, data, answer } = read(said, context);
    if (problem) {
      setAsked([]);
      if (answer) field.current.select();
      return answer ? answerHim(text(problem, data)) : refuse(text(problem, data));
    }
    if (acts.length === 1 && !asks.includes(acts[0].verb)) return act(acts[0], typed, context);
    setAsked(acts);
    const named = acts.map((one, i) => text("pages-typed-choice", { number: i + 1, act: nameOf(one) }));
    const code = acts.length > 1 ? "pages-typed-which" : "pages-typed-sure";
    setNotice({ ok: true, text: text(code, { came: said.trim(), acts: named }) });
    field.current.select();
  };
  const choose = async (one) => {
    const typed = await fetch();
    return act(one, typed, contextOf(typed));
  };
  return html`
    <form class="by-ear-form" onSubmit=${submit}>
      <label>${text("pages-typed-label")}
        <input type="text" ref=${field} autocomplete="off" autocapitalize="none" spellcheck=${false}
          enterkeyhint="send" />
      </label>
      <button class="brass">${text("pages-typed-do")}</button>
    </form>
    ${asked.length > 0 &&
      html`<${Asked} acts=${asked} said=${nameOf} choose=${choose} cancel=${() => setAsked([])} />`}
    <${Said} notice=${notice} busy=${wire.busy} advice=${canRead() ? hint(game) : ""} />
  `;
}

/** What may be typed, for the line that waits. */
const hint = ({ words }) => text("pages-typed-hint", { example: words.say("typed-example") });

export function EarPanel({ wire, state, me }) {
  const game = useGame();
  return html`
    <section class="by-ear" aria-label=${text("pages-by-ear-title")}>
      ${game.typed && html`<${Typing} wire=${wire} state=${state} me=${me} />`}
      <${Heard} state=${state} me=${me} />
    </section>
  `;
}
