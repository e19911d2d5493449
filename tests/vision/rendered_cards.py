"""Photograph-like pictures of our own rendered cards for the tests of the finder and the reader."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import CARD_H, CARD_W, Image, Quad, rectify
from vision.render import card_art


def corners_of(centre: tuple[float, float], height: float, degrees: float, tilt: float = 0.0) -> NDArray[np.float32]:
    """The four corners, clockwise from the card's own top left, of a card lying turned at `centre`."""
    width = height * card_art.WIDTH_MM / card_art.HEIGHT_MM
    x, y = width / 2, height / 2
    corners = np.array([[-x, -y], [x, -y], [x, y], [-x, y]])
    corners *= (1 + tilt * corners[:, 1:] / height) * np.array([1.0, 1.0])
    turn = np.radians(degrees)
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return np.asarray(corners @ rotation.T + centre, np.float32)


def table(
    height: int = 600, width: int = 800, colour: tuple[int, int, int] = (70, 110, 60), seed: int = 1
) -> NDArray[np.uint8]:
    """An empty table: one colour and some noise."""
    noise = np.random.default_rng(seed).normal(0, 4, (height, width, 3))
    return np.clip(np.array(colour) + noise, 0, 255).astype(np.uint8)


def lay(image: NDArray[np.uint8], card: str, corners: NDArray[np.float32]) -> NDArray[np.uint8]:
    """The picture with one more card on it."""
    height_px = 448
    art = card_art.raster(card, height_px)
    mask = card_art.outline_mask(height_px)
    h, w = art.shape[:2]
    around = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    matrix = cv2.getPerspectiveTransform(around - np.float32(0.5), corners - np.float32(0.5))
    size = (image.shape[1], image.shape[0])
    laid = cv2.warpPerspective(np.dstack([art[..., :3], mask]), matrix, size, flags=cv2.INTER_AREA)
    alpha = laid[..., 3:].astype(np.float32) / 255
    return np.asarray(image * (1 - alpha) + laid[..., :3] * alpha, np.uint8)


def at_place(window: Quad, card: Image) -> Image:
    """An empty table with a rectified picture where its window is."""
    picture = table()
    corners = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, window)
    laid = cv2.warpPerspective(card, matrix, (picture.shape[1], picture.shape[0]))
    inside = cv2.fillConvexPoly(np.zeros(picture.shape[:2], np.uint8), window.astype(np.int32), 1)
    picture[inside > 0] = laid[inside > 0]
    return picture


def window_onto(*cards: tuple[str, float], side: int = 0) -> Image:
    """The window onto (card, mm towards `side`) pairs, the lowest first."""
    window = corners_of((400, 300), 200, 0.0)
    image = table()
    way = np.array([(1, 0), (-1, 0), (0, 1), (0, -1)][side]) * (200 / card_art.HEIGHT_MM)
    for label, mm in cards:
        image = lay(image, label, np.asarray(window + way * mm, np.float32))
    return rectify(np.asarray(image, np.uint8), window)
