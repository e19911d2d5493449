"""Exactly once and in order: sequence numbers, acknowledgements, retransmission. The same rules run in both ends.

Pure: frames and a time in, payloads and bytes out. Knows no messages and no handshake (link.py).

Go-back-N. The sender keeps at most WINDOW unacknowledged frames, numbered modulo 8. The receiver takes only the number
it expects next; a repeated frame is acknowledged again and dropped; after a damaged frame or a gap it sends one NAK and
waits for the number it expects. Every DATA frame carries an ack; an ACK frame goes out only for ACK_EVERY frames that
no DATA acknowledged, or after ACK_DELAY_S, so that acknowledging costs the wire little. What is not acknowledged is
sent again, all of it, after RETRY_MIN_S, doubling up to RETRY_MAX_S; after MAX_TRIES the sender has `stalled` and a
new link must be made. An end with nothing to say sends an ACK every HEARTBEAT_S.
"""

from collections import deque

from firmware_bridge.framing import SEQUENCE_MODULUS, AckFrame, BadFrame, DataFrame, NakFrame, encode_frame

WINDOW = 5  # below the modulus, so that an ack is never ambiguous; 5 frames of 16 bytes last 3.2 ms at 250 kbaud
RETRY_MIN_S = 0.05  # a frame, the USB latency and an ack take under 10 ms
RETRY_MAX_S = 0.25
MAX_TRIES = 20  # about 4.5 s
ACK_EVERY = 3  # below the window
ACK_DELAY_S = 0.005  # far below RETRY_MIN_S
HEARTBEAT_S = 0.1  # ten chances within the board's fail-safe second


class LinkFull(Exception):
    """The bounded queue of frames to send is full; nothing was queued."""


class Sequencer:
    """One end's half of a link. `queue_limit` frames wait at most, those in flight included."""

    def __init__(self, now_s: float, queue_limit: int) -> None:
        self._queue: deque[bytes] = deque()
        self._queue_limit = queue_limit
        self._base = 0  # sequence of the oldest unacknowledged frame
        self._sent = 0  # frames of the queue sent since we last went back
        self._flown = 0  # frames of the queue ever sent: only these can be acknowledged
        self._tries = 0
        self._retry_s = RETRY_MIN_S
        self._retry_at_s: float | None = None
        self._expected = 0
        self._rejecting = False  # a NAK is out; no second one before the gap is closed
        self._owed = 0  # frames received and not yet acknowledged
        self._ack_at_s = now_s
        self._nak_due = False
        self._heartbeat_at_s = now_s + HEARTBEAT_S
        self.retransmissions = 0

    @property
    def stalled(self) -> bool:
        """MAX_TRIES were not acknowledged."""
        return self._tries >= MAX_TRIES

    @property
    def waiting(self) -> int:
        """Frames queued or in flight."""
        return len(self._queue)

    def send(self, payload: bytes) -> None:
        """Queue one payload. LinkFull when the bound is reached."""
        if len(self._queue) >= self._queue_limit:
            raise LinkFull(f"{self._queue_limit} frames are waiting already")
        self._queue.append(payload)

    def receive(self, frame: DataFrame | AckFrame | NakFrame | BadFrame, now_s: float) -> bytes | None:
        """Take one frame from the peer; the payload, when it is the next in order."""
        if isinstance(frame, BadFrame):
            self._reject()
            return None
        self._acknowledged(frame.ack, now_s)  # first: the number in a NAK acknowledges all frames before it
        if isinstance(frame, NakFrame) and self._sent:
            self._go_back()
        if isinstance(frame, DataFrame):
            return self._take_data(frame, now_s)
        return None

    def take(self, now_s: float) -> bytes:
        """The bytes to write now: retransmissions that are due, new frames within the window, ack or heartbeat."""
        if self._retry_at_s is not None and now_s >= self._retry_at_s:
            self._retry()
        out = b""
        if self._nak_due:
            out += encode_frame(NakFrame(self._expected))
            self._nak_due, self._owed = False, 0
        out += self._data_frames(now_s)
        if self._ack_is_due(now_s) or (not out and now_s >= self._heartbeat_at_s):
            out += encode_frame(AckFrame(self._expected))
            self._owed = 0
        if out:  # any frame proves that this end is alive
            self._heartbeat_at_s = now_s + HEARTBEAT_S
        return out

    def due_s(self) -> float:
        """When take() has something to say at the latest."""
        due = [self._heartbeat_at_s]
        if self._retry_at_s is not None:
            due.append(self._retry_at_s)
        if self._owed:
            due.append(self._ack_at_s)
        return min(due)

    def _ack_is_due(self, now_s: float) -> bool:
        return self._owed >= ACK_EVERY or (self._owed > 0 and now_s >= self._ack_at_s)

    def _owe(self, frames: int, now_s: float) -> None:
        if not self._owed:
            self._ack_at_s = now_s + ACK_DELAY_S
        self._owed += frames

    def _data_frames(self, now_s: float) -> bytes:
        out = b""
        while self._sent < min(WINDOW, len(self._queue)):
            sequence = (self._base + self._sent) % SEQUENCE_MODULUS
            out += encode_frame(DataFrame(sequence, self._expected, self._queue[self._sent]))
            self._sent += 1
        self._flown = max(self._flown, self._sent)
        if out:
            self._owed = 0
            if self._retry_at_s is None:
                self._retry_at_s = now_s + self._retry_s
        return out

    def _retry(self) -> None:
        self._tries += 1
        self._retry_s = min(2 * self._retry_s, RETRY_MAX_S)
        self._go_back()

    def _go_back(self) -> None:
        self._sent = 0
        self._retry_at_s = None
        self.retransmissions += 1

    def _acknowledged(self, ack: int, now_s: float) -> None:
        done = (ack - self._base) % SEQUENCE_MODULUS
        if done == 0 or done > self._flown:  # nothing new, or frames that were never sent
            return
        for _ in range(done):
            self._queue.popleft()
        self._base = ack
        self._sent = max(0, self._sent - done)
        self._flown -= done
        self._tries = 0
        self._retry_s = RETRY_MIN_S
        self._retry_at_s = now_s + self._retry_s if self._sent else None

    def _take_data(self, frame: DataFrame, now_s: float) -> bytes | None:
        if frame.sequence == self._expected:
            self._expected = (self._expected + 1) % SEQUENCE_MODULUS
            self._rejecting = self._nak_due = False
            self._owe(1, now_s)
            return frame.payload
        # The peer can repeat only what it had in flight, WINDOW frames; any other number comes after a gap.
        behind = (self._expected - frame.sequence) % SEQUENCE_MODULUS
        if behind <= WINDOW:
            self._owe(ACK_EVERY, now_s)  # our ack was lost: say it again at once
        else:
            self._reject()
        return None

    def _reject(self) -> None:
        # One NAK for a gap: each frame in flight behind it arrives out of order and would make the peer go back again.
        if not self._rejecting:
            self._rejecting = self._nak_due = True
