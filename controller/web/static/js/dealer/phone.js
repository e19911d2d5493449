// The dealer's part of a phone as the camera: the code that it opens, the number to compare, and its end. Shown at
// tables whose camera is a phone.

import { html, useEffect, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { Dialog } from "../shell/dialog.js";
import { useLeft } from "../shell/left.js";
import { Follower } from "../shell/line.js";
import { Qr } from "../shell/qr.js";

function CodeDialog({ offer, again, close }) {
  const seconds = useLeft(offer.endsAt);
  const { side, path, address } = offer;
  return html`
    <${Dialog} title=${text("phone-code-title")} onClose=${close}>
      ${seconds > 0
        ? html`
          <${Qr} side=${side} path=${path} label=${text("phone-code-alt")} />
          <p class="qr-left">${text("phone-code-left", { seconds })}</p>
        `
        : html`
          <p role="alert">${text("phone-code-late")}</p>
          <button class="brass" onClick=${again}>${text("phone-another")}</button>
        `}
      <p>${text("phone-code-how")}</p>
      <p class="quiet pair-link">${text("phone-code-address", { address })}</p>
    <//>
  `;
}

/** A phone asks: the dealer compares its number before he confirms it. */
function Asks({ phone, send }) {
  const { code } = phone;
  const act = (action) => () => send("phone", { action, code });
  return html`
    <p>${text("phone-asks", { phone: phone.name, address: phone.address })}</p>
    <p>${text("phone-asks-code")}</p>
    <p class="pair-code">${code}</p>
    <div class="controls">
      <${Follower} key=${`yes ${code}`} class="brass" onClick=${act("confirm")}>${text("phone-confirm")}<//>
      <${Follower} key=${`no ${code}`} onClick=${act("refuse")}>${text("phone-refuse")}<//>
    </div>
  `;
}

function IsCamera({ phone, send }) {
  const end = () => confirm(text("phone-end-it-sure", { phone: phone.name })) && send("phone", { action: "end" });
  return html`
    <p>${text("phone-camera", { phone: phone.name, address: phone.address })}</p>
    ${!phone.line && html`<p class="phone-lost" role="alert">${text("phone-line-lost")}</p>`}
    <button onClick=${end}>${text("phone-end-it")}</button>
  `;
}

export function PhoneCamera({ wire, send }) {
  const { phone } = wire;
  const [offer, setOffer] = useState(null);
  const open = phone.stage === "none" || phone.stage === "offered";
  useEffect(() => {
    if (!open) setOffer(null); // a phone has opened it
  }, [open]);
  const show = async () => {
    const reply = await send("phone", { action: "offer" });
    if (reply) setOffer({ ...reply.data, endsAt: performance.now() + reply.data.left_ms });
  };
  return html`
    <section class="sheet phone-sheet" aria-label=${text("phone-sheet")}>
      <h2>${text("phone-sheet")}</h2>
      ${open && html`
        <p>${text("phone-none")}</p>
        <button class="brass" onClick=${show}>${text("phone-show")}</button>
      `}
      ${phone.stage === "waiting" && html`<${Asks} phone=${phone} send=${send} />`}
      ${phone.stage === "camera" && html`<${IsCamera} phone=${phone} send=${send} />`}
      ${open && offer && html`<${CodeDialog} offer=${offer} again=${show} close=${() => setOffer(null)} />`}
    </section>
  `;
}
