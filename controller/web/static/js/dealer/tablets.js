// Which seats have a tablet at the table now, asked of the door every few seconds.

import { useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";

const ASK_MS = 5000;

/** {seats: [{player, here, gone_s}], others}: tablets of each seat, else since when it has none; null before the first
 * answer. */
export function useTablets(wire) {
  const [tablets, setTablets] = useState(null);
  useEffect(() => {
    let open = true;
    let timer = 0;
    const ask = async () => {
      const reply = await wire.send("tablets");
      if (!open) return;
      if (reply.ok) setTablets(reply.data);
      timer = setTimeout(ask, ASK_MS);
    };
    ask();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [wire]);
  return tablets;
}

/** What is said of a seat's tablets: {here, said}. */
export function tabletOf(tablets, player) {
  const found = tablets && tablets.seats.find((seat) => seat.player === player);
  if (!found) return null;
  if (found.here) return { here: true, said: text("dealer-tablet-here", { count: found.here }) };
  if (found.gone_s === null) return { here: false, said: text("dealer-tablet-none") };
  const minutes = Math.floor(found.gone_s / 60);
  return { here: false, said: text("dealer-tablet-gone", { minutes, seconds: found.gone_s }) };
}
