"""A film of cards dealt by hand on the printed sheet, and the truth about it: a function of kind and seed alone."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from controller.sheet.layout import PAPERS, Plan, Rect
from tests.instruments.film import things
from tests.instruments.film.camera import Camera, Pose, Seen, Sensor, Sprite, Vector
from tests.instruments.film.hand import hand
from tests.instruments.film.paper_deal import THICK_MM, Deal, Move, PaperDealer
from tests.instruments.film.paper_setting import STACK, PaperSetting
from tests.instruments.film.picture import Art
from tests.instruments.film.textures import Floats, cloth, noise
from vision.marker_layout import SETS, black_rows
from vision.quads import Image
from vision.render import card_art

_INDEX_MM = (2.0, 10.0, 3.0, 24.0)
"""Of a card's corner, where an index is: from, to across, from, to along."""
_HIDES = 0.3  # cover of a point from which it is not seen
_FREE = 0.02  # share of a card that may be covered when the hand has left it
VISIBLE_S = 0.2
"""So long an index must be in sight for the card to be read."""
_SUB_FRAMES = 3


@dataclass(frozen=True)
class PaperTruth:
    """One card. `shown_s`: it is the uppermost; `gone_s`: it begins to go; `visible_s`: from then on an index was in
    sight for VISIBLE_S without a break; None: never. `free_s`: nothing is over it for the first time; None: never.
    `hidden`: it went with the one above it."""

    card: str
    shown_s: float
    gone_s: float
    visible_s: float | None
    free_s: float | None
    hidden: bool


