"""The key by which a table signs what it sends to the floor (docs/keys.md): Ed25519, in a file beside the journal."""

from __future__ import annotations

from pathlib import Path

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from controller.games.message import say
from controller.keys import secret_files
from controller.keys.secret_files import KeysFault

FILE = "floor.pem"


class TableKey:
    """The key in `folder`; made there where there is none and `make` says so. Raises KeysFault."""

    def __init__(self, folder: Path, *, make: bool = False) -> None:
        path = folder / FILE
        pem = secret_files.read(path)
        if pem is None and not make:
            raise KeysFault(say("keys-none", path=str(path)))
        if pem is None:
            secret_files.make_folder(folder)
            secret_files.write(path, _pem(Ed25519PrivateKey.generate()))
            pem = secret_files.read(path) or ""
        try:
            key = serialization.load_pem_private_key(pem.encode(), None)
        except (ValueError, TypeError, UnsupportedAlgorithm):
            key = None
        if not isinstance(key, Ed25519PrivateKey):
            raise KeysFault(say("keys-damaged-key", path=str(path)))
        self._key = key

    @property
    def public(self) -> bytes:
        """32 bytes by which others know its signatures."""
        return self._key.public_key().public_bytes_raw()

    def sign(self, text: bytes) -> bytes:
        """64 bytes."""
        return self._key.sign(text)


def holds(public: bytes, signature: bytes | None, text: bytes) -> bool:
    """Whether the key whose public part is `public` signed `text`."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature or b"", text)
    except (InvalidSignature, ValueError):
        return False
    return True


def _pem(key: Ed25519PrivateKey) -> str:
    encoding, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    return key.private_bytes(encoding, form, serialization.NoEncryption()).decode()
