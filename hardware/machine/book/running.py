"""The steps without a part: measuring the boards, the Pi's software, first power, calibration, the last checks."""

from hardware.machine.boards import currents
from hardware.machine.book.model import Step, Take, Use
from hardware.machine.book.wires import devices, overview, sockets, table_layout, usb
from hardware.machine.wiring import HEADER
from hardware.pins import POWER_DOWN_PIN

TOML = "/etc/faro/table.toml"
CHECK = f"`sudo -u faro faro check --config {TOML}`"
IDLE_MA = 14  # R4 and D2 9 mA, R1 through Q2 5 mA
SERVO_IDLE_MA = 6
LAMP_PIN = 18  # BCM, `hardware.pins`


def _table(head: str, rows: tuple[tuple[str, ...], ...]) -> list[str]:
    width = head.count("|") + 1
    return [f"| {head} |", "| " + " | ".join(["---"] * width) + " |", *("| " + " | ".join(row) + " |" for row in rows)]


def _ohms() -> list[str]:
    return _table(
        "where | expected | else",
        (
            (
                "J1, + to -, red probe on +",
                "begins near 0 and rises while C1 and C2 charge; more than 100 ohm after half a minute",
                "a short, if it stays: C1, C2 or D1",
            ),
            (
                "any servo plug, pin 2 to 1",
                "rising; about 20 kohm after a minute",
                "a short on the rail, if it stays below 100 ohm; near a plug: solder",
            ),
            ("each servo plug, pin 3 to 1", "10 kohm", "R100 ... R112 of that plug"),
            ("each servo plug, pin 4 to 1", "1 Mohm", "R200 ... R212 of that plug"),
            (
                "each servo plug, neighbouring pins",
                "not below 100 ohm, after half a minute on pin 2",
                "a bridge of solder",
            ),
            ("J2, pin 1 to J1 +", "1 kohm", "R1"),
        ),
    )


def _inputs_ohms() -> list[str]:
    return _table(
        "where | expected | else",
        (
            ("J1, pin 2 to 1 (5 V to ground)", "more than 1 kohm", "a short: F1, C1, D5"),
            ("J1, pin 6 to 1 (3.3 V to ground)", "more than 1 kohm", "a short: F2, D2"),
            ("J2, pins 2, 3, 4 to pin 1 of the socket (3.3 V, square pad)", "4.7 kohm", "R21, R22, R23"),
            ("J1 and J2, neighbouring pins", "never below 100 ohm", "a bridge of solder"),
        ),
    )


def _idle() -> list[str]:
    return _table(
        "what | expected",
        (
            ("VOUT of the regulator, fuse out", "4.9 to 5.1 V"),
            ("J1, fuse out", "0 V"),
            ("J1, fuse in", "4.9 to 5.1 V"),
            ("any servo plug, pin 2 to 1, USB out", "below 0.3 V half a minute after the last 5 V; D2 dark"),
            (
                "the same, USB in, stop button out",
                f"4.9 to 5.1 V; D2 shines; {IDLE_MA} mA with a meter in the wire to J1",
            ),
            (
                "the same, stop button pressed",
                f"D2 dark at once ({currents.start().off_s * 1000:.0f} ms to Q1 off), below 2.5 V within a second, "
                "then slowly to 0",
            ),
            ("any servo plug, pin 3 to 1, USB in", "below 0.2 V: no pulse without a host"),
        ),
    )


def _parked() -> list[str]:
    return _table(
        "what | expected",
        (
            ("`faro park`, a line for each servo", "`driven to 1000 us; its feedback reads N`, N from 170 to 280"),
            ("feedback, pin 4 to 1", "0.8 to 1.4 V at 1000 us"),
            ("5 V at J1 while one moves", "above 4.9 V"),
            (
                "current at J1, all released",
                f"{IDLE_MA} mA and {SERVO_IDLE_MA} mA for each servo: {IDLE_MA + currents.SERVOS * SERVO_IDLE_MA} mA "
                f"with all {currents.SERVOS}",
            ),
            ("`faro check`, servo supply", "4.9 to 5.1 V; below 4.6 V it is called wrong"),
        ),
    )


