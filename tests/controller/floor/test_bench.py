"""`make floor-bench` in small: that it runs to its end and finds every card again."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.controller.floor.cluster import NEEDS_POSTGRESQL

pytestmark = [*NEEDS_POSTGRESQL, pytest.mark.whole]


def test_four_tables() -> None:
    words = ["--tables", "4", "--rows", "60", "--real", "2", "--live", "6", "--most", "1000"]
    command = [sys.executable, "-m", "tests.instruments.benchmarks.floor", *words]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    assert re.search(r"card to floor +[1-9]\d* cards", said)
    assert re.search(r"card to read models +[1-9]\d* cards", said)
    assert said.count("; 0 not by the end") == 2
    assert "audit: touches_of_a_pack" in said
