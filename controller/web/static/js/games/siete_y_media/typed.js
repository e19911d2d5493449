// What a player of siete y media may type (shell/typed.js).

import { named } from "../../shell/typed.js";
import { ofTray } from "../../shell/typed_tray.js";

/** The bank may be sold to these, for a price. */
function sale(found, { deal: { legal }, game }) {
  const [to] = found.players;
  const price = found.amount ?? 0;
  const sells = found.players.length === 1 && (legal.cede || []).includes(to) && named(found, ["cede"]);
  return sells ? [{ verb: "cede", fields: { to, price }, said: game.words.say("sell-to", { to, price }) }] : [];
}

export default ofTray({
  names: [
    ...["hit", "hit_open", "show_and_hit", "stand", "open", "change4", "fusilar", "fusilar_unpaid", "hand"],
    ...["cede", "keep", "buy", "decline", "come_back"],
  ],
  bare: ["bet", "raise", "back"],
  players: ({ deal, seats }) => [
    ...new Set([...(deal ? deal.seats : []), ...seats].map(({ player }) => player)),
  ],
  more: sale,
});
