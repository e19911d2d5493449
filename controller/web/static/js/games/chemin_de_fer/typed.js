// What a player of chemin de fer may type (shell/typed.js).

import { ofTray } from "../../shell/typed_tray.js";

export default ofTray({
  names: ["draw", "stand", "banco", "take", "retire", "decline", "pass", "cover"],
  bare: ["stake", "put_bank", "risk"],
});
