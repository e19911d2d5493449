"""Which files are photographs and which are videos."""

from pathlib import Path

import pytest

from vision.offline.media import files_in, kind_of


@pytest.mark.parametrize(
    ("name", "head", "kind"),
    [
        ("a.jpg", b"\xff\xd8\xff\xe0", "still"),
        ("photograph.mp4", b"\xff\xd8\xff\xe0", "still"),
        ("picture.avi", b"\x89PNG\r\n\x1a\n", "still"),
        ("no_suffix", b"\0\0\0\x20ftypisom", "video"),
        ("phone", b"\0\0\0\x20ftypheic", "still"),
        ("phone.mp4", b"\0\0\0\x20ftypmif1", "still"),
        ("film.png", b"RIFF\0\0\0\0AVI LIST", "video"),
        ("a.webp", b"RIFF\0\0\0\0WEBPVP8 ", "still"),
        ("film", b"\x1aE\xdf\xa3", "video"),
        ("stream.mjpg", b"\xff\xd8\xff\xe0", "video"),
        ("broken.mp4", b"no video at all", "video"),
        ("text.txt", b"hello", "still"),
        ("empty.avi", b"", "video"),
    ],
)
def test_the_first_bytes_decide_before_the_name(tmp_path: Path, name: str, head: bytes, kind: str) -> None:
    (tmp_path / name).write_bytes(head)
    assert kind_of(tmp_path / name) == kind


def test_what_is_not_there_goes_by_its_name(tmp_path: Path) -> None:
    assert kind_of(tmp_path / "none.mp4") == "video"
    assert kind_of(tmp_path / "none.jpg") == "still"
    (tmp_path / "folder.mp4").mkdir()
    assert kind_of(tmp_path / "folder.mp4") == "still"
    assert kind_of(Path("nul\0name.mp4")) == "video"


def test_a_folder_gives_its_pictures_and_films_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in ("b.JPG", "a.mp4", "notes.txt", "c.heic"):
        (tmp_path / name).write_bytes(b"x")
    (tmp_path / "more.avi").mkdir()
    (tmp_path / "more.avi" / "0.png").write_bytes(b"x")
    assert [path.name for path in files_in(tmp_path)] == ["a.mp4", "b.JPG", "c.heic"]
    assert [path.name for path in files_in(tmp_path, recursive=True)] == ["a.mp4", "b.JPG", "c.heic", "0.png"]