def _pi() -> list[str]:
    return _table(
        "what | expected",
        (
            ("J1, pin 2 to 1", "4.8 to 5.2 V"),
            ("J1, pin 6 to 1", "3.2 to 3.4 V"),
            ("J2, pins 2, 3, 4 to 1", "3.2 to 3.4 V"),
            ("`vcgencmd get_throttled`", "`throttled=0x0`"),
        ),
    )


def _calibrated() -> list[str]:
    return _table(
        "what | expected",
        (
            ("places of a spindle, us", "five, rising, 180 to 320 apart"),
            (
                "last lines",
                "`stored in the board (13 spindles changed)`, `every bead was moved there and back once: good`",
            ),
            ("`faro exercise`, spread of each spindle", "below 0.15 beads"),
            ("`faro exercise`, supply", "4600 mV at least"),
            ("`faro exercise`, sensors", "did not change"),
        ),
    )


def _devices() -> list[str]:
    return _table(
        "done | `faro check` says",
        (
            (
                "nothing",
                "exit beam *free*; box lid *open* (its switch is not pressed); follower *a pack is in the box*",
            ),
            ("a card in the sensor's slot", "exit beam *blocked*"),
            ("lid switch pressed", "box lid *shut*"),
            ("follower switch pressed", "follower *at its end: the box is empty*"),
            ("J1 pins 3, 4, 5 to 1, measured", "3.2 to 3.4 V at rest, below 0.7 V while active"),
            ("box's plug pulled (power off for it, and on again)", "three wires that are *off*"),
            (
                f"`sudo pinctrl set {LAMP_PIN} op dh`, lights under paper",
                f"nothing of it: look whether all six shine; `sudo pinctrl set {LAMP_PIN} op dl` darkens them",
            ),
            ("camera looks at a lit card", "its sensor, frames a second, *brightness* between 40 and 220"),
        ),
    )


