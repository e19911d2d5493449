"""The fault table: what the program says, where to look, what to do. A test holds it to the program's words."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One line: `part` as the program names it, `says` examples of its sentences, `seek` and `mend` for the builder."""

    part: str
    says: Sequence[str]
    seek: str
    mend: str


@dataclass(frozen=True, slots=True)
class Group:
    """Lines that belong together."""

    title: str
    rows: Sequence[Row]


GROUPS = (
    Group(
        "A spindle (`spindle 0` is the ace, `spindle 12` the king)",
        (
            Row(
                "spindle",
                ("bead 3 is jammed: 3 wanted across, 2 stand across", "it stands between places, nearest 2"),
                "Servo power off, back off; turn the cam by its rim from behind: where is the hard place?",
                "A pin askew in its lever, a front that rubs at a nose, a bead that binds on a bent rod. Then touch "
                "nothing else: the table tries again when the bead is wanted next.",
            ),
            Row(
                "spindle",
                (
                    "bead 2 slipped: 2 wanted across, it stands between places, nearest 1",
                    "a bead slipped and is back: 2 across, as wanted",
                ),
                "Does it come back often? Horn screw and the two screws of the horn.",
                "Take the module out (its two screws from below) and tighten the horn's screw through the hole of "
                "the keeper. Else calibrate this spindle again.",
            ),
            Row(
                "spindle",
                (
                    "bead 1 was moved by hand: 0 wanted across, 1 stand across",
                    "a bead was moved by hand and is back: 0 across, as wanted",
                ),
                "Somebody pushed a bead between two places; it is driven back.",
                "Nothing. Where nobody did: a servo lead that passes a loose contact.",
            ),
            Row(
                "spindle",
                (
                    "bead 4: the feedback wire reads nothing, 4 wanted across, place not known",
                    "NOT DRIVEN: its feedback wire reads nothing (input A4 reads 0)",
                    "spindle 4: the feedback wire reads 0: it is off",
                    "5: feedback reads 0: wire off",
                    "put the feedback wire back on input A4",
                ),
                "The plug's pin 4 (white). At pin 4 against pin 1, servo powered: 0.7 to 3.6 V, changing with the "
                "shaft.",
                "Push the contact in until it clicks, or solder the white wire again. The servo is not driven without "
                "it.",
            ),
            Row(
                "spindle",
                (
                    "bead 4: the servo supply is too low, 4 wanted across, 3 stand across",
                    "NOT DRIVEN: the servo supply is too low",
                    "4.10 V",
                    "check the 5 V servo supply and its fuse: 4.8 V at least while servos move",
                ),
                "Stop button pressed? Light D2 on the shield off? 12 V supply in the mains? Fuse?",
                "Turn the stop button out; else measure regulator, fuse holder, J1 in this order: 5.0 V at each. A "
                "fuse that opened: find the short first (all servo plugs out, then one by one).",
            ),
            Row(
                "spindle",
                ("spindle 3: misses a place by 60 us", "worst    spindle 3: 0.210 beads; up to 0.15 is good"),
                "Play between horn and cam; a bead that rubs.",
                "Tighten the horn's screws, then `faro calibrate beads --spindle N`.",
            ),
            Row(
                "spindle",
                (
                    "ace: board and calibration file differ",
                    "faro calibrate beads --spindle 0: another board, or another file",
                    "spindle 0: the board did not store the calibration",
                    'casekeeper.toml: one section for each of "spindle 0"..."spindle 12" expected',
                    "casekeeper.toml: spindle 3: pulse_us of five whole numbers and adc of two expected",
                    "between places, at 1310 us",
                    "faro calibrate beads",
                ),
                "Was the Mega or the file `casekeeper.toml` changed?",
                "Calibrate; the board and the file are written together. `--undo` goes back.",
            ),
        ),
    ),
    Group(
        "Park and calibration",
        (
            Row(
                "calibration",
                (
                    "spindle 2: hardly moves: a bead or the cam is caught, or the servo does not turn",
                    "a bead or the cam is caught, or the servo turns more than 130 degrees a ms",
                ),
                "Servo power off; turn the cam by its rim, from behind, from stop to stop.",
                "Mend the hard place. No hard place: the servo is not made for this range; try another of the kind "
                "in the bill.",
            ),
            Row(
                "calibration",
                (
                    "spindle 2: 1400 us between the stops, 877...1629 us expected for the cam's 114 degrees: a stop "
                    "gives way, the horn slips, or the servo turns less than 70 degrees a ms",
                    "spindle 2: no end stop was felt: the horn is loose, or the stop is missing",
                ),
                "Stop pin in the plate; the horn's three screws; teeth of the horn.",
                "Press the pin in again, tighten the screws, replace a horn that is worn.",
            ),
            Row(
                "calibration",
                ("spindle 2: the feedback would read (1050, 1500) at 1000 and 2000 us: no potentiometer on 5 V",),
                "Is it a servo with feedback? Are plus and feedback changed in the plug?",
                "Pins 1 ground, 2 plus, 3 signal, 4 feedback.",
            ),
            Row(
                "park",
                (
                    "NOT DRIVEN: the board said nothing of it",
                    "NOT DRIVEN: the board says JAMMED",
                    "the board did not do what was asked within 12 s",
                    "NOT parked: spindle 4. Mend that and run this again.",
                ),
                "The link to the board, below.",
                "Run it again; then pull and replace the USB cable.",
            ),
            Row(
                "exercise",
                (
                    "spindle 3: jammed at 2 beads",
                    "spindle 3: slipped at 2 beads",
                    "spindle 3: hand moved at 2 beads",
                    "spindle 3: no feedback at 2 beads",
                    "spindle 3: supply low at 2 beads",
                    "spindle 3: moving at 2 beads",
                    "spindle 3: idle at 2 beads",
                ),
                "The lines of the spindle above: jammed, slipped, moved by hand, feedback, supply. Moving or idle: "
                "the link.",
                "As there; then this spindle is tried again.",
            ),
            Row(
                "exercise",
                (
                    "sensor   lid: active, changed 4 times while beads moved: a bad contact, or servo wires beside it",
                    "sensor   exit_beam: at rest, changed 4 times while beads moved: a bad contact, or servo wires "
                    "beside it",
                ),
                "Does the box's cable lie beside servo leads?",
                "Lay it apart, crossing them at right angles; check contacts and the resistors at the box.",
            ),
        ),
    ),
    Group(
        "The casekeeper's board (`mcu`, `board`, `wire`)",
        (
            Row(
                "mcu",
                (
                    "cannot open /dev/faro-board: No such file or directory",
                    "plug the board in, see its name: ls /dev/faro-board /dev/ttyACM* /dev/ttyUSB*; [mcu] port is "
                    "/dev/ttyACM0",
                    "/dev/ttyACM0 went away: the other end is gone",
                    "/dev/ttyACM0 is not open",
                    "it has taken nothing for 2 s",
                ),
                "USB cable at both ends; the Mega's light.",
                "Plug it in. A clone with another chip: give its name from /dev/serial/by-id as `[mcu] port`.",
            ),
            Row(
                "mcu",
                (
                    "another program uses it",
                    "stop the table first (systemctl stop faro)",
                ),
                "The table runs, or another `faro` command.",
                "`sudo systemctl stop faro`.",
            ),
            Row(
                "mcu",
                (
                    "no board answers on /dev/ttyACM0",
                    "firmware 1.2 on the board speaks protocol 1 (table FF679DC2), this program speaks protocol 1 "
                    "(table 00000000): flash the firmware of this program",
                    "put this project's firmware on it: make flash PORT=/dev/ttyACM0",
                ),
                "Was the Mega flashed with this version?",
                "`make flash PORT=/dev/ttyACM0` in the clone on the Pi, table stopped.",
            ),
            Row(
                "mcu",
                (
                    "the board restarted (cause: external)",
                    "the board heard nothing for a second",
                    "the board does not acknowledge",
                    "the board has said nothing for 1 s",
                    "the board does not answer ReadBoard",
                    "there is no link to the board",
                    "the board sent nonsense: wrong length",
                    "the board rejected message 0x10: OUT_OF_RANGE",
                    "message 0x20 is not for the board",
                    "pull the USB cable and put it back; if it stays so: make flash",
                ),
                "USB cable, its way beside servo wires; the Pi's power.",
                "Another, shorter cable with ferrite; servo wires away from it. The table goes on by itself when it "
                "is back.",
            ),
            Row(
                "wire",
                (
                    "12 damaged frames, 0 bytes lost, 0 fail-safe stops since the board started",
                    "a shorter or better USB cable, away from the servo wires",
                ),
                "As above.",
                "As above.",
            ),
            Row(
                "board",
                (
                    "serial on /dev/ttyACM0, firmware 1.2, protocol 1, last start: brown-out",
                    "brown-out: a weak USB supply; watchdog: the firmware hung - report it",
                ),
                "The Pi's own supply and the USB cable.",
                "The 27 W supply; the Mega straight at the Pi, no hub.",
            ),
            Row(
                "board",
                (
                    "no Maestro answers on /dev/ttyACM0",
                    "the Maestro reports: CRC error",
                    "set it to USB Dual Port with CRC on (Pololu Maestro Control Center); check the cable",
                ),
                "Only with a Pololu Maestro instead of the Mega.",
                "Its settings, then the cable.",
            ),
        ),
    ),
    Group(
        "The dealing box and the buttons",
        (
            Row(
                "exit beam wire, lid wire, follower wire",
                ("exit beam wire: is off, or its 4.7 kohm to 3.3 V at the box is missing",),
                "Plug J1 of the input board; 3.3 V at its pin 6; 3.3 V at pins 3, 4, 5 with the box at rest.",
                "Push the plug in; solder wire or resistor at the box's end.",
            ),
            Row(
                "exit beam",
                (
                    "has not moved for the last 3 draws the camera saw",
                    "moved 3 times though the camera saw no card leave",
                    "blocked while no card passes and free while one does: wired the wrong way round",
                ),
                "Does the sensor's own light change when a card is put into its slot?",
                "It does not: place it so that a card's edge passes its slot. Wrong way round: the pink wire (L) "
                "touches something; it must be open.",
            ),
            Row(
                "exit beam",
                (
                    "blocked from the start: a card in the slit, or the sensor is dark or its wire touches ground",
                    "blocked for 5 s: a card in the slit, or the sensor is stuck",
                    "take the card out of the slit; else the sensor is dirty, dead or wired the wrong way round",
                ),
                "A card in the slit? Dust in the fork?",
                "Take it out, blow the fork clean. Else 5 V between brown and blue: 4.5 V at least.",
            ),
            Row(
                "lid switch",
                ("8 changes within 2 s: the contact bounces or is loose",),
                "Does the lid press the switch all the way?",
                "Set the switch nearer; check its two joints.",
            ),
            Row("box lid", ("open",), "The lid.", "Shut it: play goes on."),
            Row(
                "follower switch",
                (
                    "says the box is empty with 20 cards left",
                    "has not reached its end though the box is empty",
                ),
                "Move the follower by hand: does `faro check` say *at its end* only there?",
                "Set the switch so that the last card's follower presses it.",
            ),
            Row(
                "a button",
                ("no more bets button: pressed from the start: it is stuck, or its wire touches ground",),
                "Does the button come back? Pins 2, 3, 4 of J2 against pin 1: open.",
                "Free the button in its square hole; separate the wires.",
            ),
            Row(
                "exit beam pin, pins",
                (
                    "lid pin: cannot be read: ...",
                    "no such pins: foo; there are exit_beam, lid",
                    "see hardware/machine/drawings/wiring.md",
                    'no pin factory "x"; there are lgpio, rpigpio, mock',
                ),
                "`[gpio]` of the configuration; the input board on the Pi's header.",
                "`faro config check`; press the input board down, power off.",
            ),
            Row(
                "pins",
                (
                    "lamp: another program or driver has GPIO18",
                    "lamp (GPIO18): ...",
                    "stop the table (systemctl stop faro) or the other program that has the pins",
                    "/dev/gpiochip0: /dev/gpiochip0 may not be opened by faro",
                    "the user must be in the group gpio: sudo usermod -aG gpio USER, then log in again",
                    "x: there is no /dev/gpiochip0",
                    "a Raspberry Pi with a kernel of its own is needed",
                    "x: the library of the pins is not installed",
                    "sudo apt install python3-lgpio on a Raspberry Pi; elsewhere pip install '.[pi]'",
                    "sudo apt install python3-rpi.gpio on an old Raspberry Pi; else gpio.factory lgpio",
                    "this is no Raspberry Pi: it has no revision number",
                    'gpiochip0 is "x", not the pins of the header (pinctrl...)',
                    "bring the system up to date: sudo apt full-upgrade",
                    "lgpio cannot make its pipe in /",
                    "set LG_WD to a folder that can be written",
                    "sudo make install once more: it brings lgpio, or says why it cannot",
                    "No module named 'lgpio'",
                ),
                "The line itself says which.",
                "As it says. Check as the table's user: `sudo -u faro faro check --config /etc/faro/table.toml`.",
            ),
        ),
    ),
    Group(
        "The camera (`camera`, `camera view`, `camera reading`)",
        (
            Row(
                "camera",
                (
                    "picamera2 gives no picture",
                    "picamera2 hangs",
                    "no picture comes",
                    "pull the camera's cable and put it back",
                    "check its cable (power off first), its name in [camera] source, and that no program is using it",
                    "check [camera] source",
                    "picamera2: no camera is found",
                    "picamera2: the camera gives no pictures",
                    "picamera2: its process hangs while the camera is opened",
                    "picamera2: its process hangs while the camera is set up",
                    "picamera2: its process hangs while a picture is taken",
                    "v4l2:0: cannot be opened",
                    "power off, reseat the camera's cable (both ends); `rpicam-hello --list-cameras` must then name it",
                    "stop the program that uses the camera (the table: sudo systemctl stop faro), else the cable",
                ),
                "`rpicam-hello --list-cameras` with the table stopped.",
                "Power off; ribbon at both ends, contacts the right way, latch closed.",
            ),
            Row(
                "camera",
                (
                    "not the cable: the camera's software failed as the text says; reinstall it, its numpy must "
                    "be the table's",
                    "the recording has ended",
                    "picamera2: is not installed for /usr/bin/python3",
                    "picamera2: /usr/bin/python3 cannot be started: ...",
                    "picamera2: /usr/bin/python3 has version 0.3.12, 0.3.20 or newer is needed",
                    "sudo apt update && sudo apt install python3-picamera2",
                    "the system's Python is missing: sudo apt install python3",
                    "picamera2: /usr/bin/python3 cannot import it: ...; numpy 2.1 is not the one it was compiled with",
                    "remove the numpy that was put over Debian's (sudo pip uninstall --break-system-packages numpy)",
                    "sudo apt install --reinstall python3-picamera2",
                    "not the cable: the camera's software failed as the text says; sudo apt full-upgrade, then restart",
                    "picamera2: its process hangs while it is started",
                    "picamera2: its process hangs while picamera2 is imported",
                    "picamera2: its process was ended by SIGKILL",
                    "picamera2: its process ended with code 1",
                    "picamera2: its process stopped talking",
                    "picamera2: its process sent an unreadable line: ...",
                    "picamera2: no cause was given",
                ),
                "`faro check` names what failed.",
                "`sudo apt install python3-picamera2`, then `sudo make install`.",
            ),
            Row(
                "camera",
                (
                    "foo: no such camera: picamera2, v4l2:N, a URL, a video file or a folder of images",
                    "v4l2:x: after v4l2: comes the number of /dev/videoN",
                    "picamera2: imx708 tells no sensor modes",
                    'a USB camera is named source = "v4l2:0"',
                    "picamera2: gain = 99 given, imx708 takes 1 to 16",
                    "picamera2: focus at 40 dioptres given, imx708 takes 0 to 32",
                    "change [camera] focus, or distance_mm and the camera's height",
                    "picamera2: focus = 4 given, but the lens of imx219 cannot be moved",
                    'set [camera] focus = "distance" and turn the lens by hand',
                ),
                "`[camera]` of the configuration against the camera that is there.",
                "As the line says; `faro config example` explains every key.",
            ),
            Row(
                "camera",
                (
                    "its sensor gives 56 at most: set [camera] fps to that or less",
                    "its sensor gives 47 at most, a shoe needs 60: take Camera Module 3",
                ),
                "Fewer pictures come than `[camera] fps` asks for, and the sensor has no faster mode of that size.",
                "As the line says.",
            ),
            Row(
                "camera view",
                ("dark", "look at the lamp over the window"),
                "Do the white lights shine? J3 of the input board: 5 V between pins 1 and 3.",
                "Plug J3; a dark light: its resistor and its joints. F1 on the input board is warm: a short in the "
                "lamp's cable; mend it, F1 comes back by itself.",
            ),
            Row(
                "camera view",
                (
                    "defocused",
                    "nothing is sharp",
                    "lay a card in the window; set [camera] distance_mm, or slide the camera until the focus figure "
                    "is highest",
                    "more light, or a smaller picture",
                    "1280x720, 30 fps, exposure 10 ms, brightness 110, focus 40: nothing is sharp",
                ),
                "The protecting film on the lens; the distance from lens to window.",
                "Take the film off; set `[camera] distance_mm` to what you measure.",
            ),
            Row(
                "camera view",
                ("covered", "lid"),
                "Does something stand over the window?",
                "Take it away; with a fault of the view the dealer looks at the card that lies there.",
            ),
            Row(
                "camera view",
                ("moved",),
                "Was box or post pushed? Are the markers clean and whole?",
                "Push it back or mark the window again on the service page.",
            ),
            Row(
                "camera view",
                ("frozen",),
                "The picture stands still: the camera or its ribbon.",
                "As *gives no picture*.",
            ),
            Row(
                "camera reading",
                ("a picture could not be worked on; it has been logged",),
                "`journalctl -u faro`.",
                "A fault of ours: report it with the log.",
            ),
        ),
    ),
    Group(
        "The computer",
        (
            Row(
                "power",
                (
                    "the supply is too weak now (under-voltage)",
                    "the supply was too weak since the start (under-voltage)",
                    "use the official supply; servos need their own",
                    "the supply was too weak (under-voltage): see to the power supply and its cable",
                ),
                "Which supply and cable feed the Pi?",
                "The 27 W supply of the bill, nothing else at it. While the table plays this is a warning on the "
                "dealer's page, until he has seen it; temperature, clock and disk are warned of until they are over.",
            ),
            Row(
                "temperature",
                (
                    "give the Pi a fan or air",
                    "the processor is above 80 C and slows down: see to its fan and to air",
                    "it is near its temperature limit now",
                    "the processor is slowed down now",
                    "the processor is throttled now",
                    "the processor was throttled since the start",
                ),
                "Air below and above the Pi's plate.",
                "Heat sinks; the plate upright; a fan beside it.",
            ),
            Row(
                "clock",
                (
                    "not synchronised",
                    "sudo timedatectl set-ntp true, and a network; journal times cannot be relied on",
                    "nobody has set the clock since the computer started: the times in the journal cannot be relied "
                    "on; a network is needed",
                ),
                "`timedatectl`.",
                "As it says.",
            ),
            Row(
                "disk",
                (
                    "at least 500 MB wanted: move old journals away",
                    "less than 500 MB are free on the journal's disk: move old journals away",
                    "/var/lib/faro is on a disk that is read-only",
                    "Linux does this to a failing SD card: see dmesg, copy the journal away, use another card; or "
                    "remount it",
                ),
                "`df -h /var/lib/faro`, `dmesg`.",
                "Copy the journal away (`faro recall --backup FILE`), use another card.",
            ),
            Row(
                "journal",
                (
                    "100 events, the chain is whole; event 90, known from table.checkpoint, does not agree",
                    "keep the file as it is, put the last good copy in its place; do not play on it",
                    "install the newer program again, or put back the copy of before the update (docs/install.md)",
                    "keep the file as it is; what these cards were read from can no longer be shown",
                ),
                "Was the Pi switched off hard, or the file edited?",
                "As it says. The card may be failing.",
            ),
            Row(
                "rights",
                (
                    "pi may not use /dev/ttyACM0 (group dialout)",
                    "pi may not read /var/lib/faro/table.db",
                    "pi may not write /var/lib/faro/table.db",
                    "check as the table's user: sudo -u faro faro check --config FILE",
                    "sudo usermod -aG dialout pi, then log in again; or check as the table's user: ...",
                    "check as the table's user: x; the service's folder is its own: ls -ld /var/lib/faro",
                    "no group may use it: sudo make install puts the rule into /etc/udev/rules.d, then restart the Pi",
                ),
                "Who ran the command?",
                "`sudo -u faro faro check --config /etc/faro/table.toml`.",
            ),
            Row(
                "outputs",
                ("a device could not be driven; it has been logged",),
                "`journalctl -u faro`.",
                "A fault of ours: report it with the log.",
            ),
            Row(
                "pages", ("nobody can connect",), "The network; too many open files.", "`journalctl -u faro` names it."
            ),
            Row(
                "safe mode",
                ("no camera, board or pin is used; run faro check, then start the table again",),
                "The table crashed three times in five minutes.",
                "`journalctl -u faro`, `faro check`, mend, `sudo systemctl start faro`.",
            ),
        ),
    ),
)


def rows() -> list[Row]:
    """All lines."""
    return [row for group in GROUPS for row in group.rows]


def text() -> str:
    """Everything that the table says, as one text."""
    return "\n".join("\n".join((row.part, *row.says, row.seek, row.mend)) for row in rows())
