"""The pyserial shell on real ptys, a socket and a loop."""

import errno
import io
import os
import pty
import resource
import socket
import threading
import time
import tty

import pytest
import serial

from firmware_bridge.notice import say
from firmware_bridge.serial_port import PortLost, SerialPort
from tests.english import english, raises_saying


@pytest.fixture
def cable():
    """A pty: (master fd, name of the port)."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    yield master, os.ttyname(slave)
    os.close(slave)
    os.close(master)


def pull(master):
    """The pty goes away; its number stays ours, so that the fixture closes nobody else's file."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, master)
    os.close(nothing)


@pytest.fixture
def port(cable):
    made = SerialPort(cable[1], 250_000)
    made.open()
    yield made
    made.dispose()


def test_bytes_go_both_ways(cable, port):
    port.write(b"\x7e\x11\x13\x00\xff")
    assert os.read(cable[0], 100) == b"\x7e\x11\x13\x00\xff"
    os.write(cable[0], bytes(range(256)))
    got = b""
    while len(got) < 256:
        got += port.read(1.0)
    assert got == bytes(range(256))


@pytest.fixture
def on_a_mac(monkeypatch):
    """pyserial as it sets speeds on macOS (3.5, serialposix.py, darwin): those of termios, and all others by an
    ioctl of IOKit's, which a pty refuses."""

    def set_special_baudrate(self, baudrate):
        raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))

    monkeypatch.setattr(serial.Serial, "BAUDRATE_CONSTANTS", {})
    monkeypatch.setattr(serial.Serial, "_set_special_baudrate", set_special_baudrate)


def test_a_mac_opens_a_pretended_board_under_its_link(on_a_mac, cable, tmp_path):
    link = tmp_path / "mcu"
    link.symlink_to(cable[1])
    made = SerialPort(str(link), 250_000)
    made.open()
    made.write(b"?")
    assert os.read(cable[0], 1) == b"?"
    made.dispose()


@pytest.mark.parametrize(
    ("name", "baud"),
    [
        ("/dev/ttys004", 115_200),  # a pty of a Mac
        ("/dev/pts/7", 115_200),
        ("/dev/ttyACM0", 250_000),
        ("/dev/ttyS0", 250_000),
        ("/dev/tty.usbmodem14101", 250_000),
        ("socket://table:7777", 250_000),
    ],
)
def test_a_real_port_has_the_boards_speed(monkeypatch, name, baud):
    asked = []
    monkeypatch.setattr(
        serial, "serial_for_url", lambda url, **how: asked.append((url, how["baudrate"])) or io.BytesIO()
    )
    made = SerialPort(name, 250_000)
    made.open()
    assert asked == [(name, baud)]
    made.dispose()


def test_read_gives_up_at_its_time(port):
    assert port.read(0.0) == b""


def test_wake_ends_a_read_from_another_thread(port):
    timer = threading.Timer(0.01, port.wake)
    timer.start()
    assert port.read(30) == b""
    timer.join()


def test_a_wake_before_the_read_is_not_forgotten(port):
    port.wake()
    assert port.read(30) == b""
    assert port.read(0) == b""


def test_a_second_open_of_the_device_is_refused(cable, port):
    other = SerialPort(cable[1], 250_000)
    with raises_saying(PortLost, match=r"^cannot open [^:]*: another program uses it$"):
        other.open()
    other.dispose()


def test_unplugging_is_port_lost_for_read_and_write(cable, port):
    pull(cable[0])
    with raises_saying(PortLost, match="went away"):
        port.read(1.0)
    with raises_saying(PortLost, match="not open"):
        port.write(b"x")


@pytest.mark.parametrize(
    "port_url",
    ["/dev/no-such-port", "/etc/passwd", "socket://127.0.0.1:1", "no-such-scheme://x"],
)
def test_what_cannot_be_opened_says_which_in_one_line_and_once(port_url):
    port = SerialPort(port_url, 250_000)
    with raises_saying(PortLost) as lost:
        port.open()
    assert english(lost.value.message).startswith(f"cannot open {port_url}: ")
    assert "\n" not in english(lost.value.message)
    if port_url.startswith("/dev"):
        assert english(lost.value.message) == f"cannot open {port_url}: No such file or directory"
    port.dispose()


