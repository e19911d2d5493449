"""Figures and sentences as people read them: a table that fits beside something else, sentences that fit the terminal,
numbers with the point or comma of the language."""

from __future__ import annotations

import os
import re
import shutil
import sys

import pytest

from controller import catalogue
from controller.__main__ import main
from controller.cli.figures import as_table, behind, for_terminal, percent
from tests.controller.cli.terminal import Terminal
from tests.sample import sampled

WIDEST = 100
"""Characters of a line of the table."""


@pytest.mark.parametrize("language", sampled(catalogue.languages(), 1))
def test_the_table_of_all_bets_takes_no_more_than_a_hundred_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And all of its numbers are of one kind; JSON has another, whatever the language."""
    monkeypatch.setattr(catalogue, "_own", lambda: catalogue.Catalogue(language))
    assert main(["odds"]) == 0
    said = capsys.readouterr().out
    other, own = (r"\d\.\d", r"\d,\d") if language != "en" else (r"\d,\d", r"\d\.\d")
    assert len(re.findall(own, said)) > 30
    assert not re.findall(other, said)
    table = said.split("\n\n", 1)[1].splitlines()
    assert len(table) > 30
    assert {len(line) > WIDEST for line in table} == {False}, max(map(len, table))


def test_a_column_is_as_wide_as_its_figures_and_its_heading_s_longest_word() -> None:
    rows = [["A open", "4", "13.2730"], ["K-Q-A-2 open", "16", "7.2398"]]
    assert as_table(["bet", "left", "edge each decision"], rows) == [
        "                        edge",
        "                        each",
        "bet           left  decision",
        "A open           4   13.2730",
        "K-Q-A-2 open    16    7.2398",
    ]


def test_on_a_terminal_sentences_break_at_words_and_tables_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "one two three four five\n\nname      4  5.0000  6.0000"
    terminal_of(monkeypatch, 14)
    assert for_terminal(said) == "one two three\nfour five\n\nname      4  5.0000  6.0000"


def test_a_program_reads_lines_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    said = "one " * 100
    assert for_terminal(said) == said


def terminal_of(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))


def test_a_sentence_behind_something_goes_on_below_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    start, said = "\033[32mok\033[0m  ", "one two --three-four five six seven"
    assert behind(start, said, wide=4) == start + said, "a program reads one line"
    terminal_of(monkeypatch, 24)
    assert behind(start, said, wide=4) == f"{start}one two --three-four\n    five six seven"
    assert behind(start, said, wide=20) == start + said, "no room beside it"


@pytest.mark.parametrize(("language", "shown"), [("en", "2.7027 %"), ("de", "2,7027 %"), ("fr", "2,7027 %")])
def test_a_number_has_the_point_or_comma_of_the_language(
    language: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "_own", lambda: catalogue.Catalogue(language))
    assert percent("1/37") == shown
    assert catalogue.decimal(0.5, 0) == "0"
