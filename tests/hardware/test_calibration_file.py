"""The calibration on disk: what is written is read, what is wrong is named."""

import re

import pytest

from hardware.beads import calibration_file
from hardware.beads.calibration_file import CalibrationFileError
from hardware.beads.servo import CasekeeperCalibration, SpindleCalibration
from tests.english import raises_saying

MINE = CasekeeperCalibration(tuple(SpindleCalibration(tuple(900 + n + 260 * b for b in range(5))) for n in range(13)))


def test_what_is_saved_is_loaded(tmp_path):
    path = tmp_path / "casekeeper.toml"
    calibration_file.save(path, MINE)
    assert calibration_file.load(path) == MINE


def test_without_a_file_the_built_in_one_is_used(tmp_path):
    assert calibration_file.load(tmp_path / "none.toml") == CasekeeperCalibration()


def test_the_one_before_is_kept(tmp_path):
    path = tmp_path / "casekeeper.toml"
    calibration_file.save(path, MINE)
    calibration_file.save(path, CasekeeperCalibration())
    assert calibration_file.load(calibration_file.before(path)) == MINE
    calibration_file.save(tmp_path / "other.toml", MINE)
    assert calibration_file.load(calibration_file.before(tmp_path / "other.toml")) == CasekeeperCalibration()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        pytest.param(('["spindle 12"]', '["spindle 13"]'), "one section for each of", id="another spindle"),
        pytest.param(("[900, 1160", '["900", 1160'), "spindle 0: pulse_us of five whole", id="text"),
        pytest.param(("adc = [225, 675]", "adc = 225"), "spindle 0: pulse_us of five whole", id="no list"),
        pytest.param(("[900, 1160", "[900, 910"), "spindle 0: places", id="two places alike"),
        pytest.param(("[900, 1160", "[90, 1160"), "spindle 0: 90 us, 500...2500 us allowed", id="no pulse"),
        pytest.param(('["spindle 0"]', '["spindle 0"'), "line 4", id="no TOML"),
    ],
)
def test_a_bad_file_is_named(tmp_path, change, says):
    path = tmp_path / "casekeeper.toml"
    calibration_file.save(path, MINE)
    path.write_text(path.read_text().replace(*change))
    with raises_saying(CalibrationFileError, match=re.escape(says)) as caught:
        calibration_file.load(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
