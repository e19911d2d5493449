"""`make book`: writes every page and every picture of the build book.

python -m hardware.machine.book                writes all, and takes away what is no longer of it
python -m hardware.machine.book --only STEP    only that step's picture, and the pages
python -m hardware.machine.book --no-pictures  only the pages
"""

import argparse
import sys
from pathlib import Path

from hardware.machine.book import contents, pages, pictures
from hardware.machine.book.source import BookError


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=pictures.FOLDER)
    parser.add_argument("--only", metavar="STEP", help="draw only this step's picture")
    parser.add_argument("--no-pictures", action="store_true")
    asked = parser.parse_args()
    try:
        made = pages.pages()
    except BookError as error:
        print(error, file=sys.stderr)
        return 2
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = {*made, *pictures.MARKERS, *(name for step in contents.steps() for name in pictures.names(step))}
    for name, text in made.items():
        (asked.folder / name).write_text(text)
    for path in asked.folder.iterdir():
        if path.name not in wanted:
            path.unlink()
    drawn = 0
    for step in contents.steps():
        if not asked.no_pictures and asked.only in (None, step.key):
            drawn += len(list(pictures.write(step, asked.folder)))
    print(f"{len(made)} pages, {drawn} pictures in {asked.folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
