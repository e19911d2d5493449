"""Packs that the pair network learns from: each card differs from every other, and all follows from the generator."""

from __future__ import annotations

import numpy as np
import pytest

from tests.sample import sampled
from vision.render import card_art
from vision.training.art import FACE_H, FACE_W, Art, Face
from vision.training.invented import invented_pack
from vision.training.letters import alphabet


@pytest.fixture(scope="module")
def art() -> Art:
    courts = [Face(card_art.raster(rank + "S", FACE_H)[:, :FACE_W], rank, "S") for rank in "JQK"]
    return Art(designs={"own": courts}, index_glyphs=[alphabet(np.random.default_rng(1))])


@pytest.mark.parametrize("seed", sampled(range(6), 2))
def test_no_two_cards_of_an_invented_pack_look_the_same(art: Art, seed: int) -> None:
    faces = invented_pack(art, np.random.default_rng(seed))
    assert 24 <= len(faces) <= 52
    small = np.stack([face.image[::4, ::4].astype(np.int16) for face in faces])
    assert small.shape[1:] == (FACE_H // 4, FACE_W // 4, 3)
    for k, one in enumerate(small[:-1]):
        differing = (np.abs(small[k + 1 :] - one).max(axis=3) > 60).sum(axis=(1, 2))
        assert differing.min() > 20, f"card {k} and {k + 1 + differing.argmin()}"  # of 16 px each: a third of a cm2


def test_an_invented_pack_follows_from_the_generator(art: Art) -> None:
    one, other = (invented_pack(art, np.random.default_rng(3)) for _ in range(2))
    assert all((a.image == b.image).all() for a, b in zip(one, other, strict=True))
