"""`make release`: the machine as one archive, build/faro-table-VERSION-machine.zip; says its size and its digest.

Two runs over the same files make the same bytes. Gerbers are in it where `make boards` made them with KiCad.
"""

import argparse
import hashlib
import tomllib
from itertools import chain
from pathlib import Path

from hardware.machine.book import printing
from hardware.machine.release import contents
from hardware.machine.release.archive import archive


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=contents.ROOT / "build")
    parser.add_argument("--boards", type=Path, default=contents.ROOT / "build" / "boards", help="where gerbers are")
    asked = parser.parse_args()
    files = dict(
        chain(
            contents.prints(printing.every()),
            contents.wood(),
            contents.boards(asked.boards),
            contents.book(),
            contents.bills(),
        )
    )
    fabricated = any("-gerbers/" in name for name in files)
    version = tomllib.loads((contents.ROOT / "pyproject.toml").read_text())["project"]["version"]
    files["LICENSE.txt"] = contents.LICENCE_TEXT.read_bytes()
    files["README.txt"] = contents.readme(version, fabricated=fabricated).encode()
    name = f"faro-table-{version}-machine"
    made = archive(name, files)
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / f"{name}.zip").write_bytes(made)
    digest = hashlib.sha256(made).hexdigest()
    print(f"{asked.out / name}.zip: {len(files)} files, {len(made) / 1e6:.1f} MB, sha256 {digest}")
    if not fabricated:
        print("no gerbers in it: KiCad's Python module is missing (apt-get install kicad, make boards)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
