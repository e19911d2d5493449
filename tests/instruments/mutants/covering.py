"""The group of each file, and the tests that are run for what no recorded test executes: those in a browser, with a
compiled firmware, or of programs of their own."""

from __future__ import annotations

from fnmatch import fnmatchcase

_PROGRAMS = (
    "tests/controller/cli/test_command.py tests/controller/cli/test_read_command.py tests/controller/cli/test_run.py "
    "tests/controller/demo/test_demo.py"
)
_PAGES = (
    "tests/controller/web/test_silent_line.py tests/controller/pages/test_german_pages.py "
    "tests/controller/service/test_service_page.py tests/controller/pages/test_web_pages.py"
)

COVERING: dict[str, tuple[str, str]] = {
    "controller/games/*": ("games", ""),
    "controller/cli/settle.py": ("games", ""),
    "controller/cli/strategies.py": ("games", ""),
    "controller/runtime/journal.py": ("journal", "tests/controller/runtime/test_journal.py"),
    "controller/runtime/checkpoint.py": ("journal", ""),
    "controller/runtime/runner.py": ("table", ""),
    "controller/runtime/store.py": ("table", ""),
    "controller/runtime/once.py": ("table", ""),
    "controller/runtime/orders.py": ("table", ""),
    "controller/runtime/service_port.py": ("table", ""),
    "controller/runtime/unwritten.py": ("table", ""),
    "controller/runtime/translate.py": ("table", ""),
    "controller/runtime/sensor_check.py": ("table", ""),
    "controller/runtime/device_driver.py": ("table", "tests/controller/cli/test_run.py"),
    "controller/runtime/camera_thread.py": ("table", "tests/controller/cli/test_run.py"),
    "controller/runtime/tracker_feed.py": ("table", "tests/controller/cli/test_run.py"),
    "controller/runtime/newest_picture.py": ("table", "tests/controller/cli/test_run.py"),
    "controller/runtime/queries.py": ("table", ""),
    "controller/table/*": ("table", ""),
    "controller/web/*": ("pages", _PAGES),
    "controller/*": ("programs", _PROGRAMS),
    "firmware_bridge/simulator.py": (
        "link",
        "tests/hil/test_cuts.py tests/hil/test_firmware.py tests/hil/test_resets.py",
    ),
    "firmware_bridge/*": (
        "link",
        "tests/firmware_bridge/test_firmware_core.py tests/firmware_bridge/test_fake_board.py",
    ),
    "hardware/*": ("hardware", ""),
    "vision/training/*": ("training", "tests/vision"),
    "vision/*": ("vision", ""),
}
"""pattern of the file -> its group and those tests; the first pattern that fits counts."""


def covering(path: str) -> tuple[str, tuple[str, ...]]:
    """A file's group, and the tests for what no recorded one executes. Raises KeyError for a file of no package."""
    for pattern, (group, tests) in COVERING.items():
        if fnmatchcase(path, pattern):
            return group, tuple(tests.split())
    raise KeyError(path)