def test_a_loop():
    port = SerialPort("loop://", 250_000)
    port.open()
    port.write(b"round")
    assert port.read(1.0) == b"round"
    assert port.read(0.0) == b""
    port.dispose()


def test_a_socket_and_its_end():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = SerialPort(f"socket://127.0.0.1:{server.getsockname()[1]}", 250_000)
        port.open()
        peer, _ = server.accept()
        peer.sendall(b"hello")
        assert port.read(5.0) == b"hello"
        port.write(b"you")
        assert peer.recv(10) == b"you"
        peer.close()
        with raises_saying(PortLost, match="went away"):
            port.read(5.0)
        port.dispose()


def test_a_port_whose_other_end_is_gone_is_port_lost(port, monkeypatch):
    """A device that was pulled out is ready, and gives nothing."""
    monkeypatch.setattr("firmware_bridge.serial_port._ready", lambda fds, timeout_s: {fds[0]})
    monkeypatch.setattr("firmware_bridge.serial_port.os.read", lambda fd, size: b"")
    with raises_saying(PortLost, match=r"^/.* went away: the other end is gone$") as lost:
        port.read(5.0)
    assert lost.value.message == say("link-went-away", port=port.port_url, why=say("link-other-end-gone"))


def test_it_can_be_opened_again_after_it_was_lost(cable):
    port = SerialPort(cable[1], 250_000)
    for _ in range(3):
        port.open()
        port.write(b"x")
        assert os.read(cable[0], 10) == b"x"
    port.dispose()


@pytest.fixture
def no_low_descriptor():
    """Every descriptor below 1024 is in use, as with many tablets connected."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 1100:
        pytest.skip(f"this machine allows {hard} descriptors only")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 1100), hard))
    taken = [os.open(os.devnull, os.O_RDONLY)]
    while taken[-1] < 1024:
        taken.append(os.open(os.devnull, os.O_RDONLY))
    yield
    for fd in taken:
        os.close(fd)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_descriptors_beyond_1024_do(no_low_descriptor, cable):
    port = SerialPort(cable[1], 250_000)
    port.pause(0.0)
    port.open()
    port.write(b"there")
    assert os.read(cable[0], 10) == b"there"
    os.write(cable[0], b"back")
    assert port.read(5.0) == b"back"
    port.wake()
    assert port.read(30) == b""
    port.dispose()


def test_a_write_that_nobody_takes_is_port_lost(cable, port, monkeypatch):
    monkeypatch.setattr("firmware_bridge.serial_port.WRITE_TIMEOUT_S", 0.05)
    with raises_saying(PortLost, match=r"has taken nothing for 0\.05 s"):
        port.write(bytes(1_000_000))


def test_a_pause_neither_raises_nor_returns_early_when_its_pipe_is_gone(cable):
    port = SerialPort(cable[1], 250_000)
    port.dispose()
    before_s = time.monotonic()
    port.pause(0.02)
    assert time.monotonic() - before_s >= 0.02


def test_a_wake_ends_one_pause_and_not_the_next(cable):
    port = SerialPort(cable[1], 250_000)
    port.wake()
    before_s = time.monotonic()
    port.pause(30)
    assert time.monotonic() - before_s < 30
    before_s = time.monotonic()
    port.pause(0.02)
    assert time.monotonic() - before_s >= 0.02
    port.dispose()


def test_a_port_disposed_of_twice_closes_nobody_elses_file(cable, monkeypatch):
    port = SerialPort(cable[1], 250_000)
    port.dispose()
    closed: list[int] = []
    with monkeypatch.context() as patched:
        patched.setattr(os, "close", closed.append)
        port.dispose()
    assert closed == []
