"""Where the camera reads: the window of the box, marked by hand on the service page or found by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from controller.games.message import Message, say
from controller.service.window_file import WindowFile, checked
from controller.table.state import Refused
from vision.quads import Corners


class Eye(Protocol):
    """The camera thread, as far as service needs it."""

    def figures(self) -> dict[str, Any] | None: ...
    def set_up(self) -> dict[str, Any] | None: ...
    def window(self) -> Corners | None: ...
    def use_window(self, corners: Corners | None) -> None: ...


class WindowMark:
    """The window that was marked is kept in `file` and used from the start on. `configured`: the configuration says
    where the window is; `note` is called with messages for the journal. Without a camera `eye` is None."""

    def __init__(
        self,
        eye: Eye | None = None,
        file: WindowFile | None = None,
        *,
        configured: bool = False,
        note: Callable[[Message], None] = lambda message: None,
    ) -> None:
        self._eye, self._file, self._configured, self._note = eye, file, configured, note
        self.marked = file.load() if file is not None else None
        """Corners as fractions of the picture; None: not marked by hand."""
        if eye is not None and self.marked is not None:
            eye.use_window(self.marked)

    def figures(self) -> dict[str, Any] | None:
        """The camera's figures; None without a camera."""
        return self._eye.figures() if self._eye is not None else None

    def set_up(self) -> dict[str, Any] | None:
        """How the camera stands over the printed markers; None without one, in a shoe, and while it is not known."""
        return self._eye.set_up() if self._eye is not None else None

    def status(self, found: Corners | None) -> dict[str, Any] | None:
        """By what the window is known, and where it is (`found`: where an enrolment found it); None without a
        camera."""
        if self._eye is None:
            return None
        by = "hand" if self.marked is not None else "configuration" if self._configured else "itself"
        return {"by": by, "corners": found or self._eye.window()}

    def mark(self, command: Mapping[str, Any]) -> None:
        """`corners` as fractions of the picture; None: no longer marked by hand. Raises Refused."""
        if self._eye is None or self._file is None:
            raise Refused("no_part", say("service-part-no-camera"))
        corners = None if command["corners"] is None else checked(command["corners"])
        try:
            self._file.save(corners)
        except OSError as error:
            raise Refused("disk", say("service-window-not-kept", why=error.strerror or str(error))) from None
        self.marked = corners
        self._eye.use_window(corners)
        self._note(say("service-note-window-marked" if corners else "service-note-window-unmarked"))
