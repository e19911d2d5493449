import pytest

from tests.english import english, raises_saying
from vision.pack.labels import LabelError, label_in, one_pack, parse_label


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("KH.jpg", "KH"),
        ("10H.png", "TH"),
        ("th_2.jpeg", "TH"),
        ("1O_2.jpg", "1O"),
        ("KH-0003.jpg", "KH"),
        ("SC (2).png", "SC"),
        ("12B.jpg", "RB"),
        ("10O-1.jpg", "SO"),
        ("11C.jpg", "CC"),
        ("1D.jpg", "1D"),
        ("VS.jpg", "VS"),
        ("BD_01.jpg", "BD"),
        ("DB.jpg", None),
        ("BACK.jpg", "BACK"),
        ("joker_2.png", "JOKER"),
        ("IMG_0001.jpg", None),
        ("KHX.jpg", None),
        ("KH7.jpg", None),
        ("0H.jpg", None),
        ("", None),
    ],
)
def test_a_file_is_named_for_its_card(name: str, label: str | None) -> None:
    if label is not None:
        assert label_in(name) == label
        return
    with raises_saying(LabelError) as error:
        label_in(name)
    assert "\n" not in english(error.value.message)


def test_the_ten_of_cups_shows_itself_among_coins() -> None:
    assert one_pack([parse_label(text) for text in ("10C", "10O", "1B")]) == ["SC", "SO", "1B"]
    assert one_pack([parse_label(text) for text in ("10C", "KH")]) == ["TC", "KH"]


@pytest.mark.parametrize("labels", [["KH", "1O"], ["SC", "QS"], ["1E", "AC"]])
def test_two_kinds_of_pack_are_refused(labels: list[str]) -> None:
    with raises_saying(LabelError, match="not of one pack"):
        one_pack(labels)


def test_backs_go_with_any_pack() -> None:
    assert one_pack(["BACK", "1O"]) == ["BACK", "1O"]
    assert one_pack(["KH", "JOKER"]) == ["KH", "JOKER"]
