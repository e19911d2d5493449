// Every place of the cloth in a list, each a button: a second way to those that are small under a finger.

import { html } from "../../../vendor/htm-preact.module.js";
import { text } from "../../core/i18n.js";
import { money } from "../../core/words.js";
import { Dialog } from "../../shell/dialog.js";
import { betOn, may } from "./legal.js";
import { betName, position } from "./words.js";

const KINDS = [["card"], ["cheval"], ["square"], ["figure", "pot"], ["bar"]];

/** A press does what a tap on that place of the cloth does. */
export function AllPlaces({ geometry, play, close }) {
  const { chip, copper, legal, mode } = play;
  const press = (place) => {
    close();
    play.onPlace(place);
  };
  const button = (place) => {
    const fields = betOn(legal, place, copper);
    const taken = mode || may(legal, "bet", { ...fields, stake: chip });
    return html`
      <button key=${place.key} disabled=${!taken} onClick=${() => press(place)}>${mode
        ? position(fields)
        : betName(fields)}</button>
    `;
  };
  const said = mode ? text("faro-all-places") : text("faro-all-places-stake", { amount: money(chip) });
  return html`
    <${Dialog} title=${said} kind="all-places" onClose=${close}>
      ${KINDS.map((kinds) =>
        html`
          <section key=${kinds[0]} aria-label=${text("faro-places-of", { kind: kinds[0] })}>
            <h3>${text("faro-places-of", { kind: kinds[0] })}</h3>
            <div>${geometry.places.filter(({ kind }) => kinds.includes(kind)).map(button)}</div>
          </section>
        `
      )}
    <//>
  `;
}
