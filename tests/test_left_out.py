"""What the end of a test run says about groups that did not run."""

from __future__ import annotations

import pytest

from tests.left_out import LeftOut

pytest_plugins = ["pytester"]

INI = """
[pytest]
markers =
    browser: b
    simavr: s
    photos: p
asyncio_default_fixture_loop_scope = function
"""

SKIPPING = """
import pytest
@pytest.mark.{marker}
def test_one(): pytest.skip("not here")
def test_two(): pass
"""


def run(pytester: pytest.Pytester, body: str, *, ci: bool) -> pytest.RunResult:
    pytester.makeini(INI)
    pytester.makepyfile(body)
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", plugins=[LeftOut(ci=ci)])


@pytest.mark.parametrize("ci", [False, True])
def test_a_group_left_out_is_named_and_fails_under_ci(pytester: pytest.Pytester, ci: bool) -> None:
    done = run(pytester, SKIPPING.format(marker="browser"), ci=ci)
    done.stdout.fnmatch_lines(
        ["not run: *1  the pages in a browser", "to run them: sudo apt-get install chromium-headless-shell"]
    )
    assert done.ret == (pytest.ExitCode.TESTS_FAILED if ci else pytest.ExitCode.OK)


def test_what_apt_cannot_bring_is_named_and_is_no_failure(pytester: pytest.Pytester) -> None:
    done = run(pytester, SKIPPING.format(marker="photos"), ci=True)
    done.stdout.fnmatch_lines(["not run: *1  card photographs*"])
    done.stdout.no_fnmatch_line("to run them*")
    assert done.ret == pytest.ExitCode.OK


def test_a_skip_of_no_group_is_named_by_its_reason(pytester: pytest.Pytester) -> None:
    done = run(pytester, SKIPPING.replace("@pytest.mark.{marker}\n", ""), ci=True)
    done.stdout.fnmatch_lines(["not run: *1  not here"])
    assert done.ret == pytest.ExitCode.OK


def test_two_groups_give_one_line_to_type(pytester: pytest.Pytester) -> None:
    both = SKIPPING.format(marker="browser") + SKIPPING.format(marker="simavr").replace("test_", "test_more_")
    done = run(pytester, both, ci=False)
    done.stdout.fnmatch_lines(["to run them: sudo apt-get install chromium-headless-shell *gcc*libelf-dev"])


def test_nothing_left_out_says_nothing(pytester: pytest.Pytester) -> None:
    done = run(pytester, "def test_one(): pass", ci=True)
    done.stdout.no_fnmatch_line("*not run*")
    assert done.ret == pytest.ExitCode.OK
