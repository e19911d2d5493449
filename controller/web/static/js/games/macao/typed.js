// What a player of Macao or Victoria may type (shell/typed.js).

import { ofTray } from "../../shell/typed_tray.js";

export default ofTray({ names: ["draw", "stand", "refuse"], bare: ["stake"] });
