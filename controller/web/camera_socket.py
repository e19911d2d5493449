"""The line to a phone that is, or waits to be, the table's camera: a WebSocket of its own, beside the tablets'.

From the phone, as text (JSON) and pictures as they are:

    {"do": "picture", "age_ms": 31}     and then the JPEG, taken so long ago; the next after "taken" alone
    {"do": "away", "why": "hidden"}     no picture comes: hidden, or taken (its camera, by another app)
    {"do": "back"}                      they come again
    {"do": "beat"}                      a sign of life
    {"do": "end"}                       it is not to be the camera any more

To the phone:

    {"type": "phone", "stage": "waiting", "code": "4711"}
    {"type": "phone", "stage": "camera", "width": 1280, "height": 720}
    {"type": "taken"}                   the picture is decoded, or gave way to none: the next may come
    {"type": "faults", "faults": [{"part", "text"}]}    of the camera, as the tablets show them
    {"type": "refused", "text"}         its picture is none that is taken; the line closes, and may be opened again
    {"type": "ended", "text"}           it is nothing any more; the line closes

A picture's header is looked at here, and nothing else of it: it is decoded by the camera's reading thread.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from controller.games.message import Message, say
from controller.web.answers import Rate
from controller.web.phone_access import Phone
from controller.web.phone_desk import PhoneDesk, in_words
from controller.web.ports import Table
from hardware.devices import Part
from vision.capture.figures import BLURRED, is_bright, is_dark
from vision.capture.jpeg_header import BadJpeg, size_of
from vision.message import Message as VisionMessage
from vision.message import say as vision_say

SILENCE_S = 8.0
"""Without a word of the phone its line is closed; its page sends one every two seconds."""
SEND_S = 10.0
"""A phone whose line takes nothing for this long is lost."""
FAULTS_S = 1.0
"""Between two looks at light and sharpness."""
LONGEST_TEXT = 200
OLDEST_MS = 2000
"""Older than that no picture is said to be: the phone's word is believed that far."""
PARTS = frozenset({Part.CAMERA, Part.VIEW, Part.READING})
AWAY = {"hidden": vision_say("vision-phone-hidden"), "taken": vision_say("vision-phone-taken")}


class _Close(Exception):
    """The line ends, with one word for whoever looks into it. `why`: what the camera's fault says then, where it is
    not the line."""

    def __init__(self, word: str, why: VisionMessage | None = None) -> None:
        super().__init__(word)
        self.why = why


