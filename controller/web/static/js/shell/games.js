// The game that is played at the table, found by its name: games/NAME/game.js. A further game adds its folder, nothing
// here names one. What a game's module exports as default:
//
//   styles      addresses of its own style sheets
//   door        what the front door says to a player; a getter, as sentences are made when they are drawn
//   sheet       the name (likewise) of the sheet on which the last settlement stands
//   Play        the page of a seat: {wire, state, you, tall}
//   Playground  where the stakes lie, for the dealer's page and the display: {state, tall}
//   Piles       the cards that lie on the table: {state}
//   handsFirst  true where the hands are what everybody looks at: the display and the dealer's page show Piles large,
//               above the stakes
//   Settled     what the last round paid: {state, me}
//   bank        whose the bank is: nothing for the house's, which the dealer changes; "player" for a player's; "box"
//               for one beside which the house has a box that the dealer empties; "purse" where the banker answers
//               with his own purse, so that nothing lies in a bank
//   Tabs        the record of the cards, where the game keeps one: {state}
//   words       what the game says in words:
//     round(number, deal)  a round of bets, such as "turn 3"; `deal`: the number of the deal, for the head of a page
//     phase(state)  where the deal stands; nothing for what every game has
//     moments       phases in a few words, beside bets open and bets closed
//     underWay      where many rounds are played from one pack: the phases in which to void ends the round alone
//     voidWhat, rulingWhat  what becomes of a deal that is void, and of one with an irregularity, where that is not
//                   as in other games
//     refusals(state)  sentences of its own, by reason
//     place(deal, index), side(deal, index)  where a card went, in words and as a class: won, lost or side
//     when(line)    the round of a line of a correction
//     stakes(deal)  what lies: [{id, player, amount, text}]
//     acts          its commands in words, by verb
//     dealerActs    the acts that the dealer has in this game alone, by verb, as his buttons have them
//     dealerNext    what he is told to do first where he may do one of them, by verb
//     placeOf(place)  where the next card goes, where a place names a player; else places, by place
//     brief(deal)   the cards of the round for one line, [[name, card or nothing]], where the hands are not at the top
//                   anyway; it stands open on every page: nothing that one player alone sees

import { createContext, html, useContext, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";

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

async function load(name) {
  const { default: game } = await import(`../games/${name}/game.js`);
  await Promise.all(game.styles.map(styled));
  return game;
}

/** Draws `children` once the pages of the game of this name are there. */
export function WithGame({ name, children }) {
  const [found, setFound] = useState(null); // {name, game} or {name, trouble}
  useEffect(() => {
    load(name).then((game) => setFound({ name, game }), (error) => setFound({ name, trouble: error.message }));
  }, [name]);
  if (!found || found.name !== name) return html`<p class="wait" role="status">${text("pages-laying")}</p>`;
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
  return game.bank === "purse" && banker ? purses[banker] || 0 : bank;
}

/** What lies on the table of each player. */
export function lyingOf(words, deal) {
  const lying = {};
  for (const { player, amount } of deal ? words.stakes(deal) : []) lying[player] = (lying[player] || 0) + amount;
  return lying;
}
