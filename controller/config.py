"""The table's configuration: TOML in, typed and bounded values out.

The dataclasses below are the whole rule: every key with its type, unit, bounds, default, explanation and an example.
The check names each mistake with line, key, value and what is allowed; a key nobody reads is refused.
`table.example.toml` and docs/config.md are written from them (config_page.py), so they are always true.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

from controller.catalogue import text_of
from controller.games.game import AnyGame
from controller.games.registry import DEFAULT, GAMES
from controller.web.access import host_mistake
from controller.web.guessing import pin_mistake
from hardware.pins import DEFAULT_PINS, SERVO_PINS


def _key(
    doc: str,
    default: Any,
    *,
    example: Any,
    low: float | None = None,
    high: float | None = None,
    choices: Any = None,
    unit: str = "",
) -> Any:
    """A key of the configuration. `example`: another value than the default that a table may have; `unit`: of the
    value, for people."""
    metadata = {"doc": doc, "low": low, "high": high, "choices": choices, "unit": unit, "example": example}
    if isinstance(default, (list, dict)):
        return field(default_factory=lambda: default, metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class TableConfig:
    name: str = _key("Shown on every page.", "Faro", example="The Tiger")
    game: str = _key(
        "The game that is dealt; a journal holds one game.", DEFAULT, choices=tuple(GAMES), example=DEFAULT
    )
    mode: str = _key(
        "table: punters bet on tablets. casekeeper: cards, beads and the public display only, for real chips.",
        "table",
        choices=("table", "casekeeper"),
        example="casekeeper",
    )
    journal: str = _key(
        "The table's memory, one SQLite file. Relative to this file's folder.",
        "state/table.db",
        example="/var/lib/faro/table.db",
    )
    bank: int = _key(
        "The bank's money when a new journal begins, in minor units.",
        100_000,
        low=0,
        high=10**12,
        example=500_000,
        unit="minor units",
    )
    odds: bool = _key(
        "Whether tablets may show what every bet is worth, by the cards exposed so far.", False, example=True
    )
    purse: int = _key(
        "Bought in for everyone who takes a seat (0: only the dealer buys in).",
        0,
        low=0,
        high=10**9,
        example=10_000,
        unit="minor units",
    )


@dataclass(frozen=True, slots=True)
class LimitsConfig:
    min: int = _key("Smallest stake.", 1, low=1, high=10**9, example=2, unit="minor units")
    max: int = _key(
        "Largest stake on one position, or as docs/rules-options.md says of the game; 0: the game's own or none.",
        0,
        low=0,
        high=10**9,
        example=200,
        unit="minor units",
    )
    unit: int = _key(
        'Stakes are multiples of this. A stake of 1 loses nothing on a split: take 2, or split_rounding = "bank".',
        1,
        low=1,
        high=10**9,
        example=2,
        unit="minor units",
    )


@dataclass(frozen=True, slots=True)
class CameraConfig:
    source: str = _key(
        'picamera2, v4l2:0, an MJPEG stream\'s URL, a video file, a folder of images, "scene" (rendered), or "none".',
        "picamera2",
        example="v4l2:0",
    )
    width: int = _key("Picture width in pixels.", 1280, low=320, high=4096, example=1920, unit="px")
    height: int = _key("Picture height in pixels.", 720, low=240, high=3072, example=1080, unit="px")
    fps: float = _key("Frames per second asked of the camera.", 30.0, low=1, high=240, example=15.0, unit="1/s")
    distance_mm: float = _key(
        "From the lens to the window, in mm: a Pi camera's lens that can move is set to it.",
        190.0,
        low=50,
        high=2000,
        example=240.0,
        unit="mm",
    )
    focus: float | str = _key(
        "A Pi camera's lens that can move: by distance_mm, found once when the camera is opened, or in dioptres.",
        "distance",
        low=0,
        high=32,
        choices=("distance", "auto"),
        example=5.2,
        unit="dioptres",
    )
    exposure_us: float | str = _key(
        "A Pi camera's exposure in microseconds, or found when it is opened and when the room's light has changed.",
        "auto",
        low=10,
        high=1_000_000,
        choices=("auto",),
        example=10_000.0,
        unit="µs",
    )
    gain: float | str = _key(
        "A Pi camera's analogue gain, or found likewise.",
        "auto",
        low=1,
        high=64,
        choices=("auto",),
        example=2.0,
        unit="factor",
    )
    flicker_hz: int = _key(
        "Mains of the room's lamps, for a Pi camera: an exposure it finds is whole periods of their light. 60 in most "
        "of the Americas, 0 by daylight only.",
        50,
        choices=(0, 50, 60),
        example=60,
        unit="Hz",
    )
    crop: list[float] = _key(
        "What a Pi camera shows of its whole field, [x, y, width, height] from 0 to 1; empty: as much as has the "
        "picture's shape.",
        [],
        example=[0.25, 0.25, 0.5, 0.5],
        unit="share of the field",
    )
    corners: list[list[float]] = _key(
        "The window's four corners [x, y] in the picture, clockwise; empty: found by itself. Marks made on the "
        "service page go before.",
        [],
        example=[[412, 180], [868, 176], [872, 540], [408, 544]],
        unit="px",
    )

    @property
    def live(self) -> bool:
        """Pictures come as they are taken; a file or the scene gives them when asked."""
        return self.source == "picamera2" or self.source.startswith(("v4l2:", "http:", "https:", "rtsp:"))


@dataclass(frozen=True, slots=True)
class VisionConfig:
    pack: str = _key(
        "The table's own pack, a file of `faro enrol`, relative to this file's folder; empty: any pack with indices.",
        "",
        example="my.pack",
    )
    ranks: list[str] = _key(
        "Which rank of the game a rank of the enrolled pack stands for, where it is not the same letter.",
        ["1=A", "B=J", "V=J", "S=J", "D=Q", "C=Q", "R=K"],
        example=["1=A", "V=J", "D=Q", "R=K"],
    )
    spanish_suits: list[str] = _key(
        "Which suit coins, cups, swords and clubs of a Spanish pack stand for.",
        ["O=D", "C=H", "E=S", "B=C"],
        example=["O=H", "C=D", "E=S", "B=C"],
    )

    def names(self) -> tuple[dict[str, str], dict[str, str]]:
        """(rank of the game by rank of the pack, suit by Spanish suit)."""
        ranks, suits = (dict(pair.split("=") for pair in pairs) for pairs in (self.ranks, self.spanish_suits))
        return ranks, suits


@dataclass(frozen=True, slots=True)
class McuConfig:
    driver: str = _key(
        "serial: the board of this project. maestro: a Pololu Maestro. gpio: servos on the Pi's own pins (both without "
        "feedback: nobody verifies where the beads are). fake: a simulated board. simavr: its real firmware, executed. "
        "none: no beads.",
        "serial",
        choices=("serial", "maestro", "gpio", "fake", "simavr", "none"),
        example="maestro",
    )
    port: str = _key("Port URL of the board, as pyserial takes it.", "/dev/ttyACM0", example="/dev/faro-board")
    baud: int = _key(
        "Speed of the wire (a Maestro on USB takes any).",
        250_000,
        choices=(115_200, 250_000, 500_000, 1_000_000),
        example=115_200,
        unit="bit/s",
    )
    calibration: str = _key(
        "Where `faro calibrate beads` keeps the spindles' places. Relative to this file's folder.",
        "casekeeper.toml",
        example="/var/lib/faro/casekeeper.toml",
    )


@dataclass(frozen=True, slots=True)
class GpioConfig:
    factory: str = _key(
        "lgpio on a Raspberry Pi, rpigpio for old systems, mock for tests, none for a table without box sensors.",
        "lgpio",
        choices=("lgpio", "rpigpio", "mock", "none"),
        example="none",
    )
    buzzer: bool = _key(
        "Whether a buzzer sounds when the dealer is called: a question, or a fault that holds play.",
        False,
        example=True,
    )
    pins: dict[str, int] = _key("BCM pin numbers.", dict(DEFAULT_PINS), example={"exit_beam": 4}, unit="BCM number")


@dataclass(frozen=True, slots=True)
class WebConfig:
    host: str = _key("Address to serve the pages on; 0.0.0.0 for all.", "127.0.0.1", example="0.0.0.0")
    port: int = _key("TCP port; 0 takes any free one.", 8000, low=0, high=65535, example=80)
    pin: str = _key(
        "The dealer's PIN, 4 to 12 digits not easy to guess; needed on any address but loopback.", "", example="470815"
    )
    allowed_hosts: list[str] = _key(
        "Host names the pages may be asked for by, beside the address itself.", [], example=["faro.local"]
    )


@dataclass(frozen=True, slots=True)
class Config:
    table: TableConfig = field(default_factory=TableConfig)
    limits: LimitsConfig = field(default_factory=LimitsConfig)
    rules: dict[str, Any] = field(default_factory=dict)
    camera: CameraConfig = field(default_factory=CameraConfig)
    vision: VisionConfig = field(default_factory=VisionConfig)
    mcu: McuConfig = field(default_factory=McuConfig)
    gpio: GpioConfig = field(default_factory=GpioConfig)
    web: WebConfig = field(default_factory=WebConfig)

    def game_rules(self) -> dict[str, Any]:
        """Rules and limits as the engine takes them."""
        given = {"min": self.limits.min, "unit": self.limits.unit, "max": self.limits.max}
        names = GAMES[self.table.game].limits
        return {**self.rules, **{names[key]: value for key, value in given.items() if key in names and value}}


class ConfigError(ValueError):
    """A configuration that cannot be used; `mistakes` holds one line for each."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("; ".join(mistakes))
        self.mistakes = mistakes


