"""Pairs of a known card and a picture laid on it, for learning whether both show the same card: rendered, labelled.

A pack of one design is "enrolled" from good rendered pictures and read in bad ones by the very search that reads
enrolled packs, so that what is learnt from is what will be seen: the right card, and those most like it. Foreign cards,
backs and covered cards are pairs too. Everything follows from (seed, session).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pack import card_match as match
from vision.pack.pair_net import CHANNELS, coded
from vision.quads import Image, warp
from vision.reading import RANKS, SUITS
from vision.training import render
from vision.training.art import FACE_H, FACE_W, Art, Face, load, renderers
from vision.training.compose import back, composed, joker
from vision.training.invented import invented_pack

PAIRS = 300
"""Of one session."""
_COVERED = 0.10
"""Share of a card, its rim left out, from which it counts as covered."""
_FREE = 0.03
"""Share below which it counts as free; what is between is left out."""
_RIM = 0.052
"""Share of the card's width that a box's window may hide."""


@dataclass(frozen=True)
class Session:
    """Pairs (PAIRS, CHANNELS, H, W) as bytes, and whether both are the same card, wholly in view (PAIRS,)."""

    pairs: NDArray[np.uint8]
    same: NDArray[np.uint8]


def session(art: Art, seed: int, number: int) -> Session:
    """The pairs of one pack of one design."""
    rng = np.random.default_rng([seed, number])
    names = sorted(art.designs)
    faces = _pack(art, names[number % len(names)], rng)
    known = [match.known_card(str(k), reference_of(face, rng)) for k, face in enumerate(faces)]
    index = match.Index(known)
    pairs = np.empty((PAIRS, CHANNELS, match.H, match.W), np.uint8)
    same = np.empty(PAIRS, np.uint8)
    done = 0
    while done < PAIRS:
        own = int(rng.integers(len(faces))) if rng.random() < 0.85 else -1
        face = faces[own] if own >= 0 else foreign_face(art, faces, rng)
        picture, covered = picture_of(art, face, rng)
        if _FREE < covered < _COVERED:
            continue
        query = match.query_of(picture)
        starts = index.starts(query, 5)
        rough = [(match.rough_fit(known[s.known], query, s.place), s.known) for s in starts]
        rough.sort(key=lambda pair: -pair[0][0])
        tried = [pair for pair in rough if pair[1] == own] + [pair for pair in rough if pair[1] != own]
        for (alike, place), k in tried[: 2 if own >= 0 else 1]:
            if done == PAIRS or alike < 0.3:
                break
            fit = match.exact_fit(k, known[k], query, place)
            pairs[done] = coded(known[k], fit)
            same[done] = k == own and covered <= _FREE
            done += 1
    return Session(pairs, same)


def _pack(art: Art, design: str, rng: np.random.Generator) -> list[Face]:
    """The faces of one design, or of a pack that nobody ever printed; at times recoloured, or on other paper."""
    kind = rng.random()
    if kind < 0.45:
        return varied(invented_pack(art, rng), rng)
    if kind < 0.6:
        seed = int(rng.integers(2**31))
        faces = [composed(art, r, s, np.random.default_rng(seed)) for r in RANKS for s in SUITS]
    else:
        faces = list(art.designs[design])
    return varied(faces, rng)


def varied(faces: list[Face], rng: np.random.Generator) -> list[Face]:
    """The faces, at times in other colours, on other paper, or without an index."""
    if rng.random() < 0.35:
        turn, strength = int(rng.integers(180)), float(rng.uniform(0.6, 1.5))
        faces = [replace(face, image=_recoloured(face.image, turn, strength)) for face in faces]
    if rng.random() < 0.2:
        paper = rng.uniform(70, 255, 3)
        faces = [replace(face, image=np.asarray(face.image * (paper / 255), np.uint8)) for face in faces]
    if rng.random() < 0.3:  # no index: what is printed in the corners is gone
        faces = [replace(face, image=_without_index(face.image)) for face in faces]
    return faces


def _recoloured(image: Image, turn: int, strength: float) -> Image:
    hsv = cv2.cvtColor(image, cv2.COLOR_BGR2HSV).astype(np.int32)
    hsv[..., 0] = (hsv[..., 0] + turn) % 180
    hsv[..., 1] = np.minimum(hsv[..., 1] * strength, 255).astype(np.int32)
    return np.asarray(cv2.cvtColor(hsv.astype(np.uint8), cv2.COLOR_HSV2BGR), np.uint8)


def _without_index(image: Image) -> Image:
    out = image.copy()
    w, h = round(0.145 * FACE_W), round(0.26 * FACE_H)
    paper = image[4, 4]
    out[:h, :w] = paper
    out[-h:, -w:] = paper
    return out


def foreign_face(art: Art, faces: list[Face], rng: np.random.Generator) -> Face:
    """What does not belong to the pack: another design's card, a joker, a back."""
    draw = rng.random()
    if draw < 0.2:
        return back(rng) if rng.random() < 0.5 else art.backs[rng.integers(len(art.backs))]
    if draw < 0.35:
        return joker(art, rng) if rng.random() < 0.5 else art.jokers[rng.integers(len(art.jokers))]
    names = sorted(art.designs)
    other = art.designs[names[rng.integers(len(names))]]
    return other[rng.integers(len(other))]


