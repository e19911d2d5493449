"""Which test files are run for a fault in which file: those that execute it, the quickest first."""

from __future__ import annotations

from fnmatch import fnmatchcase

_HOUSE = (
    "tests/controller/test_house_rare.py tests/controller/test_house.py tests/controller/test_moment.py "
    "tests/controller/test_dealer_money.py tests/controller/test_table.py tests/controller/test_box_guard.py "
    "tests/controller/test_german_table.py tests/controller/test_two_troubles.py tests/controller/test_blind.py"
)
_JOURNAL = (
    "tests/controller/test_journal.py tests/controller/test_table_journal.py tests/controller/test_checkpoint.py "
    "tests/controller/test_old_journals.py tests/controller/test_damaged_journal.py"
)
_WEB = (
    "tests/controller/test_web_messages.py tests/controller/test_web.py tests/controller/test_web_access.py "
    "tests/controller/test_web_limits.py tests/controller/test_silent_line.py tests/controller/test_web_pages.py"
)
_LINK = "tests/firmware_bridge tests/hardware/test_bead_driver.py tests/hardware/test_serial_beads.py"
_SEEN = (
    "tests/vision/test_tracker_looks.py tests/vision/test_window.py tests/vision/test_tracker.py "
    "tests/vision/test_tracker_trouble.py tests/vision/test_tracker_hands.py tests/vision/test_tracker_incidents.py"
)
_READ = "tests/vision/test_geometry.py tests/vision/test_reader.py tests/vision/test_stills.py"

COVERING: dict[str, tuple[str, str]] = {
    "controller/games/faro/odds*": ("games", "tests/games/test_odds.py tests/games/test_odds_cli.py"),
    "controller/games/*": ("games", f"tests/games {_HOUSE}"),
    "controller/cli/settle.py": ("games", "tests/games"),
    "controller/cli/s*": ("games", "tests/games/test_simulate.py"),
    "controller/runtime/journal.py": ("journal", _JOURNAL),
    "controller/runtime/checkpoint.py": ("journal", _JOURNAL),
    "controller/runtime/runner.py": ("table", f"tests/controller/test_table.py {_JOURNAL} {_HOUSE}"),
    "controller/table/moment.py": ("table", _HOUSE),
    "controller/table/names.py": ("table", "tests/controller/test_names.py tests/controller/test_house.py"),
    "controller/runtime/translate.py": ("table", _HOUSE),
    "controller/table/log.py": ("table", f"{_HOUSE} tests/controller/test_whole.py"),
    "controller/runtime/sensor_check.py": ("table", _HOUSE),
    "controller/table/outputs.py": ("table", f"{_HOUSE} tests/controller/test_whole.py"),
    "controller/runtime/device_driver.py": (
        "table",
        "tests/controller/test_whole.py tests/controller/test_table_journal.py",
    ),
    "controller/runtime/camera_thread.py": (
        "table",
        "tests/controller/test_camera_thread.py tests/controller/test_camera_lost.py "
        "tests/controller/test_dark_scene.py tests/controller/test_whole.py",
    ),
    "controller/table/*": ("table", _HOUSE),
    "controller/web/*": ("pages", _WEB),
    "controller/*": ("programs", "tests/controller"),
    "firmware_bridge/*": ("link", _LINK),
    "hardware/*": ("hardware", "tests/hardware"),
    "vision/training/*": ("training", "tests/vision"),
    "vision/capture/*": (
        "vision",
        "tests/vision/test_camera_watch.py tests/vision/test_camera.py tests/vision/test_camera_modes.py "
        "tests/vision/test_camera_light.py tests/vision/test_camera_picamera2.py",
    ),
    "vision/pack/joint.py": ("vision", "tests/vision/test_pack_joint.py tests/vision/test_pack.py"),
    "vision/pack/[pl]a*": (
        "vision",
        "tests/vision/test_pack_joint.py tests/vision/test_pack.py tests/vision/test_pack_labels.py",
    ),
    "vision/pack/drift.py": ("vision", "tests/vision/test_drift.py"),
    "vision/track/*": ("vision", f"{_SEEN} tests/vision/test_films.py tests/vision/test_film_hardships.py"),
    "vision/locate/window.py": ("vision", _SEEN),
    "vision/*": ("vision", f"{_READ} {_SEEN} tests/vision"),
}
"""pattern of the file -> its group and its tests; the first pattern that fits counts."""


def covering(path: str) -> tuple[str, tuple[str, ...]]:
    """The group of a file and the tests to run for it. Raises KeyError for a file of no package."""
    for pattern, (group, tests) in COVERING.items():
        if fnmatchcase(path, pattern):
            return group, tuple(dict.fromkeys(tests.split()))
    raise KeyError(path)
