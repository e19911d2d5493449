// On the service page: the camera set up over the printed markers by looking, one thing at a time.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.module.js";
import { text } from "../core/i18n.js";
import { cardName } from "../core/words.js";
import { showPictures } from "../shell/box.js";
import { Dialog } from "../shell/dialog.js";

/** Whether the sheet is open: how the camera stands is measured only then. */
export const aiming = { open: false };

const NEXT = {
  kind: "service-aim-kind",
  markers: "service-aim-markers",
  dark: "service-aim-dark",
  bright: "service-aim-bright",
  nearer: "service-aim-nearer",
  farther: "service-aim-farther",
  upright: "service-aim-upright",
  sharp: "service-aim-sharp",
  glare: "service-aim-glare",
};

/** Each figure with whether it is good; those that are not known yet are left out. */
function figuresOf({ cards, seen, card_px, tilt_deg, glare, sharpness, needs }, brightness) {
  const known = [["service-aim-figure-markers", { seen: seen.length, cards: cards || "none" }, seen.length === 4]];
  if (brightness !== undefined) known.push(["service-aim-figure-light", { brightness }, null]);
  if (card_px === null) return known;
  return [
    ...known,
    ["service-aim-figure-size", { px: card_px, least: needs.card_px }, card_px >= needs.card_px],
    ["service-aim-figure-tilt", { degrees: tilt_deg, most: needs.tilt_deg }, tilt_deg <= needs.tilt_deg],
    ["service-aim-figure-sharp", { sharpness, least: needs.sharpness }, sharpness >= needs.sharpness],
    [
      "service-aim-figure-glare",
      { percent: Math.round(100 * glare), most: Math.round(100 * needs.glare) },
      glare <= needs.glare,
    ],
  ];
}

/** The one thing to do next; and when nothing is left, the first card. */
function nextThing(aim) {
  const { advice, cards, wanted, reading, laid } = aim;
  if (advice !== "good") return text(NEXT[advice], { seen: cards || "none", wanted: wanted || "any" });
  if (!reading || !reading.card) return text(laid ? "service-aim-lay-card" : "service-aim-lay-pack");
  return text(laid ? "service-aim-reads-laid" : "service-aim-reads", { card: cardName(reading.card) });
}

export function SetUp({ wire, look, close }) {
  const image = useRef(null);
  const [any, setAny] = useState(false);
  useEffect(() => showPictures(wire, image.current, () => setAny(true)), [wire]);
  useEffect(() => {
    aiming.open = true;
    return () => {
      aiming.open = false;
    };
  }, []);
  const { aim, camera } = look;
  const done = aim && aim.reading && aim.reading.card;
  return html`
    <${Dialog} title=${text("service-aim")} onClose=${close}>
      <div class="camera-picture aiming">
        <img ref=${image} alt=${text("pages-camera-picture")} hidden=${!any} />
        ${!any && html`<p>${text("service-no-picture")}</p>`}
      </div>
      <p class=${`aim-next${done ? " done" : ""}`} role="status">${aim
        ? nextThing(aim)
        : text("service-aim-waiting")}</p>
      ${aim && html`
        <ul class="aim-figures">${figuresOf(aim, camera ? camera.brightness : undefined).map(([name, data, good]) =>
          html`<li key=${name} class=${good === null ? "" : good ? "good" : "loss"}>${text(name, data)}${
            good !== null &&
            html`<span class="aim-mark">${text(good ? "service-aim-good" : "service-aim-wrong")}</span>`
          }</li>`
        )}</ul>
      `}
      ${done && html`<p><a class="brass big" href="/dealer">${text("service-aim-deal")}</a></p>`}
      <//>
  `;
}
