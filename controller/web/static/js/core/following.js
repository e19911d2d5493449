// The state as the table sends it on one connection: once whole, then what changes. Each message has the number that
// the state has after it, one more than the last. One that was heard already is passed over; where one is missing, the
// whole is asked for again. The beat has the number too, so that nothing is missing for longer than to the next. Pure.

import { applied } from "./difference.js";

/** What a message means: the state is another; nothing; the whole must be asked for. */
export const [CHANGED, SAME, MISSING] = ["changed", "same", "missing"];

export class Following {
  constructor() {
    this.state = null;
    this.begin();
  }

  /** A new connection, whose numbers begin at 1. The state of before stays on the page until another comes. */
  begin() {
    this._version = 0;
    this._begun = false;
  }

  /** Takes a message of the type state, change or beat, heard at `now` (ms, steady). */
  take(message, now) {
    if (message.type === "state") return this._whole(message, now);
    if (message.version === undefined || message.version <= this._version) return SAME;
    if (message.type === "beat" || !this._begun || message.version !== this._version + 1) return MISSING;
    return this._changed(message, now);
  }

  _whole(message, now) {
    if (message.version < this._version) return SAME; // later ones came before it
    this._version = message.version;
    this._begun = true;
    this.state = { ...message, heard_at: now };
    return CHANGED;
  }

  /** A clock comes when it is not where the page has it: `heard_at` is when the clocks came. */
  _changed(message, now) {
    try {
      if (message.change) {
        const { clocks, heard_at } = this.state; // no part of what changes, also where all of it does
        this.state = { ...applied(message.change, this.state), clocks, heard_at };
      }
    } catch (trouble) {
      console.error(trouble);
      return MISSING;
    }
    if (message.clocks !== undefined) {
      this.state = { ...this.state, clocks: message.clocks ?? undefined, heard_at: now };
    }
    this._version = message.version;
    return CHANGED;
  }
}
