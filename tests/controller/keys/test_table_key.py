"""The key by which a table signs what it sends to the floor."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller.keys.authority import new_authority
from controller.keys.secret_files import KeysFault
from controller.keys.table_key import TableKey, holds
from tests.controller.keys.test_certificates import NOW
from tests.english import raises_saying


def test_it_is_made_when_it_is_to_be_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "keys"
    with raises_saying(KeysFault, match="there is no key at .*; `faro floor enrol` makes it"):
        TableKey(folder)
    made = TableKey(folder, make=True)
    assert TableKey(folder).public == TableKey(folder, make=True).public == made.public
    assert [path.stat().st_mode & 0o777 for path in (folder, folder / "floor.pem")] == [0o700, 0o600]


def test_it_signs_what_no_other_key_does(tmp_path: Path) -> None:
    one, other = (TableKey(tmp_path / name, make=True) for name in "ab")
    signature = one.sign(b"head")
    assert holds(one.public, signature, b"head")
    assert not holds(one.public, signature, b"heads")
    assert not holds(other.public, signature, b"head")
    assert not holds(one.public, None, b"head")
    assert not holds(b"short", signature, b"head")


@pytest.mark.parametrize("text", ["", "no key", new_authority(["faro"], NOW).pem()], ids=["empty", "text", "another"])
def test_a_file_that_holds_none_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "floor.pem").write_text(text)
    with raises_saying(KeysFault, match="holds no Ed25519 key in PEM"):
        TableKey(tmp_path, make=True)
