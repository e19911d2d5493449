// Parts of a page that are drawn again only when what they show is another: the state shares with the one before it
// what has not changed.

import { Component, html } from "../../vendor/htm-preact.module.js";
import { edition } from "../core/i18n.js";

/** The component, drawn again when one of its properties is another or the page speaks otherwise. */
export const steady = (Part) =>
  class Steady extends Component {
    shouldComponentUpdate(next) {
      const names = Object.keys(next);
      const { props } = this;
      return this.edition !== edition() || names.length !== Object.keys(props).length ||
        names.some((name) => next[name] !== props[name]);
    }

    render(props) {
      this.edition = edition();
      return html`<${Part} ...${props} />`;
    }
  };
