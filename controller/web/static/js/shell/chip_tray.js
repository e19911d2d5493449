// The tray of a game in which a chip is chosen and then a place is tapped, or a place to take a stake back from.

import { html, useState } from "../../vendor/htm-preact.module.js";
import { keep, recall } from "../core/kept.js";
import { Said } from "./acts.js";
import { TrayChip } from "./chips.js";
import { useGame } from "./games.js";
import { roving, useFocusKept } from "./roving.js";

/** The chip that is chosen, also after a reload, and whether a tap takes a stake back instead. */
export function useChips(deal) {
  const values = deal ? deal.chips : [];
  const [chosen, setChosen] = useState(recall("chip"));
  const [taking, setTaking] = useState(false);
  const choose = (value) => {
    keep("chip", value);
    setChosen(value);
    setTaking(false);
  };
  return { values, chip: values.includes(chosen) ? chosen : values[0], choose, taking, setTaking };
}

/** `fits(value)`: whether such a chip is taken somewhere; `removable`: some stake may be taken back. `play`: of
 * `useChips`, with the last `notice`. `children`: further buttons. */
export function ChipTray({ play, fits, removable, busy, advice, children }) {
  const { say } = useGame().words;
  const box = useFocusKept();
  const { values, chip, choose, taking, setTaking, notice } = play;
  const stop = fits(chip) && !taking ? chip : values.find(fits);
  const button = (value) =>
    html`
      <${TrayChip} key=${value} value=${value} on=${value === chip && !taking} stop=${value === stop} disabled=${!fits(
        value,
      )}
        label=${say("chip", { amount: value, count: value })} onClick=${() => choose(value)} />
    `;
  return html`
    <div ref=${box} class="tray" role="toolbar" aria-label=${say("your-acts")}>
      <div class="tray-chips" role="radiogroup" aria-label=${say("chips")} onKeyDown=${roving("radio")}>${values.map(
        button,
      )}</div>
      ${(taking || removable) && html`
        <button class="small" aria-pressed=${taking} onClick=${() => setTaking(!taking)}>
          ${say(taking ? "cancel" : "take-back")}
        </button>
      `}
      ${children}
      <${Said} notice=${notice} busy=${busy} advice=${advice} />
    </div>
  `;
}
