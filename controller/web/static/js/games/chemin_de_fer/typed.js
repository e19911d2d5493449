// What a player of chemin de fer may type (shell/typed.js).

import { OF_STAKE, VOID_COUP } from "../../shell/came.js";
import { ofTray } from "../../shell/typed_tray.js";

export default ofTray({
  came: {
    cards: ["chemin_de_fer-punters-third", "chemin_de_fer-banker-third"],
    down: ["chemin_de_fer-punters-card", "chemin_de_fer-banker-card"],
    ends: ["chemin_de_fer-tie", "chemin_de_fer-punters-win", "chemin_de_fer-banker-wins"],
    result: ["chemin_de_fer-bank-lost", ...VOID_COUP],
    own: OF_STAKE,
    named: true,
  },
  names: ["draw", "stand", "banco", "take", "retire", "decline", "pass", "cover"],
  bare: ["stake", "put_bank", "risk"],
});
