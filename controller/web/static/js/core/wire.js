// The line to the table: state (`following`) and replies in, commands out. Every command names the moment its giver saw
// (`at`: deal, round, phase) and the table takes it at that moment alone. Survives a lost connection: the tablet comes
// back to its seat by its token, says unanswered commands again with the same ids, and keeps what became of them for
// the person. A line may also die without closing: after SILENCE_MS without a word it counts as lost. Draws nothing.

import { CHANGED, Following, MISSING } from "./following.js";
import { dealWith, sayable, text, textOf } from "./i18n.js";
import { keep, recall } from "./kept.js";
import { loadsAgain } from "./program.js";

const SEAT = "seat";
const PENDING = "pending";
const SILENCE_MS = 4000; // the table sends a beat every 1.5 s (broadcast.py): two may go missing
const WATCH_MS = 500;
const FRESH_MS = 1000;

/** What means the same whatever the cards do meanwhile: said again for the new moment while the tap is younger than
 * FRESH_MS, so that a hold is never lost because a card came just before it. The table cannot know how old a tap is.
 * A hold is wanted all the more then; questions, cards and people are named; money has nothing to do with the cards. */
const SAID_AGAIN = new Set([
  "hold",
  "answer",
  "correct",
  "key_card",
  "buy_in",
  "cash_out",
  "bank",
  "open_seat",
  "close_seat",
]);
const MOST_TIMES = 5; // well within what the table takes of one tablet (answers.py)
/** Sent as soon as the line stands, before one's seat is found again; not repeated. */
const AT_ONCE = new Set(["hello", "camera"]);
const WITHOUT_SEAT = new Set([...AT_ONCE, "pair", "join", "ask_back"]);
/** Answered by the door: nothing is done at the table, no moment is named and nobody need hear what became of it. */
const DOOR_VERBS = new Set([
  ...WITHOUT_SEAT,
  ...["odds", "account", "tablets", "status", "seen", "whole", "phone", "let_back"],
]);
/** Refusals that do not say whether the command had been carried out before the line was lost. */
const UNKNOWN = new Set(["no_seat", "not_dealer", "fault"]);

/** A moment, and the milliseconds since: the wall clock runs on while a tablet sleeps, the other is never set back. */
const moment = () => ({ wall: Date.now(), steady: performance.now() });
const same = (one, other) => one.deal === other.deal && one.round === other.round && one.phase === other.phase;
const since = (then) => Math.max(Date.now() - then.wall, performance.now() - then.steady);

