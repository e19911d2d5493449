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
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields
from itertools import combinations
from pathlib import Path
from typing import Any, get_type_hints

from controller.games.cards import Rank
from controller.games.game import AnyGame
from controller.games.message import Message, Value, as_message, say
from controller.games.refusal import BadOption
from controller.games.registry import DEFAULT, GAMES
from controller.web.access import host_mistake
from controller.web.address import proxy_mistake
from controller.web.guessing import pin_mistake
from hardware.pins import DEFAULT_PINS, SERVO_PINS
from vision.drawn import BOX
from vision.index_letters import ANY, MEANINGS
from vision.marker_layout import SETS


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
    """A key of the configuration. `doc`: the key of the sentence that explains it. `example`: another value than the
    default that a table may have; `unit`: of the value, for people."""
    metadata = {"doc": doc, "low": low, "high": high, "choices": choices, "unit": unit, "example": example}
    if isinstance(default, (list, dict)):
        return field(default_factory=lambda: default, metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class TableConfig:
    name: str = _key("config-table-name", "Faro", example="The Tiger")
    game: str = _key("config-table-game", DEFAULT, choices=tuple(GAMES), example=DEFAULT)
    mode: str = _key(
        "config-table-mode",
        "table",
        choices=("table", "casekeeper"),
        example="casekeeper",
    )
    journal: str = _key(
        "config-table-journal",
        "state/table.db",
        example="/var/lib/faro/table.db",
    )
    bank: int = _key(
        "config-table-bank",
        100_000,
        low=0,
        high=10**12,
        example=500_000,
        unit="minor units",
    )
    odds: bool = _key("config-table-odds", False, example=True)
    purse: int = _key(
        "config-table-purse",
        0,
        low=0,
        high=10**9,
        example=10_000,
        unit="minor units",
    )


@dataclass(frozen=True, slots=True)
class LimitsConfig:
    min: int = _key("config-limits-min", 1, low=1, high=10**9, example=2, unit="minor units")
    max: int = _key(
        "config-limits-max",
        0,
        low=0,
        high=10**9,
        example=200,
        unit="minor units",
    )
    unit: int = _key(
        "config-limits-unit",
        1,
        low=1,
        high=10**9,
        example=2,
        unit="minor units",
    )


PHONE = "phone"
"""The source that sends its pictures to the table's own pages."""


@dataclass(frozen=True, slots=True)
class CameraConfig:
    source: str = _key(
        "config-camera-source",
        "picamera2",
        example="v4l2:0",
    )
    width: int = _key("config-camera-width", 1280, low=320, high=4096, example=1920, unit="px")
    height: int = _key("config-camera-height", 720, low=240, high=3072, example=1080, unit="px")
    fps: float = _key("config-camera-fps", 30.0, low=1, high=240, example=15.0, unit="1/s")
    distance_mm: float = _key(
        "config-camera-distance-mm",
        BOX.camera_mm,
        low=50,
        high=2000,
        example=190.0,
        unit="mm",
    )
    focus: float | str = _key(
        "config-camera-focus",
        "distance",
        low=0,
        high=32,
        choices=("distance", "auto"),
        example=5.2,
        unit="dioptres",
    )
    exposure_us: float | str = _key(
        "config-camera-exposure-us",
        "auto",
        low=10,
        high=1_000_000,
        choices=("auto",),
        example=10_000.0,
        unit="µs",
    )
    gain: float | str = _key(
        "config-camera-gain",
        "auto",
        low=1,
        high=64,
        choices=("auto",),
        example=2.0,
        unit="factor",
    )
    flicker_hz: int = _key(
        "config-camera-flicker-hz",
        50,
        choices=(0, 50, 60),
        example=60,
        unit="Hz",
    )
    crop: list[float] = _key(
        "config-camera-crop",
        [],
        example=[0.25, 0.25, 0.5, 0.5],
        unit="share of the field",
    )
    faces: str = _key("config-camera-faces", "", example="my_cards")
    corners: list[list[float]] = _key(
        "config-camera-corners",
        [],
        example=[[412, 180], [868, 176], [872, 540], [408, 544]],
        unit="px",
    )

    @property
    def live(self) -> bool:
        """Pictures come as they are taken; a file or the scene gives them when asked."""
        return self.source in ("picamera2", PHONE) or self.source.startswith(("v4l2:", "http:", "https:", "rtsp:"))


@dataclass(frozen=True, slots=True)
class VisionConfig:
    cards_on: str = _key("config-vision-cards-on", "box", choices=("box", "sheet"), example="sheet")
    cards: str = _key("config-vision-cards", "", choices=("", *(one.name for one in SETS)), example="bridge")
    indices: str = _key("config-vision-indices", ANY, choices=tuple(MEANINGS), example="french")
    pack: str = _key(
        "config-vision-pack",
        "",
        example="my.pack",
    )
    learn: bool = _key("config-vision-learn", False, example=True)
    ranks: list[str] = _key(
        "config-vision-ranks",
        ["1=A", "B=J", "V=J", "S=J", "D=Q", "C=Q", "R=K"],
        example=["1=A", "V=J", "D=Q", "R=K"],
    )
    spanish_suits: list[str] = _key(
        "config-vision-spanish-suits",
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
        "config-mcu-driver",
        "serial",
        choices=("serial", "maestro", "gpio", "fake", "simavr", "none"),
        example="maestro",
    )
    port: str = _key("config-mcu-port", "/dev/ttyACM0", example="/dev/faro-board")
    baud: int = _key(
        "config-mcu-baud",
        250_000,
        choices=(115_200, 250_000, 500_000, 1_000_000),
        example=115_200,
        unit="bit/s",
    )
    calibration: str = _key(
        "config-mcu-calibration",
        "casekeeper.toml",
        example="/var/lib/faro/casekeeper.toml",
    )
    spindles: list[str] = _key(
        "config-mcu-spindles",
        [rank.label for rank in Rank],
        example=["A"],
    )

    @property
    def fitted(self) -> tuple[int, ...]:
        """The numbers of the spindles that there are, rising: 0 = ace ... 12 = king."""
        return tuple(number for number, rank in enumerate(Rank) if rank.label in self.spindles)


@dataclass(frozen=True, slots=True)
class GpioConfig:
    factory: str = _key(
        "config-gpio-factory",
        "lgpio",
        choices=("lgpio", "rpigpio", "mock", "none"),
        example="none",
    )
    box: bool = _key(
        "config-gpio-box",
        True,
        example=False,
    )
    buzzer: bool = _key(
        "config-gpio-buzzer",
        False,
        example=True,
    )
    pins: dict[str, int] = _key("config-gpio-pins", dict(DEFAULT_PINS), example={"exit_beam": 4}, unit="BCM number")


@dataclass(frozen=True, slots=True)
class WebConfig:
    host: str = _key("config-web-host", "127.0.0.1", example="0.0.0.0")
    port: int = _key("config-web-port", 8000, low=0, high=65535, example=80)
    pin: str = _key("config-web-pin", "", example="470815")
    allowed_hosts: list[str] = _key("config-web-allowed-hosts", [], example=["faro.local"])
    proxies: list[str] = _key("config-web-proxies", [], example=["127.0.0.1", "192.168.7.0/24"])
    tls: str = _key("config-web-tls", "auto", choices=("auto", "off", "files"), example="files")
    certificate: str = _key("config-web-certificate", "", example="/etc/faro/fullchain.pem")
    key: str = _key("config-web-key", "", example="/etc/faro/privkey.pem")
    http_port: int = _key("config-web-http-port", 0, low=0, high=65535, example=8080)

    @property
    def only_loopback(self) -> bool:
        """No other machine reaches the pages by itself."""
        return self.host in ("127.0.0.1", "localhost", "::1")

    @property
    def own_authority(self) -> bool:
        """The pages are served over TLS with a certificate that the table makes itself."""
        return self.tls == "auto" and not self.only_loopback

    @property
    def encrypted(self) -> bool:
        """The pages are served over TLS."""
        return self.own_authority or self.tls == "files"

    @property
    def readable(self) -> bool:
        """Who can hear the network can read PIN, cookies and tokens, as far as no proxy encrypts what it forwards."""
        return self.tls == "off" and not self.only_loopback


@dataclass(frozen=True, slots=True)
class FloorConfig:
    dsn: str = _key("config-floor-dsn", "", example="service=floor")


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
    floor: FloorConfig = field(default_factory=FloorConfig)

    def game_rules(self) -> dict[str, Any]:
        """Rules and limits as the engine takes them."""
        given = {"min": self.limits.min, "unit": self.limits.unit, "max": self.limits.max}
        names = GAMES[self.table.game].limits
        return {**self.rules, **{names[key]: value for key, value in given.items() if key in names and value}}

    @property
    def reads_at_exit(self) -> bool:
        """Cards are read while they slide out of a shoe."""
        return not self.on_sheet and self._from_shoe

    @property
    def on_sheet(self) -> bool:
        """Cards are dealt by hand on the printed sheet."""
        return self.vision.cards_on == "sheet"

    @property
    def lays_cards(self) -> bool:
        """Each card is laid on the sheet by itself and taken away again; else the pack lies there."""
        return self.on_sheet and self._from_shoe

    @property
    def _from_shoe(self) -> bool:
        return GAMES[self.table.game].read_at(self.game_rules()) == "exit"

    @property
    def too_few_fps(self) -> float:
        """Pictures a second, counted, below which the camera is too slow: a fifth less than are asked of it, and of a
        shoe hardly less than its tracker needs."""
        return max(0.8 * self.camera.fps, 0.97 * SHOE_FPS if self.reads_at_exit else 0.0)


SHOE_FPS = 60.0
"""Pictures a second below which the tracker of a shoe loses a card between two of them (vision/track/shoe_tracker.py);
the drawn shoe's camera gives 120 (vision/shoe_layout.py)."""


_PASSWORD = re.compile(r"password\s*=|//[^/@]*:[^/@]*@")
"""A password in an address of PostgreSQL, in either of its forms."""


class ConfigError(ValueError):
    """A configuration that cannot be used; `mistakes` says each in one line."""

    def __init__(self, mistakes: list[Message]) -> None:
        super().__init__("; ".join(map(str, mistakes)))
        self.mistakes = mistakes


def load(path: Path) -> Config:
    """The configuration in the file. Raises ConfigError naming every mistake."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise ConfigError([say("config-unreadable", file=str(path), why=error.strerror or "")]) from None
    except UnicodeDecodeError as error:
        raise ConfigError([say("config-no-utf8", file=str(path), byte=error.start)]) from None
    return parse(text, str(path))


def parse(text: str, name: str) -> Config:
    """The configuration in TOML `text`; `name` is what mistakes call it. Raises ConfigError naming every mistake."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError([say("config-no-toml", file=name, why=str(error))]) from None
    except RecursionError:
        raise ConfigError([say("config-too-deep", file=name)]) from None
    lines = _line_numbers(text)
    mistakes: list[Message] = []
    bad: set[str] = set()

    def wrong(section: str, key: str | None, mistake: Message) -> None:
        line = lines.get((section, key)) or lines.get((section, None))
        where, named = f"{name}:{line}" if line else name, f"{section}.{key}" if key else section
        mistakes.append(say("config-mistake", where=where, key=named, mistake=mistake))
        bad.add(named)

    sections: dict[str, Any] = {}
    hints = get_type_hints(Config)
    for section, values in data.items():
        if section not in hints:
            wrong(section, None, say("config-no-section", allowed=tuple(hints)))
        elif not isinstance(values, dict):
            wrong(section, None, say("config-section-wanted", section=section))
        elif section == "rules":
            if (game := _game(data)) is not None:
                sections[section] = _checked_rules(values, game, wrong)
        else:
            sections[section] = _checked_section(hints[section], section, values, wrong)
    config = Config(**sections)
    _check_whole(config, frozenset(bad), wrong)
    if mistakes:
        raise ConfigError(mistakes)
    return config


def _checked_section(cls: Any, section: str, values: dict[str, Any], wrong: Any) -> Any:
    hints = get_type_hints(cls)
    known = {f.name: f for f in fields(cls)}
    taken = {}
    for key, value in values.items():
        if key not in known:
            wrong(section, key, say("config-unknown-key", allowed=tuple(known)))
            continue
        mistakes = _value_mistakes(hints[key], known[key].metadata, value)
        for mistake in mistakes:
            wrong(section, key, mistake)
        if not mistakes:
            taken[key] = {**DEFAULT_PINS, **value} if isinstance(value, dict) else _as_type(hints[key], value)
    return cls(**taken)


def _as_type(hint: Any, value: Any) -> Any:
    if hint == float | str:
        return value if isinstance(value, str) else float(value)
    return float(value) if hint is float else value


def _value_mistakes(hint: Any, metadata: Any, value: Any) -> list[Message]:
    """What is wrong with the value."""
    if hint == dict[str, int]:
        return list(_pins_mistakes(value, json.dumps(value, default=str)))
    mistake = _value_mistake(hint, metadata, value)
    return [] if mistake is None else [mistake]


def _value_mistake(hint: Any, metadata: Any, value: Any) -> Message | None:
    """What is wrong with the value, or None."""
    choices, low, high = metadata["choices"], metadata["low"], metadata["high"]
    given = json.dumps(value, default=str)
    if hint == float | str:
        good = value in choices if isinstance(value, str) else _is_number(value) and low <= value <= high
        words = tuple(f'"{word}"' for word in choices)
        return None if good else say("config-word-or-number", given=given, words=words, **_bounds(low, high))
    if choices is not None:
        if value in choices and type(value) is type(choices[0]):
            return None
        return say("config-choice", given=given, allowed=tuple(map(str, choices)))
    if hint in (int, float):
        number = isinstance(value, int) if hint is int else isinstance(value, (int, float))
        if number and not isinstance(value, bool) and low <= value <= high:
            return None
        return say("config-whole-number" if hint is int else "config-number", given=given, **_bounds(low, high))
    for kind, good, wanted in (
        (bool, isinstance(value, bool), "config-true-or-false"),
        (str, isinstance(value, str), "config-text"),
        (list[str], isinstance(value, list) and all(isinstance(item, str) for item in value), "config-texts"),
        (list[float], _is_crop(value), "config-crop"),
        (list[list[float]], _is_corners(value), "config-corners"),
    ):
        if hint == kind:
            return None if good else say(wanted, given=given)
    raise AssertionError(f"no key has this type: {hint}")


def _bounds(low: float, high: float) -> dict[str, Value]:
    return {"low": f"{low:,}", "high": f"{high:,}"}


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


def _pins_mistakes(value: Any, given: str) -> Iterator[Message]:
    if not isinstance(value, dict):
        yield say("config-pins-section", given=given)
        return
    pins = dict(DEFAULT_PINS)
    for name, pin in value.items():
        if name not in DEFAULT_PINS:
            yield say("config-no-pin", given=given, name=name, allowed=tuple(DEFAULT_PINS))
        elif isinstance(pin, bool) or not isinstance(pin, int) or not 0 <= pin <= 27:
            yield say("config-no-pin-number", given=given, name=name)
            del pins[name]
        else:
            pins[name] = pin
    for (name, pin), (other, same) in combinations(pins.items(), 2):
        if pin == same:
            yield say("config-pin-twice", given=given, pin=pin, name=name, other=other)


def _game(data: dict[str, Any]) -> AnyGame | None:
    """The game whose rules are meant; None for a name that is none, which is reported where it stands."""
    table = data.get("table", {})
    return GAMES.get(str(table.get("game", TableConfig().game))) if isinstance(table, dict) else None


def _checked_rules(values: dict[str, Any], game: AnyGame, wrong: Any) -> dict[str, Any]:
    taken = dict[str, Any]()
    keys = {option: key for key, option in game.limits.items()}
    for name, value in values.items():
        if name in keys:
            wrong("rules", name, say("config-a-limit", name=name, limit=keys[name], same=keys[name] == name))
        elif name not in game.options and not (name == PRESET and game.presets):
            wrong("rules", name, say("config-no-option", allowed=tuple(o for o in game.options if o not in keys)))
        elif mistake := rule_mistake(game, name, value):
            wrong("rules", name, mistake)
        else:
            taken[name] = value
    return with_preset(game, taken)


PRESET = "preset"
"""Among the rules of a configuration: a word for several options."""


def with_preset(game: AnyGame, rules: Mapping[str, Any]) -> dict[str, Any]:
    """The rules with the options that their `preset` stands for, but for those that are given themselves. Raises
    KeyError for a preset that the game does not have, which `rule_mistake` finds."""
    named = game.presets[rules[PRESET]] if PRESET in rules else {}
    return {**named, **{name: value for name, value in rules.items() if name != PRESET}}


def mistake_together(game: AnyGame, rules: Mapping[str, Any]) -> tuple[str, Message] | None:
    """Which of these options, each good for itself, does not go together with others, and why; None where all do."""
    try:
        game.open(rules, 0)
    except BadOption as problem:
        given = json.dumps(rules.get(problem.place), default=str)
        return problem.place, say("config-rule", given=given, expected=as_message(problem.expected))
    return None


def rule_mistake(game: AnyGame, name: str, value: Any) -> Message | None:
    """Why a table of this game cannot have the option so, or has no such preset; None when it can."""
    if name == PRESET and game.presets:
        known = isinstance(value, str) and value in game.presets
        given = json.dumps(value, default=str)
        return None if known else say("config-choice", given=given, allowed=tuple(game.presets))
    if name not in game.options:
        return say("config-no-option", allowed=tuple(game.options))
    if game.options[name][1].offers(value):
        return None
    expected = as_message(game.options[name][1].expected)
    return say("config-rule", given=json.dumps(value, default=str), expected=expected)


def _check_whole(config: Config, bad: Collection[str], wrong: Any) -> None:
    """What keys say together, of those that are good each for itself."""

    def good(*keys: str) -> bool:
        return not any(key in bad or key.partition(".")[0] in bad for key in keys)

    web, limits = config.web, config.limits
    if good("web.pin") and web.pin and (mistake := pin_mistake(web.pin)):
        wrong("web", "pin", mistake)
    if good("web.host") and (mistake := host_mistake(web.host)):
        wrong("web", "host", mistake)
    for name in web.allowed_hosts:
        if mistake := host_mistake(name):
            wrong("web", "allowed_hosts", mistake)
    for name in web.proxies:
        if mistake := proxy_mistake(name):
            wrong("web", "proxies", mistake)
    if good("web.pin", "web.host") and not web.pin and not web.only_loopback:
        wrong("web", "host", say("config-host-open", host=repr(web.host)))
    if good("web.pin", "web.proxies") and not web.pin and web.proxies:
        wrong("web", "proxies", say("config-proxies-pin"))
    if good("web.tls", "web.host", "web.port", "web.http_port", "web.certificate", "web.key"):
        _check_tls(web, wrong)
    if good("limits.max", "limits.min") and limits.max and limits.max < limits.min:
        wrong("limits", "max", say("config-max-below-min", max=limits.max, min=limits.min))
    if good("table.game"):
        _check_game(config, good, wrong)
        each_good = not any(key.partition(".")[0] in ("rules", "limits") for key in bad)
        if each_good and (clash := mistake_together(GAMES[config.table.game], config.game_rules())):
            wrong("rules", *clash)
    if _PASSWORD.search(config.floor.dsn):
        wrong("floor", "dsn", say("config-floor-password"))
    camera = config.camera
    if (
        good("camera.exposure_us", "camera.fps")
        and not isinstance(camera.exposure_us, str)
        and camera.exposure_us > 1e6 / camera.fps
    ):
        given, most, fps = f"{camera.exposure_us:g}", f"{1e6 / camera.fps:.0f}", f"{camera.fps:g}"
        wrong("camera", "exposure_us", say("config-exposure", given=given, most=most, fps=fps))
    whole = good("camera.source", "web.tls", "web.host", "web.proxies")
    if whole and camera.source == PHONE and web.readable and not web.proxies:
        wrong("camera", "source", say("config-phone-no-https"))
    _check_names("ranks", config.vision.ranks, "A23456789TJQK", wrong)
    _check_names("spanish_suits", config.vision.spanish_suits, "SHDC", wrong)
    if good("mcu.spindles"):
        _check_spindles(config.mcu.spindles, wrong)
    if good("mcu.driver") and config.mcu.driver == "gpio":
        _check_servo_pins(config, good, wrong)


def _check_tls(web: WebConfig, wrong: Any) -> None:
    for name in ("certificate", "key"):
        if web.tls == "files" and not getattr(web, name):
            wrong("web", name, say("config-tls-file-missing"))
        elif web.tls != "files" and getattr(web, name):
            wrong("web", name, say("config-tls-file-unused", tls=json.dumps(web.tls)))
    if web.http_port and not web.encrypted:
        wrong("web", "http_port", say("config-http-port-no-https"))
    elif web.http_port and web.http_port == web.port:
        wrong("web", "http_port", say("config-http-port-same", given=web.http_port))


def _check_game(config: Config, good: Callable[..., bool], wrong: Any) -> None:
    game, limits, camera = GAMES[config.table.game], config.limits, config.camera
    for f in fields(limits):
        if f.name not in game.limits and getattr(limits, f.name) != f.default:
            wrong("limits", f.name, say("config-no-limit", game=game.name, limits=tuple(game.limits)))
    if good("table.mode") and config.table.mode == "casekeeper" and game.min_seats:
        wrong("table", "mode", say("config-no-casekeeper", game=game.name, players=game.min_seats))
    if good("vision.cards_on") and config.on_sheet and game.by_hand is None:
        wrong("vision", "cards_on", say("config-no-sheet", game=game.name))
    if good("vision.cards_on", "camera.source") and config.on_sheet and camera.source == "scene":
        wrong("camera", "source", say("config-no-sheet-scene"))
    if good("camera.source") and camera.source == PHONE and config.reads_at_exit:
        wrong("camera", "source", say("config-shoe-phone", game=game.name))
        return
    seen = good("camera.source", "camera.fps") and camera.source not in ("none", "scene")
    if seen and config.reads_at_exit and camera.fps < SHOE_FPS:
        wrong("camera", "fps", say("config-shoe-fps", given=f"{camera.fps:g}", least=f"{SHOE_FPS:g}", game=game.name))


def _check_names(key: str, pairs: list[str], meant: str, wrong: Any) -> None:
    for pair in pairs:
        if not re.fullmatch(rf"[A-Z0-9]=[{meant}]", pair):
            wrong("vision", key, say("config-no-name", given=pair, letters=meant))
    for name in {pair[:1] for pair in pairs if sum(p[:1] == pair[:1] for p in pairs) > 1}:
        wrong("vision", key, say("config-named-twice", name=name))


def _check_spindles(given: list[str], wrong: Any) -> None:
    allowed = tuple(rank.label for rank in Rank)
    for label in given:
        if label not in allowed:
            wrong("mcu", "spindles", say("config-no-spindle", given=label, allowed=allowed))
    for label in sorted({label for label in given if given.count(label) > 1}):
        wrong("mcu", "spindles", say("config-spindle-twice", given=label))
    if not given:
        wrong("mcu", "spindles", say("config-spindles-none"))


def _check_servo_pins(config: Config, good: Callable[..., bool], wrong: Any) -> None:
    gpio = config.gpio
    taken = {SERVO_PINS[spindle]: spindle for spindle in config.mcu.fitted}
    if good("gpio.factory") and gpio.factory == "none":
        wrong("mcu", "driver", say("config-needs-pins"))
    for name, pin in gpio.pins.items() if good("gpio.pins") else ():
        if pin in taken:
            wrong("gpio", "pins", say("config-servo-pin", name=name, pin=pin, spindle=taken[pin]))


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
