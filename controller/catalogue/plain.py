"""Sentences in which nothing is put, read without Fluent's libraries: these take 80 ms to import, which `faro --help`
would spend on every start. Pure; the same texts as Fluent's, which a test holds."""

from __future__ import annotations

import re

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?: .*|(?=\n)|$))*)", re.MULTILINE)
"""A message: its key, and all up to the next line that begins at the margin."""
_LITERAL = re.compile(r'\{ *"([^"\\{}]*)" *\}|\{ *"([{}])" *\}')
"""A text within braces: how a brace, or a character that means something at the beginning of a line, is written."""
_ATTRIBUTE = re.compile(r"^ +\.[a-zA-Z]", re.MULTILINE)


def entries(source: str) -> dict[str, str]:
    """Each message of a file as it stands there, by key."""
    return {key: f"{key} ={body}" for key, body in _ENTRY.findall(source.replace("\r\n", "\n"))}


def plain_sentences(source: str) -> dict[str, str]:
    """The sentences of a file that have no variable, function, selector, reference or attribute, by key."""
    found = {}
    for key, body in _ENTRY.findall(source.replace("\r\n", "\n")):
        if "{" in _LITERAL.sub("", body) or "}" in _LITERAL.sub("", body) or _ATTRIBUTE.search(body):
            continue
        first, *lines = body.split("\n")
        indent = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip(" ")), default=0)
        whole = "\n".join([first.lstrip(" "), *(line[indent:] if line.strip(" ") else "" for line in lines)])
        pattern = whole.strip("\n").rstrip(" \n")
        if pattern:
            found[key] = _LITERAL.sub(lambda match: match[1] if match[1] is not None else match[2], pattern)
    return found
