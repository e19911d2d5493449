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
  came: {
    cards: [
      ...["siete_y_media-draws", "siete_y_media-shows", "siete_y_media-fusila", "siete_y_media-fusila-unpaid"],
      ...["siete_y_media-opens", "siete_y_media-announced", "siete_y_media-over", "siete_y_media-bank-shows"],
      "siete_y_media-bank-draws",
    ],
    down: ["siete_y_media-dealt-down", "siete_y_media-bank-dealt-down", "siete_y_media-under-the-seven"],
    ends: ["siete_y_media-bank-over", "siete_y_media-bank-has"],
    result: ["siete_y_media-void", "siete_y_media-void-why", "siete_y_media-void-ruled"],
    own: [
      ...["siete_y_media-over", "siete_y_media-has", "siete_y_media-wins", "siete_y_media-loses"],
      ...["siete_y_media-returned", "siete_y_media-wins-on", "siete_y_media-loses-on", "siete_y_media-returned-on"],
      "siete_y_media-out",
    ],
    named: true,
  },
});
