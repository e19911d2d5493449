"""Which BCM pin of the Raspberry Pi does what: the one table. Numbers and words only; gpio.py drives them.

All inputs are switches or open-collector sensors to ground with the Pi's pull-up: low means active (beam blocked, lid
open, follower at the end, button pressed). A wire that came off therefore reads "not active"; for the box's three the
start detects it by the 4.7 kohm to 3.3 V at the box's end of the cable.
"""

DEFAULT_PINS: dict[str, int] = {
    "exit_beam": 17,
    "lid": 27,
    "follower_end": 22,
    "button_no_more_bets": 5,
    "button_hold": 6,
    "button_call": 13,
    "lamp": 18,
    "status_open": 23,
    "status_closed": 24,
    "status_call": 25,
    "buzzer": 15,  # taken only where the configuration has one; the serial console has to be off then
}
# Servos on the Pi's own pins, spindle 0...12: SPI and the serial console have to be off. Never together with a board.
SERVO_PINS = (4, 12, 16, 19, 20, 21, 26, 7, 8, 9, 10, 11, 14)
POWER_DOWN_PIN = 3
"""Button to ground that shuts the Pi down, by `dtoverlay=gpio-shutdown`, whose pin this is where it names none: the
kernel's, never ours. From memory: the same pin wakes a Pi 4 that was shut down; of a Pi 5, which has a button of its
own, that is not known."""
INPUTS = ("exit_beam", "lid", "follower_end", "button_no_more_bets", "button_hold", "button_call")
OUTPUTS = ("lamp", "status_open", "status_closed", "status_call", "buzzer")
