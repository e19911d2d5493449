"""The light that falls into the camera at any moment of a film, and what of the window can be seen in it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from tests.instruments.film import scenes, things
from tests.instruments.film.camera import Part, Pose, Seen, Sprite, Vector
from tests.instruments.film.hand import hand
from tests.instruments.film.play import Layout, Moving, Play, Slide, current, eased
from tests.instruments.film.textures import Floats, Material, cloth, cloth_colour, in_colours, pixels
from vision.quads import Image
from vision.track.motion import MARGIN

Art = Callable[[str, int], Image]
"""(card, height in px) -> its face, BGR."""
_FREE_MM = 1.0  # from here on a card on its way out shows the next one


@dataclass(frozen=True)
class Glimpse:
    """What is seen of the window: the card (as many as there are: the empty box), the share of it that something
    covers, 0..1, whether a card slides, and the share of it that is covered together with what the tracker watches
    around it: a hand there closes the bets."""

    card: int
    covered: float
    slides: bool
    near: float


class Picture:
    """All things of a film and how they look. `cards`: labels from the top of the pack."""

    def __init__(self, layout: Layout, play: Play, cards: Sequence[str], art: Art, rng: np.random.Generator) -> None:
        self._layout, self._play, self._camera = layout, play, layout.camera
        self._count, self._rng = len(cards), rng
        self._scale = layout.px_per_mm * 1.2  # sprites are a little finer than the picture
        self._coarse = max(0.8, self._scale / 3)
        setting, scale = layout.setting, self._scale
        faces = [art(card, round(things.CARD_H * max(scale, 4.0))) for card in cards]
        self._cards = [things.card(face, scale, rng) for face in faces]
        worn = scenes.in_hand(setting.hardship)
        if worn is not None:
            self._cards = [worn(card, rng) for card in self._cards]
        self._card_shadow = things.shadow(self._cards[0], 0.9, max(1.0, scale / 2))
        self._far_shadow = things.shadow(self._cards[0], max(2.0, 0.1 * layout.card_z), self._coarse)
        glove = cloth_colour(setting.cloth) if setting.hardship == "glove" else None
        self._hand = hand(rng, scale, setting.hand, layout.lamp * 1.2, glove)
        self._hand_shadow = things.shadow(self._hand, rng.uniform(2.5, 7), self._coarse)
        material = Material(setting.material, rng)
        self._wall_colour = material.colour
        self._frame = things.frame(setting, layout.half, material, layout.lamp, scale, rng)
        self._well = things.well(setting.well, setting.loose_mm, scale, rng)
        self._lid = things.lid(layout.half, material, scale, rng)
        self._lid_shadow = things.shadow(self._lid, 2, self._coarse)
        self._cover = things.paper(scale, rng)
        self._cover_shadow = things.shadow(self._cover, 3, self._coarse)
        box = things.sheet(2 * layout.half[0], 2 * layout.half[1], np.zeros(3, np.float32), scale, radius_mm=3)
        self._box_shadow = things.shadow(box, 5, self._coarse)
        self._glare = self._make_glare() if setting.glare else None
        self._field = self._make_field()
        self._table = self._make_table(art)
        self._head = things.head(self._coarse, rng) if play.leans else None
        self._piles, self._piled = self._table, 0
        self._box_key: tuple[float, ...] | None = None

    def light(self, time_s: float) -> tuple[Floats, Glimpse]:
        """The picture with its margin, and what it shows of the window."""
        self._set_up(time_s)
        slide = current(self._play.slides, time_s)
        picture = self._beneath.copy()
        below = max(card for card, _, _ in slide.cards) + 1 if slide else self._play.top_at(time_s)
        for card in self._uncovered_from(below):
            self._card_below(picture, card, slide if card == below else None, time_s)
        for card, way, twist in slide.cards if slide else ():
            self._sliding(picture, card, way(time_s), twist, time_s)
        self._finish_box(picture, lit=below < self._count or slide is not None)
        covers = np.zeros((self._camera.height, self._camera.width), np.float32)
        self._carried(picture, covers, time_s)
        self._lie_over(picture, covers, self._play.lid, self._lid, self._lid_shadow, 1.5, time_s)
        self._lie_over(picture, covers, self._play.cover, self._cover, self._cover_shadow, 4.0, time_s)
        self._hand_over(picture, covers, time_s)
        self._lean_over(picture, covers, time_s)
        picture *= self._field
        shown = below
        if slide and (time_s < slide.shows_s or abs(slide.cards[-1][1](time_s)) <= _FREE_MM):
            shown = slide.cards[-1][0]
        covered = float((covers * self._opening).sum() / self._opening.sum())
        near = float((covers * self._watched).sum() / self._watched.sum())
        return picture, Glimpse(shown, covered, slide is not None, near)

    # --- made once ---

    def _make_table(self, art: Art) -> Floats:
        camera, setting, scale = self._camera, self._layout.setting, 0.9 * self._scale
        to_table = np.linalg.inv(camera.plane(0.0))
        corners = to_table @ np.array(
            [[0, camera.width, camera.width, 0], [0, 0, camera.height, camera.height], [1] * 4]
        )
        corners = corners[:2] / corners[2]
        low, high = corners.min(axis=1) - 5, corners.max(axis=1) + 5
        width, height = ((high - low) * scale).astype(int)
        surface = cloth(self._rng, setting.cloth, int(height), int(width), scale)
        covered = np.ones(surface.shape[:2], np.float32)
        picture = np.zeros((camera.height, camera.width, 3), np.float32)
        table = Sprite(surface, covered, scale, (float(-low[0] * scale), float(-low[1] * scale)))
        _over(picture, camera.see(table, Pose(0, 0, 0, 0)))
        self._lay_scene(picture, art)
        self._lay_things(picture, low, high)
        return picture

    def _lay_scene(self, picture: Floats, art: Art) -> None:
        """What stands close to the box in some films."""
        layout, hardship = self._layout, self._layout.setting.hardship
        for card, pose in scenes.painted(layout, art, self._scale, self._rng) if hardship == "painted" else ():
            _over(picture, self._camera.see(card, pose))
        for chip, place in scenes.stacks(layout, self._scale, self._rng) if hardship == "chips" else ():
            self._stand(picture, chip, place, 0.0)

    def _lay_things(self, picture: Floats, low: Vector, high: Vector) -> None:
        """Where neither box nor piles nor the way to them are."""
        rng, layout = self._rng, self._layout
        kept_free = [*layout.piles, layout.slit * (layout.half_along + 45)]
        placed: list[tuple[float, float, float]] = []
        for _ in range(200):
            if len(placed) == layout.setting.things:
                return
            thing = things.thing(self._scale, rng)
            x, y = rng.uniform(low[0], high[0]), rng.uniform(low[1], high[1])
            radius = thing.radius_mm
            on_box = abs(x) < layout.half[0] + radius + 8 and abs(y) < layout.half[1] + radius + 8
            on_way = any(math.hypot(x - p[0], y - p[1]) < radius + 48 for p in kept_free)
            if on_box or on_way or any(math.hypot(x - p, y - q) < radius + r for p, q, r in placed):
                continue
            placed.append((x, y, radius))
            self._stand(picture, thing, np.array([x, y]), rng.uniform(0, 2 * math.pi))

    def _stand(self, picture: Floats, thing: things.Thing, place: Vector, angle: float) -> None:
        cast = -self._layout.lamp * max(thing.height_mm, 1)
        soft = things.shadow(thing.sprite, 1.5, max(1, self._scale / 2))
        (x, y), (u, v) = place, place + cast
        _darken(picture, self._camera.see(soft, Pose(float(u), float(v), 0, angle)), 0.5)
        _over(picture, self._camera.see(thing.sprite, Pose(float(x), float(y), thing.height_mm, angle)))

    def _make_glare(self) -> Floats:
        """The lamp seen in the cards' varnish."""
        u, camera, setting = self._rng.uniform, self._camera, self._layout.setting
        x, y = pixels(camera.height, camera.width)
        at, angle = camera.pixel(u(-22, 22), u(-32, 32), self._layout.card_z), u(0, math.pi)
        dx, dy = (x - at[0]) / self._layout.px_per_mm, (y - at[1]) / self._layout.px_per_mm
        along = (dx * math.cos(angle) + dy * math.sin(angle)) / u(7, 18)
        across = (dy * math.cos(angle) - dx * math.sin(angle)) / u(10, 40)
        return np.asarray(np.exp(-(along**2 + across**2)) * min(setting.glare, 0.5 / 2**setting.ev), np.float32)

    def _make_field(self) -> Floats:
        """Light that falls off to one side, and maybe the edge of a shadow across the table."""
        u, camera = self._rng.uniform, self._camera
        across, down = pixels(camera.height, camera.width)
        x, y = across / camera.width - 0.5, down / camera.height - 0.5
        angle = u(0, 2 * math.pi)
        field = 1 + 2 * u(0, 0.25) * (x * math.cos(angle) + y * math.sin(angle))
        if self._layout.setting.shadow_edge:
            angle = u(0, 2 * math.pi)
            edge = (x * math.cos(angle) + y * math.sin(angle) - u(-0.35, 0.35)) / u(0.03, 0.12)
            field *= 1 - u(0.15, 0.45) / (1 + np.exp(np.clip(edge, -30, 30)))
        return in_colours(np.asarray(field, np.float32))

    # --- what stays for a while: piles and box ---

    def _set_up(self, time_s: float) -> None:
        laid = [one for one in self._play.laid if one.at_s <= time_s]
        shift, angle = self._play.box_at(time_s)
        key = (len(laid), round(float(shift[0]), 3), round(float(shift[1]), 3), round(angle, 5))
        if key == self._box_key:
            return
        if len(laid) < self._piled:
            self._piles, self._piled = self._table, 0
        if len(laid) > self._piled:
            self._piles = self._piles.copy()
            for one in laid[self._piled :]:
                near = self._moved(one.pose, -self._layout.lamp, 0.0)
                _darken(self._piles, self._camera.see(self._card_shadow, near), 0.35)
                self._draw_card(self._piles, one.card, one.pose)
            self._piled = len(laid)
        self._box_key = key
        self._set_up_box(shift, angle)

    @staticmethod
    def _moved(pose: Pose, by: Vector, z: float) -> Pose:
        return Pose(pose.x + float(by[0]), pose.y + float(by[1]), z, pose.angle)

    def _on_box(self, z: float, by: Vector | None = None) -> Pose:
        """The box's middle at a height, moved by a shadow's length."""
        shift, angle = self._box if by is None else (self._box[0] + by, self._box[1])
        return Pose(float(shift[0]), float(shift[1]), z, angle)

    def _set_up_box(self, shift: Vector, angle: float) -> None:
        camera, layout = self._camera, self._layout
        self._box = (shift, angle)
        picture = self._piles.copy()
        _darken(picture, camera.see(self._box_shadow, self._on_box(0, -layout.lamp * layout.box_z * 0.5)), 0.5)
        self._draw_walls(picture)
        _over(picture, camera.see(self._well, self._on_box(layout.card_z - 4)))
        self._beneath = picture
        top = self._on_box(layout.box_z)
        self._opening = camera.mask(self._frame.opening, top)
        x, y, w, h = cv2.boundingRect((self._opening > 0).astype(np.uint8))
        room = round(MARGIN * max(w, h))
        self._watched = np.zeros_like(self._opening)
        self._watched[max(0, y - room) : y + h + room, max(0, x - room) : x + w + room] = 1
        outer = camera.mask(self._frame.outer, top)
        self._beyond = 1 - outer
        self._part = _part(outer)
        self._frame_shade = in_colours(1 - 0.55 * camera.mask(self._frame.shade, top)[self._part])
        self._plate = camera.see(self._frame.plate, top)
        self._on_plate = None if self._glare is None else in_colours((self._glare * outer)[self._part])
        self._window = _part(self._opening)

    def _draw_walls(self, picture: Floats) -> None:
        """Those sides of the box that the camera sees."""
        layout, camera, (shift, angle) = self._layout, self._camera, self._box
        x, y = layout.half - 0.5
        signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        c, s = math.cos(angle), math.sin(angle)
        corners = [np.array([c * i * x - s * j * y, s * i * x + c * j * y]) + shift for i, j in signs]
        for n in range(4):
            p, q = corners[n], corners[(n + 1) % 4]
            middle = (p + q) / 2
            outwards = (middle - shift) / np.hypot(*(middle - shift))
            if (camera.place[:2] - middle) @ outwards <= 0:
                continue
            outline = [
                camera.pixel(float(at[0]), float(at[1]), z)
                for at, z in ((p, 0), (q, 0), (q, layout.box_z), (p, layout.box_z))
            ]
            colour = self._wall_colour * (0.25 + 0.3 * max(0.0, float(outwards @ layout.lamp)))
            points = np.round(np.array(outline) * 16).astype(np.int32)
            cv2.fillConvexPoly(picture, points, tuple(float(v) for v in colour), cv2.LINE_AA, 4)

    # --- what moves ---

    def _draw_card(self, picture: Floats, card: int, pose: Pose) -> None:
        half_turn = math.pi if self._play.rests[card].turned_round else 0.0
        _over(picture, self._camera.see(self._cards[card], Pose(pose.x, pose.y, pose.z, pose.angle + half_turn)))

    def _in_box(self, x: float, y: float, angle: float, z: float) -> Pose:
        shift, turn = self._box
        c, s = math.cos(turn), math.sin(turn)
        return Pose(float(c * x - s * y + shift[0]), float(s * x + c * y + shift[1]), z, angle + turn)

    def _uncovered_from(self, card: int) -> list[int]:
        """This card and those below it that it does not cover, the lowest first; none: the box is empty."""
        cards = [card] if card < self._count else []
        while cards and cards[-1] + 1 < self._count and self._play.rests[cards[-1]].strays:
            cards.append(cards[-1] + 1)
        return cards[::-1]

    def _card_below(self, picture: Floats, card: int, slide: Slide | None, time_s: float) -> None:
        """The card in the window, or the next one: that is dragged along a little."""
        x, y, angle, z = self._play.rest_at(card, time_s)
        drag = 0.0
        if slide and not slide.back:
            drag = 0.5 * eased(slide.cards[0][1](time_s) / 10)
            if card < len(self._play.uncovered_s):
                drag *= 1 - eased((time_s - self._play.uncovered_s[card]) / 0.08)
        dx, dy = self._layout.slit * drag
        self._draw_card(picture, card, self._in_box(x + dx, y + dy, angle, self._layout.card_z + z))

    def _sliding(self, picture: Floats, card: int, out_mm: float, twist: float, time_s: float) -> None:
        """A card on its way out of the box, with its shadows in the window and on the table."""
        layout, camera = self._layout, self._camera
        x, y, angle, _ = self._play.rest_at(card, time_s)
        share = out_mm / layout.card_along
        dx, dy = layout.slit * out_mm
        pose = self._in_box(x + dx, y + dy, angle + twist * eased(share - 0.4), layout.card_z)
        lift = 1 + 2 * share  # mm over the next card
        near = self._moved(pose, -layout.lamp * lift, layout.card_z)
        _darken(picture, camera.see(self._card_shadow, near), 0.35 * min(1.0, max(0.0, 6 * share)), self._opening)
        if out_mm > 6:
            far = self._moved(pose, -layout.lamp * layout.card_z * 0.6, 0.0)
            _darken(picture, camera.see(self._far_shadow, far), 0.4 * min(1.0, (out_mm - 6) / 20), self._beyond)
        self._draw_card(picture, card, pose)

    def _finish_box(self, picture: Floats, *, lit: bool) -> None:
        """The plate over the cards, its shadow on them and the glare on all; an empty box hardly has any."""
        part = picture[self._part]
        part *= self._frame_shade
        _over(picture, self._plate)
        if self._on_plate is not None:
            part += self._on_plate * np.float32(1.0 if lit else 0.15)

    def _carried(self, picture: Floats, covers: Floats, time_s: float) -> None:
        carried = current(self._play.carried, time_s)
        for card, path in carried.cards if carried else ():
            pose = path(time_s)
            cast = self._moved(pose, -self._layout.lamp * max(pose.z, 1) * 0.6, 0.0)
            _darken(picture, self._camera.see(self._far_shadow, cast), 0.4, self._beyond)
            self._draw_card(picture, card, pose)
            self._mark(covers, self._cards[card], pose)

    def _lie_over(
        self,
        picture: Floats,
        covers: Floats,
        spans: Sequence[Moving],
        sprite: Sprite,
        soft: Sprite,
        high_mm: float,
        time_s: float,
    ) -> None:
        """A lid or a sheet `high_mm` over the box."""
        moving = current(spans, time_s)
        if moving is None:
            return
        at, (shift, angle), z = moving.path(time_s), self._box, self._layout.box_z
        pose = Pose(at.x + float(shift[0]), at.y + float(shift[1]), z + high_mm, at.angle + angle)
        _darken(picture, self._camera.see(soft, self._moved(pose, -self._layout.lamp * high_mm, z)), 0.45)
        _over(picture, self._camera.see(sprite, pose))
        self._mark(covers, sprite, pose)

    def _hand_over(self, picture: Floats, covers: Floats, time_s: float) -> None:
        pose = self._play.hand_at(time_s)
        if pose is None:
            return
        box_z = self._layout.box_z
        cast = self._moved(pose, -self._layout.lamp * max(pose.z - box_z, 4.0), min(pose.z, box_z))
        _darken(picture, self._camera.see(self._hand_shadow, cast), 0.5)
        _over(picture, self._camera.see(self._hand, pose))
        self._mark(covers, self._hand, pose)

    def _lean_over(self, picture: Floats, covers: Floats, time_s: float) -> None:
        """Someone between the camera and the box, far above it."""
        leaning = current(self._play.leans, time_s)
        if leaning is None or self._head is None:
            return
        pose = leaning.path(time_s)
        _over(picture, self._camera.see(self._head, pose))
        self._mark(covers, self._head, pose)

    def _mark(self, covers: Floats, sprite: Sprite, pose: Pose) -> None:
        """Adds what of the window is covered."""
        rows, columns = self._window
        within: Part = (rows.start, rows.stop, columns.start, columns.stop)
        seen = self._camera.see(sprite, pose, within=within, mask=True)
        if seen is not None:
            seen.mark(covers)


def _over(picture: Floats, seen: Seen | None) -> None:
    if seen is not None:
        seen.lay_over(picture)


def _darken(picture: Floats, seen: Seen | None, share: float, where: Floats | None = None) -> None:
    if seen is not None:
        seen.darken(picture, share, where)


def _part(mask: Floats) -> tuple[slice, slice]:
    """Rows and columns that hold all of it."""
    rows, columns = np.flatnonzero(mask.max(axis=1) > 0.01), np.flatnonzero(mask.max(axis=0) > 0.01)
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)
