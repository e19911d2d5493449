"""Events and whole deals as the first version wrote them: every later version must still read them, and mean the
same."""

import json
from pathlib import Path
from typing import Any

import pytest

from controller.games import faro, german_faro
from controller.games.cards import Suit
from controller.games.faro.acts import ENGINE as FARO
from controller.games.german_faro.acts import ENGINE as GERMAN

GAMES: dict[str, Any] = {"faro": faro, "german_faro": german_faro}
HERE = Path(__file__).parent
RECORDS = [json.loads(line) for line in (HERE / "events_v1.jsonl").read_text().splitlines()]
DEALS = [json.loads(line) for line in (HERE / "deals_v1.jsonl").read_text().splitlines()]
"""With money taken out between two cards, cards in doubt, corrections, swaps, rulings, bets before the soda."""
LATER = {
    *(("faro", "MaxRaised"), ("faro", "MaxRaisedFor"), ("faro", "CapRaised")),
    *(("faro", "BidMade"), ("faro", "BidWithdrawn"), ("faro", "BankTaken")),
    *(("faro", "HouseBankOpened"), ("faro", "BankLeft"), ("faro", "BankerAway"), ("faro", "BankerBack")),
    *(("german_faro", "BookChosen"), ("german_faro", "PackLaid"), ("german_faro", "WaitEnded")),
}
"""Kinds of event that the first version did not have."""


@pytest.mark.parametrize("record", [pytest.param(r, id=f"{r['game']}-{r['event']['event']}") for r in RECORDS])
def test_an_old_event_still_loads_and_is_written_with_all_it_said(record: dict[str, Any]) -> None:
    game = GAMES[record["game"]]
    event = game.decode_event(record["event"])
    written = json.loads(json.dumps(game.encode_event(event)))
    assert {name: written[name] for name in record["event"]} == record["event"]


def test_every_event_of_the_first_version_is_there() -> None:
    names = {(record["game"], record["event"]["event"]) for record in RECORDS}
    now = {("faro", name) for name in FARO.codec.kinds} | {("german_faro", name) for name in GERMAN.codec.kinds}
    assert names == now - LATER


def start_of(record: dict[str, Any]) -> Any:
    """The deal of a record before its first event."""
    rules = GAMES[record["game"]].parse_rules(record["rules"])
    if record["game"] == "faro":
        return faro.new_deal(rules, bank=record["bank"], purses=record["purses"], debts=record["debts"])
    books = {player: Suit(suit) for player, suit in record["books"].items()}
    left_out = Suit(record["left_out"]) if record["left_out"] else None
    return german_faro.new_deal(rules, bank=record["bank"], books=books, purses=record["purses"], left_out=left_out)


@pytest.mark.parametrize("record", [pytest.param(r, id=f"{r['game']}-{i}") for i, r in enumerate(DEALS)])
def test_an_old_deal_replays_to_the_same_money_at_every_event(record: dict[str, Any]) -> None:
    game = GAMES[record["game"]]
    deal = start_of(record)
    for event, wanted in zip(record["events"], record["bank_and_layout"], strict=True):
        deal = game.apply(deal, game.decode_event(event))
        assert [deal.bank, deal.on_layout] == wanted, event
        json.dumps(game.view(deal))
    assert {"phase": deal.phase, "purses": deal.purses, "debts": deal.debts} == record["end"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoiled", [{}, {"event": "Nothing"}, {"event": "CardShown"}, {"event": "CardShown", "x": 1}])
def test_what_is_no_event_is_refused(game: str, spoiled: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="event"):
        GAMES[game].decode_event(spoiled)
