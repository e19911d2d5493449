"""What a builder chooses before he draws. Read from the environment once: sizes follow from sizes.

FARO_SERVO: a row of `servos`, that of the bill without it. ValueError for what is no row.
"""

import os

from hardware.machine.drawings import servos

SERVO = os.environ.get("FARO_SERVO", servos.OF_THE_BILL)
if SERVO not in servos.ROWS:
    raise ValueError(f"FARO_SERVO is {SERVO!r}: one of {', '.join(servos.ROWS)} is wanted")
SERVO_ROW = {name: value for name, (value, _) in servos.ROWS[SERVO][2].items()}
