"""The words that a guest may not know: each game has its own list, with a paragraph of the rules for each, and what
stands on its buttons, in its advice and in its log is on that list or in everyday English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from controller.games.message import say
from controller.games.registry import GAMES
from tests.controller.pages.test_page_scripts import ROOT, SCRIPTS
from tests.controller.pages.test_words_of_games import SAME, source
from tests.english import english
from tests.test_catalogue import SCRIPT_NAMES, english_sentences

EVERYDAY = frozenset((Path(__file__).parent.parent / "data" / "everyday_words.txt").read_text("utf-8").split())
"""Words of these sentences that nobody need explain."""
SECTIONS = frozenset(
    re.findall(r"^(?:\*\*|###? )(\d[\d.]*\d|\d)\.?[ *]", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.M)
)
ELSEWHERE = re.compile(
    r"(by-hand|rules|odds|term|join|step|script|option|expected|unsaid|typed|called|an?)-|name$|title$|option"
)
"""Ends of the keys that are no button, advice or log line: options and rules stand with what they mean,
what is typed is the player's own word, and a call has a line of the log."""
WORD = re.compile(r"[^\W\d_]{2,}(?:[’'][^\W\d_]+)?")


def terms(game: str) -> dict[str, str]:
    """The words of a game with their paragraphs."""
    text = (SCRIPTS / "games" / SAME.get(game, game) / "terms.js").read_text("utf-8")
    return dict(re.findall(r'^  (\w+): "([\d.]+)",$', text, re.MULTILINE))


def prefixes(game: str) -> list[str]:
    (names,) = SCRIPT_NAMES.findall(source(game))
    return [*re.findall(r'"(\w+)"', names), "play"]


def said_of(game: str, end: str) -> str:
    """The sentence of the game, its family or all games that ends so."""
    key = next((f"{name}-{end}" for name in prefixes(game) if f"{name}-{end}" in english_sentences()), "")
    assert key, f"{game} has no {end}"
    return english(say(key))


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


NAMES = sorted({name for game in GAMES for name in prefixes(game)})
"""Of games, families and what is said in all games: the first parts of their keys."""


def sentences(name: str) -> Iterator[tuple[str, str]]:
    """What stands on buttons, in advice and in the log under this name, by its key."""
    for key, (_, message) in english_sentences().items():
        first, _, end = key.partition("-")
        if first == name and not ELSEWHERE.match(end):
            found = _Texts()
            found.visit(message)
            yield key, " ".join(found.texts)


def forms_of(game: str) -> list[str]:
    """Every form of every word that the game explains."""
    return [form.strip() for key in terms(game) for form in said_of(game, f"term-{key}").split(";")]


@pytest.mark.parametrize("game", GAMES)
def test_each_word_is_explained_in_one_sentence_by_a_paragraph_of_the_rules(game: str) -> None:
    assert terms(game), f"{game} explains no word: expected games/{game}/terms.js"
    forms: set[str] = set()
    for key, section in terms(game).items():
        assert section in SECTIONS, f"{game}, {key}: there is no {section} in docs/rules.md"
        meaning = said_of(game, f"term-{key}-is")
        assert re.fullmatch(r"[A-Z0-9].*[^.]\.", meaning), f"{game}, {key}: {meaning}"
        assert not re.search(r"[.!?] ", meaning), f"{game}, {key} is explained in more than one sentence: {meaning}"
        own = {form.strip().lower() for form in said_of(game, f"term-{key}").split(";")}
        assert "" not in own
        assert not own & forms, f"{game} explains {own & forms} twice"
        forms |= own


@pytest.mark.parametrize("name", NAMES)
def test_no_word_on_a_button_in_advice_or_in_the_log_is_left_unexplained(name: str) -> None:
    """What several games say is explained in one of them at least: it need not be said in all."""
    forms = sorted({form for game in GAMES if name in prefixes(game) for form in forms_of(game)}, key=len, reverse=True)
    explained = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)
    unknown = {
        f"{key}: {word}"
        for key, text in sentences(name)
        for word in WORD.findall(explained.sub(" ", text))
        if word.lower() not in EVERYDAY
    }
    assert not unknown, (
        "explain these words in the game's terms.js and the catalogue, or where nobody need ask what they mean add "
        f"them to tests/controller/data/everyday_words.txt: {sorted(unknown)}"
    )


def test_what_a_game_explains_is_not_everyday() -> None:
    """Of words that mean nothing else."""
    known = {
        "soda",
        "hoc",
        "copper",
        "parlay",
        "cat-hop",
        "banco",
        "suivi",
        "à cheval",
        "natural",
        "fusilar",
        "plantarse",
    }
    assert known <= {form for game in GAMES for form in forms_of(game)}
    assert not {word for form in known for word in form.split() if len(word) > 1} & EVERYDAY


NUMBER = {"victoria": 4}
"""Of its pictures one is that of Macao."""


def steps(game: str) -> list[str]:
    """The pictures that show what a game is, by their keys."""
    text = (SCRIPTS / "games" / game / "steps.js").read_text("utf-8")
    return re.findall(r'^ {2}(?:\w+: )?\["(\w+)", \[', text, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_shows_what_it_is_in_five_pictures_with_one_sentence_each(game: str) -> None:
    shown = steps(game)
    assert len(shown) == NUMBER.get(game, 5), f"{game}: expected five pictures in games/{game}/steps.js"
    assert len(set(shown)) == len(shown)
    for key in shown:
        sentence = said_of(game, f"step-{key}")
        assert re.fullmatch(r"[A-Z].*[^.]\.", sentence), sentence
        assert not re.search(r"[.!?] ", sentence), f"{game}, {key} has more than one sentence: {sentence}"
