"""The certificate that the pages are served with: the table's own, or one that its owner gives."""

from __future__ import annotations

import logging
import ssl
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from controller.games.message import say
from controller.keys import secret_files
from controller.keys.authority import ENDS_SOON, NoPair, Pair, new_authority, new_leaf
from controller.keys.secret_files import KeysFault

log = logging.getLogger(__name__)

AUTHORITY = "authority.pem"
LEAF = "leaf.pem"


class Certificates(Protocol):
    """What the pages are served with."""

    @property
    def context(self) -> ssl.SSLContext:
        """For the next handshake."""

    @property
    def authority(self) -> Pair | None:
        """The table's own authority, None where another one signed."""

    def renew(self) -> bool:
        """Makes or reads again what has changed or ends soon; whether `context` is another. Raises KeysFault: the
        former one stays."""


class OwnCertificates:
    """A certificate made here, of an authority made here. `folder`: where both are kept, each with its key in one file.

    `names`: what the table is called, the first is the authority's too; `addresses`: those it has now. What the
    authority may not sign for is in `outside`. Raises KeysFault.
    """

    def __init__(
        self,
        folder: Path,
        names: Collection[str],
        addresses: Callable[[], Iterable[str]],
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._folder = folder
        self._names = tuple(dict.fromkeys((*names, "localhost", "127.0.0.1", "::1")))
        self._addresses = addresses
        self._now = now
        self.outside: tuple[str, ...] = ()
        secret_files.make_folder(folder)
        self._authority = self._kept_authority() or self._another_authority()
        self._leaf = self._kept_leaf()
        self._context: ssl.SSLContext | None = None
        try:
            self.renew()
        except KeysFault as fault:
            if self._leaf is None:
                raise
            log.warning("%s", say("keys-not-renewed", why=fault.message))
            self._context = server_context(folder / LEAF)

    @property
    def context(self) -> ssl.SSLContext:
        assert self._context is not None
        return self._context

    @property
    def authority(self) -> Pair:
        return self._authority

    @property
    def leaf(self) -> Pair:
        """What the pages are served with."""
        assert self._leaf is not None
        return self._leaf

    def renew(self) -> bool:
        """A new certificate where the table has a name or address that is not in it, or it ends soon; a new authority
        where that one does. Raises KeysFault: what was there stays in use."""
        now = self._now()
        if now >= self._authority.ends - ENDS_SOON:
            log.warning("%s", say("keys-authority-ends", ends=f"{self._authority.ends:%Y-%m-%d}"))
            self._authority = self._another_authority()
        wanted = (*self._names, *self._addresses())
        names = frozenset(filter(self._authority.permits, wanted))
        self.outside = tuple(dict.fromkeys(name for name in wanted if name not in names))
        leaf = self._leaf
        fits = leaf is not None and leaf.counts(now) and names <= leaf.names() and self._authority.signed(leaf)
        if fits and self._context is not None:
            return False
        if not fits:
            leaf = new_leaf(self._authority, sorted(names), now)
            secret_files.write(self._folder / LEAF, leaf.pem())
        context = server_context(self._folder / LEAF)
        self._leaf, self._context = leaf, context
        return True

    def _kept_authority(self) -> Pair | None:
        path = self._folder / AUTHORITY
        pem = secret_files.read(path)
        if pem is None:
            return None
        try:
            return Pair.of(pem)
        except NoPair:
            raise KeysFault(say("keys-authority-broken", path=str(path))) from None

    def _another_authority(self) -> Pair:
        authority = new_authority(self._names, self._now())
        secret_files.write(self._folder / AUTHORITY, authority.pem())
        return authority

    def _kept_leaf(self) -> Pair | None:
        """None also where it is damaged: another one is as good."""
        pem = secret_files.read(self._folder / LEAF)
        try:
            return None if pem is None else Pair.of(pem)
        except NoPair:
            return None


class GivenCertificate:
    """A certificate of the owner's with its key, read again when a file has changed. Raises KeysFault."""

    authority = None

    def __init__(self, certificate: Path, key: Path) -> None:
        self._certificate = certificate
        self._key = key
        self._read_at: tuple[int, ...] = ()
        self._context: ssl.SSLContext | None = None
        self.renew()

    @property
    def context(self) -> ssl.SSLContext:
        assert self._context is not None
        return self._context

    def renew(self) -> bool:
        """Reads the files again where they have changed. Raises KeysFault: what was read before stays in use."""
        changed = tuple(self._changed(path) for path in (self._certificate, self._key))
        if changed == self._read_at:
            return False
        self._read_at = changed
        if secret_files.open_to_strangers(self._key):
            raise KeysFault(say("keys-given-open", path=str(self._key)))
        self._context = server_context(self._certificate, self._key)
        return True

    def _changed(self, path: Path) -> int:
        try:
            return path.stat().st_mtime_ns
        except OSError as error:
            raise KeysFault(say("keys-unreadable", path=str(path), why=error.strerror or "")) from None


def server_context(certificate: Path, key: Path | None = None) -> ssl.SSLContext:
    """TLS 1.2 and 1.3 with the certificate in the file; without `key` its key stands there too. Raises KeysFault."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.options |= ssl.OP_NO_RENEGOTIATION | ssl.OP_NO_COMPRESSION
    context.set_alpn_protocols(["http/1.1"])
    for path in (certificate, key or certificate):
        try:
            path.open("rb").close()
        except OSError as error:
            raise KeysFault(say("keys-unreadable", path=str(path), why=error.strerror or "")) from None
    try:
        # With a passphrase asked for on the terminal the table would stand still.
        context.load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError) as error:
        why = getattr(error, "reason", None) or getattr(error, "strerror", None) or str(error)
        raise KeysFault(
            say("keys-no-pair", certificate=str(certificate), key=str(key or certificate), why=str(why))
        ) from None
    return context


def kept(folder: Path) -> tuple[Pair | None, Pair | None]:
    """The authority and the certificate in the folder, for a look: nothing is made or changed. None for each that is
    not there, or in the certificate's case not to be used. Raises KeysFault: the authority's file holds none;
    PermissionError: they are another user's."""
    found: list[Pair | None] = []
    for path in (folder / AUTHORITY, folder / LEAF):
        try:
            found.append(Pair.of(path.read_text("ascii", "replace")))
        except (FileNotFoundError, NotADirectoryError):
            found.append(None)
        except NoPair:
            if path.name == AUTHORITY:
                raise KeysFault(say("keys-authority-broken", path=str(path))) from None
            found.append(None)
    return found[0], found[1]
