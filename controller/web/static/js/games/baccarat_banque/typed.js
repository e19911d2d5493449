// What a player of baccarat banque may type (shell/typed.js).

import { ofTray } from "../../shell/typed_tray.js";

const banque = ofTray({
  names: ["draw", "stand", "banco", "cheval", "take", "retire", "accept", "pass", "right", "left"],
  bare: ["stake", "bid", "refill"],
});

const says = (found, name) => found.names.some((word) => word.includes(name));

export default {
  ...banque,
  /** Banco à cheval is another act than banco. */
  acts(found, context) {
    const cheval = says(found, "cheval");
    const names = found.names.filter((word) => !word.includes("cheval"));
    return banque.acts({ ...found, names }, context).filter(({ fields }) => Boolean(fields.cheval) === cheval);
  },
};
