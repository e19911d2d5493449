"""Whether a picture shows a known card's print: on cards drawn here."""

import cv2
import numpy as np
import pytest

from tests.vision import pack_art
from tests.vision.spanish_designs import raster
from vision.pack import card_match as match
from vision.pack import enrolled_reader
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.print_check import Misfit, misfit
from vision.quads import CARD_H, CARD_W, Image


def card(label: str) -> Image:
    drawn = cv2.resize(pack_art.raster("spanish", label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    return np.asarray(drawn, np.uint8)


def with_words(face: Image) -> Image:
    """The maker's words in the middle."""
    out, font = face.copy(), cv2.FONT_HERSHEY_SIMPLEX
    for text, y in (("NAIPE", 160), ("OPACO MARFIL", 184)):
        at = ((CARD_W - cv2.getTextSize(text, font, 0.4, 1)[0][0]) // 2, y)
        cv2.putText(out, text, at, font, 0.4, (180, 110, 30), 1, cv2.LINE_AA)
    return out


def laid(known: Image, picture: Image) -> Misfit:
    """Misfit of a known card on a picture, unmoved."""
    card_known, query = match.known_card("", known), match.query_of(picture)
    return misfit(card_known, match.exact_fit(0, card_known, query, np.eye(3)))


def other_print(face: Image) -> Image:
    """Other inks, thicker lines, cut half a millimetre aside."""
    thick = cv2.erode(face, np.ones((2, 2), np.uint8)).astype(np.float32)
    inks = 255 * (thick / 255) ** np.array([0.8, 1.2, 1.1])
    aside = cv2.warpAffine(inks, np.array([[1.01, 0, 2], [0, 0.99, -1.0]]), (CARD_W, CARD_H), borderValue=(255,) * 3)
    return np.clip(aside, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("label", ["4C", "7O", "RE", "2B", "1O"])
def test_the_same_print_fits_in_other_inks_and_light_too(label: str) -> None:
    for picture in (card(label), other_print(card(label)), cv2.GaussianBlur(card(label), (0, 0), 3)):
        found = laid(card(label), np.asarray(picture, np.uint8))
        assert found.fits
        assert found.log_odds(another_fits=False) > 0.5
        assert found.log_odds(another_fits=True) == found.log_odds(another_fits=False)


@pytest.mark.parametrize(("known", "shown"), [("4C", "5C"), ("6C", "7C"), ("8B", "9B"), ("4O", "5O"), ("6E", "7E")])
def test_a_sign_too_many_speaks_against_a_card_and_a_missing_one_a_little(known: str, shown: str) -> None:
    many = laid(card(known), card(shown))
    assert not many.fits
    assert many.log_odds(another_fits=False) < -2.5
    few = laid(card(shown), card(known))
    assert not few.fits
    assert few.added < many.added
    assert few.log_odds(another_fits=True) <= few.log_odds(another_fits=False) < -0.8


def test_glare_over_a_sign_is_not_ink_of_another_card() -> None:
    washed = card("5C").astype(np.float32)
    cv2.circle(washed, (CARD_W // 2, CARD_H // 2), 30, (255, 255, 255), -1)
    found = laid(card("5C"), cv2.GaussianBlur(washed, (0, 0), 4).astype(np.uint8))
    assert not found.fits
    assert found.log_odds(another_fits=False) == pytest.approx(-1.2)


def test_words_in_the_middle_of_the_four_do_not_make_a_five_of_it() -> None:
    words = with_words(card("4C"))
    four, five = laid(words, card("4C")), laid(card("5C"), words)
    assert four.log_odds(another_fits=False) > 0.5, "a printing without the words"
    assert five.log_odds(another_fits=True) < -2


def out_of_focus(face: Image) -> Image:
    """Blurred by 1 mm, in the greenish light of a dim lamp."""
    soft = cv2.GaussianBlur(face, (0, 0), 4).astype(np.float32)
    return np.clip(soft * (0.6, 0.75, 0.6), 0, 255).astype(np.uint8)


def of_design(label: str) -> Image:
    """A card of a pack without numbers or frame, whose swords and clubs are about as large."""
    drawn = cv2.resize(raster("faro", label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    return np.asarray(drawn, np.uint8)


@pytest.mark.parametrize("rank", ["6", "8", "9"])
def test_swords_out_of_focus_are_not_the_clubs_print(rank: str) -> None:
    picture = out_of_focus(of_design(rank + "E"))
    swords, clubs = laid(of_design(rank + "E"), picture), laid(of_design(rank + "B"), picture)
    assert max(clubs.whole, 1.4 * clubs.added) < 0.5, "but for the hue of their inks they would be"
    assert not clubs.fits
    assert clubs.log_odds(another_fits=False) < 0
    assert swords.log_odds(another_fits=False) > 1


def test_the_hue_of_another_printing_and_of_another_lamp_is_the_same() -> None:
    for label in ("4C", "7O", "RE", "6E", "6B"):
        face = card(label)
        hsv = cv2.cvtColor(face, cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(int) + 5) % 180  # 10 degrees
        turned = np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR), np.uint8)
        warm = np.clip(face * np.array([0.45, 0.75, 1.05]), 0, 255).astype(np.uint8)
        assert max(laid(face, turned).hue, laid(face, warm).hue) < 0.45


def test_nothing_in_view_is_no_fit() -> None:
    known = match.known_card("", card("4C"))
    unseen = match.Fit(0, np.eye(3), known.ink, np.zeros((match.H, match.W, 1), np.float32), 1.0)
    assert not misfit(known, unseen).fits


def test_the_print_counts_in_spanish_packs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enrolled_reader, "misfit", lambda *_: pytest.fail("the print was compared"))
    cards = {"1C": card("4C"), "7C": card("7C")}

    def reader(labels: tuple[str, str]) -> EnrolledReader:
        pictures = zip(labels, cards.values(), strict=True)
        return EnrolledReader(EnrolledPack(tuple(Picture(label, picture, label) for label, picture in pictures)))

    reader(("AC", "7H")).read(cards["7C"])
    with pytest.raises(pytest.fail.Exception, match="was compared"):
        reader(("1O", "7O")).read(cards["7C"])


def test_prints_are_given_of_the_cards_that_are_most_like_a_picture() -> None:
    def reader(suit: str) -> EnrolledReader:
        return EnrolledReader(EnrolledPack(tuple(Picture(rank + suit, card(f"{rank}E"), "") for rank in "678")))

    (label, first), *others = reader("E").prints(card("7E"), 3)
    assert label == "7E"
    assert first.most < 0.1
    assert all(other.most > 0.5 for _, other in others)
    assert len(reader("E").prints(card("7E"), 1)) == 1
    assert reader("H").prints(card("7E"), 3) == [], "French suits are not compared"