def reference_of(face: Face, rng: np.random.Generator) -> Image:
    """The picture that a card is enrolled from: sharp, well lit, its outline nearly right."""
    width = float(rng.uniform(110, 300))
    quad = render.placed(width, width / rng.uniform(0.63, 0.74), rng)
    w, h = (int(v) for v in np.ceil(quad.max(axis=0) + 0.12 * width))
    scene = np.empty((h, w, 3), np.uint8)
    scene[:] = rng.integers(10, 200, 3)
    printed = render.on_paper(face.image, rng)
    image = render.laid(np.asarray(scene, np.uint8), printed, quad, rng).astype(np.float32)
    image = np.asarray(cv2.GaussianBlur(image, (0, 0), float(rng.uniform(0.3, 0.004 * width + 0.3))), np.float32)
    image *= (np.exp(rng.normal(0, 0.08, 3)) * np.exp2(rng.uniform(-0.6, 0.15))).astype(np.float32)
    image += render.noise(image.shape, rng) * np.float32(rng.uniform(0.5, 4))
    outline = quad + rng.normal(0, 0.006, (4, 2)) * width
    if rng.random() < 0.1:
        outline = quad.mean(axis=0) + (quad - quad.mean(axis=0)) * rng.uniform(0.93, 1.03)
    return warp(np.clip(image, 0, 255).astype(np.uint8), outline.astype(np.float32))


def picture_of(art: Art, face: Face, rng: np.random.Generator) -> tuple[Image, float]:
    """(a rectified card as the table sees it, share of it that is covered)."""
    width = float(np.exp(rng.uniform(np.log(70), np.log(260))))
    height = width / rng.uniform(0.63, 0.74)
    printed, covered = render.printed_on(art, face, rng)
    rim = round(_RIM * FACE_W)
    hidden = float((covered[rim:-rim, rim:-rim] > 0).mean())
    quad = render.placed(width, height, rng)
    w, h = (int(v) for v in np.ceil(quad.max(axis=0) + 0.12 * width))
    scene = render.laid(render.background(art, w, h, width, quad, rng), printed, quad, rng)
    scene = render.camera(scene, width, rng)
    outline = render.jittered(quad, width, height, rng)
    if rng.random() < 0.5:
        outline = np.roll(outline, 2, axis=0)
    return warp(scene, outline), hidden


_ART: Art | None = None


def _start(cache: Path) -> None:
    global _ART
    cv2.setNumThreads(1)
    _ART = load(cache)


def _rendered(folder: Path, seed: int, number: int) -> None:
    assert _ART is not None
    one = session(_ART, seed, number)
    pairs = np.lib.format.open_memmap(folder / "pairs.npy", "r+")
    same = np.lib.format.open_memmap(folder / "same.npy", "r+")
    pairs[number * PAIRS : (number + 1) * PAIRS] = one.pairs
    same[number * PAIRS : (number + 1) * PAIRS] = one.same


def rendered_pairs(cache: Path, seed: int, sessions: int, processes: int) -> Path:
    """The folder of all pairs (pairs.npy, same.npy), rendered in parallel or found there."""
    folder = cache / f"pairs-{seed}-{sessions}"
    if (folder / "complete").exists():
        return folder
    load(cache)
    folder.mkdir(parents=True, exist_ok=True)
    count = sessions * PAIRS
    np.lib.format.open_memmap(folder / "pairs.npy", "w+", np.uint8, (count, CHANNELS, match.H, match.W))
    np.lib.format.open_memmap(folder / "same.npy", "w+", np.uint8, (count,))
    with renderers(processes, _start, cache) as workers:
        jobs = [workers.submit(_rendered, folder, seed, number) for number in range(sessions)]
        for job in jobs:
            job.result()
    (folder / "complete").touch()
    return folder
