// The game that is played at the table, found by its name: games/NAME/game.js. A further game adds its folder, nothing
// here names one. What a game's module exports as default, made with `gameOf` (game_of.js):
//
//   styles      addresses of its own style sheets
//   title, door, sheet  what the game is called, what the front door says to a player, and the name of the sheet on
//               which the last settlement stands; getters, as sentences are made when they are drawn
//   steps       what the game is, in five pictures (steps.js)
//   terms       what a guest may not know: its words with their paragraphs of docs/rules.md (terms.js)
//   play        fetches the page of a seat, where it is not that of play.js: {wire, state, you, tall}. Other pages do
//               without its scripts; a seat's has them in its file, by this line of game.js (scripts.py)
//   typed       fetches what may be typed instead of tapped (typed.js)
//   Playground  where the stakes lie, for the dealer's page and the display: {state, tall, dealer, display}
//   Stakes      for the dealer's page the stakes by their places in words, where the Playground has many: {state}
//   Rounds      for the display all rounds of the deal in a row, where their number is known: {state}
//   Piles       the cards that lie on the table: {state, me}
//   handsFirst  true where the hands are what everybody looks at: the display and the dealer's page show Piles large,
//               above the stakes
//   Table       hands and stakes as one painted table (painted.js), which then stands for both: {state, me, tall,
//               display}; the Playground is then what goes below it
//   Settled     what the last round paid, where it is not that of settled.js: {state, me}; `settled` says there what
//   bank        whose the bank is: nothing for the house's, which the dealer changes; "player" for a player's; "box"
//               for one beside which the house has a box that the dealer empties; "purse" where the banker answers
//               with his own purse, so that no money is in a bank; "purse_or_house" where he does, unless the bank is
//               the house's
//   Tabs        the record of the cards, where the game keeps one: {state}
//   kind        classes of a seat's page
//   rules       the sheet of rules: the names of the options under each heading
//   words       what the game says in words, made with `wordsOf` (words.js):
//     say(key, data), perhaps(key, data)  a sentence; the second "" where there is none
//     round(number, deal)  a round of bets, such as "turn 3"; `deal`: the number of the deal, for the head of a page
//     phase(state)  where the deal stands; nothing for what every game has
//     moment(phase) the same in a few words, beside bets open and bets closed
//     refused(reason, state)  why the table did not take what a player did; nothing where the table's words do
//     place(deal, index), side(deal, index)  where a card went, in words and as a class: won, lost or side
//     placeOf(place)  where the next card goes
//     when(line)    the round of a line of a correction
//     stakes(deal)  the stakes: [{id, player, amount, text}]
//     decision(verb)  what is decided, within a sentence
//     act(verb, fields), done(verb, fields), next(verb)  a command, what is said of one that was taken, and what the
//                   dealer is asked to do first where he may give it
//     brief(deal)   the cards of the round for one line, [[name, card or nothing]], where the hands are not at the top
//                   anyway; it stands open on every page: nothing that one player alone sees
//
// A seat's page of play.js and its tray (tray.js) take from the game:
//
//   Own         what its player alone may see: {state, me}
//   Below       what stands below the tray, where it is not the Playground: {state, me, tall}
//   More        what is in the tray beside the buttons: {deal, send}
//   ownHands(deal, me)  the hands that he plays, for his ear (heard.js): [{cards, total, hidden}], a label or nothing
//               for each card, `hidden`: one that he sees lies face down for others
//   advice(deal, me, play, state)  what the player may do now: the key of an advice with its data, or nothing
//   variants    by verb: the acts that an offer stands for, (offer, deal) -> [{fields, offer, label, data}]
//   strong(verb, deal)  whether the button of this act is one of those that stand out
//   many        verbs of which there is a button for each of many players: they stand in a row that is pushed sideways
//   asks        verbs whose button asks first, and acts when it is pressed again
//   exact       true, or the verbs, where a sum is tapped out from nothing, instead of from the least one

import { createContext, html, useContext, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { speakOf, text } from "../core/i18n.js";

const Current = createContext(null);

/** The game that is played. */
export const useGame = () => useContext(Current);

function styled(address) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    link.onload = resolve;
    link.onerror = () => reject(new Error(`no style sheet at ${address}`));
    document.head.append(link);
  });
}

const ready = new Map(); // games by name, with all that the page needs of them

/** The game of this name, with its styles, and its sentences where the page has those of another. */
async function load(name) {
  const own = document.body.dataset.game === name; // its style sheets are among the page's
  const { default: game } = await import(`../games/${name}/game.js`);
  await Promise.all([speakOf(name), ...(own ? [] : game.styles.map(styled))]);
  if (document.body.dataset.page === "play" && game.play) game.Play = await game.play();
  ready.set(name, game);
  return game;
}

/** Makes the game ready that the page was made for, while the table is not heard yet. What goes wrong is said when the
 * game is drawn. */
export const prepare = (name) => load(name).catch(() => null);

/** Draws `children` once the pages of the game of this name are there. */
export function WithGame({ name, children }) {
  const [found, setFound] = useState({ name, game: ready.get(name) }); // or {name, trouble}
  useEffect(() => {
    if (found.name === name && found.game) return;
    load(name).then((game) => setFound({ name, game }), (error) => setFound({ name, trouble: error.message }));
  }, [name]);
  if (found.name !== name || !(found.game || found.trouble)) {
    return html`<p class="wait" role="status">${text("pages-laying")}</p>`;
  }
  if (found.trouble) {
    return html`
      <main class="plate">
        <h1>${text("pages-no-game")}</h1>
        <p>${text("pages-no-game-why", { game: name, why: found.trouble })}</p>
      </main>
    `;
  }
  return html`<${Current.Provider} value=${found.game}>${children}<//>`;
}

/** The bank's money: of a banker who answers with his own purse, what that holds. */
export function bankOf(game, { bank, banker, purses }) {
  return (game.bank || "").startsWith("purse") && banker ? purses[banker] || 0 : bank;
}

/** The stakes of each player on the table. */
export function lyingOf(words, deal) {
  const lying = {};
  for (const { player, amount } of deal ? words.stakes(deal) : []) lying[player] = (lying[player] || 0) + amount;
  return lying;
}
