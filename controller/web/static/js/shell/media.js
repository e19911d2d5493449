// What kind of screen the page is on.

import { useEffect, useState } from "../../vendor/htm-preact.module.js";

/** A phone held upright, for which tables are drawn standing. */
export const PHONE = "(max-width: 700px)";
/** The display of a room (css/room.css): wide, with letters for 4 m. */
export const ROOM = "(min-width: 1500px) and (min-height: 1000px)";

/** Whether a media query holds now. */
export function useMedia(query) {
  const [held, setHeld] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const asked = matchMedia(query);
    const listen = () => setHeld(asked.matches);
    asked.addEventListener("change", listen);
    return () => asked.removeEventListener("change", listen);
  }, [query]);
  return held;
}
