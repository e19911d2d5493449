"""What `make test` leaves to `make test-whole`, and that it says so."""

from __future__ import annotations

import pytest

from tests.left_out import LeftOut
from tests.sample import sampled

pytest_plugins = ["pytester"]

INI = "[pytest]\nmarkers =\n    whole: w\nasyncio_default_fixture_loop_scope = function\n"


def test_as_many_are_tried_as_is_said_and_always_the_same() -> None:
    params = sampled("abcdefgh", 3)
    assert [param.values for param in params] == [(letter,) for letter in "abcdefgh"]
    left = [param.values for param in params if param.marks]
    assert len(left) == 5
    assert left == [param.values for param in sampled("abcdefgh", 3) if param.marks]
    assert left != [param.values for param in sampled("abcdefgh", 3, seed=2) if param.marks]
    assert [param.values for param in sampled([("a", 1), ("b", 2)], 1)] == [("a", 1), ("b", 2)]


def test_what_is_left_out_is_named(pytester: pytest.Pytester) -> None:
    pytester.makeini(INI)
    pytester.makepyfile(
        "import pytest\n@pytest.mark.whole\n@pytest.mark.skip(reason='make test-whole')\ndef test_one(): pass\n"
    )
    done = pytester.runpytest_inprocess("-p", "no:cacheprovider", plugins=[LeftOut(ci=True)])
    done.stdout.fnmatch_lines(["not run: *1  the rest of the cases that are sampled (make test-whole)"])
    assert done.ret == pytest.ExitCode.OK
