"""The driver's rules without a wire: what is asked, what answers mean."""

import pytest

from firmware_bridge.link import Connected, Lost, Received, Refused
from firmware_bridge.messages import (
    DEFAULT_CONFIGURE,
    PROTOCOL_VERSION,
    TABLE_DIGEST,
    ChannelState,
    Identity,
    Move,
    Report,
)
from firmware_bridge.notice import say
from hardware.beads.bead_driver import BeadDriver
from hardware.devices import BeadsAt, BoardAnswers, DeviceCleared, DeviceFault, Part
from tests.english import english

CONNECTED = Connected(Identity(1, PROTOCOL_VERSION, TABLE_DIGEST, 0x0100, 1, 0, 0))

GONE, OTHER = say("link-no-ack"), say("link-unheard")


def reported(channel, state, measured_us, wanted_us):
    return Received(Report(channel, state, measured_us, wanted_us))


@pytest.fixture
def driver():
    made = BeadDriver()
    made.take(CONNECTED)
    return made


def test_nothing_is_moved_before_it_is_shown(driver):
    assert driver.next_messages(64) == []


def test_only_the_last_value_goes_out_and_room_is_kept(driver):
    for beads in (1, 2, 3):
        driver.show(0, beads)
    driver.show(1, 1)
    assert driver.next_messages(1) == [Move(0, 1750)]
    assert driver.next_messages(64) == [Move(1, 1250)]
    assert driver.next_messages(64) == []


def test_of_a_spindle_that_is_not_fitted_nothing_is_moved_or_told():
    driver = BeadDriver(fitted=(4,))
    driver.take(CONNECTED)
    for spindle in range(13):
        driver.show(spindle, 2)
    assert driver.next_messages(64) == [Move(4, 1500)]
    for state in ChannelState:
        assert driver.take(reported(3, state, 1250, 1250)) == []
    assert driver.take(reported(4, ChannelState.THERE, 1500, 1500)) == [BeadsAt(4, 2)]
    assert driver.settled
    with pytest.raises(ValueError, match="spindle 13"):
        driver.show(13, 0)


def test_a_new_link_asks_for_all_that_was_shown(driver):
    for spindle in range(13):
        driver.show(spindle, 1)
    driver.next_messages(64)
    assert driver.take(Lost(GONE)) == [DeviceFault(Part.BOARD, GONE)]
    assert driver.take(CONNECTED) == [BoardAnswers("1.0"), DeviceCleared(Part.BOARD)]
    assert driver.next_messages(64) == [Move(spindle, 1250) for spindle in range(13)]


def test_the_configuration_goes_first_over_every_link():
    driver = BeadDriver(configure=DEFAULT_CONFIGURE)
    driver.show(0, 0)
    for _ in range(2):
        driver.take(CONNECTED)
        assert driver.next_messages(64) == [DEFAULT_CONFIGURE, Move(0, 1000)]
        assert driver.next_messages(64) == []


def test_a_report_of_another_pulse_has_the_move_sent_again(driver):
    driver.show(2, 4)
    driver.next_messages(64)
    assert driver.take(reported(2, ChannelState.THERE, 1250, 1250)) == []
    assert driver.next_messages(64) == [Move(2, 2000)]


def test_the_same_trouble_is_reported_once(driver):
    assert driver.take(Refused(OTHER)) == [DeviceFault(Part.BOARD, OTHER)]
    assert driver.take(Refused(OTHER)) == []


def test_settled_only_when_all_stand_as_shown(driver):
    driver.show(2, 1)
    driver.next_messages(64)
    assert not driver.settled
    assert driver.take(reported(2, ChannelState.THERE, 1255, 1250)) == [BeadsAt(2, 1)]
    assert driver.settled
    driver.take(Lost(GONE))
    assert not driver.settled


@pytest.mark.parametrize(
    ("state", "measured_us", "says"),
    [
        pytest.param(ChannelState.JAMMED, 1250, "bead 2 is jammed: 3 wanted across, 1 stand across", id="jam"),
        pytest.param(ChannelState.JAMMED, 1375, "it stands between places", id="between two places"),
        pytest.param(ChannelState.SLIPPED, 1990, "bead 4 slipped: 3 wanted across, 4 stand across", id="slip"),
        pytest.param(ChannelState.HAND_MOVED, 1000, "bead 1 was moved by hand: 3 wanted", id="hand"),
        pytest.param(ChannelState.NO_FEEDBACK, 0, "feedback wire reads nothing", id="wire"),
        pytest.param(ChannelState.SUPPLY_LOW, 1500, "servo supply is too low", id="supply"),
    ],
)
def test_each_fault_is_named_with_spindle_and_bead(driver, state, measured_us, says):
    driver.show(7, 3)
    driver.next_messages(64)
    (fault,) = driver.take(reported(7, state, measured_us, 1750))
    assert fault.part == "spindle 7"
    assert says in english(fault.text)
    assert driver.take(reported(7, state, measured_us, 1750)) == []
    driver.show(7, 3)
    assert driver.next_messages(64) == [Move(7, 1750)]
    assert driver.take(reported(7, ChannelState.THERE, 1750, 1750)) == [BeadsAt(7, 3), DeviceCleared("spindle 7")]
    assert driver.take(reported(7, ChannelState.THERE, 1750, 1750)) == []
    assert driver.take(reported(7, state, measured_us, 1750)) == [fault], "the same once more is told once more"


@pytest.mark.parametrize(
    ("state", "says"),
    [
        (ChannelState.HAND_MOVED, "a bead was moved by hand and is back: 2 across, as wanted"),
        (ChannelState.SLIPPED, "a bead slipped and is back: 2 across, as wanted"),
    ],
)
def test_a_bead_that_is_back_by_the_time_of_the_report_is_not_counted_wrongly(driver, state, says):
    driver.show(4, 2)
    driver.next_messages(64)
    (fault,) = driver.take(reported(4, state, 1500, 1500))
    assert english(fault.text) == says
