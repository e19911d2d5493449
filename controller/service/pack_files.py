"""The pack that was enrolled on the service page, on disk beside the journal: the one in use and the one before it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from controller.games.message import Message, say
from hardware.files import sync_folder

if TYPE_CHECKING:
    from vision.pack.enrolled_pack import EnrolledPack


class PackFiles:
    """`path`: the pack in use; `.before` and `.new` are put behind its name. Every change is whole or not made at all.
    All but `write` and `load` are quick. `take`, `forget` and `swap` say when what they did may be gone after a power
    cut; None where it is surely on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.before = path.with_name(path.name + ".before")
        self._new = path.with_name(path.name + ".new")

    @property
    def at(self) -> float | None:
        """When the stored pack was enrolled, seconds since 1970; None where there is none."""
        return _written(self.path)

    @property
    def before_at(self) -> float | None:
        """The same for the pack to go back to."""
        return _written(self.before)

    def load(self) -> EnrolledPack | None:
        """The stored pack, None where there is none. Raises PackFileError."""
        from vision.pack import enrolled_pack

        return enrolled_pack.load(self.path) if self.path.exists() else None

    def load_before(self) -> EnrolledPack:
        """The one before. Raises PackFileError."""
        from vision.pack import enrolled_pack

        return enrolled_pack.load(self.before)

    def write(self, pack: EnrolledPack) -> EnrolledPack:
        """Stage a new pack on disk, not yet in use; returns it as read back. Raises OSError or PackFileError."""
        from vision.pack import enrolled_pack

        enrolled_pack.save(pack, self._new)
        return enrolled_pack.load(self._new)

    def discard(self) -> None:
        """Delete the staged pack file. Raises OSError."""
        self._new.unlink(missing_ok=True)

    def take(self) -> Message | None:
        """Put the staged pack in the place of the stored one, which is kept as `before`. Raises OSError."""
        try:
            copy = self._copy()
            if copy is not None:
                copy.replace(self.before)
            self._new.replace(self.path)
            return self._sync()
        finally:
            self.discard()

    def forget(self) -> Message | None:
        """The stored pack is no longer in use, but kept. Raises OSError."""
        self.path.replace(self.before)
        return self._sync()

    def swap(self) -> Message | None:
        """The pack before takes the place of the stored one, and the other way round. Raises OSError."""
        copy = self._copy()
        self.before.replace(self.path)
        if copy is not None:
            copy.replace(self.before)
        return self._sync()

    def _copy(self) -> Path | None:
        """A copy of the stored pack, with its date: at no time is there no pack in use. None where none is stored."""
        if not self.path.exists():
            return None
        copy = self.path.with_name(self.path.name + ".aside")
        try:
            shutil.copy2(self.path, copy)
        except OSError:
            copy.unlink(missing_ok=True)  # part of one would be taken for a pack
            raise
        return copy

    def _sync(self) -> Message | None:
        """The files bear their new names whether or not the disk says so: a refusal here undoes nothing."""
        try:
            sync_folder(self.path.parent)
        except OSError as error:
            return say("service-disk-unsure", why=error.strerror or str(error))
        return None


def _written(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return None
