// The line to the table: pictures out, one at a time, each the newest there is when the line is free. Comes back by
// itself when it is lost. Draws nothing.

import { Figures, Pace, sidesOf } from "./pace.js";

const BEAT_MS = 2000; // the table closes a line that is silent for 8 s (camera_socket.py)
const UNTAKEN_MS = 6000; // a picture that nobody takes for so long: the line is dead
const RETRY_MS = 500;
const MOST_RETRY_MS = 4000;
const REFUSED_MS = 2000;

/** `video`: the element that shows the camera; `tell`: called after each change. */
export class Sender {
  constructor(video, tell) {
    this.stage = "opening"; // opening, waiting, camera or ended
    this.code = "";
    this.why = null; // a message: why it has ended, or why a picture was refused
    this.faults = [];
    this.online = false;
    this.unknown = false; // the table opens no line to this phone
    this.sides = null; // of the last picture
    this._video = video;
    this._tell = tell;
    this._pace = new Pace();
    this._figures = new Figures();
    this._wanted = { width: 1280, height: 720 };
    this._canvas = document.createElement("canvas");
    this._canvas.hidden = true;
    this._away = null;
    this._retryMs = RETRY_MS;
    this._isHidden = this._isTaken = false;
    this._seen = 0; // when the frame that is shown was captured, on the page's clock
    this._fresh = false;
    this._connect();
    this._beats = setInterval(() => this._beat(), BEAT_MS);
    this._follow();
  }

  /** {rate, kilobytes, ms} of the pictures that were taken. */
  get figures() {
    return this._figures.at(performance.now());
  }

  /** Whether the page is in the background, or the screen locked. */
  hidden(is) {
    this._isHidden = is;
    this._tellAway();
  }

  /** Whether another app has the camera. Some phones take it from a hidden page too: that is then not why. */
  taken(is) {
    this._isTaken = is;
    this._tellAway();
  }

  _tellAway() {
    const why = this._isHidden ? "hidden" : this._isTaken ? "taken" : null;
    if (why === this._away) return;
    this._away = why;
    this._say(why ? { do: "away", why } : { do: "back" });
    this._tell();
    this._send();
  }

  end() {
    this._say({ do: "end" });
  }

  _connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/camera/line`);
    this._socket = socket;
    this._busy = false;
    socket.onopen = () => {
      this.online = true;
      this._retryMs = RETRY_MS;
      this._sayAway();
      this._tell();
    };
    socket.onmessage = (event) => this._heard(JSON.parse(event.data));
    socket.onclose = () => this._closed();
  }

  _closed() {
    if (this._busy) this._pace.lost();
    if (!this.online) this._askWhether();
    this.online = false;
    this._busy = false;
    if (this.stage === "ended") return this._stop();
    setTimeout(() => this._connect(), this.why ? REFUSED_MS : this._retryMs);
    this._retryMs = Math.min(2 * this._retryMs, MOST_RETRY_MS);
    this._tell();
  }

  /** A line that does not open: because the table does not know this phone, or because there is none? */
  async _askWhether() {
    try {
      this.unknown = (await fetch("/camera", { method: "HEAD" })).status === 403;
    } catch {
      this.unknown = false;
    }
    this._tell();
  }

  _stop() {
    clearInterval(this._beats);
    this._tell();
  }

  /** While it is away; a table that has just taken it for its camera does not know. */
  _sayAway() {
    if (this._away) this._say({ do: "away", why: this._away });
  }

  _say(word) {
    if (this._socket.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(word));
  }

  _beat() {
    if (this._busy && performance.now() - this._sentAt > UNTAKEN_MS) return this._socket.close();
    this._say({ do: "beat" });
  }

  _heard(message) {
    if (message.type === "phone") {
      this.stage = message.stage;
      this.code = message.code || "";
      this.why = null;
      this.unknown = false;
      if (message.stage === "camera") {
        this._wanted = message;
        this._sayAway();
      }
    } else if (message.type === "taken") {
      this._taken();
    } else if (message.type === "faults") {
      this.faults = message.faults;
    } else if (message.type === "refused") {
      this.why = message.text;
    } else if (message.type === "ended") {
      this.stage = "ended";
      this.why = message.text;
    }
    if (message.type !== "taken") this._tell();
    this._send();
  }

  _taken() {
    const now = performance.now();
    const ms = now - this._sentAt;
    this._busy = false;
    this._pace.took(ms);
    this._figures.add(now, this._bytes, ms);
  }

  /** Notes each new frame of the camera, and when it was captured. */
  _follow() {
    const video = this._video;
    const frame = (now, metadata) => {
      this._seen = (metadata && metadata.captureTime) || now;
      this._fresh = true;
      this._send();
      if (this.stage !== "ended") this._follow();
    };
    if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(frame);
    else requestAnimationFrame((now) => frame(now));
  }

  /** The newest frame, if the line is free for it and it has not gone out. */
  _send() {
    const free = this.online && this.stage === "camera" && !this._busy && !this._away;
    const { videoWidth: width, videoHeight: height } = this._video;
    if (!free || !this._fresh || !width) return;
    this._busy = true;
    this._fresh = false;
    this._sentAt = performance.now();
    const seen = this._seen;
    const socket = this._socket;
    const { scale, quality } = this._pace.step;
    this.sides = sidesOf({ width, height }, this._wanted, scale);
    this._canvas.width = this.sides.width;
    this._canvas.height = this.sides.height;
    this._canvas.getContext("2d", { alpha: false }).drawImage(this._video, 0, 0, this.sides.width, this.sides.height);
    this._canvas.toBlob((blob) => this._transmit(blob, seen, socket), "image/jpeg", quality);
  }

  _transmit(blob, seen, socket) {
    if (socket !== this._socket) return; // the line was lost meanwhile
    if (!blob || socket.readyState !== WebSocket.OPEN) {
      this._busy = false;
      return;
    }
    this._sentAt = performance.now();
    this._bytes = blob.size;
    socket.send(JSON.stringify({ do: "picture", age_ms: Math.max(0, Math.round(this._sentAt - seen)) }));
    socket.send(blob);
  }
}
