"""What a builder chooses before he draws. Read from the environment once: sizes follow from sizes.

FARO_SERVO: a row of `servos`, that of the bill without it.
FARO_PRINTER: by how much a slot comes out of the printer too narrow, mm, -0.3 to 0.3; 0 without it. The coupon says it.
ValueError for what is no row or no such number.
"""

import os

from hardware.machine.drawings import servos

SERVO = os.environ.get("FARO_SERVO", servos.OF_THE_BILL)
if SERVO not in servos.ROWS:
    raise ValueError(f"FARO_SERVO is {SERVO!r}: one of {', '.join(servos.ROWS)} is wanted")
SERVO_ROW = {name: value for name, (value, _) in servos.ROWS[SERVO][2].items()}

PRINTER_MOST = 0.3


def _printer(asked: str) -> float:
    try:
        off = float(asked)
    except ValueError:
        off = PRINTER_MOST + 1
    if not abs(off) <= PRINTER_MOST:
        raise ValueError(f"FARO_PRINTER is {asked!r}: mm from {-PRINTER_MOST} to {PRINTER_MOST} are wanted")
    return off


PRINTER = _printer(os.environ.get("FARO_PRINTER", "0"))
