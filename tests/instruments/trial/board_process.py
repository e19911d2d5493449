"""A process of its own: the board's fake behind a pty, with a cable that can be pulled.

    python -m tests.instruments.trial.board_process

Prints the port, then obeys `plug`, `unplug` and `at` (where every cam really stands, us), one a line on standard input,
each answered by a line. It ends when its standard input does.
"""

from __future__ import annotations

import sys

from firmware_bridge.fake_mcu import FakeMcu


def main() -> None:
    with FakeMcu(servo_speed=3) as board:
        print(board.port_url, flush=True)
        for line in sys.stdin:
            match line.strip():
                case "plug":
                    board.plug()
                    print("ok", flush=True)
                case "unplug":
                    board.unplug()
                    print("ok", flush=True)
                case "at":
                    print(*board.at_us(), flush=True)
                case other:
                    print(f"no command {other!r}", flush=True)


if __name__ == "__main__":
    main()
