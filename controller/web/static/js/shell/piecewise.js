// A page's first drawing, in pieces: on a slow tablet what the dealer needs first stands there, and can be pressed,
// while the rest is still drawn. Once all of it stands, everything is drawn together.

import { html, useLayoutEffect, useState } from "../../vendor/htm-preact.module.js";

/** After the next frame is on the screen; a page that nobody sees has no frames. */
function afterFrame(go) {
  if (document.visibilityState === "visible") requestAnimationFrame(() => setTimeout(go));
  else setTimeout(go);
}

/** A piece of the page, drawn after its first frame; with `last` after the other pieces. */
export function Piece({ last, children }) {
  const [here, setHere] = useState(false);
  useLayoutEffect(() => {
    let open = true;
    const draw = () => open && setHere(true);
    afterFrame(last ? () => setTimeout(draw) : draw);
    return () => {
      open = false;
    };
  }, []);
  return here && html`${children}`;
}