def load(path: Path) -> Config:
    """The configuration in the file. Raises ConfigError naming every mistake."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise ConfigError([f"{path}: cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError as error:
        raise ConfigError([f"{path}: is not UTF-8 text (byte {error.start})"]) from None
    return parse(text, str(path))


def parse(text: str, name: str) -> Config:
    """The configuration in TOML `text`; `name` is what mistakes call it. Raises ConfigError naming every mistake."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError([f"{name}: {error}"]) from None
    except RecursionError:
        raise ConfigError([f"{name}: is nested too deeply"]) from None
    lines = _line_numbers(text)
    mistakes: list[str] = []

    def wrong(section: str, key: str | None, message: str) -> None:
        line = lines.get((section, key)) or lines.get((section, None))
        where = f"{name}:{line}" if line else name
        mistakes.append(f"{where}: {section}{'.' + key if key else ''}: {message}")

    sections: dict[str, Any] = {}
    hints = get_type_hints(Config)
    for section, values in data.items():
        if section not in hints:
            wrong(section, None, f"is no section; allowed: {', '.join(hints)}")
        elif not isinstance(values, dict):
            wrong(section, None, f"must be a section [{section}]")
        elif section == "rules":
            sections[section] = _checked_rules(values, _game(data), wrong)
        else:
            sections[section] = _checked_section(hints[section], section, values, wrong)
    if not mistakes:
        config = Config(**sections)
        _check_whole(config, wrong)
    if mistakes:
        raise ConfigError(mistakes)
    return config