class PaperFilm:
    """Frames (`frames`) and, when all of them have been taken, what they showed (`truth`)."""

    def __init__(self, seed: int, kind: str, *, design: str = "own", cards: int = 12, art: Art = card_art.raster):
        self.seed, self.kind = seed, kind
        salt = sum(map(ord, kind))
        self.setting = PaperSetting.random(np.random.default_rng([seed, salt, 1]), kind, design=design, cards=cards)
        self.base = self.setting.base
        order = np.random.default_rng([seed, salt, 2]).permutation(card_art.PACK)
        self.cards = [str(card) for card in order][: self.base.cards]
        self.deal: Deal = PaperDealer(self.setting, np.random.default_rng([seed, salt, 3])).perform()
        self._rng = np.random.default_rng([seed, salt, 4])
        looks = np.random.default_rng([seed, salt, 5])
        self._lamp = np.array([math.cos(self.base.light[0]), math.sin(self.base.light[0])]) * self.base.light[1]
        self._waves = looks.uniform(0.5, 1.6, 8), looks.uniform(0, 2 * math.pi, 8)
        self._target = looks.uniform(-12, 12, 2)
        camera = self._camera(0.0)
        self._sensor = Sensor(self.base, camera.margin, looks)
        self._scale = self.setting.px_per_mm * 1.25
        self._sprites = [
            things.card(art(card, round(88 * self._scale * 1.2)), self._scale, looks) for card in self.cards
        ]
        self._shadow = things.shadow(self._sprites[0], 1.2, max(1.0, self._scale / 2))
        self._hand = hand(looks, self._scale, self.base.hand, self._lamp * 1.2)
        self._hand_shadow = things.shadow(self._hand, 4.0, max(1.0, self._scale / 2))
        self._table = self._make_table(looks)
        self._laid = 0
        self._mean: float | None = None
        self._hunting = np.ones(3)
        self._seen: list[tuple[float, int, bool, bool]] = []
        """Of each frame: when, the uppermost card, an index of it is in sight, all of it is."""

    @property
    def count(self) -> int:
        return int(self.deal.length_s * self.base.fps)

    def frames(self) -> Iterator[Image]:
        """All frames, once: BGR."""
        for n in range(self.count):
            yield self._frame(n / self.base.fps)

    def truth(self) -> list[PaperTruth]:
        """Of all frames that have been taken."""
        need = max(1, math.ceil(VISIBLE_S * self.base.fps - 1e-6))
        out = []
        for k, card in enumerate(self.cards):
            frames = [one for one in self._seen if one[1] == k]
            run, visible = 0, None
            for time_s, _, index, _ in frames:
                run = run + 1 if index else 0
                if run == need and visible is None:
                    visible = time_s
            free = next((time_s for time_s, _, _, whole in frames if whole), None)
            hidden = k in self.deal.hidden
            gone = self.deal.gone_s[k]
            out.append(PaperTruth(card, self.deal.shown_s[k], gone, None if hidden else visible, free, hidden))
        return out

    # --- the camera ---

    def _camera(self, time_s: float) -> Camera:
        s = self.setting
        speeds, phases = self._waves
        wave = np.sin(2 * math.pi * speeds * time_s + phases) + 0.3 * np.sin(7.3 * speeds * time_s + 2 * phases)
        lean, sway = math.radians(s.oblique_deg), s.sway_mm
        tilt = np.array([lean * math.cos(s.towards), lean * math.sin(s.towards)]) + wave[:2] * sway * 0.0015
        return Camera(
            self.base.size,
            s.px_per_mm,
            self.base.distance_mm,
            (float(tilt[0]), float(tilt[1])),
            math.radians(self.base.roll_deg) + wave[2] * sway * 0.002,
            self._target + wave[3:5] * sway * 0.6,
            0.0,
        )

    # --- what does not move ---

    def _make_table(self, rng: np.random.Generator) -> Sprite:
        """The sheet on the table, as one flat thing; what is dealt is laid on it later."""
        plan = Plan(PAPERS["a4"], SETS[0], fanned=False)
        scale = self._scale
        width, height = 460.0, 400.0
        light = cloth(rng, self.base.cloth, int(height * scale), int(width * scale), scale)
        if self.kind != STACK:
            self._print_sheet(light, plan, scale, (width, height))
        soft = np.asarray(cv2.GaussianBlur(light, (0, 0), 0.6), np.float32)
        soft *= (1 + 0.01 * noise(rng, soft.shape[0], soft.shape[1], 6 * scale))[..., None]
        return Sprite(soft, np.ones(soft.shape[:2], np.float32), scale, (width * scale / 2, height * scale / 2))

    def _print_sheet(self, light: Floats, plan: Plan, scale: float, size: tuple[float, float]) -> None:
        """Draws the sheet onto the cloth."""
        width, height = size
        mx, my = plan.middle
        left, top = width / 2 - mx, height / 2 - my

        def fill(rect: Rect, level: float) -> None:
            x, y = (left + rect.x) * scale, (top + rect.y) * scale
            light[round(y) : round(y + rect.height * scale), round(x) : round(x + rect.width * scale)] = level

        fill(Rect(0, 0, plan.paper.width, plan.paper.height), 0.78)
        ink = 0.03
        for number, at in enumerate(plan.markers):
            for x, y, w, h in black_rows(number):
                fill(Rect(at.x + x, at.y + y, w, h), ink)
        for outline in (*plan.places[0], *plan.places[1]):
            for edge in (
                Rect(outline.x, outline.y, outline.width, 0.4),
                Rect(outline.x, outline.bottom, outline.width, 0.4),
                Rect(outline.x, outline.y, 0.4, outline.height),
                Rect(outline.right, outline.y, 0.4, outline.height),
            ):
                fill(edge, 0.1)
        frame = plan.frame
        for x, way in ((frame.x, 1), (frame.right, -1)):
            for y, up in ((frame.y, 1), (frame.bottom, -1)):
                fill(Rect(min(x, x + 8 * way), y, 8, 0.5), ink)
                fill(Rect(x, min(y, y + 8 * up), 0.5, 8), ink)
        for n in range(3):  # the words in the frame, and the line to measure
            fill(Rect(frame.x + 14, frame.y + frame.height / 2 - 8 + 6 * n, 37 - 6 * n, 1.6), 0.25)
        fill(Rect(plan.measures[0].x, plan.measures[0].y, 100, 0.4), ink)

    def _lay(self, move: Move) -> None:
        """Draws a card that was laid down into the table's picture."""
        assert self._table.light is not None
        for card in range(move.card, move.card + 1 + move.with_next):
            sprite, scale = self._sprites[card], self._scale
            assert sprite.light is not None
            c, s = math.cos(move.to.angle), math.sin(move.to.angle)
            ox, oy = sprite.origin
            tx, ty = self._table.origin[0] + move.to.x * scale, self._table.origin[1] + move.to.y * scale
            matrix = np.array([[c, -s, tx - c * ox + s * oy], [s, c, ty - s * ox - c * oy]])
            size = self._table.cover.shape[::-1]
            cover = cv2.warpAffine(sprite.cover, matrix, size)
            light = cv2.warpAffine(sprite.light, matrix, size)
            shade = cv2.GaussianBlur(cover, (0, 0), 1.2 * scale)[..., None]
            self._table.light[:] = self._table.light * (1 - 0.3 * shade) * (1 - cover[..., None]) + light

    # --- one frame ---

    def _frame(self, time_s: float) -> Image:
        shutter, sway = self.base.shutter_s, self.setting.sway_mm
        moves = self.deal.moving(time_s) is not None
        count = _SUB_FRAMES if moves or sway else 1
        light = self._light(time_s + shutter * 0.5 / count, tell=True)
        for n in range(1, count):
            light += self._light(time_s + shutter * (n + 0.5) / count)
        light *= np.float32(1 / count)
        developed = self._sensor.develop(light)
        gain = self._hunt(developed, time_s)
        developed *= np.sqrt(self._hunting).astype(np.float32)
        return self._sensor.expose(developed, time_s, gain, self._rng)

    def _hunt(self, developed: Floats, time_s: float) -> float:
        """Exposure and white balance that seek what is right and go beyond it."""
        if not self.setting.hunts:
            return 1.0
        level = float(developed[::8, ::8].mean())
        self._mean = level if self._mean is None else self._mean + 0.08 * (level - self._mean)
        speeds, phases = self._waves
        wave = np.sin(2 * math.pi * 0.3 * speeds[5:8] * time_s + phases[5:8])
        self._hunting = 1 + 0.4 * self.setting.hunts * wave
        return float((self._mean / max(level, 5.0)) ** 0.8 * (1 + self.setting.hunts * wave.mean()))

    def _light(self, time_s: float, *, tell: bool = False) -> Floats:
        deal, camera = self.deal, self._camera(time_s)
        laid = [m for m in deal.moves if m.ends_s <= time_s and not m.back]
        for one in laid[self._laid :]:
            self._lay(one)
        self._laid = max(self._laid, len(laid))
        picture = np.zeros((camera.height, camera.width, 3), np.float32)
        _over(picture, camera.see(self._table, Pose(0, 0, 0, 0)))
        move, top = deal.moving(time_s), deal.top_at(time_s)
        below = top
        if move is not None:
            below = max(top, move.card + 1 + move.with_next)
        self._draw_pack(picture, camera, below, time_s)
        covers = np.zeros(picture.shape[:2], np.float32)
        if move is not None:
            for card in range(move.card + move.with_next, move.card - 1, -1):
                pose = deal.pose_of(move, time_s)
                self._darken(picture, camera, self._shadow, pose, max(1.0, pose.z - deal.rests[card].z), 0.35)
                seen = self._bent(camera, card, pose)
                _over(picture, seen)
                if seen is not None and not move.back:
                    seen.mark(covers)
        pose = deal.hand_at(time_s)
        self._darken(picture, camera, self._hand_shadow, pose, max(4.0, pose.z), 0.45)
        seen = camera.see(self._hand, pose)
        if seen is not None:
            _over(picture, seen)
            seen.mark(covers)
        if tell:
            back = move is not None and move.back
            self._seen.append((time_s, top, *self._in_sight(camera, covers, top, time_s, moves=back)))
        return picture

    def _draw_pack(self, picture: Floats, camera: Camera, below: int, time_s: float) -> None:
        deal, count = self.deal, len(self.cards)
        if below >= count:
            return
        lowest = deal.rest_at(min(count - 1, below + 6), time_s)
        self._darken(picture, camera, self._shadow, Pose(lowest.x, lowest.y, 0.2, lowest.angle), 2.0, 0.4)
        height = (count - below) * THICK_MM
        for n in range(max(2, round(height / 1.2))):  # the pack's sides
            z = height * n / max(2, round(height / 1.2))
            pose = deal.rest_at(min(count - 1, count - 1 - int(z / THICK_MM)), time_s)
            edge = things.CARD_W / 2, things.CARD_H / 2
            c, s = math.cos(pose.angle), math.sin(pose.angle)
            outline = [
                camera.pixel(pose.x + c * i * edge[0] - s * j * edge[1], pose.y + s * i * edge[0] + c * j * edge[1], z)
                for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
            grey = 0.38 + 0.12 * (n % 2)
            cv2.fillConvexPoly(picture, np.round(np.array(outline) * 16).astype(np.int32), (grey,) * 3, cv2.LINE_AA, 4)
        for card in range(min(count - 1, below + 3), below - 1, -1):
            self._darken(picture, camera, self._shadow, deal.rest_at(card, time_s), 0.5, 0.25)
            _over(picture, self._bent(camera, card, deal.rest_at(card, time_s)))

    def _darken(self, picture: Floats, camera: Camera, shadow: Sprite, pose: Pose, above: float, share: float) -> None:
        """The shadow of something `above` mm over what is beneath it."""
        by = -self._lamp * above
        seen = camera.see(shadow, Pose(pose.x + by[0], pose.y + by[1], max(0.0, pose.z - above), pose.angle))
        if seen is not None:
            seen.darken(picture, share)

    def _bent(self, camera: Camera, card: int, pose: Pose) -> Seen | None:
        """A card that is bent along its long side: what is higher is elsewhere in the picture and in other light."""
        sprite, bend = self._sprites[card], self.deal.bends[card]
        if self.deal.turned_round[card]:
            pose = Pose(pose.x, pose.y, pose.z, pose.angle + math.pi)
        assert sprite.light is not None
        height = sprite.cover.shape[0]
        y = (np.arange(height, dtype=np.float32) + 0.5) / height * 2 - 1
        lift = (1 - y**2) if bend > 0 else y**2
        z = pose.z + abs(bend)
        low, high = camera.see(sprite, pose), camera.see(sprite, Pose(pose.x, pose.y, z, pose.angle))
        if low is None or high is None:
            return low
        scale, (ox, oy) = 1 / sprite.px_per_mm, sprite.origin
        to_mm = np.array([[scale, 0, -ox * scale], [0, scale, -oy * scale], [0, 0, 1]])
        at = np.array([pose.x, pose.y])
        to_low = np.linalg.inv(camera.plane(pose.z, at, pose.angle) @ to_mm)
        to_high = np.linalg.inv(camera.plane(z, at, pose.angle) @ to_mm)
        y0, y1 = min(low.rows.start, high.rows.start), max(low.rows.stop, high.rows.stop)
        x0, x1 = min(low.columns.start, high.columns.start), max(low.columns.stop, high.columns.stop)
        rows, columns = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        first, second = (_through(m, columns + 0.5, rows + 0.5) for m in (to_low, to_high))
        share = np.interp(first[1], np.arange(height) + 0.5, lift).astype(np.float32)
        u = first[0] + share * (second[0] - first[0]) - 0.5
        v = first[1] + share * (second[1] - first[1]) - 0.5
        cover = np.asarray(cv2.remap(sprite.cover, u, v, cv2.INTER_LINEAR), np.float32)
        slope = np.gradient(lift * abs(bend), 88.0 / height)
        way = self._lamp @ np.array([-math.sin(pose.angle), math.cos(pose.angle)])
        shade = np.asarray(1 + 0.8 * np.interp(v, np.arange(height), slope * way), np.float32)
        light = np.asarray(cv2.remap(sprite.light, u, v, cv2.INTER_LINEAR), np.float32) * shade[..., None]
        return Seen(slice(y0, y1), slice(x0, x1), cover, light)

    def _in_sight(self, camera: Camera, covers: Floats, top: int, time_s: float, *, moves: bool) -> tuple[bool, bool]:
        """(an index of the uppermost card is in sight, all of the card is)."""
        if top >= len(self.cards) or moves:
            return False, False
        pose = self.deal.rest_at(top, time_s)
        a, b, c, d = _INDEX_MM
        half = things.CARD_W / 2, things.CARD_H / 2
        index = [(-half[0] + x, -half[1] + y) for x in np.linspace(a, b, 4) for y in np.linspace(c, d, 6)]
        corners = [self._covered(camera, covers, pose, spots) for spots in (index, [(-x, -y) for x, y in index])]
        grid = [(x, y) for x in np.linspace(-30, 30, 9) for y in np.linspace(-42, 42, 12)]
        whole = float(np.mean(self._covered(camera, covers, pose, grid)))
        return not all(any(one) for one in corners), whole <= _FREE

    def _covered(self, camera: Camera, covers: Floats, pose: Pose, spots: Sequence[tuple[float, float]]) -> list[bool]:
        """Of each point of a card, mm: whether something is over it or it is out of the picture."""
        c, s = math.cos(pose.angle), math.sin(pose.angle)
        out = []
        for x, y in spots:
            at: Vector = camera.pixel(pose.x + c * x - s * y, pose.y + s * x + c * y, pose.z)
            u, v = int(at[0]), int(at[1])
            m = camera.margin
            inside = m <= u < camera.width - m and m <= v < camera.height - m
            out.append(not inside or bool(covers[v, u] > _HIDES))
        return out


def _through(matrix: Vector, x: Floats, y: Floats) -> tuple[Floats, Floats]:
    w = matrix[2, 0] * x + matrix[2, 1] * y + matrix[2, 2]
    return (
        np.asarray((matrix[0, 0] * x + matrix[0, 1] * y + matrix[0, 2]) / w, np.float32),
        np.asarray((matrix[1, 0] * x + matrix[1, 1] * y + matrix[1, 2]) / w, np.float32),
    )


def _over(picture: Floats, seen: Seen | None) -> None:
    if seen is not None:
        seen.lay_over(picture)


def write(film: PaperFilm, folder: Path) -> Path:
    """The film as a video file of its codec."""
    base = film.base
    path = folder / f"paper-{film.kind}{film.seed}{base.suffix}"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*base.codec), base.fps, base.size)
    if base.codec == "MJPG":
        writer.set(cv2.VIDEOWRITER_PROP_QUALITY, 88)
    for frame in film.frames():
        writer.write(frame)
    writer.release()
    return path
