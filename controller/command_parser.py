"""The parser of every command: argparse with its own sentences from the catalogue, and a mistake in one line.

`faro --help` imports this module: nothing that takes long to import may be in it.
"""

from __future__ import annotations

import argparse
import re

from controller.catalogue import text

WORDS = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positional-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-show-help",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-invalid-choice",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": "cli-invalid-choice-near",
    "invalid %(type)s value: %(value)r": "cli-invalid-value",
    "expected one argument": "cli-expected-one",
    "expected at most one argument": "cli-expected-at-most-one",
    "expected at least one argument": "cli-expected-at-least-one",
    "ignored explicit argument %r": "cli-ignored-argument",
    "not allowed with argument %s": "cli-not-with-argument",
    "one of the arguments %s is required": "cli-one-required",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
}
"""argparse's own sentences that a person can meet here on Python 3.11 to 3.15, and their keys. It puts its values in by
itself; of those, choices stand without quotes on some versions (3.13.5)."""


_TYPED = re.compile(r" *\S.*?\S {2,}(?=\S)")
"""What is typed at the beginning of a line, with the spaces up to what it does."""


def _worded(sentence: str) -> str:
    key = WORDS.get(sentence)
    if key is None:
        return sentence
    return f"{text(key)} " if sentence.endswith(" ") else text(key)


def fitted(paragraph: str, width: int) -> str:
    """The lines of a paragraph of a help, none longer than `width`: as they are where they fit; else lines of prose are
    filled again, and what stands beside something typed keeps its column."""
    lines = paragraph.splitlines()
    if all(len(line) <= width for line in lines):
        return paragraph
    items: list[tuple[str, str, int]] = []  # what begins it, its text, where its next lines begin
    for line in lines:
        typed = _TYPED.match(line)
        said = line.strip()
        indent = len(line) - len(line.lstrip())
        if typed is not None:
            items.append((typed[0], line[typed.end() :].strip(), typed.end()))
        elif items and said and indent == items[-1][2] and not said.startswith("faro "):
            begun, before, hang = items[-1]
            items[-1] = (begun, f"{before} {said}", hang)
        else:
            items.append((line[:indent], said, indent))
    return "\n".join(line for item in items for line in _wrapped(*item, width))


def _wrapped(begun: str, said: str, hang: int, width: int) -> list[str]:
    """The lines of one item; what is typed stands alone where it takes too much of the width."""
    from textwrap import wrap

    alone = hang > width // 2
    room = " " * (width // 4 if alone else hang)
    lines = wrap(said, width, initial_indent=room, subsequent_indent=room, break_on_hyphens=False)
    if not lines or alone:
        return [begun.rstrip(), *lines] if begun.strip() or not lines else lines
    return [begun + lines[0][hang:], *lines[1:]]


class _Fitted(argparse.RawDescriptionHelpFormatter):
    """Lines of a description stay as they are where the terminal is wide enough for them."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n\n".join(fitted(paragraph, width) for paragraph in text.split("\n\n"))


class Parser(argparse.ArgumentParser):
    """One of the person's language; a mistake is one line and exit code 2. `description` and `epilog` keep their
    lines."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        # argparse asks gettext under this name for each of its sentences, whenever it needs one.
        argparse._ = _worded  # type: ignore[attr-defined]
        super().__init__(prog=prog, description=description, epilog=epilog, formatter_class=_Fitted)

    def error(self, message: str) -> None:  # type: ignore[override]
        from controller.complaint import complain

        see = text("cli-see-help", command=f"{self.prog} --help")
        self.exit(complain(self.prog.removeprefix("faro").strip(), f"{message} ({see})"))
