"""What the pages' TLS is made of, as the configuration says, and kept up to date while the table runs."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path

from controller.config import WebConfig
from controller.games.message import Message, say
from controller.keys.certificates import Certificates, GivenCertificate, OwnCertificates
from controller.keys.secret_files import KeysFault
from controller.web.access import host_mistake, in_ascii
from controller.web.reachable import listens_to_all, own_addresses
from controller.web.trust import Authority

log = logging.getLogger(__name__)

WATCH_S = 30.0
"""Between two looks for another address, another file, or an end that comes near."""


def keys_folder(journal_path: Path) -> Path:
    """Folder of the table's keys: beside the journal."""
    return journal_path.parent / "keys"


def names_of(web: WebConfig) -> tuple[str, ...]:
    """What the table is called as far as it can know: this computer's name, that in the local network, the names that
    the pages may be asked for by; and the address that they are served on, if it is one."""
    own = socket.gethostname().partition(".")[0]
    named = [f"{own}.local", own, *web.allowed_hosts]
    if not listens_to_all(web.host):
        named.append(web.host.partition("%")[0])  # without the interface of a link-local address
    return tuple(dict.fromkeys(in_ascii(name) for name in named if host_mistake(name) is None))


class PagesCertificate:
    """The certificate that the pages are served with. `folder`: what the paths of `web` are relative to. Raises
    KeysFault where there cannot be one."""

    def __init__(self, web: WebConfig, journal_path: Path, folder: Path) -> None:
        self._own: OwnCertificates | None = None
        if web.tls == "files":
            self._used: Certificates = GivenCertificate(folder / web.certificate, folder / web.key)
        else:
            self._used = self._own = OwnCertificates(keys_folder(journal_path), names_of(web), lambda: own_addresses())
        self._said: Message | str | None = None
        self._say_outside()

    @property
    def used(self) -> Certificates:
        """What the next handshake is made with."""
        return self._used

    def authority(self) -> Authority | None:
        """The table's own authority, for the pages."""
        own = self._used.authority
        return None if own is None else Authority(own.fingerprint, own.der)

    async def watch(self) -> None:
        """Renews it for as long as this is awaited. What cannot be renewed stays as it is, and the log says why."""
        while True:
            await asyncio.sleep(WATCH_S)
            await self.refresh()

    async def refresh(self) -> None:
        """Renews it where that is due."""
        try:
            renewed = await asyncio.to_thread(self._used.renew)
        except KeysFault as fault:
            if fault.message != self._said:
                self._said = fault.message
                log.warning("%s", say("keys-not-renewed", why=fault.message))
            return
        except Exception as error:  # whatever it is, it is tried again
            if repr(error) != self._said:
                self._said = repr(error)
                log.exception("the certificate cannot be renewed")
            return
        self._said = None
        if renewed and self._own is not None:
            leaf = self._own.leaf
            log.warning("%s", say("keys-renewed", until=f"{leaf.ends:%Y-%m-%d}", names=tuple(sorted(leaf.names()))))
            self._say_outside()

    def _say_outside(self) -> None:
        if self._own is not None and self._own.outside:
            log.warning("%s", say("keys-outside", names=self._own.outside))