def _checked_section(cls: Any, section: str, values: dict[str, Any], wrong: Any) -> Any:
    hints = get_type_hints(cls)
    known = {f.name: f for f in fields(cls)}
    taken = {}
    for key, value in values.items():
        if key not in known:
            wrong(section, key, f"is not known here; allowed: {', '.join(known)}")
            continue
        message = _value_mistake(hints[key], known[key].metadata, value)
        if message:
            wrong(section, key, f"{json.dumps(value, default=str)} given, {message}")
        else:
            taken[key] = {**DEFAULT_PINS, **value} if isinstance(value, dict) else _as_type(hints[key], value)
    return cls(**taken)


def _as_type(hint: Any, value: Any) -> Any:
    if hint == float | str:
        return value if isinstance(value, str) else float(value)
    return float(value) if hint is float else value


def _value_mistake(hint: Any, metadata: Any, value: Any) -> str | None:
    """What is wrong with the value, or None."""
    choices, low, high = metadata["choices"], metadata["low"], metadata["high"]
    if hint == float | str:
        good = value in choices if isinstance(value, str) else _is_number(value) and low <= value <= high
        words = ", ".join(f'"{word}"' for word in choices)
        return None if good else f"{words} or a number from {low:,} to {high:,} expected"
    if choices is not None:
        return (
            None if value in choices and type(value) is type(choices[0]) else f"allowed: {', '.join(map(str, choices))}"
        )
    if hint is bool:
        return None if isinstance(value, bool) else "true or false expected"
    if hint is str:
        return None if isinstance(value, str) else "text in quotes expected"
    if hint in (int, float):
        number = isinstance(value, int) if hint is int else isinstance(value, (int, float))
        if not number or isinstance(value, bool) or not low <= value <= high:
            return f"{'a whole number' if hint is int else 'a number'} from {low:,} to {high:,} expected"
        return None
    if hint == list[str]:
        good = isinstance(value, list) and all(isinstance(item, str) for item in value)
        return None if good else 'a list of texts expected, such as ["faro.local"]'
    if hint == list[float]:
        return (
            None if _is_crop(value) else "[x, y, width, height] inside 0 to 1, each side 0.1 or more, expected, or []"
        )
    if hint == list[list[float]]:
        return None if _is_corners(value) else "four corners [[x, y], [x, y], [x, y], [x, y]] expected, or []"
    return _pins_mistake(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _is_corners(value: Any) -> bool:
    return isinstance(value, list) and (
        not value
        or (len(value) == 4 and all(isinstance(p, list) and len(p) == 2 and all(map(_is_number, p)) for p in value))
    )


def _is_crop(value: Any) -> bool:
    if value == []:
        return True
    if not isinstance(value, list) or len(value) != 4 or not all(map(_is_number, value)):
        return False
    x, y, width, height = value
    return bool(min(x, y) >= 0 and min(width, height) >= 0.1 and max(x + width, y + height) <= 1 + 1e-9)


def _pins_mistake(value: Any) -> str | None:
    if not isinstance(value, dict):
        return "a section [gpio.pins] expected"
    for name, pin in value.items():
        if name not in DEFAULT_PINS:
            return f"{name} is no pin of the table; allowed: {', '.join(DEFAULT_PINS)}"
        if isinstance(pin, bool) or not isinstance(pin, int) or not 0 <= pin <= 27:
            return f"{name}: a BCM pin number from 0 to 27 expected"
    pins = {**DEFAULT_PINS, **value}
    for name, pin in pins.items():
        other = next((n for n, p in pins.items() if p == pin and n != name), None)
        if other:
            return f"pin {pin} is given to both {name} and {other}"
    return None


def _game(data: dict[str, Any]) -> AnyGame:
    """The game whose rules are meant; a name that is none is reported where it stands."""
    table = data.get("table")
    name = table.get("game") if isinstance(table, dict) else None
    return GAMES.get(name, GAMES[TableConfig().game]) if isinstance(name, str) else GAMES[TableConfig().game]


def _checked_rules(values: dict[str, Any], game: AnyGame, wrong: Any) -> dict[str, Any]:
    taken = {}
    keys = {option: key for key, option in game.limits.items()}
    for name, value in values.items():
        if name in keys:
            wrong("rules", name, "belongs in [limits]" + (f" as {keys[name]}" if keys[name] != name else ""))
        elif name not in game.options:
            allowed = ", ".join(option for option in game.options if option not in keys)
            wrong("rules", name, f"is no rule option; allowed: {allowed}")
        elif not game.options[name][1].allows(value):
            expected = text_of(game.options[name][1].expected)
            wrong("rules", name, f"{json.dumps(value, default=str)} given, {expected} expected")
        else:
            taken[name] = value
    return taken


def _check_whole(config: Config, wrong: Any) -> None:
    web, limits = config.web, config.limits
    if web.pin and (mistake := pin_mistake(web.pin)):
        wrong("web", "pin", mistake)
    if mistake := host_mistake(web.host):
        wrong("web", "host", f"{as_toml(web.host)} given, {mistake}")
    for name in web.allowed_hosts:
        if mistake := host_mistake(name):
            wrong("web", "allowed_hosts", f"{as_toml(name)} given, {mistake}")
    if not web.pin and web.host not in ("127.0.0.1", "localhost", "::1"):
        wrong("web", "host", f'{web.host!r} can be reached by others: set web.pin, or serve on "127.0.0.1" only')
    if limits.max and limits.max < limits.min:
        wrong("limits", "max", f"{limits.max} given, at least limits.min = {limits.min} expected")
    game = GAMES[config.table.game]
    for f in fields(limits):
        if f.name not in game.limits and getattr(limits, f.name) != f.default:
            wrong("limits", f.name, f"{game.name} has no such limit; it has: {', '.join(game.limits)}")
    if config.table.mode == "casekeeper" and game.min_seats:
        wrong("table", "mode", f"{game.name} is played by {game.min_seats} players or more, not for real chips alone")
    camera = config.camera
    if not isinstance(camera.exposure_us, str) and camera.exposure_us > 1e6 / camera.fps:
        longest = f"at most {1e6 / camera.fps:.0f} expected: no picture takes longer at fps = {camera.fps:g}"
        wrong("camera", "exposure_us", f"{camera.exposure_us:g} given, {longest}")
    _check_names("ranks", config.vision.ranks, "A23456789TJQK", wrong)
    _check_names("spanish_suits", config.vision.spanish_suits, "SHDC", wrong)
    if config.mcu.driver == "gpio":
        _check_servo_pins(config.gpio, wrong)


def _check_names(key: str, pairs: list[str], meant: str, wrong: Any) -> None:
    for pair in pairs:
        if not re.fullmatch(rf"[A-Z0-9]=[{meant}]", pair):
            wrong("vision", key, f'"{pair}" given, a letter, = and one of {meant} expected')
    for name in {pair[:1] for pair in pairs if sum(p[:1] == pair[:1] for p in pairs) > 1}:
        wrong("vision", key, f"{name} is named twice")


def _check_servo_pins(gpio: GpioConfig, wrong: Any) -> None:
    if gpio.factory == "none":
        wrong("mcu", "driver", '"gpio" given, which needs pins: gpio.factory is "none"')
    for name, pin in gpio.pins.items():
        if pin in SERVO_PINS:
            wrong("gpio", "pins", f'{name}: pin {pin} drives spindle {SERVO_PINS.index(pin)} with mcu.driver "gpio"')


def _line_numbers(text: str) -> dict[tuple[str, str | None], int]:
    """Where each section and key stands, 1-based; tomllib does not tell."""
    found: dict[tuple[str, str | None], int] = {}
    section, sub = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[\s*([\w-]+)(?:\.([\w-]+))?", line):
            section, sub = header[1], header[2] or ""
            found.setdefault((section, sub or None), number)
        elif key := re.match(r"\s*([\w-]+)\s*(?:\.\s*[\w-]+\s*)?=", line):
            found.setdefault((section, sub or key[1]) if section else (key[1], None), number)
    return found


def as_toml(value: Any) -> str:
    """The value as it stands in a configuration."""
    return json.dumps(value)
