"""What the table reads its cards with, in one place for the tracker and the service page: the usual reader (that of the
configuration), or the reader of a pack that was enrolled on the service page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from controller.games.message import Message, say
from controller.service.named_cards import Names
from controller.service.window_file import read_in
from vision.index_letters import ANY
from vision.quads import Image, Quad
from vision.reading import RANKS, SUITS, Reader
from vision.track.paper_tracker import PaperTracker
from vision.track.shoe_tracker import ShoeTracker
from vision.track.tracker import CardTracker

if TYPE_CHECKING:
    from vision.pack.enrolled_pack import EnrolledPack
    from vision.pack.enrolled_reader import EnrolledReader
    from vision.read.reader import CardReader


class PackUnfit(ValueError):
    """A pack this table cannot play with; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def reader_of(pack: EnrolledPack, names: Names, indices: str = ANY) -> EnrolledReader:
    """The reader of this pack, in the game's letters; takes some seconds. `indices`: by which rule of
    `vision.index_letters` the general reader is asked beside it. Raises PackUnfit when one of the pack's own
    stands for nothing in the game, and when there is no card in it."""
    from vision.pack.enrolled_reader import EnrolledReader
    from vision.read.reader import CardReader

    if not pack.labels:
        raise PackUnfit(say("service-pack-without-cards"))
    ranks, suits = names
    reader = EnrolledReader(pack, ranks, suits if pack.is_spanish else {}, usual=CardReader(indices=indices))
    strange = sorted({name for card in reader.cards for name in card} - {*RANKS, *SUITS})
    if strange:
        raise PackUnfit(say("service-name-unknown", label=strange[0], keys=("vision.ranks", "vision.spanish_suits")))
    return reader


class Sight:
    """`usual`: the configuration's reader, that of the pack that it calls `pack` unless that is empty; `file`: where
    that pack is; `window`: the configuration's, in pixels; `shoe`: cards are read while they slide out of a shoe;
    `sheet`: they are dealt by hand on the printed sheet, one after the other if `laid`, else from a pack that lies
    there; `indices`: the rule of `vision.index_letters` for cards that are not of a pack."""

    def __init__(
        self,
        usual: Reader,
        names: Names,
        *,
        pack: str = "",
        file: Path | None = None,
        window: Quad | None = None,
        shoe: bool = False,
        sheet: bool = False,
        laid: bool = False,
        indices: str = ANY,
    ) -> None:
        self.names, self.indices = names, indices
        self.configured_window = window
        self.shoe = shoe
        self._sheet, self._laid = sheet, laid
        self.configured_pack, self.configured_file = pack, file
        self._usual = usual
        self._enrolled: EnrolledReader | None = None

    def general(self) -> CardReader:
        """A reader of cards that are of no pack, by the configuration's letters."""
        from vision.read.reader import CardReader

        return CardReader(indices=self.indices)

    def reader_of(self, pack: EnrolledPack) -> EnrolledReader:
        """As the function of this name, by the configuration's names and letters."""
        return reader_of(pack, self.names, self.indices)

    def use(self, reader: EnrolledReader | None) -> None:
        """Read with this one from the next tracker on; None: with the usual one. The table's loop."""
        self._enrolled = reader

    def replace(self, reader: EnrolledReader) -> None:
        """Read with this one, of the same pack with other learnt pictures, from the next tracker on. The table's
        loop."""
        if self._enrolled is not None:
            self._enrolled = reader
        else:
            self._usual = reader

    @property
    def cards_enrolled(self) -> int | None:
        """Cards of the pack that was enrolled on the service page; None while it reads with the usual reader."""
        return None if self._enrolled is None else sum(self._enrolled.cards.values())

    @property
    def enrolled(self) -> EnrolledReader | None:
        """The reader of the pack in use, enrolled here or of the configuration; None while any pack is read."""
        from vision.pack.enrolled_reader import EnrolledReader

        return self._reader if isinstance(self._reader, EnrolledReader) else None

    @property
    def _reader(self) -> Reader:
        return self._enrolled or self._usual

    def tracker(self, marked: Quad | None) -> CardTracker | ShoeTracker | PaperTracker:
        """A tracker for a window marked by hand; None: for the configuration's, or the one it finds. A shoe's window is
        not sought: without another it is where the drawn shoe has it."""
        window = self.configured_window if marked is None else marked
        if self._sheet:
            return PaperTracker(self._reader, window=window, laid=self._laid)
        return (ShoeTracker if self.shoe else CardTracker)(self._reader, window=window)

    def read(self, image: Image, quad: Quad) -> dict[str, Any]:
        """What is read in this window of the picture; not while a tracker works."""
        return read_in(self._reader, image, quad)
