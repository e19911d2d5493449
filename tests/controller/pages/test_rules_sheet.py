"""The sheet of rules of every game: each option in force stands on it once, and none that decides nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from controller.games.options import OnlyWith, Options, Unless, described, in_force
from controller.games.registry import GAMES
from tests.controller.pages.test_page_scripts import SCRIPTS, SENTENCES, has_deno, run
from tests.english import english

CHANGES: dict[str, list[dict[str, Any]]] = {
    "punto_banco": [
        {"variant": "super6"},
        {"commission": "account"},
        {"variant": "ez", "pairs": False, "push": "return", "cut_from_end": None},
    ],
    "siete_y_media": [{"open": True, "fusilar": True}],
    "chemin_de_fer": [{"chemin_rake": 5}],
    "baccarat_banque": [{"bank_by": "list"}],
}


def rules_of(game: str, **changed: Any) -> Options:
    rules = GAMES[game].open(changed, 0).rules
    assert isinstance(rules, Options)
    return rules


def sheets(cases: list[tuple[str, Options]], folder: Path) -> list[list[tuple[str, list[str]]]]:
    """The headings and sentences of each of these sheets."""
    tables = [
        {
            "game": (SCRIPTS / "games" / game / "game.js").as_uri(),
            "options": [option.json() for option in in_force(rules)],
        }
        for game, rules in cases
    ]
    script = folder / "sheets.js"
    script.write_text(
        f'import {{ speak }} from "{(SCRIPTS / "core" / "i18n.js").as_uri()}";'
        f'import {{ ruleTexts }} from "{(SCRIPTS / "core" / "words.js").as_uri()}";'
        f'const folder = "{SENTENCES / "en"}";'
        'const names = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) => name.endsWith(".ftl"));'
        'speak([["en", names.map((name) => Deno.readTextFileSync(`${folder}/${name}`)).join("\\n")]]);'
        f"const told = [];for (const {{ game, options }} of {json.dumps(tables)}) {{"
        "const { default: { rules, words } } = await import(game); told.push(ruleTexts({ options }, rules, words)); }"
        "console.log(JSON.stringify(told));"
    )
    said = run("run", "--no-check", "--cached-only", f"--allow-read={SCRIPTS.parent}", str(script), folder=folder)
    told: list[list[tuple[str, list[str]]]] = json.loads(said)
    return told


@has_deno
def test_every_option_in_force_stands_on_the_sheet_and_no_other(tmp_path: Path) -> None:
    cases = [(game, rules_of(game, **changed)) for game in GAMES for changed in ({}, *CHANGES.get(game, []))]
    for (game, rules), rows in zip(cases, sheets(cases, tmp_path), strict=True):
        texts = [text for _, sentences in rows for text in sentences]
        shown = {name: english(text) for name, _, text in in_force(rules)}
        for name, about in described(type(rules)).items():
            wanted = 1 if name in shown else 0
            assert texts.count(english(about.option.means(getattr(rules, name)))) == wanted, (
                game,
                rules.changed(),
                name,
            )
        assert all(sentences for _, sentences in rows)


OUT = {
    ("faro", ""): {"bank_lasts", "bid_s", "min_bank"},
    ("german_faro", ""): {"bank_marks", "book_s", "lay_s"},
    ("punto_banco", ""): {"commission_unit", "super6_rounding", "dragon7", "panda8", "super6_side", "shoe_to"},
    ("siete_y_media", ""): {"open_cards", "open_max_hands", "fusilar_pays", "fusilar_takes_bank", "add", "bet_s"},
    ("chemin_de_fer", ""): {"rake_rounding", "risk_s"},
    ("baccarat_banque", ""): {"list_s"},
    ("macao", ""): {"pair_even"},
    ("punto_banco", "super6"): {
        *("commission_pct", "commission_rounding", "commission", "commission_unit", "dragon7", "panda8", "shoe_to"),
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_left_out_decides_nothing(game: str) -> None:
    """Of the usual rules; every condition names an option of the game and what it may be, or a constant of the game."""
    rules = rules_of(game)
    options = described(type(rules))
    shown = {name for name, _, _ in in_force(rules)}
    assert options.keys() - shown == OUT.get((game, ""), set())
    for about in options.values():
        for one in about.only:
            values = one.values if isinstance(one, OnlyWith) else (one.value,)
            assert isinstance(one, OnlyWith | Unless)
            if one.name in options:
                assert all(options[one.name].option.allows(value) for value in values)
            else:
                assert type(getattr(type(rules), one.name)) is type(values[0])


def test_an_option_comes_into_force_with_the_one_it_belongs_to() -> None:
    rules = rules_of("punto_banco", variant="super6")
    shown = {name for name, _, _ in in_force(rules)}
    assert described(type(rules)).keys() - shown == OUT["punto_banco", "super6"]
