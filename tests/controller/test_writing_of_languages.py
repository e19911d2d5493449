"""How each language writes: its quotation marks, and French's spaces before marks. And what it must have of the English
sentence: the examples of a help text.
"""

from __future__ import annotations

import re

import pytest

from controller.catalogue import ENGLISH, languages
from tests.controller.test_terms_of_languages import written

OTHERS = [language for language in languages() if language != ENGLISH]
STRAIGHT = re.compile(r"""["']\{\}["']""")
VALUES = {"cli-testdeal-no-box", "cli-simulate-no-half-points", "cli-no-feedback", "hardware-file-sections"}
"""Sentences whose place in straight quotation marks holds a value as it is written in a file."""

FRENCH = {
    "a space that may break before a mark": re.compile(r"(?<=\S) [:;!?»](?=\s|$)"),
    "a space that may break after «": re.compile("« "),
    "another apostrophe than the other sentences": re.compile("’"),
}
EXAMPLE = re.compile(r"^ *(?:sudo )?faro [a-z]", re.MULTILINE)


def keys_with(language: str, pattern: re.Pattern[str]) -> set[str]:
    return {key for key, said in written(language).items() if pattern.search(said)}


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_put_into_a_sentence_stands_in_the_quotation_marks_of_its_language(language: str) -> None:
    assert keys_with(language, STRAIGHT) - VALUES == set()


@pytest.mark.parametrize("what", FRENCH)
def test_french_breaks_no_line_before_a_mark(what: str) -> None:
    assert keys_with("fr", FRENCH[what]) == set(), what


@pytest.mark.parametrize("language", OTHERS)
def test_a_help_text_has_the_examples_of_the_english_one(language: str) -> None:
    """German's help of `faro recall` once lacked `--json`."""
    ours, english = written(language), written(ENGLISH)
    helps = [key for key in english if key.startswith("cli-") and key.endswith("-help")]
    counted = {key: (len(EXAMPLE.findall(ours[key])), len(EXAMPLE.findall(english[key]))) for key in helps}
    assert {key: both for key, both in counted.items() if both[0] != both[1]} == {}
    assert sum(both[1] for both in counted.values()) > 40


@pytest.mark.parametrize("language", OTHERS)
def test_no_complaint_of_a_command_says_twice_who_complains(language: str) -> None:
    """Each begins with the command's name, which the program puts there."""
    assert keys_with(language, re.compile(r"^faro\s*:")) == set()