SHIELD_CHECK = Step(
    "shield-check",
    "Shield: measure before it meets the Mega",
    (
        "The shield alone, nothing plugged in, not on the Mega. Pin 1 of every plug is the square pad; of a servo's "
        "plug it is ground.",
        "Measure what the table says.",
        "Then 5 V into the screws of J1 from the bench supply, limited to 0.2 A, plus on the square pad: no servo plug "
        "may carry voltage between pins 2 and 1, and nothing gets warm.",
    ),
    takes=(Take("shield-tall"),),
    tools=("meter", "bench", "flat"),
    makes="shield, checked",
    tables=(_ohms,),
    done=("Every line of the table is as expected, and the current at 5 V is below 5 mA.",),
)
INPUTS_CHECK = Step(
    "inputs-check",
    "Input board: measure before it meets the Pi",
    ("The board alone, nothing plugged in. Measure what the table says.",),
    takes=(Take("inputs-tall"),),
    tools=("meter",),
    makes="input board, checked",
    tables=(_inputs_ohms,),
    done=("Every line of the table is as expected.",),
)
COMPUTER: tuple[Step, ...] = (
    Step(
        "image",
        "Write the memory card and start the Pi",
        (
            "Write *Raspberry Pi OS (64-bit)*, Bookworm or Trixie, to the card with Raspberry Pi Imager. Let it set "
            "a user, a password, the network, the time zone, and SSH.",
            "Nothing is plugged into the input board but the Pi. Put the card in, plug the Pi's own supply in, and "
            "measure.",
            "Log in from another computer of the network (`ssh USER@NAME.local`, as you set them), then: `sudo apt-get "
            "update && sudo apt-get install git make`.",
        ),
        uses=(Use("pi supply"), Use("memory card")),
        takes=(Take("pi-plate"),),
        tools=("computer", "meter"),
        drawing=sockets,
        makes="Pi that runs",
        tables=(_pi,),
        done=("`uname -m` says aarch64.", "3.3 V and 5 V are as expected before anything else is plugged in."),
    ),
    Step(
        "install",
        "Install the program",
        (
            "Clone this repository: `git clone ADDRESS faro && cd faro`, ADDRESS being where you read this.",
            "`sudo make install`. It fetches what it needs, puts the program into /opt/faro and the configuration "
            "into /etc/faro/table.toml, and says in one line what is missing if it cannot.",
            "It does not start the table yet, but the Pi's next start would, before anything is calibrated: "
            "`sudo systemctl disable faro`, until the last page.",
        ),
        done=(
            "`faro --version` tells version, commit and date.",
            "`systemctl is-enabled faro` says disabled.",
        ),
    ),
    Step(
        "flash",
        "Put the firmware on the Mega",
        (
            "Servo supply unplugged from the mains. Plug the Mega's USB cable into the Pi.",
            "In the clone: `make flash PORT=/dev/ttyACM0`. It fetches the compiler, compiles, and writes.",
            "As delivered the Mega resets itself only below 2.7 V (extended fuse 0xFD), and at 16 MHz Microchip "
            "promises it to run from 4.5 V on (from memory of the ATmega2560's data sheet, BODLEVEL): between the two "
            "it may do anything. The switch on the shield takes the servos' 5 V "
            "away "
            "where its own fails; that is what the machine relies on. Who has an ISP programmer and lifts the shield "
            "off sets the limit to 4.3 V, once, USB out: `avrdude -p m2560 -c usbasp -U efuse:w:0xFC:m` (`usbasp`: the "
            "name of your programmer). `make flash` does not touch fuses, and no bootloader can.",
            "A clone of the Mega that blinks without end afterwards has a bootloader from before 2012: write "
            "Arduino's present one first.",
        ),
        uses=(Use("usb cable"),),
        takes=(Take("supply"),),
        makes="power plate with firmware",
        drawing=usb,
        done=("avrdude's last lines say *verified*; the Mega's light L blinks quickly: no host is connected.",),
    ),
    Step(
        "configure",
        "Configure the table",
        (
            f"`sudo nano {TOML}`: the keys have their defaults and explanations there.",
            'For this machine: `[mcu] driver = "serial"`, `port = "/dev/faro-board"`; `[gpio] factory = "lgpio"`, '
            "`buzzer = true`; `[camera] flicker_hz` of your mains.",
            'Until the camera is there: `[camera] source = "none"`.',
            "`[web] host` and `pin`, `[table] game`, `mode`, `bank`, `[limits]` as you play. `faro config options` "
            "explains the house rules.",
        ),
        done=(f"`sudo -u faro faro config check {TOML}` finds nothing.",),
    ),
)
POWER: tuple[Step, ...] = (
    Step(
        "supply-on",
        "First power: supply and shield, no servo",
        (
            "Read [the safety page](safety.md) now. Fuse out, USB out, every servo plug out.",
            "Plug the 12 V supply into the mains. Measure the regulator's output. Unplug, put the fuse in, plug in "
            "again.",
            "Plug the stop button's cable into J2, the Mega's USB cable into the Pi, which runs. Measure line by line.",
        ),
        takes=(Take("flash"), Take("panel-close")),
        tools=("meter", "flat"),
        makes="power plate with stop button, proven",
        drawing=overview,
        tables=(_idle,),
        done=(
            "Pressing the stop button and pulling the USB cable both take the servos' 5 V away. Do not go on before "
            "they do.",
        ),
    ),
    Step(
        "park",
        "Drive the servos to 0 beads",
        (
            "The plates lie on the table, no lever and no cam on them. Plug the ace's lead into J100; nothing else.",
            f"`sudo -u faro faro park --config {TOML}`. The shaft turns and stops; the twelve others are NOT DRIVEN, "
            "because their feedback reads nothing: right so. To measure at a plug that is in, put the probes onto the "
            "contacts from above, where the wires go into the housing.",
            "Which way does it turn? It is released now. Measure pin 4 to pin 1 and turn the shaft by hand, "
            "counter-clockwise as seen from its end: the voltage must rise. Then the servo turns so as its pulse "
            "grows: right. Where it falls, the servo is of the other kind and wants a mirrored casekeeper "
            "([drawings](../../../hardware/machine/drawings/README.md)).",
            "Plug the others in one at a time, and park after each.",
            "Then unplug all servos. Do not turn a shaft any more until its cam is on.",
        ),
        takes=(Take("supply-on"), Take("servo-lead", 13)),
        tools=("meter", "flat"),
        makes="plate with its servo at 0 beads",
        yields=13,
        tables=(_parked,),
        done=(
            "All thirteen lines say `driven to 1000 us`; the last says `all 13 servos were driven to 1000 us "
            "and released`.",
        ),
    ),
)
CALIBRATE: tuple[Step, ...] = (
    Step(
        "plug-in",
        "Plug everything together",
        (
            "Servo supply and Pi unplugged. Set the power plate behind the casekeeper, its middle behind the middle.",
            "Lead the ribbons under the back as in the picture of *Cut the wires*, and plug each into the place that "
            "bears its rank: A into J100, K into J112.",
            "Panel into J2 of the input board, stop into J2 of the shield, USB cable to the Pi. Lead the USB cable and "
            "the stop's behind everything to the Pi's plate, never before the dealing box, and the stop's on beside "
            "the panel's.",
            "Tie each of the three bundles of servo leads together, loosely, where it leaves the case; tie the stop's "
            "cable to the third pair of holes of the power plate, on the wires of J1, and the panel's cable to the "
            "pair "
            "of the Pi's plate; the cables of box and lamps come to it later.",
            "The Pi wants to be shut down before its plug is pulled. A Pi 5 has a button for it beside its power "
            "socket. For a "
            "Pi 4, or where that is out of reach: two wires of 100 mm from the legs of header pins "
            f"{HEADER[POWER_DOWN_PIN]} and 6, which look out of the input board's socket above, to the button, to two "
            "legs "
            "that are joined only while it is pressed, a tube over each joint; glue it to a corner of the Pi's plate. "
            "A line `dtoverlay=gpio-shutdown` at the end of /boot/firmware/config.txt, and start again.",
        ),
        uses=(Use("power button"),),
        takes=(Take("ranks"), Take("image")),
        shares=("ties", "wires", "tube"),
        tools=("solder", "stripper", "glue"),
        makes="table without box",
        drawing=table_layout,
        done=(
            "The rank on every lead is the rank printed beside its plug.",
            "A press of the button, and the Pi's green light goes out within half a minute; `faro check` names the "
            "button.",
        ),
    ),
    Step(
        "calibrate",
        "Calibrate the beads",
        (
            "Plug in the Pi, then the servo supply. Fingers off the beads; the stop button at hand.",
            f"`sudo -u faro faro calibrate beads --config {TOML}`. All cams creep to both stops, feel them, and stop: "
            "about 15 seconds. Nothing is stored unless all were found.",
            f"`sudo -u faro faro exercise --config {TOML} --cycles 20`.",
        ),
        takes=(Take("plug-in"),),
        makes="calibrated casekeeper",
        tables=(_calibrated,),
        done=(
            "From 0 to 4 the beads go up one after the other, the top one first, and none is touched by its neighbour.",
            "The calibration stands in the board and beside the configuration; `--undo` takes it back.",
        ),
    ),
)
DEVICES = Step(
    "box-devices",
    "Try camera, sensor, switches and lights on the bench",
    (
        "Before they go into the box, where they are harder to reach. Power off; put the camera on its ribbon: "
        "the wide end (15 ways), latch open, bright contacts toward the camera's board, not toward the lens, latch "
        "shut. A ribbon the wrong way round can kill a camera: look once more at its other end, too. Sensor and lights "
        "on their cables; solder the switches to their wires "
        "(lid: COM and NC; follower: COM and NO); both plugs into the input board.",
        "Power on. `rpicam-hello --list-cameras` names the camera.",
        f'Set `[camera] source = "picamera2"`. {CHECK}: lay a card into the sensor\'s slot, press the switches, and '
        "look again each time.",
    ),
    uses=(Use("camera"), Use("fork sensor"), Use("switch", 2)),
    takes=(Take("box-cable"), Take("lamp-cable")),
    tools=("solder", "meter"),
    makes="camera, sensor, switches or lights, proven",
    yields=4,
    drawing=devices,
    tables=(_devices,),
    done=("Every line of the table is as expected.",),
)
LAST: tuple[Step, ...] = (
    Step(
        "check",
        "Check everything",
        (
            f"{CHECK} shows every part, what is wrong first. What it says, and what to do: "
            "[the fault table](faults.md).",
            "In the clone `.venv/bin/python -m pytest tests/hil -m board --port /dev/faro-board` proves the board; "
            "`-k hands` asks you to make the faults yourself (`make book ARGS=--no-pictures`, once before, makes "
            "`.venv`).",
            "`sudo systemctl enable --now faro`: from now on the table starts with the Pi.",
        ),
        takes=(Take("covers"), Take("box-markers")),
        makes="table",
        done=(
            "`faro check` says *Nothing is wrong.*",
            "On a tablet, `https://PI:8080/dealer` opens.",
            "`https://PI:8080/service` shows the camera's picture with the window where it is.",
        ),
    ),
)
