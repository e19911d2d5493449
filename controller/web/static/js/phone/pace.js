// How large the pictures are that go out, by what comes through: the time from sending one to hearing that it is taken.
// Draws nothing and knows no clock: times come in as milliseconds.

/** From the best to the smallest: share of the sides wanted, quality of the JPEG. A card's index is read down to half
 * the size; what is less would only be a picture to look at. */
export const STEPS = [
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.75 },
  { scale: 0.75, quality: 0.75 },
  { scale: 0.75, quality: 0.65 },
  { scale: 0.5, quality: 0.75 },
  { scale: 0.5, quality: 0.6 },
];
export const SLOW_MS = 150; // one picture takes longer: smaller ones, so that a drawn card is seen in several
export const FAST_MS = 70; // well below, for PATIENCE pictures: larger ones
const SLOW_RUN = 3; // a single slow one is the Wi-Fi's, not the size's
const PATIENCE = 60; // pictures before a larger size is tried, some three seconds
const MOST_PATIENCE = 1920; // and after sizes that did not come through: some two minutes

export class Pace {
  constructor() {
    this._step = 1;
    this._slow = 0;
    this._fast = 0;
    this._patience = PATIENCE;
    this._tried = false;
  }

  /** {scale, quality} of the next picture. */
  get step() {
    return STEPS[this._step];
  }

  /** A picture was taken, this many milliseconds after it was sent. */
  took(ms) {
    this._slow = ms > SLOW_MS ? this._slow + 1 : 0;
    this._fast = ms < FAST_MS ? this._fast + 1 : 0;
    if (this._slow >= SLOW_RUN) this._smaller();
    else if (this._fast >= this._patience) this._larger();
    else if (this._tried && this._fast >= PATIENCE) this._settled();
  }

  /** The line was lost with a picture on the way. */
  lost() {
    this._smaller();
  }

  _smaller() {
    if (this._tried) this._patience = Math.min(2 * this._patience, MOST_PATIENCE);
    this._tried = false;
    this._step = Math.min(this._step + 1, STEPS.length - 1);
    this._slow = this._fast = 0;
  }

  _larger() {
    this._tried = this._step > 0;
    this._step = Math.max(this._step - 1, 0);
    this._slow = this._fast = 0;
  }

  /** The larger size that was tried comes through. */
  _settled() {
    this._tried = false;
    this._patience = PATIENCE;
  }
}

/** The sides of a picture at this scale, whole numbers: its longest at most the longest that the table wants, and none
 * larger than the camera's own. */
export function sidesOf(own, wanted, scale) {
  const longest = Math.max(wanted.width, wanted.height);
  const by = Math.min(1, longest / Math.max(own.width, own.height)) * scale;
  return { width: Math.max(16, Math.round(own.width * by)), height: Math.max(16, Math.round(own.height * by)) };
}

/** Pictures, bytes and delay of the last two seconds. */
export class Figures {
  constructor() {
    this._sent = [];
  }

  add(at, bytes, ms) {
    this._sent.push({ at, bytes, ms });
    this._sent = this._sent.filter((one) => one.at > at - 2000);
  }

  /** {rate, kilobytes, ms} a second, at this time. */
  at(now) {
    const recent = this._sent.filter((one) => one.at > now - 2000);
    const bytes = recent.reduce((sum, one) => sum + one.bytes, 0);
    const ms = recent.reduce((sum, one) => sum + one.ms, 0) / (recent.length || 1);
    return { rate: Math.round(recent.length / 2), kilobytes: Math.round(bytes / 2000), ms: Math.round(ms) };
  }
}
