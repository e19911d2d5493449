// The line to the table: state and replies in, commands out. Survives a lost connection: the tablet comes back to its
// seat by its token and sends unanswered commands again with the same ids. Draws nothing.

const SEAT_KEY = "faro.seat";
const PENDING_KEY = "faro.pending";
const SEAT_VERBS = new Set(["bet", "parlay", "move", "remove", "bar", "unbar", "claim", "stake", "withdraw"]);
const DOOR_VERBS = new Set(["hello", "pair", "join", "camera"]);

/** A fresh id. (crypto.randomUUID exists only under https and on localhost.) */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The betting round a state is in; a bet that waited for the line is only sent again within its own round. */
function roundOf(state) {
  return state && state.deal ? `${state.deal_number}:${state.deal.turn_number ?? state.deal.pair_number}:${state.deal.phase}` : "";
}

function recall(store, key) {
  try {
    return JSON.parse(store.getItem(key));
  } catch {
    return null;
  }
}

export class Wire {
  constructor(page) {
    this.page = page;
    this.state = null;
    this.you = null;
    this.online = false;
    this.everOnline = false;
    this.seat = page === "seat" ? recall(localStorage, SEAT_KEY) : null;
    this.seatLost = "";
    this._listeners = new Set();
    this._pictureListeners = new Set();
    this._waiting = new Map();
    this._ready = false;
    this._retryMs = 400;
    this._picture = null;
    for (const saved of (page === "seat" && recall(sessionStorage, PENDING_KEY)) || []) {
      this._waiting.set(saved.message.id, { ...saved, resolve: () => {} });
    }
    this._connect();
  }

  subscribe(listener) {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /** Camera pictures as blob addresses, for as long as somebody listens. */
  onPicture(listener) {
    this._pictureListeners.add(listener);
    if (this._pictureListeners.size === 1) this._askForPictures();
    if (this._picture) listener(this._picture);
    return () => {
      this._pictureListeners.delete(listener);
      if (this._pictureListeners.size === 0) this._askForPictures();
    };
  }

  /** Gives the table a command; resolves with its reply, also after a lost line. */
  send(verb, fields = {}) {
    const message = { id: newId(), do: verb, ...fields };
    return new Promise((resolve) => {
      this._waiting.set(message.id, { message, round: roundOf(this.state), resolve });
      this._keepPending();
      if (this._ready || (DOOR_VERBS.has(verb) && this.online)) this._transmit(message);
      this._tell();
    });
  }

  /** Takes a seat with the dealer's code or, where that is open, a name. */
  async takeSeat(verb, fields) {
    const reply = await this.send(verb, fields);
    if (reply.ok) {
      this.seat = reply.data;
      this.seatLost = "";
      localStorage.setItem(SEAT_KEY, JSON.stringify(reply.data));
      this._tell();
    }
    return reply;
  }

  leaveSeat(why = "") {
    this.seat = null;
    this.seatLost = why;
    localStorage.removeItem(SEAT_KEY);
    this._tell();
  }

  /** Whether commands wait for an answer. */
  get busy() {
    return [...this._waiting.values()].some(({ message }) => !DOOR_VERBS.has(message.do));
  }

  _connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?as=${this.page}`);
    socket.binaryType = "blob";
    this._socket = socket;
    socket.onmessage = (event) => (typeof event.data === "string" ? this._heard(JSON.parse(event.data)) : this._saw(event.data));
    socket.onclose = () => {
      this.online = this._ready = false;
      this._tell();
      setTimeout(() => this._connect(), this._retryMs * (0.7 + 0.6 * Math.random()));
      this._retryMs = Math.min(this._retryMs * 1.7, 5000);
    };
  }

  _transmit(message) {
    if (this._socket.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(message));
  }

  _heard(message) {
    if (message.type === "state") {
      this.state = message;
      if (this.online && !this._ready && !this._greeting) this._begin();
    } else if (message.type === "you") {
      this._introduced(message);
    } else if (message.type === "reply") {
      this._answered(message);
    }
    this._tell();
  }

  _introduced(you) {
    const first = !this.online;
    const lostSeat = this.you && this.you.player && !you.player && !first;
    this.you = you;
    this.online = this.everOnline = true;
    this._retryMs = 400;
    if (lostSeat) this.leaveSeat("This seat has been closed, or was given to another tablet.");
    if (first && this.seat) {
      this._greeting = true;
      this.send("hello", { token: this.seat.token }).then((reply) => {
        this._greeting = false;
        if (!reply.ok) this.leaveSeat(reply.text);
        if (this.state) this._begin();
      });
    }
    if (first && this._pictureListeners.size) this._askForPictures();
  }

  /** Role known and state at hand: what waited is sent again, unless its betting round is over. */
  _begin() {
    this._ready = true;
    const round = roundOf(this.state);
    for (const waiting of [...this._waiting.values()]) {
      const { message } = waiting;
      if (DOOR_VERBS.has(message.do)) continue;
      if (SEAT_VERBS.has(message.do) && waiting.round !== round) {
        const text = "The line was lost and that round is over. Your stakes are as you see them.";
        this._answered({ id: message.id, ok: false, reason: "lapsed", text, data: null });
      } else {
        this._transmit(message);
      }
    }
  }

  _answered(reply) {
    const waiting = this._waiting.get(reply.id);
    if (!waiting) return;
    this._waiting.delete(reply.id);
    this._keepPending();
    waiting.resolve(reply);
  }

  _keepPending() {
    if (this.page !== "seat") return;
    const pending = [...this._waiting.values()].filter(({ message }) => SEAT_VERBS.has(message.do));
    sessionStorage.setItem(PENDING_KEY, JSON.stringify(pending.map(({ message, round }) => ({ message, round }))));
  }

  _askForPictures() {
    if (this.online) this.send("camera", { on: this._pictureListeners.size > 0 });
  }

  _saw(blob) {
    const address = URL.createObjectURL(blob);
    const former = this._picture;
    this._picture = address;
    for (const listener of this._pictureListeners) listener(address);
    setTimeout(() => former && URL.revokeObjectURL(former), 1000);
    this._transmit({ id: "seen", do: "seen" });
  }

  _tell() {
    for (const listener of this._listeners) listener();
  }
}