/** A fresh id. (crypto.randomUUID exists only under https and on localhost.) */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Wire {
  /** `spoken`: what the table says meanwhile is heard when this resolves. The line stands by then. */
  constructor(page, spoken = null) {
    this.page = page;
    this.you = null;
    this.phone = null; // to the dealer, where a phone is the camera: how it stands with it
    this.asking = []; // to the dealer: tablets that ask to have their seats back
    this.online = false;
    this.everOnline = false;
    this.stale = false; // nothing heard for SILENCE_MS: what the page shows is old
    this.fates = []; // {message, reply}: commands that waited while the line was lost, and their answers
    this.seat = page === "seat" ? recall(SEAT) : null;
    this.seatLost = "";
    this._following = new Following();
    this._listeners = new Set();
    this._pictureListeners = new Set();
    this._waiting = new Map();
    this._ready = false;
    this._retryMs = 400;
    this._picture = null;
    this._pendingName = `${PENDING}.${page}`;
    for (const message of recall(this._pendingName, [], sessionStorage)) {
      this._waiting.set(message.id, { message, late: true, resolve: () => {} });
    }
    this._heardAt = moment();
    this._cutUntil = 0;
    this._early = spoken && []; // what came before the page can speak
    if (spoken) spoken.then(() => this._hearEarly(), () => this._leave());
    this._connect();
    this._watchedAt = moment();
    setInterval(() => this._watch(), WATCH_MS);
  }

  /** What the table says of itself, as this page may see it; null before the first word. */
  get state() {
    return this._following.state;
  }

  subscribe(listener) {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /** Camera pictures as blobs, for as long as somebody listens. */
  onPicture(listener) {
    this._pictureListeners.add(listener);
    if (this._pictureListeners.size === 1) this._askForPictures();
    if (this._picture) listener(this._picture);
    return () => {
      this._pictureListeners.delete(listener);
      if (this._pictureListeners.size === 0) this._askForPictures();
    };
  }

  /** Gives the table a command, meant for the moment the page shows; resolves with its reply, also after a lost
   * line. */
  async send(verb, fields = {}) {
    const tapped = moment();
    let at = this.state && this.state.at;
    for (let times = 1;; times += 1) {
      const reply = await this._say(verb, fields, at);
      const overtaken = reply.reason === "lapsed" && !same(at, reply.at);
      if (!overtaken || !SAID_AGAIN.has(verb) || times === MOST_TIMES || since(tapped) > FRESH_MS) return reply;
      at = reply.at;
    }
  }

  _say(verb, fields, at) {
    const message = { id: newId(), do: verb, ...(DOOR_VERBS.has(verb) ? {} : { at }), ...fields };
    return new Promise((resolve) => {
      this._waiting.set(message.id, { message, late: false, resolve });
      this._keepPending();
      if (this._ready || (WITHOUT_SEAT.has(verb) && this.online)) this._transmit(message);
      this._tell();
    });
  }

  /** Commands that have no answer yet. */
  get pending() {
    return [...this._waiting.values()].map(({ message }) => message).filter((message) => !DOOR_VERBS.has(message.do));
  }

  /** Seconds since the table was last heard. */
  get silentS() {
    return Math.floor(since(this._heardAt) / 1000);
  }

  forgetFates() {
    this.fates = [];
    this._tell();
  }

  /** Takes a seat with the dealer's code or, where that is open, a name. */
  async takeSeat(verb, fields) {
    const reply = await this.send(verb, fields);
    if (reply.ok) {
      this.seat = reply.data;
      this.seatLost = "";
      keep(SEAT, reply.data);
      this._tell();
    }
    return reply;
  }

  leaveSeat(why = "") {
    this.seat = null;
    this.seatLost = why;
    keep(SEAT, null);
    this._tell();
  }

  /** Whether commands wait for an answer. */
  get busy() {
    return this.pending.length > 0;
  }

  /** In the demonstration: nothing comes or goes for so long, as if the line had been cut. */
  cut(ms) {
    this._cutUntil = performance.now() + ms;
    if (this._socket) this._socket.onmessage = null;
  }

  _connect() {
    const cutMs = this._cutUntil - performance.now();
    if (cutMs > 0) {
      setTimeout(() => this._connect(), cutMs);
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?as=${this.page}`);
    this._following.begin();
    if (this._early) this._early = [];
    socket.binaryType = "blob";
    this._socket = socket;
    this._socketHeardAt = moment();
    socket.onmessage = (event) => {
      this._heardAt = this._socketHeardAt = moment();
      const heard = [event.data, performance.now()];
      if (this._early) this._early.push(heard);
      else this._hear(...heard);
    };
    socket.onclose = () => {
      this._offline();
      setTimeout(() => this._connect(), this._retryMs * (0.7 + 0.6 * Math.random()));
      this._retryMs = Math.min(this._retryMs * 1.7, 5000);
    };
  }

  _hear(data, now) {
    if (typeof data === "string") this._heard(JSON.parse(data), now);
    else this._saw(data);
  }

  _hearEarly() {
    const early = this._early;
    this._early = null;
    for (const heard of early) this._hear(...heard);
  }

  /** For good: a page that cannot speak shows nothing of the table. */
  _leave() {
    this._socket.onmessage = this._socket.onclose = null;
    this._socket.close();
    this._socket = null;
  }

  _offline() {
    this._socket = null;
    this.online = this._ready = this._greeting = false;
    for (const [id, { message }] of this._waiting) if (AT_ONCE.has(message.do)) this._waiting.delete(id);
    this._tell();
  }

  /** Looks whether the table has been heard. Right after a sleep, or a question that stopped the page, there may be
   * words that were not read yet: they get until the next look. */
  _watch() {
    const awake = since(this._watchedAt) < 3 * WATCH_MS;
    this._watchedAt = moment();
    if (!awake) return;
    if (this.everOnline && !this.stale && since(this._heardAt) > SILENCE_MS) {
      this.stale = true;
      for (const waiting of this._waiting.values()) waiting.late = !DOOR_VERBS.has(waiting.message.do);
    }
    if (this._socket && since(this._socketHeardAt) > SILENCE_MS) this._giveUp();
    if (this.stale) this._tell();
  }

  /** A silent socket is left, and another tried at once. What its buffers hold may still reach the table, late. */
  _giveUp() {
    const silent = this._socket;
    silent.onmessage = silent.onclose = null;
    silent.close();
    this._offline();
    this._connect();
  }

  _transmit(message) {
    if (performance.now() < this._cutUntil) return;
    if (this._socket && this._socket.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(message));
  }

  _heard(message, now) {
    if (message.type === "state" || message.type === "change" || message.type === "beat") {
      if (!this._follows(message, now)) return;
      if (this.online && !this._ready && !this._greeting) this._begin();
    } else if (message.type === "you") {
      this._introduced(message);
    } else if (message.type === "phone") {
      this.phone = message;
    } else if (message.type === "asking") {
      this.asking = message.asking.map((one) => ({ ...one, endsAt: now + one.left_ms }));
    } else if (message.type === "reply") {
      this._answered(message);
    }
    this._tell();
  }

  /** Whether the state is another by this message. While one is missing each further message asks for the whole again:
   * the question may be lost too. */
  _follows(message, now) {
    const means = this._following.take(message, now);
    if (means === CHANGED) dealWith(this.state.table.faces);
    if (means === MISSING) this._transmit({ id: "whole", do: "whole" });
    return means === CHANGED;
  }

  _introduced(you) {
    if (loadsAgain(you.program)) {
      this._socket.onmessage = this._socket.onclose = null; // what waits is said by the page that comes
      return;
    }
    const first = !this.online;
    const lostSeat = this.you && this.you.player && !you.player && !first;
    this.you = you;
    if (first) this.asking = []; // who still asks is said after this
    this.online = this.everOnline = true;
    this._retryMs = 400;
    if (lostSeat) this.leaveSeat(text("pages-seat-lost"));
    if (first && this.seat) {
      this._greeting = true;
      this.send("hello", { token: this.seat.token }).then((reply) => {
        this._greeting = false;
        if (!reply.ok) this.leaveSeat(textOf(reply.text));
        if (this.state) this._begin();
      });
    }
    if (first && this._pictureListeners.size) this._askForPictures();
  }

  /** Role known and state at hand: what waited is said again, for the moment it was meant for; the table knows what it
   * has done already and what has lapsed. */
  _begin() {
    this._ready = true;
    this.stale = false;
    for (const { message } of this._waiting.values()) if (!AT_ONCE.has(message.do)) this._transmit(message);
  }

  _answered(reply) {
    const waiting = this._waiting.get(reply.id);
    if (!waiting) return;
    const { message, late, resolve } = waiting;
    this._waiting.delete(reply.id);
    this._keepPending();
    if (reply.reason === "lapsed" && !same(message.at, reply.at)) reply.meant = message.at;
    if (late) this.fates = [...this.fates, { message, reply, known: !UNKNOWN.has(reply.reason) }];
    sayable(reply.text).then(() => resolve(reply));
  }

  _keepPending() {
    keep(this._pendingName, this.pending, sessionStorage);
  }

  _askForPictures() {
    if (this.online) this.send("camera", { on: this._pictureListeners.size > 0 });
  }

  _saw(blob) {
    this._picture = blob;
    for (const listener of this._pictureListeners) listener(blob);
    this._transmit({ id: "seen", do: "seen" });
  }

  _tell() {
    for (const listener of this._listeners) listener();
  }
}
