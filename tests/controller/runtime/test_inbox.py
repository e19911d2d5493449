"""The table's inbox: what threads post while the table starts and ends."""

from __future__ import annotations

import asyncio
import threading

from controller.runtime.inbox import Inbox
from tests.hardware.waiting import PATIENCE_S


async def test_what_a_thread_posts_while_the_table_starts_wakes_it() -> None:
    """A thread is held up between seeing no table and putting its item in: the table waits for it, not for the item."""
    inbox = Inbox()
    putting, opened = threading.Event(), threading.Event()
    beside: list[bool] = []
    queue_put = inbox._queue.put_nowait

    def put(item: object) -> None:
        putting.set()
        beside.append(opened.wait(0.2))  # the inbox must not open meanwhile
        queue_put(item)

    inbox._queue.put_nowait = put  # type: ignore[method-assign]
    thread = threading.Thread(target=inbox.post_from_thread, args=("early",))
    thread.start()
    assert putting.wait(PATIENCE_S)
    inbox.opened()
    opened.set()
    thread.join()
    assert (beside, await inbox.take()) == ([False], "early")


async def test_what_threads_post_comes_in_their_order_before_and_after_the_start() -> None:
    inbox = Inbox()
    inbox.post_from_thread("before")
    inbox.opened()
    thread = threading.Thread(target=lambda: [inbox.post_from_thread(item) for item in ("first", "second")])
    thread.start()
    async with asyncio.timeout(PATIENCE_S):
        assert [await inbox.take() for _ in range(3)] == ["before", "first", "second"]
    thread.join()


def test_what_is_posted_when_the_table_has_ended_is_dropped() -> None:
    inbox = Inbox()

    async def run() -> None:
        inbox.opened()

    asyncio.run(run())
    inbox.post_from_thread("late")
