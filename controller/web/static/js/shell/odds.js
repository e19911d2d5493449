// What bets are worth, asked of the table, and its fractions as people read them.

import { useEffect, useState } from "../../vendor/htm-preact.module.js";

const share = (fraction) => {
  const [over, under = "1"] = fraction.split("/");
  return Number(over) / Number(under);
};

/** A fraction such as "1/17" in per cent; null is a dash. */
export const percent = (fraction) => (fraction === null ? "-" : (100 * share(fraction)).toFixed(2));

/** The odds of the game, or null where there are none; asked again whenever `moment` is another one. */
export function useOdds(wire, moment) {
  const [odds, setOdds] = useState(null);
  useEffect(() => {
    wire.send("odds", {}).then((reply) => setOdds(reply.ok ? reply.data : null));
  }, [moment]);
  return odds;
}