class CameraLine:
    """One line of a phone."""

    def __init__(self, socket: WebSocket, desk: PhoneDesk, phone: Phone) -> None:
        self._socket, self._desk, self._phone = socket, desk, phone
        self._out: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._age_ms: int | None = None
        """Of the picture that is to come next."""
        self._on_the_way = False
        self._next_s = 0.0
        """The next picture may come no sooner."""
        self._rate = Rate(time.monotonic())
        self._shown: list[dict[str, Any]] | None = None
        self._ended = False

    # --- for the desk ---------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell the phone what it is now."""
        if self._desk.is_camera(self._phone):
            source = self._desk.source
            self._out.put_nowait({"type": "phone", "stage": "camera", "width": source.width, "height": source.height})
        else:
            self._out.put_nowait({"type": "phone", "stage": "waiting", "code": self._phone.code})

    def end(self, why: Message) -> None:
        """Tell it that it is nothing any more, and close the line."""
        self._ended = True  # what it still sends meanwhile is no fault
        self._out.put_nowait({"type": "ended", "text": why.json()})
        self._out.put_nowait(None)

    # --- the line -------------------------------------------------------------------------------------------------

    async def run(self, table: Table) -> None:
        """Until the line ends, from either side."""
        self._desk.opened(self._phone, self)
        writing = asyncio.create_task(self._write(), name="phone")
        hearing = asyncio.create_task(self._hear(), name="phone's words")
        showing = asyncio.create_task(self._show(table), name="phone's faults")
        tasks = (writing, hearing, showing)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            close = next((one for one in ended if isinstance(one, _Close)), None)
            self._desk.closed(self._phone, self, None if close is None else close.why)
        await self._close(close)
        for trouble in ended:
            if isinstance(trouble, Exception) and not isinstance(
                trouble, _Close | OSError | RuntimeError | TimeoutError | WebSocketDisconnect
            ):
                raise trouble

    async def _close(self, close: _Close | None) -> None:
        try:
            async with asyncio.timeout(1.0):
                if close is not None and close.why is not None:
                    await self._socket.send_text(json.dumps({"type": "refused", "text": in_words(close.why)}))
                await self._socket.close(1000 if close is None else 1008, "" if close is None else str(close))
        except (OSError, RuntimeError, TimeoutError, WebSocketDisconnect):
            return

    async def _write(self) -> None:
        while (message := await self._out.get()) is not None:
            async with asyncio.timeout(SEND_S):
                await self._socket.send_text(json.dumps(message, separators=(",", ":")))

    async def _hear(self) -> None:
        while True:
            async with asyncio.timeout(SILENCE_S):
                message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._ended:
                continue
            if (jpeg := message.get("bytes")) is not None:
                self._picture(jpeg)
            else:
                self._word(message.get("text") or "")

    async def _show(self, table: Table) -> None:
        """Tells the phone what is wrong with the camera, as often as that changes."""
        while True:
            version = table.version
            faults = [
                {"part": fault["part"], "text": fault["text"]}
                for fault in table.view()["faults"]
                if fault["part"] in PARTS
            ]
            if not faults and (poor := self._poor()) is not None:
                faults = [{"part": Part.VIEW, "text": poor.json()}]
            if self._desk.is_camera(self._phone) and faults != self._shown:
                self._shown = faults
                self._out.put_nowait({"type": "faults", "faults": faults})
            try:
                async with asyncio.timeout(FAULTS_S):
                    await table.wait_change(version)
            except TimeoutError:
                continue

    def _poor(self) -> Message | None:
        """Why no card can be read in the last pictures; None where nothing says so."""
        found = self._desk.pictures.figures
        if found is None:
            return None
        brightness, focus = found
        if is_dark(brightness, shoe=False):
            return say("phone-too-dark")
        if is_bright(brightness, shoe=False):
            return say("phone-too-bright")
        return say("phone-nothing-sharp") if focus < BLURRED else None

    # --- what comes -----------------------------------------------------------------------------------------------

    def _word(self, text: str) -> None:
        """Raises _Close for what the phone's page never says."""
        if self._age_ms is not None or len(text) > LONGEST_TEXT:
            raise _Close("malformed")
        try:
            word = json.loads(text)
        except (ValueError, RecursionError):
            raise _Close("malformed") from None
        match word:
            case {"do": "picture", "age_ms": int(age_ms)} if not isinstance(age_ms, bool):
                self._age_ms = min(max(age_ms, 0), OLDEST_MS)
                return
            case {"do": "away", "why": "hidden" | "taken" as why}:
                if self._desk.is_camera(self._phone):
                    self._desk.pictures.none_come(AWAY[why])
            case {"do": "back"}:
                if self._desk.is_camera(self._phone):
                    self._desk.pictures.come()
            case {"do": "beat"}:
                pass
            case {"do": "end"}:
                self._desk.left(self._phone)
            case _:
                raise _Close("malformed")
        if not self._rate.take(time.monotonic()):
            raise _Close("too_many_messages")

    def _picture(self, jpeg: bytes) -> None:
        """Raises _Close for one that is not awaited, or is none."""
        age_ms, self._age_ms = self._age_ms, None
        if not self._desk.is_camera(self._phone):
            raise _Close("not_the_camera")
        if age_ms is None:
            raise _Close("malformed")
        if self._on_the_way:
            raise _Close("more_than_one")
        try:
            size = size_of(jpeg)
        except BadJpeg as bad:
            raise _Close("bad_picture", bad.message) from None
        self._on_the_way = True
        self._desk.pictures.push(jpeg, size, time.monotonic() - age_ms / 1000, self._taken_from_thread)

    def _taken_from_thread(self) -> None:
        try:
            self._loop.call_soon_threadsafe(self._taken)
        except RuntimeError:  # the loop is closed
            return

    def _taken(self) -> None:
        """The next may come, no sooner than the table wants pictures."""
        now_s = self._loop.time()
        at_s = max(now_s, self._next_s)
        self._next_s = at_s + 1 / self._desk.source.fps
        self._loop.call_at(at_s, self._free)

    def _free(self) -> None:
        self._on_the_way = False
        self._out.put_nowait({"type": "taken"})
