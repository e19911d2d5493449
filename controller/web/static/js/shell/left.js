// Seconds until a moment of the page's own clock, counted down.

import { useEffect, useState } from "../../vendor/htm-preact.module.js";

/** `endsAt`: milliseconds, as performance.now() has them. */
export function useLeft(endsAt) {
  const left = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
