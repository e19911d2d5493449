"""The configuration: every mistake named with line, key, value and what is allowed; the shipped example always true."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import get_type_hints

import pytest

from controller.catalogue import text as text_of_key
from controller.catalogue import text_of
from controller.config import Config, ConfigError, load, parse
from controller.config_page import TYPES, example, page
from controller.games.registry import GAMES

ROOT = Path(__file__).resolve().parents[3]


def mistakes(text: str) -> list[str]:
    with pytest.raises(ConfigError) as caught:
        parse(text, "table.toml")
    return list(map(text_of, caught.value.mistakes))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_hides_cards_is_refused_on_the_sheet_in_one_line_that_says_why(game: str) -> None:
    text = f'[table]\ngame = "{game}"\n[vision]\ncards_on = "sheet"\n'
    if GAMES[game].by_hand is not None:
        assert parse(text, "table.toml").on_sheet
        return
    found = [line for line in mistakes(text) if "cards_on" in line]
    assert found == [
        f'table.toml:4: vision.cards_on: "sheet" given, "box" expected: {game} deals cards face down, which a camera '
        "above a sheet would see: it stays with the shoe"
    ]


def test_the_rendered_table_has_no_sheet() -> None:
    text = '[camera]\nsource = "scene"\n[vision]\ncards_on = "sheet"\n'
    assert mistakes(text) == [
        'table.toml:2: camera.source: "scene" given, a camera expected: the rendered table has no sheet'
    ]


def test_an_empty_configuration_is_all_defaults() -> None:
    assert parse("", "table.toml") == Config()


def test_the_shipped_example_is_the_generated_one_and_holds_the_defaults() -> None:
    shipped = (ROOT / "table.example.toml").read_text()
    assert shipped == example(), "run: faro config example > table.example.toml"
    config = parse(shipped, "table.example.toml")
    assert config.table == Config().table
    assert config.web == Config().web
    assert config.gpio == Config().gpio
    assert config.game_rules()["solvency"] == "sum"


def test_the_page_is_the_generated_one() -> None:
    assert (ROOT / "docs" / "config.md").read_text() == page(), "run: faro config page > docs/config.md"


def test_the_page_has_every_key_and_its_examples_are_good() -> None:
    text = page()
    for section in fields(Config):
        assert f"## `[{section.name}]`" in text
        if section.name == "rules":
            continue
        block = text.split(f"```toml\n[{section.name}]\n")[1].split("```")[0]
        pin = "[web]\npin = '471193'\n" if section.name != "web" else ""
        config = getattr(parse(f"{pin}[{section.name}]\n{block}", "example"), section.name)
        for key in fields(config):
            assert f"\n| `{key.name}` | {text_of_key(key.metadata['doc'])} |" in text
            default = getattr(getattr(Config(), section.name), key.name)
            assert getattr(config, key.name) != default or key.name == "game", key.name


def test_every_type_of_a_key_has_its_word() -> None:
    hints = [
        hint for cls in get_type_hints(Config).values() if is_dataclass(cls) for hint in get_type_hints(cls).values()
    ]
    assert {str(hint) for hint in hints} == {str(hint) for hint in TYPES}


def test_a_pi_camera_is_set_as_the_configuration_says() -> None:
    text = "[camera]\nfocus = 6\nexposure_us = 8000\ngain = 'auto'\nflicker_hz = 60\ncrop = [0.1, 0, 0.9, 1]\n"
    camera = parse(text, "table.toml").camera
    assert (camera.focus, camera.exposure_us, camera.gain, camera.flicker_hz) == (6.0, 8000.0, "auto", 60)
    assert camera.crop == [0.1, 0, 0.9, 1]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[tabel]\nname='x'", "table.toml:1: tabel: is no section; allowed: table, limits,"),
        ("table = 3", "table.toml:1: table: must be a section [table]"),
        ("[web]\nport = 99999", "table.toml:2: web.port: 99999 given, a whole number from 0 to 65,535 expected"),
        ("[web]\n\nport = true", "table.toml:3: web.port: true given, a whole number from 0 to 65,535 expected"),
        ("[web]\nprot = 1", "table.toml:2: web.prot: is not known here; allowed: host, port, pin, allowed_hosts"),
        ("[table]\nmode = 'fast'", 'table.toml:2: table.mode: "fast" given, allowed: table, casekeeper'),
        ("[mcu]\nbaud = 9600", "table.toml:2: mcu.baud: 9600 given, allowed: 115200, 250000,"),
        ("[camera]\nfps = nan", "table.toml:2: camera.fps: NaN given, a number from 1 to 240 expected"),
        (
            "[camera]\nfocus = 'near'",
            'camera.focus: "near" given, "distance", "auto" or a number from 0 to 32 expected',
        ),
        ("[camera]\nfocus = -1", 'camera.focus: -1 given, "distance", "auto" or a number from 0 to 32 expected'),
        ("[camera]\ngain = 0.5", 'table.toml:2: camera.gain: 0.5 given, "auto" or a number from 1 to 64 expected'),
        ("[camera]\ngain = true", 'camera.gain: true given, "auto" or a number from 1 to 64 expected'),
        ("[camera]\nexposure_us = nan", 'camera.exposure_us: NaN given, "auto" or a number from 10 to 1,000,000'),
        (
            "[camera]\nexposure_us = 40000",
            "table.toml:2: camera.exposure_us: 40000 given, at most 33333 expected: no picture takes longer at fps",
        ),
        ("[camera]\nflicker_hz = 100", "camera.flicker_hz: 100 given, allowed: 0, 50, 60"),
        ("[camera]\ncrop = [0, 0, 1]", "camera.crop: [0, 0, 1] given, [x, y, width, height] inside 0 to 1, each"),
        ("[camera]\ncrop = [0.5, 0, 0.6, 1]", "camera.crop: [0.5, 0, 0.6, 1] given, [x, y, width, height] in"),
        ("[camera]\ncrop = [0, 0, 0.05, 1]", "camera.crop: [0, 0, 0.05, 1] given, [x, y, width, height] inside 0"),
        ("[camera]\ncorners = [[1, 2]]", "camera.corners: [[1, 2]] given, four corners"),
        ("[vision]\nranks = ['B=X']", 'table.toml:2: vision.ranks: "B=X" given, a letter, = and one of A23456789TJQK'),
        ("[vision]\nranks = ['B=J', 'B=Q']", "vision.ranks: B is named twice"),
        ("[vision]\nspanish_suits = ['O=K']", 'vision.spanish_suits: "O=K" given, a letter, = and one of SHDC'),
        ("[gpio.pins]\nlidd = 4", "lidd is no pin of the table; allowed:"),
        ("[gpio.pins]\nlid = 99", "lid: a BCM pin number from 0 to 27 expected"),
        ("[gpio.pins]\nlid = 17\nexit_beam = 17", "pin 17 is given to both"),
        (
            "[rules]\nsolvency = 'maybe'",
            'table.toml:2: rules.solvency: "maybe" given, "sum" or "turn_worst" or "none" expected',
        ),
        ("[rules]\nmin = 5", "table.toml:2: rules.min: belongs in [limits]"),
        ("[rules]\nsolvancy = 'sum'", "table.toml:2: rules.solvancy: is no rule option; allowed: "),
        ("[table]\ngame = 'whist'", 'table.toml:2: table.game: "whist" given, allowed: faro, german_faro'),
        (
            "[table]\ngame = 'german_faro'\n[rules]\nsolvency = 'sum'",
            "rules.solvency: is no rule option; allowed: pays,",
        ),
        (
            "[table]\ngame = 'punto_banco'\n[rules]\npacks = 7",
            "table.toml:4: rules.packs: 7 given, 6 or 8 expected",
        ),
        (
            "[table]\ngame = 'siete_y_media'\n[rules]\nbanker = 'house'",
            'table.toml:4: rules.banker: "house" given, "player" unless bets is "before_cards" and add false',
        ),
        (
            "[table]\ngame = 'siete_y_media'\n[limits]\nmin = 5\nmax = 5\n[rules]\nbanker = 'house'\nbacking = true",
            "table.toml:8: rules.backing: true given, false where banker is",
        ),
        ("[table]\ngame = 'german_faro'\n[rules]\npays = 'up'", '"up" given, "right" or "left" expected'),
        ("[table]\ngame = 'german_faro'\n[rules]\nmax_total = 12", "rules.max_total: belongs in [limits] as max"),
        (
            "[table]\ngame = 'german_faro'\n[limits]\nunit = 5",
            "limits.unit: german_faro has no such limit; it has: max",
        ),
        (
            "[table]\ngame = 'german_faro'\nmode = 'casekeeper'",
            "table.mode: german_faro is played by 3 players or more",
        ),
        ("[web]\nhost = '0.0.0.0'", "can be reached by others: set web.pin"),
        (
            "[web]\npin = '471193'\nhost = '999.1.1.1'",
            'table.toml:3: web.host: "999.1.1.1" given, which is no IP address',
        ),
        (
            "[web]\npin = '471193'\nhost = 'fe80::zz'",
            'table.toml:3: web.host: "fe80::zz" given, which is no IP address',
        ),
        ("[web]\nhost = ''", 'table.toml:2: web.host: "" given, a host\'s name such as "faro.local" expected'),
        ("[web]\nallowed_hosts = ['*']", 'table.toml:2: web.allowed_hosts: "*" given, a host\'s name such as'),
        (
            "[web]\nallowed_hosts = ['ok', 'a.b:8000']",
            'web.allowed_hosts: "a.b:8000" given, a host\'s name such as',
        ),
        ("[web]\nallowed_hosts = ['http://a.b/']", "table.toml:2: web.allowed_hosts: "),
        ("[camera]\ncorners = [[1, 2], [3, 2], [3, nan], [1, 4]]", "table.toml:2: camera.corners: "),
        ("[camera]\ncorners = [[1, 2], [3, 2], [3, inf], [1, 4]]", "table.toml:2: camera.corners: "),
        ("[web]\nproxies = ['127.0.0.1']", "table.toml:2: web.proxies: behind a proxy everybody signs in: set web.pin"),
        *[
            (
                f"[web]\npin = '471193'\nproxies = ['::1', '{name}']",
                f'table.toml:3: web.proxies: "{name}" given, an address such as "127.0.0.1" or a network',
            )
            for name in ("localhost", "10.0.0.1:80", "10.0.0.1/24", "")
        ],
        ("[web]\npin = '471193'\nproxies = ['0.0.0.0/0']", 'web.proxies: "0.0.0.0/0" given, which is every address'),
        ("[web]\npin = '471193'\nproxies = ['::/0']", 'web.proxies: "::/0" given, which is every address'),
        ("[web]\ntls = 'on'", 'web.tls: "on" given, allowed: auto, off, files'),
        ("[web]\ntls = 'files'", 'table.toml:1: web.certificate: needed with web.tls = "files": a file in PEM'),
        ("[web]\ntls = 'files'\ncertificate = 'a.pem'", "table.toml:1: web.key: needed with web.tls"),
        ("[web]\nkey = 'a.pem'", 'web.key: given, but read only with web.tls = "files"; it is "auto"'),
        ("[web]\nhttp_port = 8080", "table.toml:2: web.http_port: given, but it only leads to https"),
        ("[web]\nhost = '0.0.0.0'\npin = '471193'\ntls = 'off'\nhttp_port = 8080", "which these pages do not have"),
        (
            "[web]\nhost = '0.0.0.0'\npin = '471193'\nport = 8443\nhttp_port = 8443",
            "table.toml:5: web.http_port: 8443 given, which is web.port; another port expected, or 0 for none",
        ),
        (
            "[camera]\nsource = 'phone'\n[web]\nhost = '0.0.0.0'\npin = '471193'\ntls = 'off'",
            'table.toml:2: camera.source: "phone" given, but tls is "off"',
        ),
        (
            "[table]\ngame = 'punto_banco'\n[camera]\nsource = 'phone'",
            'table.toml:4: camera.source: "phone" given, another expected',
        ),
        ("[floor]\ndsn = 'host=a password = x'", "table.toml:2: floor.dsn: has a password in it"),
        ("[floor]\ndsn = 'postgresql://a:x@b/c'", "table.toml:2: floor.dsn: has a password in it"),
        ("[web]\npin = '12'", "table.toml:2: web.pin: 4 to 12 digits in quotes expected"),
        ("[web]\npin = '4321'", "table.toml:2: web.pin: is easy to guess (digits in a row)"),
        ("[limits]\nmin = 10\nmax = 5", "limits.max: 5 given, at least limits.min = 10 expected"),
        ("[table]\nname = 'a'\nname = 'b'", "table.toml: "),
    ],
)
def test_a_mistake_is_named(text: str, expected: str) -> None:
    assert any(expected in line for line in mistakes(text)), mistakes(text)


def test_hosts_that_can_be_served_are_taken() -> None:
    hosts = ["faro.local", "Karten-Häusl.local", "10.0.0.5", "::1", "table-9"]
    assert parse(f"[web]\nallowed_hosts = {hosts}", "table.toml").web.allowed_hosts == hosts
    for host in ("0.0.0.0", "::", "localhost", "fe80::1%eth0", "192.168.1.9"):
        assert parse(f"[web]\npin = '471193'\nhost = '{host}'", "table.toml").web.host == host


@pytest.mark.parametrize(
    ("text", "encrypted", "readable"),
    [
        ("", False, False),
        ("host = '::1'", False, False),
        ("tls = 'off'", False, False),
        ("tls = 'files'\ncertificate = 'a'\nkey = 'b'", True, False),
        ("pin = '471193'\nhost = '0.0.0.0'", True, False),
        ("pin = '471193'\nhost = '192.168.1.7'\nhttp_port = 8080", True, False),
        ("pin = '471193'\nhost = '0.0.0.0'\nproxies = ['192.168.1.2']", True, False),
        ("pin = '471193'\nhost = '0.0.0.0'\ntls = 'off'", False, True),
        ("pin = '471193'\nproxies = ['127.0.0.1']", False, False),
    ],
)
def test_pages_are_encrypted_wherever_others_reach_them(text: str, encrypted: bool, readable: bool) -> None:
    """Unless that is switched off, and on loopback, where a proxy may encrypt them."""
    web = parse(f"[web]\n{text}", "table.toml").web
    assert (web.encrypted, web.readable) == (encrypted, readable)


@pytest.mark.parametrize("web", ["", "host = '0.0.0.0'", "host = '0.0.0.0'\ntls = 'off'\nproxies = ['192.168.7.1']"])
def test_a_phone_is_a_live_camera_wherever_its_page_can_be_encrypted(web: str) -> None:
    """Also by a proxy; and on loopback, whose pages browsers trust as encrypted ones."""
    assert parse(f"[camera]\nsource = 'phone'\n[web]\npin = '471193'\n{web}", "table.toml").camera.live


def test_proxies_are_addresses_and_networks() -> None:
    proxies = ["127.0.0.1", "::1", "10.0.0.0/8", "2001:db8::/32"]
    assert parse(f"[web]\npin = '471193'\nproxies = {proxies}", "table.toml").web.proxies == proxies


def test_every_mistake_is_named_at_once() -> None:
    assert len(mistakes("[web]\nport = -1\nprot = 1\n[table]\nmode = 'x'")) == 3
    found = mistakes(
        "[tabel]\n[web]\nport = -1\nhost = '0.0.0.0'\npin = '12'\n[limits]\nmin = 10\nmax = 5\n"
        "[vision]\nranks = ['B=X']\n[camera]\nfps = 'x'\nexposure_us = 40000\n"
        "[mcu]\ndriver = 'gpio'\n[gpio]\nfactory = 'none'\n[gpio.pins]\nlidd = 4\nlid = 99\nexit_beam = 17\nbuzzer = 17"
    )
    keys = [line.split(": ")[1] for line in found]
    wanted = "camera.fps gpio.pins gpio.pins gpio.pins limits.max mcu.driver tabel vision.ranks web.pin web.port"
    assert sorted(keys) == wanted.split(), found


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[limits]\nmin = 'x'\nmax = 1", "limits.min"),
        ("[web]\nhost = '0.0.0.0'\npin = 4", "web.pin"),
        ("[table]\ngame = 'whist'\n[rules]\ntrumps = 'S'\n[limits]\nunit = 5", "table.game"),
        ("[camera]\nfps = 0\nexposure_us = 40000", "camera.fps"),
    ],
)
def test_what_follows_of_a_mistake_alone_is_not_named(text: str, key: str) -> None:
    (line,) = mistakes(text)
    assert f": {key}: " in line


def test_limits_and_rules_reach_the_engine_by_its_names() -> None:
    config = parse("[limits]\nmin = 5\nmax = 100\nunit = 5\n[rules]\nmulti_both_open = 'push'", "table.toml")
    assert config.game_rules() == {"min": 5, "max": 100, "unit": 5, "multi_both_open": "push"}


def test_german_faro_takes_its_own_limit_and_rules() -> None:
    german = "[table]\ngame = 'german_faro'\n"
    assert parse(german, "table.toml").game_rules() == {}
    config = parse(german + "[limits]\nmax = 12\n[rules]\nwithdraw = true", "table.toml")
    assert config.game_rules() == {"max_total": 12, "withdraw": True}


def test_a_preset_stands_for_its_options_and_one_that_is_given_counts() -> None:
    german = "[table]\ngame = 'german_faro'\n[rules]\npreset = 'book'\n"
    book = {"banker": "lot", "books": "choice", "wait_for_all": True}
    assert parse(german, "table.toml").game_rules() == book
    assert parse(german + "banker = 'house'", "table.toml").game_rules() == {**book, "banker": "house"}
    with pytest.raises(ConfigError) as unknown:
        parse(german.replace("'book'", "'shelf'"), "table.toml")
    assert "preset" in text_of(unknown.value.mistakes[0])
    assert "book" in text_of(unknown.value.mistakes[0])
    with pytest.raises(ConfigError):
        parse("[rules]\npreset = 'book'", "table.toml")


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_is_made_of_options_of_its_game(game: str) -> None:
    for options in GAMES[game].presets.values():
        assert GAMES[game].open(options, 0).rules.changed() == options


def test_faro_may_be_played_for_real_chips_alone() -> None:
    assert parse("[table]\nmode = 'casekeeper'", "table.toml").table.mode == "casekeeper"


def test_some_pins_may_be_changed_and_the_others_stay() -> None:
    config = parse("[gpio.pins]\nlid = 4", "table.toml")
    assert config.gpio.pins["lid"] == 4
    assert config.gpio.pins.keys() == Config().gpio.pins.keys()


@pytest.mark.parametrize(
    ("spindles", "says"),
    [
        ('["A", "1"]', "1 given, one of A, 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K expected"),
        ('["8", "A", "8"]', "8 is given twice"),
        ("[]", 'no spindle given, at least one expected; a table without beads has mcu.driver = "none"'),
    ],
)
def test_spindles_that_cannot_be_built_are_refused(spindles: str, says: str) -> None:
    (mistake,) = mistakes(f"[mcu]\nspindles = {spindles}\n")
    assert mistake == f"table.toml:2: mcu.spindles: {says}"


def test_a_pin_of_a_spindle_that_is_not_built_is_free() -> None:
    parse('[mcu]\ndriver = "gpio"\nspindles = ["K", "2"]\n[gpio.pins]\nlid = 4\n', "t")
    (mistake,) = mistakes('[mcu]\ndriver = "gpio"\nspindles = ["K", "2"]\n[gpio.pins]\nlid = 14\n')
    assert "pin 14 drives spindle 12" in mistake


def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as absent:
        load(tmp_path / "none.toml")
    assert "none.toml: cannot be read: No such file" in text_of(absent.value.mistakes[0])
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError) as bad:
        load(tmp_path / "bad.toml")
    assert "bad.toml: is not UTF-8 text (byte 0)" in text_of(bad.value.mistakes[0])
