"""The parser of every command: argparse with its own sentences from the catalogue, and a mistake in one line.

`faro --help` imports this module: nothing that takes long to import may be in it.
"""

from __future__ import annotations

import argparse

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


def _worded(sentence: str) -> str:
    key = WORDS.get(sentence)
    if key is None:
        return sentence
    return f"{text(key)} " if sentence.endswith(" ") else text(key)


class Parser(argparse.ArgumentParser):
    """One of the person's language; a mistake is one line and exit code 2. `description` and `epilog` keep their
    lines."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        # argparse asks gettext under this name for each of its sentences, whenever it needs one.
        argparse._ = _worded  # type: ignore[attr-defined]
        super().__init__(
            prog=prog, description=description, epilog=epilog, formatter_class=argparse.RawDescriptionHelpFormatter
        )

    def error(self, message: str) -> None:  # type: ignore[override]
        from controller.complaint import complain

        see = text("cli-see-help", command=f"{self.prog} --help")
        self.exit(complain(self.prog.removeprefix("faro").strip(), f"{message} ({see})"))
