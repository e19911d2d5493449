"""`faro odds` as people read it: a table that fits beside something else, sentences that fit the terminal."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

from controller import catalogue
from controller.__main__ import main
from controller.cli.figures import as_table, for_terminal
from tests.controller.cli.terminal import Terminal

WIDEST = 100
"""Characters of a line of the table."""


@pytest.mark.parametrize("language", catalogue.languages())
def test_the_table_of_all_bets_takes_no_more_than_a_hundred_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogue, "_own", lambda: catalogue.Catalogue(language))
    assert main(["odds"]) == 0
    table = capsys.readouterr().out.split("\n\n", 1)[1].splitlines()
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
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((14, 24)))
    assert for_terminal(said) == "one two three\nfour five\n\nname      4  5.0000  6.0000"


def test_a_program_reads_lines_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    said = "one " * 100
    assert for_terminal(said) == said
