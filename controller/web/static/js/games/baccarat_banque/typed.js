// What a player of baccarat banque may type (shell/typed.js).

import { VOID_COUP } from "../../shell/came.js";
import { ofTray } from "../../shell/typed_tray.js";

const banque = ofTray({
  came: {
    cards: ["baccarat_banque-right-third", "baccarat_banque-left-third", "baccarat_banque-banker-third"],
    down: ["baccarat_banque-six-out"],
    ends: ["baccarat_banque-hand-right"],
    result: ["baccarat_banque-hand-left", "baccarat_banque-hand-banker", "baccarat_banque-bank-now", ...VOID_COUP],
    own: ["baccarat_banque-wins", "baccarat_banque-loses", "baccarat_banque-returned"],
    named: true,
  },
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
