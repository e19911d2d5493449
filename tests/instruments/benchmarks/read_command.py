"""What `faro read` takes: `python -m tests.instruments.benchmarks.read_command [--beside TREE] [PHOTOGRAPH ...]`.

Processor time, the median of some rounds, of the command for a file that is absent, which is its start; of Python that
only imports OpenCV, which no start can do without; for the photographs; and for each of them beyond the first time that
it is read. Without photographs pictures of our own cards
are read. `--beside`: another checkout of this repository (`git worktree add TREE COMMIT`), by turns with this one, and
here by there.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import cv2

from tests.vision.rendered_cards import corners_of, lay, table

HERE = Path(__file__).resolve().parents[3]
LAID = (("7H", "QS", "2D"), ("TC",), ("KD", "AS", "9C", "4H"))


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, metavar="TREE")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("photographs", nargs="*", type=Path)
    args = parser.parse_args(argv)
    trees = [HERE, *([args.beside.resolve()] if args.beside else [])]
    with tempfile.TemporaryDirectory() as folder:
        photographs = [path.resolve() for path in args.photographs] or rendered(Path(folder))
        rounds = [[once(tree, photographs) for tree in trees] for _ in range(args.rounds + 1)][1:]  # files are cached
    columns = ("here", "there", "here by there") if args.beside else ("here",)
    print(f"seconds of the processor, median of {args.rounds} rounds, {len(photographs)} photographs")
    print(f"{'':36}" + "".join(f"{name:>15}" for name in columns))
    shown: tuple[tuple[str, Callable[[Times], float]], ...] = (
        ("start", lambda t: t[0]),
        ("Python and OpenCV alone", lambda t: t[3]),
        ("all photographs, with the start", lambda t: t[1]),
        ("one of them, read again", lambda t: (t[2] - t[1]) / len(photographs)),
    )
    for name, of in shown:
        figures = [statistics.median(of(both[k]) for both in rounds) for k in range(len(trees))]
        ratio = f"{figures[0] / figures[1]:15.2f}" if args.beside else ""
        print(f"{name:36}" + "".join(f"{figure:15.3f}" for figure in figures) + ratio)


Times = tuple[float, float, float, float]


def once(tree: Path, photographs: list[Path]) -> Times:
    """Seconds of the command for an absent file, for the photographs, and for each of them twice; of OpenCV alone."""
    read = ("-m", "controller", "read")
    return (
        taken(tree, [*read, HERE / "absent.jpg"], 2),
        taken(tree, [*read, *photographs], 0),
        taken(tree, [*read, *photographs, *photographs], 0),
        taken(tree, ["-c", "import cv2"], 0),
    )


def taken(tree: Path, arguments: Sequence[str | Path], code: int) -> float:
    """Seconds of Python, which must end with this exit code. Raises RuntimeError when it does not."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=tree,
        env=dict(os.environ, PYTHONPATH=str(tree)),
        stdout=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode != code:
        raise RuntimeError(f"python {arguments[0]} {arguments[1]} in {tree}: exit code {done.returncode}, not {code}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rendered(folder: Path) -> list[Path]:
    """Pictures of our own cards on a table."""
    paths = []
    for number, cards in enumerate(LAID):
        image = table(height=720, width=1280, seed=number)
        for i, card in enumerate(cards):
            image = lay(image, card, corners_of((200 + 290 * i, 340 + 20 * i), 300, 25 * i - 10, 0.1))
        paths.append(folder / f"{number}.jpg")
        cv2.imwrite(str(paths[-1]), image)
    return paths


if __name__ == "__main__":
    main()
