import json
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.english import english, raises_saying
from vision.pack.enrolled_pack import EnrolledPack, PackFileError, Picture, Sureness, load, save
from vision.quads import CARD_H, CARD_W
from vision.render import card_art


@pytest.fixture
def pack() -> EnrolledPack:
    pictures = []
    for label in ("KH", "TC", "BACK"):
        art = card_art.raster(card_art.BACK if label == "BACK" else label, CARD_H)
        card = np.full((CARD_H, CARD_W, 3), 255, np.uint8)
        card[:, : min(CARD_W, art.shape[1])] = art[:, :CARD_W]
        pictures.append(Picture(label, card, f"{label}.jpg"))
    return EnrolledPack(tuple(pictures), Sureness(0.93, {"TC": 0.98}))


def test_what_was_saved_is_loaded(tmp_path: Path, pack: EnrolledPack) -> None:
    path = tmp_path / "my.pack"
    save(pack, path)
    again = load(path)
    assert again.sureness == pack.sureness
    assert [(p.label, p.source) for p in again.pictures] == [(p.label, p.source) for p in pack.pictures]
    for a, b in zip(pack.pictures, again.pictures, strict=True):
        assert np.abs(a.card.astype(int) - b.card).mean() < 3
    assert again.labels == ("KH", "TC")
    assert again.cards == {("K", "H"): 1, ("T", "C"): 1}
    assert [p.name for p in tmp_path.iterdir()] == ["my.pack"]


def test_a_pack_with_one_threshold_for_all_is_loaded(tmp_path: Path, pack: EnrolledPack) -> None:
    save(pack, tmp_path / "old.pack")
    changed(tmp_path / "old.pack", sureness={"card": 0.95})
    assert load(tmp_path / "old.pack").sureness == Sureness(0.95)


def test_the_ratio_of_sides_is_kept_where_it_is_known(tmp_path: Path, pack: EnrolledPack) -> None:
    save(replace(pack, ratio=0.6421), tmp_path / "a")
    assert load(tmp_path / "a").ratio == 0.6421
    save(pack, tmp_path / "b")
    assert load(tmp_path / "b").ratio is None, "as of every pack enrolled before"


def test_the_same_pack_gives_the_same_file(tmp_path: Path, pack: EnrolledPack) -> None:
    save(pack, tmp_path / "a")
    save(pack, tmp_path / "b")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def refused(path: Path) -> str:
    with raises_saying(PackFileError) as error:
        load(path)
    assert "\n" not in english(error.value.message)
    assert str(path) in english(error.value.message)
    return english(error.value.message)


def test_any_flipped_byte_is_noticed_or_harmless(tmp_path: Path, pack: EnrolledPack) -> None:
    path = tmp_path / "my.pack"
    save(pack, path)
    whole = path.read_bytes()
    for at in range(0, len(whole), 997):
        broken = bytearray(whole)
        broken[at] ^= 0x5A
        path.write_bytes(broken)
        try:
            again = load(path)
        except PackFileError:
            continue
        assert again.labels == pack.labels
        assert again.sureness == pack.sureness


def test_a_file_cut_short_is_refused(tmp_path: Path, pack: EnrolledPack) -> None:
    path = tmp_path / "my.pack"
    save(pack, path)
    whole = path.read_bytes()
    for share in (0.0, 0.3, 0.9, 0.999):
        path.write_bytes(whole[: int(share * len(whole))])
        refused(path)


def test_foreign_files_are_refused(tmp_path: Path, pack: EnrolledPack) -> None:
    path = tmp_path / "my.pack"
    assert "cannot be read" in refused(path)
    assert "cannot be read" in refused(tmp_path)
    path.write_text("hello")
    refused(path)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("other.txt", "x")
    assert "pack.json is missing" in refused(path)


def changed(path: Path, **values: object) -> None:
    """The file with other values in pack.json."""
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    content = json.loads(parts["pack.json"]) | values
    parts["pack.json"] = json.dumps(content).encode()
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in parts.items():
            archive.writestr(name, data)


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"format": "other"}, "no enrolled pack"),
        ({"version": 99}, "version 99"),
        ({"pictures": []}, "pictures expected"),
        ({"pictures": [{"label": "KH"}]}, "without label, file or digest"),
        ({"pictures": [{"label": "KH", "file": "nowhere.jpg", "sha256": ""}]}, "nowhere.jpg"),
        ({"pictures": [{"label": "XX", "file": "a", "sha256": ""}]}, "no card"),
        ({"sureness": {"card": 0.0}}, "thresholds"),
        ({"ratio": 1.4}, "ratio of sides 1.4, 0.4 to 1 expected"),
        ({"ratio": float("nan")}, "ratio of sides nan"),
        ({"ratio": "0.64"}, "ratio of sides 0.64"),
        ({"sureness": {}}, "thresholds"),
        ({"sureness": {"card": 0.9, "suit": 0.9}}, "thresholds"),
        ({"sureness": {"card": 0.9, "of": 0.95}}, "thresholds"),
        ({"sureness": {"card": 0.9, "of": {"KS": 1.5}}}, "thresholds"),
        ({"sureness": {"card": 0.9, "of": {"XX": 0.95}}}, "not in the pack"),
    ],
)
def test_a_pack_file_that_says_nonsense_is_refused(
    tmp_path: Path, pack: EnrolledPack, values: dict[str, object], text: str
) -> None:
    path = tmp_path / "my.pack"
    save(pack, path)
    changed(path, **values)
    assert text in refused(path)
