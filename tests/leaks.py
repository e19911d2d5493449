"""Cards in what a tablet was sent: the one search of all tests. A seat's token or a pairing code has the letters of a
card by chance, "6D_fgFGm..." those of the six of diamonds; it is left out, and nothing else.

`python -m tests.leaks --tokens 300000 --seed 1` draws tokens and codes as the door does, and searches the replies that
give them; exits with 1 when one is taken for a card.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator

from controller.games.cards import Card
from controller.web.access import CODE_LETTERS, Access

CARD = re.compile(r"(?<![A-Za-z0-9])(?:[A23456789TJQK]|10)(?:[SHDC]|[♠♥♦♣]|\\u266[0356])(?![A-Za-z0-9])")
"""A card as it is written in messages, for people, and for people in JSON."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
"""24 bytes as the door writes them: `secrets.token_urlsafe(24)`."""
CODE = re.compile(rf"[{CODE_LETTERS}]{{6}}")


def cards_named(sent: str) -> set[str]:
    """Every card that a message names, as it is written there."""
    return set(CARD.findall(without_secrets(sent)))


def marks_of(card: str) -> tuple[str, ...]:
    """How a card can be written in a message: its label, its sign for people, and that in JSON."""
    sign = Card.parse(card).sign
    return card, sign, json.dumps(sign)[1:-1]


def without_secrets(sent: str) -> str:
    """One message without the secret that it gives: the token in the door's reply to who takes a seat, the pairing code
    in that to the dealer who opens one. Known by the reply's fields, all of them, and by being whole; taken out by its
    exact value. A card in the place of a token stays, and so does what is no message."""
    secret = _secret(sent)
    return sent.replace(secret, "") if secret else sent


def _secret(sent: str) -> str:
    if '"reply"' not in sent:  # spares the reading of most messages
        return ""
    try:
        message = json.loads(sent)
    except ValueError:
        return ""
    if not isinstance(message, dict) or message.get("type") != "reply":
        return ""
    match message.get("data"):
        case {"player": str(), "token": str(token), **others} if not others and TOKEN.fullmatch(token):
            return token
        case {"player": str(), "code": str(code), "link": {"address": str(address)}, **others} if not others:
            return code if CODE.fullmatch(code) and address.endswith(f"/play#{code}") else ""
    return ""


def drawn_replies(count: int, seed: int) -> Iterator[tuple[str, str]]:
    """`count` tokens and as many codes, drawn by the door from this seed: each with the reply that gives it."""
    rng = random.Random(seed)
    access = Access(
        new_token=lambda: urlsafe_b64encode(rng.randbytes(24)).rstrip(b"=").decode(),  # as secrets.token_urlsafe
        choose=rng.choice,
    )
    for number in range(count):
        code = access.pairing_code("Eve", 0.0)
        token = access.pair(code, "192.0.2.1", 0.0)[1]
        told = {"type": "reply", "id": f"Eve-{number}", "ok": True, "reason": None, "text": None}
        yield token, json.dumps({**told, "data": {"player": "Eve", "token": token}})
        link = {"address": f"https://192.0.2.1/play#{code}"}
        yield code, json.dumps({**told, "data": {"player": "Eve", "code": code, "link": link}})


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.leaks", description=__doc__.split("\n\n")[0])
    parser.add_argument("--tokens", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    raw = taken = 0
    for secret, reply in drawn_replies(args.tokens, args.seed):
        raw += CARD.search(reply) is not None
        if found := cards_named(reply):
            taken += 1
            print(f"{secret}: taken for {', '.join(sorted(found))}", flush=True)
    print(f"{args.tokens} tokens and as many codes: {taken} taken for a card; {raw} have the letters of one")
    return 1 if taken else 0


if __name__ == "__main__":
    sys.exit(main())
