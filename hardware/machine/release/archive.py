"""Archives of which two runs make the same bytes."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The earliest date that a ZIP can hold."""
READABLE = 0o644 << 16
DIGESTS = "SHA256SUMS"


def store(file: ZipFile, name: str, content: bytes) -> None:
    """Put a file in, without a date of its own."""
    info = ZipInfo(name, FIRST_DAY)
    info.compress_type, info.external_attr, info.create_system = ZIP_DEFLATED, READABLE, 3
    file.writestr(info, content)


def archive(folder: str, files: Mapping[str, bytes]) -> bytes:
    """All files in one folder, in the order of their names, with their digests as `sha256sum -c` reads them."""
    digests = "".join(f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files))
    written = io.BytesIO()
    with ZipFile(written, "w") as file:
        for name, content in sorted({**files, DIGESTS: digests.encode()}.items()):
            store(file, f"{folder}/{name}", content)
    return written.getvalue()
