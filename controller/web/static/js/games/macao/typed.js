// What a player of Macao or Victoria may type (shell/typed.js).

import { OF_STAKE, VOID_COUP } from "../../shell/came.js";
import { ofTray } from "../../shell/typed_tray.js";

export default ofTray({
  names: ["draw", "stand", "refuse"],
  bare: ["stake"],
  came: {
    cards: ["macao-drawn", "macao-instead", "macao-refuses", "macao-natural", "macao-over9"],
    down: ["macao-dealt"],
    ends: ["macao-banker-has", "macao-banker-over"],
    result: ["macao-void", "macao-void-why", ...VOID_COUP],
    own: ["macao-hand", ...OF_STAKE],
    named: true,
  },
});
